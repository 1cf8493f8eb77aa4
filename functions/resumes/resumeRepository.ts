import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException, type AttributeValue } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { clock } from '../platform/clock.ts';
import { conditionFailed, transact } from '../platform/dynamodb/transact.ts';

/** A résumé as it is stored (DATA-04, with the version that guards against lost updates). */
export interface StoredResume {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly data: ResumeData;
  /** Of `data`, repeated where the list's index can see it. */
  readonly templateId: string;
  /** Starts at 1 and grows by one with each save. */
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What a list shows of a résumé. */
export type StoredResumeSummary = Omit<StoredResume, 'data' | 'userId'>;

/** What a write found instead of what it expected. The handlers turn each into an error of the catalogue. */
export type ResumeRefusal =
  | { readonly refused: 'user_not_found' | 'storage_limit_reached' | 'not_found' | 'unauthorized' | 'premium_template' }
  | { readonly refused: 'conflict'; readonly current: StoredResume };

export type SaveOutcome = { readonly saved: StoredResume } | ResumeRefusal;

interface ResumeTables {
  readonly resumes: string;
  /** Where the count of résumés stands; only creating and deleting need it. */
  readonly users?: string;
  /** Where the tombstones of deleted résumés stand; without it none is left, and none is looked for. */
  readonly requests?: string;
}

/** What is left of a deleted résumé for a day: proof of what it was, and nothing of what it said. */
interface DeletedResumeRow extends Pick<StoredResume, 'version' | 'createdAt' | 'templateId'> {
  readonly id: string;
}

const deletedResumeId = (userId: string, id: string) => `DELETED-RESUME#${userId}#${id}`;
const DAY_SECONDS = 86_400;
/** Other saves came between a look and a deletion as often as this: something is wrong. */
const MAX_WRITE_ATTEMPTS = 20;

/**
 * The résumés of all users. Every write says in its condition what must be true; nothing is read first
 * and written afterwards. Cost: create 2 × (size in KB + profile) write units as a transaction, update one
 * per KB (twice: table and index), list the read units of the summaries.
 */
export function createResumeRepository(
  database: DynamoDBDocumentClient,
  tables: ResumeTables,
  now: () => Date = clock,
) {
  return { create, restore, read, readAll, update, remove, list };

  /**
   * Creates a résumé under `id`, unless the user has none left: the count stands in the profile and grows in
   * the same transaction, so that two tabs cannot pass the limit together. The same id again answers what is stored.
   * What was `deleted` goes on from where it was.
   */
  async function create(
    userId: string,
    id: string,
    name: string,
    data: ResumeData,
    deleted?: Pick<StoredResume, 'version' | 'createdAt'>,
  ): Promise<SaveOutcome> {
    const time = now().toISOString();
    const { version = 1, createdAt = time } = deleted ?? {};
    return put({ id, userId, name, data, templateId: data.templateId, version, createdAt, updatedAt: time });
  }

  /**
   * Brings a deleted résumé back as the one it was, by its tombstone, which it uses up: its version goes on, and its
   * template needs no leave. Undefined where there is no tombstone of it, or of one with another template: then it is a
   * new one like any.
   */
  async function restore(userId: string, id: string, name: string, data: ResumeData): Promise<SaveOutcome | undefined> {
    const key = { id: deletedResumeId(userId, id) };
    const { Item } = await database.send(
      new GetCommand({ TableName: tables.requests, Key: key, ConsistentRead: true }),
    );
    const tombstone = Item as (DeletedResumeRow & { readonly expiresAt: number }) | undefined;
    if (!tombstone || tombstone.templateId !== data.templateId || tombstone.expiresAt <= now().getTime() / 1_000)
      return undefined;
    const { version, createdAt } = tombstone;
    return put(
      { id, userId, name, data, templateId: data.templateId, version, createdAt, updatedAt: now().toISOString() },
      [
        {
          Delete: {
            TableName: tables.requests,
            Key: key,
            ConditionExpression: 'templateId = :template',
            ExpressionAttributeValues: { ':template': data.templateId },
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
            ConditionExpression:
              'attribute_exists(uid) AND (attribute_type(maxStorageSlots, :unlimited) OR premiumUntil > :now OR resumeCount < maxStorageSlots)',
            ExpressionAttributeValues: { ':one': 1, ':unlimited': 'NULL', ':now': time },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        ...more,
      ],
    });
    if (conditionFailed(reasons, 0)) {
      const stored = unmarshallResume(reasons[0]?.Item);
      return stored?.userId === userId ? { saved: stored } : { refused: 'unauthorized' };
    }
    if (conditionFailed(reasons, 1)) return { refused: reasons[1]?.Item ? 'storage_limit_reached' : 'user_not_found' };
    // Its tombstone was used up by somebody who deleted it again since: what stands there says how it ended.
    if (reasons.length > 0) return read(userId, item.id);
    return { saved: item };
  }

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

  /** The user's own among these ids, at most 100, in their order; those that are gone are left out. */
  async function readAll(userId: string, ids: readonly string[]): Promise<StoredResume[]> {
    const found = new Map<string, StoredResume>();
    let keys: Record<string, unknown>[] = ids.map((id) => ({ id }));
    while (keys.length > 0) {
      // oxlint-disable-next-line no-await-in-loop -- an answer ends at 16 MB and says what it left out
      const { Responses, UnprocessedKeys } = await database.send(
        new BatchGetCommand({ RequestItems: { [tables.resumes]: { Keys: keys } } }),
      );
      for (const item of (Responses?.[tables.resumes] ?? []) as StoredResume[])
        if (item.userId === userId) found.set(item.id, item);
      keys = UnprocessedKeys?.[tables.resumes]?.Keys ?? [];
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /**
   * Saves over the version that was read; a newer one is answered as a conflict, with what stands there. Who may not
   * use the template (`sameTemplate`) may still save what has it already: what was made with premium stays editable.
   */
  async function update(
    userId: string,
    id: string,
    version: number,
    name: string,
    data: ResumeData,
    sameTemplate = false,
  ): Promise<SaveOutcome> {
    try {
      const { Attributes } = await database.send(
        new UpdateCommand({
          TableName: tables.resumes,
          Key: { id },
          UpdateExpression:
            'SET #name = :name, #data = :data, templateId = :template, version = :next, updatedAt = :time',
          ConditionExpression: `userId = :user AND version = :version${sameTemplate ? ' AND templateId = :template' : ''}`,
          ExpressionAttributeNames: { '#name': 'name', '#data': 'data' },
          ExpressionAttributeValues: {
            ':name': name,
            ':data': data,
            ':template': data.templateId,
            ':next': version + 1,
            ':time': now().toISOString(),
            ':user': userId,
            ':version': version,
          },
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return { saved: Attributes as StoredResume };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const current = unmarshallResume(error.Item);
      if (!current) return { refused: 'not_found' };
      if (current.userId !== userId) return { refused: 'unauthorized' };
      // The answer to the same save was lost on its way: it has been saved.
      const again = current.version === version + 1 && current.name === name && isDeepStrictEqual(current.data, data);
      if (again) return { saved: current };
      return sameTemplate && current.version === version
        ? { refused: 'premium_template' }
        : { refused: 'conflict', current };
    }
  }

  /**
   * Deletes a résumé, gives its place back and leaves its tombstone, in one transaction: the résumé that was looked at,
   * or that look is taken again.
   */
  async function remove(userId: string, id: string): Promise<{ readonly removed: true } | ResumeRefusal> {
    for (let attempt = 1; ; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each look finds what came between
      const found = tables.requests === undefined ? undefined : await read(userId, id, true);
      if (found && 'refused' in found) return found;
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await removeOnce(userId, id, found?.saved);
      if (outcome !== 'changed') return outcome;
      if (attempt === MAX_WRITE_ATTEMPTS) throw new Error('The résumé changes faster than it can be deleted');
    }
  }

  async function removeOnce(
    userId: string,
    id: string,
    seen: StoredResume | undefined,
  ): Promise<{ readonly removed: true } | ResumeRefusal | 'changed'> {
    const tombstone = seen && {
      id: deletedResumeId(userId, id),
      userId,
      version: seen.version,
      createdAt: seen.createdAt,
      templateId: seen.templateId,
      expiresAt: Math.floor(now().getTime() / 1_000) + DAY_SECONDS,
    };
    const reasons = await transact(database, {
      TransactItems: [
        {
          Delete: {
            TableName: tables.resumes,
            Key: { id },
            ConditionExpression: seen ? 'userId = :user AND version = :version' : 'userId = :user',
            ExpressionAttributeValues: { ':user': userId, ...(seen && { ':version': seen.version }) },
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
        ...(tombstone ? [{ Put: { TableName: tables.requests, Item: tombstone } }] : []),
      ],
    });
    if (conditionFailed(reasons, 0)) {
      const present = unmarshallResume(reasons[0]?.Item);
      if (present?.userId === userId) return 'changed';
      return { refused: present ? 'unauthorized' : 'not_found' };
    }
    if (conditionFailed(reasons, 1)) return { refused: 'user_not_found' };
    return { removed: true };
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

function unmarshallResume(item: Record<string, AttributeValue> | undefined): StoredResume | undefined {
  return item && (unmarshall(item) as StoredResume);
}
