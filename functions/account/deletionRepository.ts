import { DeleteCommand, GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';
import { DAY_SECONDS, epochSeconds } from '../../shared/platform/time.ts';
import { clock } from '../platform/clock.ts';
import { deletionMarkerId, accountStandsCondition, type DeletionMarker } from '../platform/accountDeletion.ts';
import { queryPage } from '../platform/dynamodb/queryAll.ts';
import { conditionFailed, transact } from '../platform/dynamodb/transact.ts';
import type { AuthenticatedUser } from '../http/call.ts';

interface DeletionTables {
  readonly users: string;
  readonly requests: string;
  readonly creditLogs: string;
}

export type DeletionRepository = ReturnType<typeof createDeletionRepository>;

/**
 * A deletion that is not finished: the last record that leads to an account's data. It is removed when no data can be
 * left.
 */
export interface Deletion {
  /** The account's id. */
  readonly entry: string;
  /** Their name in the user pool; absent once that user is deleted. */
  readonly username?: string;
  /** Their subject in the user pool, where that is not the account's id. */
  readonly subject?: string;
  /** Seconds since the epoch. */
  readonly deletedAt: number;
  /** Résumés that are left; the list's index may not show all of them yet. */
  readonly resumes: number;
}

/** Partition of the credit log with the deletions that are not over, so that nothing is ever scanned. */
const UNFINISHED_PARTITION = 'DELETIONS#';

/**
 * Seconds after which nothing that began before the deletion can still be running: a signed form is valid for 900, a
 * call ends after 30.
 */
const SETTLED_AFTER_SECONDS = 3_600;

/** Seconds for which the deletion marker is kept afterwards. */
const RETENTION_SECONDS = RETENTION_DAYS.deletions * DAY_SECONDS;

/** The remains of a deleted account, so that a returning person gets no second free credits or free trial. */
export interface Tombstone {
  readonly id: string;
  readonly kind: 'tombstone';
  readonly time: string;
  /** Premium features whose free first use was spent; absent in rows from before it was kept. */
  readonly usedTrials?: readonly string[];
}

const tombstoneRow = ({ tombstone: id, usedTrials }: StoredProfile, time: Date): Tombstone => ({
  id,
  kind: 'tombstone',
  time: time.toISOString(),
  usedTrials,
});

/** Key, in the credit log, of the deletion of that account. */
export const deletionKey = (uid: string) => ({ userId: UNFINISHED_PARTITION, entry: uid });

/** Deletions of accounts, from the request until no data can be left. */
export function createDeletionRepository(
  database: DynamoDBDocumentClient,
  tables: DeletionTables,
  now: () => Date = clock,
) {
  const seconds = () => epochSeconds(now());
  /** An update of an existing deletion marker. */
  const markOf = (uid: string) => ({
    TableName: tables.requests,
    Key: { id: deletionMarkerId(uid) },
    ConditionExpression: 'attribute_exists(id)',
    ExpressionAttributeNames: { '#open': 'open' },
  });
  return { begin, find, unfinished, reopen, close };

  /**
   * The deletion itself, in one transaction: removes the profile, writes the deletion marker, the row of the unfinished
   * deletion, and the tombstone that prevents new free credits and trials. `changed`: the profile is newer, so read
   * it again (optimistic lock); `deleted`: another call was faster, or the token is from before an earlier deletion. 8
   * write units for a profile below 1 KB.
   */
  async function begin(
    user: AuthenticatedUser,
    profile: StoredProfile | undefined,
  ): Promise<'begun' | 'changed' | 'deleted'> {
    const mark: DeletionMarker = { id: deletionMarkerId(user.id), kind: 'deletion', deletedAt: seconds(), open: true };
    const { Key: _key, ...condition } = accountStandsCondition(user);
    const { username = user.id, subject } = user;
    const row = {
      ...deletionKey(user.id),
      username,
      ...(subject !== undefined && { subject }),
      deletedAt: seconds(),
      resumes: profile?.resumeCount ?? 0,
    };
    const users = { TableName: tables.users, Key: { uid: user.id } };
    const reasons = await transact(database, {
      TransactItems: [
        profile
          ? {
              Delete: {
                ...users,
                // A trial that is claimed at this moment would be forgotten, and claiming it raises no version.
                ConditionExpression: 'version = :version AND resumeCount = :count AND usedTrials = :trials',
                ExpressionAttributeValues: {
                  ':version': profile.version,
                  ':count': profile.resumeCount,
                  ':trials': profile.usedTrials,
                },
              },
            }
          : { ConditionCheck: { ...users, ConditionExpression: 'attribute_not_exists(uid)' } },
        { Put: { TableName: tables.requests, Item: mark, ...condition } },
        { Put: { TableName: tables.creditLogs, Item: row } },
        ...(profile ? [{ Put: { TableName: tables.requests, Item: tombstoneRow(profile, now()) } }] : []),
      ],
    });
    if (conditionFailed(reasons, 1)) return 'deleted';
    return conditionFailed(reasons, 0) ? 'changed' : 'begun';
  }

  async function find(uid: string): Promise<Deletion | undefined> {
    const { Item } = await database.send(
      new GetCommand({ TableName: tables.creditLogs, Key: deletionKey(uid), ConsistentRead: true }),
    );
    return Item as Deletion | undefined;
  }

  /** Ids of accounts whose deletion is not over, some after that one. */
  async function unfinished(after?: string): Promise<{ readonly uids: readonly string[]; readonly next?: string }> {
    const { rows, ...rest } = await queryPage(database, {
      table: tables.creditLogs,
      userId: UNFINISHED_PARTITION,
      after,
    });
    return { uids: rows.map(({ entry }) => entry), ...rest };
  }

  /**
   * Keeps everybody signed out while data is removed. False where there is nothing to remove: the deletion is finished,
   * or the same subject has a new account and the data is theirs; the deletion is finished then.
   */
  async function reopen({ entry: uid }: Deletion): Promise<boolean> {
    const reasons = await transact(database, {
      TransactItems: [
        {
          Update: { ...markOf(uid), UpdateExpression: 'SET #open = :yes', ExpressionAttributeValues: { ':yes': true } },
        },
        { ConditionCheck: { TableName: tables.users, Key: { uid }, ConditionExpression: 'attribute_not_exists(uid)' } },
        {
          ConditionCheck: {
            TableName: tables.creditLogs,
            Key: deletionKey(uid),
            ConditionExpression: 'attribute_exists(entry)',
          },
        },
      ],
    });
    if (conditionFailed(reasons, 1))
      await database.send(new DeleteCommand({ TableName: tables.creditLogs, Key: deletionKey(uid) }));
    return reasons.length === 0;
  }

  /**
   * Called when everything that could be found was removed. Once no later data can appear, the deletion's row is
   * removed too: nothing leads to the person any more.
   */
  async function close(deletion: Deletion): Promise<void> {
    const isOver = isSettled(deletion);
    const change = isOver
      ? {
          UpdateExpression: 'SET expiresAt = :expires REMOVE #open',
          ExpressionAttributeValues: { ':expires': seconds() + RETENTION_SECONDS },
        }
      : { UpdateExpression: 'REMOVE #open' };
    const Key = deletionKey(deletion.entry);
    const row = isOver
      ? { Delete: { TableName: tables.creditLogs, Key } }
      : {
          Update: {
            TableName: tables.creditLogs,
            Key,
            UpdateExpression: 'REMOVE username, subject',
            ConditionExpression: 'attribute_exists(entry)',
          },
        };
    await transact(database, { TransactItems: [{ Update: { ...markOf(deletion.entry), ...change } }, row] });
  }

  /** Whether everything that was under way when the account was deleted has ended. */
  function isSettled({ deletedAt }: Deletion): boolean {
    return deletedAt + SETTLED_AFTER_SECONDS <= seconds();
  }
}
