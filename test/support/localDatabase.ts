import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { withSizedItems } from '../../functions/platform/dynamodb/itemSize.ts';
import { startDynamoDb, type DynamoDbServer } from '../../infra/local/emulators/dynamodb.ts';
import { LOCAL_REGION } from '../../infra/local/environment.ts';
import { TABLES, tableVariable, type TableName } from '../../shared/platform/tables.ts';

/** A running database with empty tables, and a client of it. */
export interface LocalDatabase {
  readonly url: string;
  readonly client: DynamoDBDocumentClient;
  /** Physical names of the tables. */
  readonly tables: Readonly<Record<TableName, string>>;
  /** The same names by the environment variables that the handlers read. */
  readonly environment: DynamoDbServer['environment'];
  close(): Promise<void>;
}

/** Starts a database for the tests of one file. Close it when done. */
export async function startLocalDatabase(config?: Partial<DynamoDBClientConfig>): Promise<LocalDatabase> {
  const server = await startDynamoDb({});
  const client = connectToDatabase(server.url, config);
  const names = Object.keys(TABLES) as TableName[];
  return {
    url: server.url,
    environment: server.environment,
    client,
    tables: Object.fromEntries(
      names.map((name) => [name, server.environment[tableVariable(name)] as string]),
    ) as Record<TableName, string>,
    async close() {
      client.destroy();
      await server.close();
    },
  };
}

/** A client of the database at an address, with the settings of the handlers' own (functions/platform/dynamodb). */
export const connectToDatabase = (url: string, config: Partial<DynamoDBClientConfig> = {}): DynamoDBDocumentClient =>
  withSizedItems(
    DynamoDBDocumentClient.from(
      new DynamoDBClient({
        endpoint: url,
        region: LOCAL_REGION,
        credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
        ...config,
      }),
      { marshallOptions: { removeUndefinedValues: true } },
    ),
  );
