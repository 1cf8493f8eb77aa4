import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createCoalescingWriter } from '../platform/coalescingWriter.ts';
import { epochSeconds } from '../../shared/platform/time.ts';
import { accountStandsCondition } from '../platform/accountDeletion.ts';
import { transact } from '../platform/dynamodb/transact.ts';
import type { AuthenticatedUser } from '../http/call.ts';
import { describeError, log } from '../platform/logging/log.ts';
import type { FinishedSection } from './sectionProgress.ts';

/** Time to live in seconds of a progress row. */
const TTL_SECONDS = 600;

const progressKey = (userId: string, requestId: string) => `PROGRESS#${userId}#${requestId}`;

/** Reports the progress of one improvement while it runs. */
export interface ProgressReporter {
  readonly report: (section: FinishedSection) => void;
  /** Resolves when nothing is being written. */
  readonly flush: () => Promise<void>;
}

/**
 * Progress of running improvements, in rows that no credit depends on. A poll costs half a read unit, a finished
 * section at most five write units: the row with its place in the index, and the check that the account is not deleted.
 */
export function createProgressRepository(
  database: DynamoDBDocumentClient,
  table: string,
  now: () => Date = () => new Date(),
) {
  return { createReporter, read };

  /**
   * Writes progress one write at a time; sections that finish meanwhile are written with the next (coalescing). A
   * failed write is ignored, because only the result counts.
   */
  function createReporter(user: AuthenticatedUser, requestId: string): ProgressReporter {
    const finished: FinishedSection[] = [];
    const writeNext = createCoalescingWriter();
    let writing: Promise<void> | undefined;
    const write = async (): Promise<void> => {
      try {
        const Item = {
          id: progressKey(user.id, requestId),
          userId: user.id,
          finished,
          expiresAt: epochSeconds(now()) + TTL_SECONDS,
        };
        // Nothing is written for a deleted account.
        await transact(database, {
          TransactItems: [
            { Put: { TableName: table, Item } },
            { ConditionCheck: { TableName: table, ...accountStandsCondition(user) } },
          ],
        });
      } catch (error) {
        log('error', { name: 'progress', ...describeError(error) });
      }
    };
    return {
      report(section) {
        finished.push(section);
        writing = writeNext(write);
      },
      flush: async () => writing,
    };
  }

  async function read(userId: string, requestId: string): Promise<readonly FinishedSection[]> {
    const { Item } = await database.send(
      new GetCommand({ TableName: table, Key: { id: progressKey(userId, requestId) } }),
    );
    return (Item?.['finished'] as readonly FinishedSection[] | undefined) ?? [];
  }
}
