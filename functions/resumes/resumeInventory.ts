import { GetCommand, type DynamoDBDocumentClient, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';
import { DAY_SECONDS, epochSeconds } from '../../shared/platform/time.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { clock } from '../platform/clock.ts';
import { retryOnConflict, type WriteAttempt } from '../platform/dynamodb/retryOnConflict.ts';
import { conditionFailed, failedItem, transact } from '../platform/dynamodb/transact.ts';
import { createResumeRepository, type ResumeRefusal, type SaveOutcome, type StoredResume } from './resumeRepository.ts';

interface InventoryTables {
  readonly resumes: string;
  /** The table with the count of résumés. */
  readonly users: string;
  /** The table with the markers of deleted résumés. */
  readonly requests: string;
}

type LookOutcome = Awaited<ReturnType<ReturnType<typeof createResumeRepository>['read']>>;
type RemoveOutcome = { readonly removed: true } | ResumeRefusal;

/** The marker of a deleted résumé, kept for a day: its identity, and nothing of its content. */
interface DeletedResumeRow extends Pick<StoredResume, 'version' | 'createdAt' | 'templateId'> {
  readonly id: string;
}

/** Conditions on a profile, one of which must hold to create another résumé. */
const HAS_FREE_SLOT = [
  'attribute_type(maxStorageSlots, :unlimited)',
  'premiumUntil > :now',
  'resumeCount < maxStorageSlots',
];

/** Key, in the table of requests, of the marker of a deleted résumé. */
export const deletedResumeId = (userId: string, id: string) => `DELETED-RESUME#${userId}#${id}`;
/**
 * Creates and deletes résumés; their count is in the profile and changes in the same transaction. Cost: create 2 ×
 * (size in KB + profile) write units.
 */
export function createResumeInventory(
  database: DynamoDBDocumentClient,
  tables: InventoryTables,
  now: () => Date = clock,
) {
  const { read } = createResumeRepository(database, tables, now);
  return { create, restore, remove };

  /**
   * Creates a résumé under `id`, unless the user has no slot left: the count is in the profile and grows in the same
   * transaction, so that two tabs cannot exceed the limit together. The same id again returns the stored résumé
   * (idempotency). A `deleted` one continues from its last version.
   */
  async function create(
    userId: string,
    id: string,
    name: string,
    resume: ResumeData,
    deleted?: Pick<StoredResume, 'version' | 'createdAt'>,
  ): Promise<SaveOutcome> {
    const time = now().toISOString();
    const { version = 1, createdAt = time } = deleted ?? {};
    return put({ id, userId, name, data: resume, templateId: resume.templateId, version, createdAt, updatedAt: time });
  }

  /**
   * Restores a deleted résumé by its marker, which is removed: its version continues, and its template is not
   * checked again. Undefined when there is no marker, or one with another template: then it is created like a new one.
   */
  async function restore(
    userId: string,
    id: string,
    name: string,
    resume: ResumeData,
  ): Promise<SaveOutcome | undefined> {
    const key = { id: deletedResumeId(userId, id) };
    const { Item } = await database.send(
      new GetCommand({ TableName: tables.requests, Key: key, ConsistentRead: true }),
    );
    const marker = Item as (DeletedResumeRow & { readonly expiresAt: number }) | undefined;
    if (!marker || marker.templateId !== resume.templateId || marker.expiresAt <= now().getTime() / 1_000)
      return undefined;
    const { version, createdAt } = marker;
    return put(
      {
        id,
        userId,
        name,
        data: resume,
        templateId: resume.templateId,
        version,
        createdAt,
        updatedAt: now().toISOString(),
      },
      [
        {
          Delete: {
            TableName: tables.requests,
            Key: key,
            ConditionExpression: 'templateId = :template',
            ExpressionAttributeValues: { ':template': resume.templateId },
          },
        },
      ],
    );
  }

  async function put(
    item: StoredResume,
    more: NonNullable<TransactWriteCommandInput['TransactItems']> = [],
  ): Promise<SaveOutcome> {
    const { userId, updatedAt: time } = item;
    const reasons = await transact(database, {
      TransactItems: [
        {
          Put: {
            TableName: tables.resumes,
            Item: item,
            ConditionExpression: 'attribute_not_exists(id)',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        {
          Update: {
            TableName: tables.users,
            Key: { uid: userId },
            UpdateExpression: 'ADD resumeCount :one',
            ConditionExpression: `attribute_exists(uid) AND (${HAS_FREE_SLOT.join(' OR ')})`,
            ExpressionAttributeValues: { ':one': 1, ':unlimited': 'NULL', ':now': time },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        ...more,
      ],
    });
    if (conditionFailed(reasons, 0)) {
      const stored = failedItem(reasons, 0) as StoredResume | undefined;
      return stored?.userId === userId ? { saved: stored } : { refused: 'unauthorized' };
    }
    if (conditionFailed(reasons, 1)) return { refused: reasons[1]?.Item ? 'storage_limit_reached' : 'user_not_found' };
    // Its marker was used by a call after which it was deleted again: the stored state decides.
    if (reasons.length > 0) return read(userId, item.id);
    return { saved: item };
  }

  /**
   * Deletes a résumé, frees its slot and writes its deletion marker, in one transaction conditional on the version that
   * was read; otherwise it is read again.
   */
  async function remove(userId: string, id: string): Promise<RemoveOutcome> {
    const look = () => read(userId, id, true);
    const outcome = await retryOnConflict<LookOutcome, RemoveOutcome>(
      await look(),
      async (found): Promise<WriteAttempt<LookOutcome, RemoveOutcome>> => {
        if ('refused' in found) return { done: found };
        const done = await removeSeen(userId, id, found.saved);
        return done ? { done } : { conflict: await look() };
      },
    );
    return outcome ?? { refused: 'not_found' };
  }

  /** Deletes the version that was read; undefined when it has changed since (optimistic lock). */
  async function removeSeen(userId: string, id: string, seen: StoredResume): Promise<RemoveOutcome | undefined> {
    const marker = {
      id: deletedResumeId(userId, id),
      userId,
      version: seen.version,
      createdAt: seen.createdAt,
      templateId: seen.templateId,
      expiresAt: epochSeconds(now()) + RETENTION_DAYS.deletedResumes * DAY_SECONDS,
    };
    const reasons = await transact(database, {
      TransactItems: [
        {
          Delete: {
            TableName: tables.resumes,
            Key: { id },
            ConditionExpression: 'userId = :user AND version = :version',
            ExpressionAttributeValues: { ':user': userId, ':version': seen.version },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        {
          Update: {
            TableName: tables.users,
            Key: { uid: userId },
            UpdateExpression: 'ADD resumeCount :less',
            ConditionExpression: 'resumeCount > :none',
            ExpressionAttributeValues: { ':less': -1, ':none': 0 },
          },
        },
        { Put: { TableName: tables.requests, Item: marker } },
      ],
    });
    if (conditionFailed(reasons, 0)) {
      const present = failedItem(reasons, 0) as StoredResume | undefined;
      if (present?.userId === userId) return undefined;
      return { refused: present ? 'unauthorized' : 'not_found' };
    }
    if (conditionFailed(reasons, 1)) return { refused: 'user_not_found' };
    return { removed: true };
  }
}
