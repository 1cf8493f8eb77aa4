import { paginateQuery, QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export interface PartitionQuery {
  readonly table: string;
  /** Value of the partition key `userId`. */
  readonly userId: string;
  /** Beginning of the sort key `entry`; all rows of the partition without. */
  readonly prefix?: string;
  /** Strongly consistent read: a read unit for each 4 KB; otherwise half of one. */
  readonly consistent: boolean;
}

/** The rows of a partition of the credit logs in the order of their sort key, read page by page. */
export async function* queryRows<Row>(
  database: DynamoDBDocumentClient,
  { table, userId, prefix, consistent }: PartitionQuery,
): AsyncGenerator<Row> {
  const query = {
    TableName: table,
    KeyConditionExpression: `userId = :user${prefix === undefined ? '' : ' AND begins_with(entry, :prefix)'}`,
    ExpressionAttributeValues: { ':user': userId, ...(prefix !== undefined && { ':prefix': prefix }) },
    ConsistentRead: consistent,
  };
  for await (const { Items = [] } of paginateQuery({ client: database }, query)) yield* Items as Row[];
}

/** All of {@link queryRows}. */
export async function queryAll<Row>(database: DynamoDBDocumentClient, query: PartitionQuery): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of queryRows<Row>(database, query)) rows.push(row);
  return rows;
}

/** A row of a partition; its writer defines everything but the sort key. */
interface PartitionRow {
  readonly entry: string;
  readonly [field: string]: unknown;
}

/** Rows of a page. */
const PAGE_ROWS = 1_000;

/**
 * Some rows of a partition, those after a sort key; `next`: the sort key after which there may be more. Half a read
 * unit for each 4 KB.
 */
export async function queryPage(
  database: DynamoDBDocumentClient,
  { table, userId, after }: { readonly table: string; readonly userId: string; readonly after: string | undefined },
): Promise<{ readonly rows: readonly PartitionRow[]; readonly next?: string }> {
  const { Items = [], LastEvaluatedKey: last } = await database.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: `userId = :user${after === undefined ? '' : ' AND entry > :after'}`,
      ExpressionAttributeValues: { ':user': userId, ...(after !== undefined && { ':after': after }) },
      Limit: PAGE_ROWS,
    }),
  );
  return { rows: Items as PartitionRow[], ...(last && { next: last['entry'] as string }) };
}
