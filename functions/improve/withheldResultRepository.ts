import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DAY_SECONDS, epochSeconds } from '../../shared/platform/time.ts';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';
import type { ImproveOutcome } from '../../shared/improve/changes.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { clock } from '../platform/clock.ts';
import { withheldResultId } from '../credits/ledgerRows.ts';
import { conditionFailed, transact } from '../platform/dynamodb/transact.ts';

interface WithheldResultTables {
  readonly users: string;
  readonly requests: string;
}

/**
 * Answers that were withheld completely and are not paid for: their texts are stored here, and not in the browser,
 * until the person accepts them (acceptImprovement.ts) or a day has passed. The index `byUser` leads to each, so that
 * they go with the account.
 */
export function createWithheldResultRepository(
  database: DynamoDBDocumentClient,
  tables: WithheldResultTables,
  now: () => Date = clock,
) {
  return { keep, read };

  /** Throws user_not_found when the account is deleted: nothing is stored then. 4 write units, and 4 for each KB. */
  async function keep(userId: string, requestId: string, outcome: ImproveOutcome): Promise<void> {
    const expiresAt = epochSeconds(now()) + RETENTION_DAYS.withheld * DAY_SECONDS;
    const reasons = await transact(database, {
      TransactItems: [
        {
          ConditionCheck: {
            TableName: tables.users,
            Key: { uid: userId },
            ConditionExpression: 'attribute_exists(uid)',
          },
        },
        {
          Put: {
            TableName: tables.requests,
            Item: { id: withheldResultId(userId, requestId), userId, outcome, expiresAt },
          },
        },
      ],
    });
    if (conditionFailed(reasons, 0)) throw new AppError('user_not_found');
  }

  async function read(userId: string, requestId: string): Promise<ImproveOutcome | undefined> {
    const { Item } = await database.send(
      new GetCommand({
        TableName: tables.requests,
        Key: { id: withheldResultId(userId, requestId) },
        ConsistentRead: true,
      }),
    );
    return Item && Item['expiresAt'] > now().getTime() / 1_000 ? (Item['outcome'] as ImproveOutcome) : undefined;
  }
}
