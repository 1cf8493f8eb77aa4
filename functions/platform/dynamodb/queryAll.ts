import { paginateQuery, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

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
  const found: Row[] = [];
  for await (const row of queryRows<Row>(database, query)) found.push(row);
  return found;
}
