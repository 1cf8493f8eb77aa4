import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createLedger } from './ledger.ts';
import type { TestPerson } from './signIn.ts';

/**
 * That many uses of a person, each paid as an improvement is: the free one first, then the grant that expires first.
 */
export async function spendCredits(
  database: DynamoDBDocumentClient,
  { id }: Pick<TestPerson, 'id'>,
  uses: number,
): Promise<void> {
  const credits = createLedger(database, {
    users: process.env.USERS_TABLE as string,
    creditLogs: process.env.CREDIT_LOGS_TABLE as string,
    requests: process.env.REQUESTS_TABLE as string,
  });
  for (let use = 0; use < uses; use += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as one person improves
    await credits.use(id, `${id}-${use}`);
  }
}
