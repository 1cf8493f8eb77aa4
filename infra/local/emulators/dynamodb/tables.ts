import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
  UpdateTableCommand,
  type CreateTableCommandInput,
  type DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';
import { TABLES, tableVariable, type TableName, type TableShape } from '../../../../shared/platform/tables.ts';

const keySchema = (partitionKey: string, sortKey?: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  ...(sortKey === undefined ? [] : [{ AttributeName: sortKey, KeyType: 'RANGE' as const }]),
];

/** The table as CreateTable wants it, from the same shapes as the deployed stack. */
function createTableInput(name: TableName, physicalName: string): CreateTableCommandInput {
  const shape: TableShape = TABLES[name];
  const indexes = Object.entries(shape.indexes ?? {});
  const keys = new Set([
    shape.partitionKey,
    shape.sortKey,
    ...indexes.flatMap(([, index]) => [index.partitionKey, index.sortKey]),
  ]);
  return {
    TableName: physicalName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema(shape.partitionKey, shape.sortKey),
    AttributeDefinitions: [...keys]
      .filter((key) => key !== undefined)
      .map((key) => ({ AttributeName: key, AttributeType: 'S' as const })),
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map(([index, of]) => indexInput(index, of)),
    }),
  };
}

function indexInput(IndexName: string, { partitionKey, sortKey, project }: NonNullable<TableShape['indexes']>[string]) {
  const Projection =
    project.length > 0
      ? { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...project] }
      : { ProjectionType: 'KEYS_ONLY' as const };
  return { IndexName, KeySchema: keySchema(partitionKey, sortKey), Projection };
}

/** Adds the indexes that a table of an earlier version lacks, including its existing rows. */
async function addIndexes(client: DynamoDBClient, name: TableName, table: TableDescription | undefined): Promise<void> {
  const known = new Set((table?.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName));
  const { AttributeDefinitions } = createTableInput(name, '');
  for (const [index, shape] of Object.entries((TABLES[name] as TableShape).indexes ?? {})) {
    if (known.has(index)) continue;
    await client.send(
      new UpdateTableCommand({
        TableName: table?.TableName,
        AttributeDefinitions,
        GlobalSecondaryIndexUpdates: [{ Create: indexInput(index, shape) }],
      }),
    );
  }
}

/** Creates the tables and indexes that are missing; what is there is kept. */
export async function createMissingTables(
  client: DynamoDBClient,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  for (const name of Object.keys(TABLES) as TableName[]) {
    const physicalName = ownProperty(environment, tableVariable(name)) as string;
    try {
      const { Table } = await client.send(new DescribeTableCommand({ TableName: physicalName }));
      await addIndexes(client, name, Table);
    } catch (error) {
      if (!(error instanceof ResourceNotFoundException)) throw error;
      await client.send(new CreateTableCommand(createTableInput(name, physicalName)));
    }
  }
}
