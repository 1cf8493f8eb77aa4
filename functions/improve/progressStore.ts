import { GetCommand, PutCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
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

/** How far running improvements are, in rows of their own that no credit depends on. A look is half a read unit, a section that ended one write unit at most. */
export function progressStore(database: DynamoDBDocumentClient, table: string, now: () => Date = () => new Date()) {
  return { teller, read };

  /** Writes go one at a time, and what ends meanwhile goes with the next. One that fails is left out: the answer itself is what counts. */
  function teller(userId: string, requestId: string): Teller {
    const finished: Finished[] = [];
    let writing: Promise<void> | undefined;
    const write = async (): Promise<void> => {
      const count = finished.length;
      try {
        await database.send(new PutCommand({ TableName: table, Item: { id: idOf(userId, requestId), finished, expiresAt: Math.floor(now().getTime() / 1_000) + KEPT } }));
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
