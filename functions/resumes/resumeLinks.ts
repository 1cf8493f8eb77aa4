import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../shared/errors/errors.ts';
import { LINK_ALPHABET, LINK_KEY_LENGTH, type LinkSettings, type ResumeLink } from '../../shared/resume/resumeLink.ts';
import { accountStandsCondition, type TokenSubject } from '../platform/accountDeletion.ts';
import { clock } from '../platform/clock.ts';
import { retryOnConflict } from '../platform/dynamodb/retryOnConflict.ts';
import { conditionFailed, transact } from '../platform/dynamodb/transact.ts';
import { endLinkRow, linkCondition, linkRowId, type TransactionItem } from './linkRows.ts';
import { refusalToError } from './response.ts';
import { createResumeRepository, type StoredResume } from './resumeRepository.ts';

interface LinkTables {
  readonly resumes: string;
  /** The table with the rows by which links are found. */
  readonly requests: string;
}

/**
 * The link of a saved résumé as its owner makes, changes and takes it back (decision 109): one of each résumé, in the
 * résumé's row. Each is one transaction with the row by which its key is found. Cost: 2 write units for each KB of the
 * résumé, and 4.
 */
export function createResumeLinks(database: DynamoDBDocumentClient, tables: LinkTables, now: () => Date = clock) {
  const resumes = createResumeRepository(database, tables, now);
  return { own: readOwn, save, remove };

  /** The caller's own résumé. Throws resume_not_found, forbidden. */
  async function readOwn(userId: string, id: string): Promise<StoredResume> {
    const lookup = await resumes.read(userId, id, true);
    if ('refused' in lookup) throw refusalToError(lookup);
    return lookup.saved;
  }

  /**
   * Makes the link of a résumé or, if another call has just made it, returns that one; with a `key`, changes its link.
   * Throws resume_not_found, forbidden, account_deleted, and link_taken_back if the key is not its link's.
   */
  async function save(user: TokenSubject, id: string, settings: LinkSettings, key?: string): Promise<StoredResume> {
    const saved = await retryOnConflict<StoredResume, StoredResume>(await readOwn(user.id, id), async (seen) => {
      const { link: present } = seen;
      if (key !== undefined && present?.key !== key) throw new AppError('link_taken_back');
      // Repeated or parallel calls get the same link.
      if (present && key === undefined) return { done: seen };
      const link = { key: newKey(), createdAt: now().toISOString(), ...present, ...settings };
      const reasons = await transact(database, {
        TransactItems: [
          onResume(user.id, id, present, 'SET link = :link', { ':link': link }),
          {
            Update: {
              TableName: tables.requests,
              Key: { id: linkRowId(link.key) },
              UpdateExpression: 'SET userId = :user, resumeId = :resume',
              ConditionExpression: 'attribute_not_exists(ended)',
              ExpressionAttributeValues: { ':user': user.id, ':resume': id },
            },
          },
          { ConditionCheck: { TableName: tables.requests, ...accountStandsCondition(user) } },
        ],
      });
      if (conditionFailed(reasons, 2)) throw new AppError('account_deleted');
      if (conditionFailed(reasons, 1)) throw new AppError('link_taken_back');
      return reasons.length === 0 ? { done: { ...seen, link } } : { conflict: await readOwn(user.id, id) };
    });
    return saved as StoredResume;
  }

  /** Takes a résumé's link back; without a link nothing is to do. Throws resume_not_found, forbidden. */
  async function remove(userId: string, id: string): Promise<void> {
    await retryOnConflict<StoredResume, true>(await readOwn(userId, id), async ({ link }) => {
      if (!link) return { done: true };
      const reasons = await transact(database, {
        TransactItems: [
          onResume(userId, id, link, 'REMOVE link'),
          endLinkRow(tables.requests, userId, link, 'link_taken_back', now()),
        ],
      });
      return reasons.length === 0 ? { done: true } : { conflict: await readOwn(userId, id) };
    });
  }

  /** A change of the link in a résumé's row, where it is still the one that was read. The résumé's version stays. */
  function onResume(
    userId: string,
    id: string,
    seen: ResumeLink | undefined,
    change: string,
    changed: Readonly<Record<string, unknown>> = {},
  ): TransactionItem {
    const { condition, names, values } = linkCondition(seen);
    return {
      Update: {
        TableName: tables.resumes,
        Key: { id },
        UpdateExpression: change,
        ConditionExpression: `userId = :user AND ${condition}`,
        ...(names && { ExpressionAttributeNames: names }),
        ExpressionAttributeValues: { ':user': userId, ...values, ...changed },
      },
    };
  }
}

/** 130 bits: each byte's last five are as likely as any other. */
const newKey = () => Array.from(randomBytes(LINK_KEY_LENGTH), (byte) => LINK_ALPHABET.charAt(byte & 31)).join('');
