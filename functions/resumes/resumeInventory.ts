import type { DynamoDBDocumentClient, TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { JobCopy } from '../../shared/api/copies.ts';
import type { PairSide } from '../../shared/api/pairs.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { clock } from '../platform/clock.ts';
import { retryOnConflict, type WriteAttempt } from '../platform/dynamodb/retryOnConflict.ts';
import { conditionFailed, failedItem, transact } from '../platform/dynamodb/transact.ts';
import { binRowId, createResumeBin, toBinRow } from './resumeBin.ts';
import { createResumeCopies, toCopyRow, toJobCopy } from './resumeCopies.ts';
import { historyRowId } from './resumeHistory.ts';
import { endLinkRow, linkCondition } from './linkRows.ts';
import { createResumePairs, pairRowId, toPairRows, toPairSide } from './resumePairs.ts';
import { createResumeRepository, type ResumeRefusal, type SaveOutcome, type StoredResume } from './resumeRepository.ts';

interface InventoryTables {
  readonly resumes: string;
  /** The table with the count of résumés. */
  readonly users: string;
  /** The table with the bin. */
  readonly requests: string;
}

type LookOutcome = Awaited<ReturnType<ReturnType<typeof createResumeRepository>['read']>>;
type MoreWrites = NonNullable<TransactWriteCommandInput['TransactItems']>;
type CopyingOutcome = { readonly saved: StoredResume; readonly copy: JobCopy } | ResumeRefusal;
interface TwinWish {
  /** Id of the twin. */
  readonly id: string;
  readonly name: string;
  readonly data: ResumeData;
  readonly open: readonly string[];
  /** Version of the base that was read. */
  readonly version: number;
}
type TwinOutcome = { readonly saved: StoredResume; readonly sides: [PairSide, PairSide] } | 'conflict' | ResumeRefusal;
type RemoveOutcome = { readonly removed: true } | ResumeRefusal;

/** Conditions on a profile; one of them must hold to create another résumé. */
const HAS_FREE_SLOT = [
  'attribute_type(maxStorageSlots, :unlimited)',
  'premiumUntil > :now',
  'resumeCount < maxStorageSlots',
];

/**
 * Creates résumés, deletes them into the bin and takes them out; their count is in the profile and changes in the same
 * transaction. Cost: create 2 × (size in KB + profile) write units, a deletion also 2 × the compressed size.
 */
export function createResumeInventory(
  database: DynamoDBDocumentClient,
  tables: InventoryTables,
  now: () => Date = clock,
) {
  const { read } = createResumeRepository(database, tables, now);
  const bin = createResumeBin(database, tables, now);
  const copies = createResumeCopies(database, tables);
  const pairs = createResumePairs(database, tables);
  return { create, copy, twin, restore, remove };

  /**
   * Creates a résumé under `id`, unless the user has no slot left: the count is in the profile and grows in the same
   * transaction, so that two tabs cannot exceed the limit together (CLOUD-09, CLOUD-11). The same id again returns the
   * stored résumé (idempotency).
   */
  async function create(userId: string, id: string, name: string, data: ResumeData): Promise<SaveOutcome> {
    const time = now().toISOString();
    const { templateId } = data;
    return put({ id, userId, name, data, templateId, version: 1, createdAt: time, updatedAt: time });
  }

  /**
   * Creates a résumé under `id` that is as `base` is, with a row that says what it was made from and for. The same id
   * again returns what was made.
   */
  async function copy(base: StoredResume, id: string, name: string, advert: string): Promise<CopyingOutcome> {
    const time = now().toISOString();
    const row = await toCopyRow(base, id, advert);
    const { userId, data, templateId } = base;
    const made = { id, userId, name, data, templateId, version: 1, createdAt: time, updatedAt: time };
    const outcome = await put(made, [{ Put: { TableName: tables.requests, Item: row } }]);
    if ('refused' in outcome) return outcome;
    return { ...outcome, copy: toJobCopy((await copies.readRow(userId, id)) ?? row) };
  }

  /**
   * Creates a résumé under `id` that is `base` in another language, with what the pair knows about both, while the base
   * is as it was read and has no twin. The same id again returns what was made.
   */
  async function twin(base: StoredResume, { id, name, data, open, version }: TwinWish): Promise<TwinOutcome> {
    const time = now().toISOString();
    const { userId } = base;
    const { templateId } = data;
    const made = { id, userId, name, data, templateId, version: 1, createdAt: time, updatedAt: time, twin: base.id };
    const [[baseRow, theirs], before] = await Promise.all([
      toPairRows(base, made, open),
      pairs.readRow(userId, base.id),
    ]);
    // Its former twin is deleted, in the bin, or has another twin.
    const isFree = before === undefined || before.of === id || (await pairs.find(userId, base.id)) === undefined;
    if (!isFree) return 'conflict';
    const outcome = await put(made, [
      {
        Update: {
          TableName: tables.resumes,
          Key: { id: base.id },
          UpdateExpression: 'SET twin = :twin',
          ConditionExpression: 'userId = :user AND version = :version',
          ExpressionAttributeValues: { ':user': userId, ':version': version, ':twin': id },
        },
      },
      { Put: { TableName: tables.requests, Item: baseRow } },
      {
        Put: {
          TableName: tables.requests,
          Item: theirs,
          ...(before
            ? {
                ConditionExpression: '#of = :of AND #version = :version',
                ExpressionAttributeNames: { '#of': 'of', '#version': 'version' },
                ExpressionAttributeValues: { ':of': before.of, ':version': before.version },
              }
            : { ConditionExpression: 'attribute_not_exists(id)' }),
        },
      },
    ]);
    if ('refused' in outcome) return outcome.refused === 'not_found' ? 'conflict' : outcome;
    const rows = await Promise.all([pairs.readRow(userId, id), pairs.readRow(userId, base.id)]);
    return { ...outcome, sides: [toPairSide(rows[0] ?? baseRow), toPairSide(rows[1] ?? theirs)] };
  }

  /**
   * Takes a deleted résumé out of the bin, under its id and with its version, so that a page that has it open goes on
   * with it. It needs a slot like a new one; its template is not checked, since none of it changes. Where it is not in
   * the bin, the answer to the same call may have been lost: then it is there already.
   */
  async function restore(userId: string, id: string): Promise<SaveOutcome> {
    const binned = await bin.find(userId, id);
    if (!binned) return read(userId, id, true);
    const { name, data, templateId, version, createdAt, deletedAt } = binned;
    const beside = await besideOf(userId, id);
    const back = { id, userId, name, data, templateId, version, createdAt, updatedAt: now().toISOString() };
    return put({ ...back, ...(beside.twin !== undefined && { twin: beside.twin }) }, [
      {
        Delete: {
          TableName: tables.requests,
          Key: { id: binRowId(userId, id) },
          ConditionExpression: 'deletedAt = :deleted',
          ExpressionAttributeValues: { ':deleted': deletedAt },
        },
      },
      {
        Update: {
          ...historyOf(userId, id),
          UpdateExpression: 'SET userId = :user REMOVE expiresAt',
          ExpressionAttributeValues: { ':user': userId },
        },
      },
      ...beside.rows.map((row) => ({ Update: { ...row, UpdateExpression: 'REMOVE expiresAt' } })),
    ]);
  }

  /** The row of its history, which goes with it. */
  function historyOf(userId: string, id: string) {
    return { TableName: tables.requests, Key: { id: historyRowId(userId, id) } };
  }

  /** Rows that go with it, where they are: what a copy for a job was made from, and what its pair knows about it. */
  async function besideOf(userId: string, id: string) {
    const [copyRow, pairRow] = await Promise.all([copies.readRow(userId, id), pairs.readRow(userId, id)]);
    return {
      rows: [copyRow, pairRow].flatMap((row) => (row ? [{ TableName: tables.requests, Key: { id: row.id } }] : [])),
      twin: pairRow?.of,
    };
  }

  async function put(item: StoredResume, more: MoreWrites = []): Promise<SaveOutcome> {
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
    // It left the bin by a call after which it was deleted again: the stored state decides.
    if (reasons.length > 0) return read(userId, item.id, true);
    return { saved: item };
  }

  /**
   * Deletes a résumé into the bin and frees its slot, in one transaction conditional on the version that was read;
   * otherwise it is read again.
   */
  async function remove(userId: string, id: string): Promise<RemoveOutcome> {
    const look = () => read(userId, id, true);
    const outcome = await retryOnConflict<LookOutcome, RemoveOutcome>(
      await look(),
      async (seen): Promise<WriteAttempt<LookOutcome, RemoveOutcome>> => {
        if ('refused' in seen) return { done: seen };
        const done = await removeSeen(userId, id, seen.saved);
        return done ? { done } : { conflict: await look() };
      },
    );
    return outcome as RemoveOutcome;
  }

  /** Deletes the version that was read; undefined when it has changed since (optimistic lock). */
  async function removeSeen(userId: string, id: string, seen: StoredResume): Promise<RemoveOutcome | undefined> {
    const [row, beside] = await Promise.all([toBinRow(seen, now()), besideOf(userId, id)]);
    const expiry = { ':expires': row.expiresAt };
    const { condition, names, values } = linkCondition(seen.link);
    const reasons = await transact(database, {
      TransactItems: [
        {
          Delete: {
            TableName: tables.resumes,
            Key: { id },
            ConditionExpression: `userId = :user AND version = :version AND ${condition}`,
            ...(names && { ExpressionAttributeNames: names }),
            ExpressionAttributeValues: { ':user': userId, ':version': seen.version, ...values },
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
        { Put: { TableName: tables.requests, Item: row } },
        {
          Update: {
            ...historyOf(userId, id),
            UpdateExpression: 'SET userId = :user, expiresAt = :expires',
            ExpressionAttributeValues: { ':user': userId, ...expiry },
          },
        },
        ...beside.rows.map((of) => ({
          Update: { ...of, UpdateExpression: 'SET expiresAt = :expires', ExpressionAttributeValues: expiry },
        })),
        // If a twin is made at the same moment, this row is written, and must go into the bin too.
        ...(beside.twin !== undefined
          ? []
          : [
              {
                ConditionCheck: {
                  TableName: tables.requests,
                  Key: { id: pairRowId(userId, id) },
                  ConditionExpression: 'attribute_not_exists(id)',
                },
              },
            ]),
        // A résumé restored from the bin has no link, because nobody expects to be visible again by restoring it.
        ...(seen.link ? [endLinkRow(tables.requests, userId, seen.link, 'link_deleted', now())] : []),
      ],
    });
    if (conditionFailed(reasons, 0)) {
      const present = failedItem(reasons, 0) as StoredResume | undefined;
      if (present?.userId === userId) return undefined;
      return { refused: present ? 'unauthorized' : 'not_found' };
    }
    if (conditionFailed(reasons, 1)) return { refused: 'user_not_found' };
    return reasons.length > 0 ? undefined : { removed: true };
  }
}
