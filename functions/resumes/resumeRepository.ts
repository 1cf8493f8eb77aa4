import { isDeepStrictEqual } from 'node:util';
import { BatchGetCommand, GetCommand, QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ResumeLink } from '../../shared/resume/resumeLink.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { clock } from '../platform/clock.ts';
import { updateIf } from '../platform/dynamodb/updateIf.ts';
import { ownProperty } from '../../shared/platform/ownProperty.ts';

/** A résumé as it is stored (DATA-04, with the version of the optimistic lock). */
export interface StoredResume {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** The résumé itself; `resume` outside of the row and the wire. */
  readonly data: ResumeData;
  /** The template id of `data`, repeated as an attribute of the list's index. */
  readonly templateId: string;
  /** Starts at 1 and grows by one with each save. */
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The link by which others see it; it stays with the row, and does not go into the bin. */
  readonly link?: ResumeLink;
  /** Id of the last twin that it had. Whether it still has it is known by the rows of the pair alone. */
  readonly twin?: string;
}

/** The fields of a résumé that a list shows. */
export type StoredResumeSummary = Omit<StoredResume, 'data' | 'userId' | 'link' | 'twin'>;

/** Why the condition of a write failed. The handlers turn each into an error of the catalogue. */
export type ResumeRefusal =
  | { readonly refused: 'user_not_found' | 'storage_limit_reached' | 'not_found' | 'unauthorized' | 'premium_template' }
  | { readonly refused: 'conflict'; readonly current: StoredResume };

export type SaveOutcome = { readonly saved: StoredResume } | ResumeRefusal;

interface ResumeTables {
  readonly resumes: string;
}

/**
 * Existing résumés of all users; {@link createResumeInventory} creates and deletes them. Every write is conditional
 * (optimistic lock); nothing is read first and written afterwards. Cost: update one write unit per KB (twice: table and
 * index), list the read units of the summaries.
 */
export function createResumeRepository(
  database: DynamoDBDocumentClient,
  tables: ResumeTables,
  now: () => Date = clock,
) {
  return { read, readAll, update, list };

  async function read(
    userId: string,
    id: string,
    consistent = false,
  ): Promise<{ readonly saved: StoredResume } | { readonly refused: 'not_found' | 'unauthorized' }> {
    const { Item } = await database.send(
      new GetCommand({ TableName: tables.resumes, Key: { id }, ConsistentRead: consistent }),
    );
    if (!Item) return { refused: 'not_found' };
    const stored = Item as StoredResume;
    return stored.userId === userId ? { saved: stored } : { refused: 'unauthorized' };
  }

  /** Returns the user's own résumés among these ids, at most 100, in their order; missing ones are left out. */
  async function readAll(userId: string, ids: readonly string[]): Promise<StoredResume[]> {
    const byId = new Map<string, StoredResume>();
    let keys: Record<string, unknown>[] = ids.map((id) => ({ id }));
    while (keys.length > 0) {
      // oxlint-disable-next-line no-await-in-loop -- an answer ends at 16 MB and says what it left out
      const { Responses, UnprocessedKeys } = await database.send(
        new BatchGetCommand({ RequestItems: { [tables.resumes]: { Keys: keys } } }),
      );
      for (const item of (ownProperty(Responses, tables.resumes) ?? []) as StoredResume[])
        if (item.userId === userId) byId.set(item.id, item);
      keys = ownProperty(UnprocessedKeys, tables.resumes)?.Keys ?? [];
    }
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /**
   * Saves over the version that was read; a newer one is answered as a conflict with the stored résumé. A user who may
   * not use the template (`sameTemplate`) may still save a résumé that has it: what was made with premium stays
   * editable.
   */
  async function update(
    userId: string,
    id: string,
    version: number,
    name: string,
    resume: ResumeData,
    sameTemplate = false,
  ): Promise<SaveOutcome> {
    const { written, item: current } = await updateIf<StoredResume>(database, {
      TableName: tables.resumes,
      Key: { id },
      UpdateExpression: 'SET #name = :name, #data = :data, templateId = :template, version = :next, updatedAt = :time',
      ConditionExpression: [
        'userId = :user AND version = :version',
        ...(sameTemplate ? ['templateId = :template'] : []),
      ].join(' AND '),
      ExpressionAttributeNames: { '#name': 'name', '#data': 'data' },
      ExpressionAttributeValues: {
        ':name': name,
        ':data': resume,
        ':template': resume.templateId,
        ':next': version + 1,
        ':time': now().toISOString(),
        ':user': userId,
        ':version': version,
      },
      ReturnValues: 'ALL_NEW',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    if (!current) return { refused: 'not_found' };
    if (written) return { saved: current };
    if (current.userId !== userId) return { refused: 'unauthorized' };
    // The answer to the same save was lost: it is saved already.
    const again = current.version === version + 1 && current.name === name && isDeepStrictEqual(current.data, resume);
    if (again) return { saved: current };
    return sameTemplate && current.version === version
      ? { refused: 'premium_template' }
      : { refused: 'conflict', current };
  }

  /** The user's résumés, last changed first. Read from the index, which may lag a write by moments. */
  async function list(userId: string): Promise<StoredResumeSummary[]> {
    const summaries: StoredResumeSummary[] = [];
    let from: Record<string, unknown> | undefined;
    do {
      const page = await database.send(
        new QueryCommand({
          TableName: tables.resumes,
          IndexName: 'byUser',
          KeyConditionExpression: 'userId = :user',
          ExpressionAttributeValues: { ':user': userId },
          ScanIndexForward: false,
          ExclusiveStartKey: from,
        }),
      );
      for (const { userId: _owner, ...summary } of page.Items ?? []) summaries.push(summary as StoredResumeSummary);
      from = page.LastEvaluatedKey;
    } while (from);
    return summaries;
  }
}
