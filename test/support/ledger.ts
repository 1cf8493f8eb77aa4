import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createGrantLedger, type GrantLedger } from '../../functions/credits/grantLedger.ts';
import type { GrantTables } from '../../functions/credits/creditProfile.ts';
import { createUseLedger, type UseLedger, type UseResult } from '../../functions/credits/useLedger.ts';

export interface LedgerTables extends GrantTables {
  readonly requests: string;
}

interface OneUse {
  /** One use of a person, marked by a row of its own as an improvement is by its result. */
  readonly use: (userId: string, requestId: string) => Promise<UseResult>;
}

/** Both halves of the ledger: spending credits and granting them. */
export function createLedger(
  database: DynamoDBDocumentClient,
  tables: LedgerTables,
  now?: () => Date,
): UseLedger & GrantLedger & OneUse {
  const uses = createUseLedger(database, tables, now);
  const use = (userId: string, requestId: string) => {
    const id = `TEST#${userId}#${requestId}`;
    return uses.spendUse({
      userId,
      requestId,
      details: 'summary',
      isMarked: async () =>
        (await database.send(new GetCommand({ TableName: tables.requests, Key: { id }, ConsistentRead: true })))
          .Item !== undefined,
      marks: () => [
        { Put: { TableName: tables.requests, Item: { id, userId }, ConditionExpression: 'attribute_not_exists(id)' } },
      ],
    });
  };
  return { ...uses, ...createGrantLedger(database, tables, now), use };
}
