import { BatchGetCommand, paginateQuery, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ownProperty } from '../../shared/platform/ownProperty.ts';

/** Ids that one call of BatchGetItem takes. */
const BATCH = 100;

/**
 * Ids, in the table of requests, of a person's rows with that prefix, in their order. Read from the index, which may
 * lag a write by moments.
 */
export async function listRowIds(
  database: DynamoDBDocumentClient,
  requests: string,
  userId: string,
  prefix: string,
): Promise<string[]> {
  const ids: string[] = [];
  const query = {
    TableName: requests,
    IndexName: 'byUser',
    KeyConditionExpression: 'userId = :user AND begins_with(id, :prefix)',
    ExpressionAttributeValues: { ':user': userId, ':prefix': prefix },
  };
  for await (const { Items = [] } of paginateQuery({ client: database }, query))
    ids.push(...Items.map(({ id }) => id as string));
  return ids;
}

/** The named attributes of each of these rows, in no order; rows that are gone are left out. */
export async function readRows<Row, Field extends keyof Row & string>(
  database: DynamoDBDocumentClient,
  requests: string,
  ids: readonly string[],
  fields: readonly Field[],
): Promise<Pick<Row, Field>[]> {
  const rows: Pick<Row, Field>[] = [];
  const left = [...ids];
  let keys: Record<string, unknown>[] = [];
  while (keys.length > 0 || left.length > 0) {
    keys.push(...left.splice(0, BATCH - keys.length).map((id) => ({ id })));
    // oxlint-disable-next-line no-await-in-loop -- an answer says what it left out
    const { Responses, UnprocessedKeys } = await database.send(
      new BatchGetCommand({
        RequestItems: {
          [requests]: {
            Keys: keys,
            ProjectionExpression: fields.map((field) => `#${field}`).join(', '),
            ExpressionAttributeNames: Object.fromEntries(fields.map((field) => [`#${field}`, field])),
          },
        },
      }),
    );
    rows.push(...((ownProperty(Responses, requests) ?? []) as Pick<Row, Field>[]));
    keys = ownProperty(UnprocessedKeys, requests)?.Keys ?? [];
  }
  return rows;
}
