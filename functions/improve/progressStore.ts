import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { standing } from '../data/deletions.ts';
import { transact } from '../data/transact.ts';
import type { User } from '../middleware/call.ts';
import { describeError, log } from '../middleware/log.ts';
import type { Finished } from './sections.ts';

/** Seconds after which nobody asks any more how far an improvement is. */
const KEPT = 600;

const idOf = (userId: string, requestId: string) => `PROGRESS#${userId}#${requestId}`;

/** Tells how far one improvement is while it runs. */
export interface Teller {
  readonly tell: (one: Finished) => void;
  /** Resolves when nothing is being written. */
  readonly told: () => Promise<void>;
}

/** How far running improvements are, in rows of their own that no credit depends on. A look is half a read unit, a section that ended at most five write units: the row with its place in the index, and the check that the account is not deleted. */
export function progressStore(database: DynamoDBDocumentClient, table: string, now: () => Date = () => new Date()) {
  return { teller, read };

  /** Writes go one at a time, and what ends meanwhile goes with the next. One that fails is left out: the answer itself is what counts. */
  function teller(user: User, requestId: string): Teller {
    const finished: Finished[] = [];
    let writing: Promise<void> | undefined;
    const write = async (): Promise<void> => {
      const count = finished.length;
      try {
        const Item = { id: idOf(user.id, requestId), userId: user.id, finished, expiresAt: Math.floor(now().getTime() / 1_000) + KEPT };
        // Of a deleted account nothing is written, and nobody asks for it.
        await transact(database, { TransactItems: [{ Put: { TableName: table, Item } }, { ConditionCheck: { TableName: table, ...standing(user) } }] });
      } catch (error) {
        log('error', { name: 'progress', ...describeError(error) });
      }
      if (finished.length > count) await write();
    };
    return {
      tell(one) {
        finished.push(one);
        writing ??= write().finally(() => (writing = undefined));
      },
      told: async () => writing,
    };
  }

  async function read(userId: string, requestId: string): Promise<readonly Finished[]> {
    const { Item } = await database.send(new GetCommand({ TableName: table, Key: { id: idOf(userId, requestId) } }));
    return (Item?.['finished'] as readonly Finished[] | undefined) ?? [];
  }
}
