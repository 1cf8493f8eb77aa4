import { mkdir } from 'node:fs/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { TABLES, tableVariable, type TableName } from '../../../shared/platform/tables.ts';
import { SetupError } from '../../setupError.ts';
import { LOCAL_REGION } from '../environment.ts';
import { DatabaseProcess } from './dynamodb/databaseProcess.ts';
import { createMissingTables } from './dynamodb/tables.ts';
import type { Emulator } from './emulator.ts';

/** A running emulator for DynamoDB. */
export interface DynamoDbServer {
  readonly url: string;
  /** Table names by the environment variables that the handlers read. */
  readonly environment: Record<string, string>;
  /** Takes out of its file what was deleted. */
  tidy(): void;
  close(): Promise<void>;
}

/**
 * Starts the database with its data in `<dataDir>/dynamodb.sqlite` (in memory without one) and the tables of
 * `shared/platform/tables.ts`; where AWS_ENDPOINT_URL_DYNAMODB names one, that one gets the tables.
 */
export async function startDynamoDb({ dataDir }: { dataDir?: string | undefined }): Promise<DynamoDbServer> {
  const environment = Object.fromEntries(
    (Object.keys(TABLES) as TableName[]).map((name) => [tableVariable(name), `korot-${name}`]),
  );
  const external = process.env['AWS_ENDPOINT_URL_DYNAMODB'];
  const ownProcess = external === undefined ? await DatabaseProcess.start(dataDir) : undefined;
  const url = external ?? (ownProcess as DatabaseProcess).url;
  const client = new DynamoDBClient({
    endpoint: url,
    region: LOCAL_REGION,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  try {
    await waitUntilReady(client, environment, ownProcess);
  } catch (error) {
    await ownProcess?.stop();
    throw error;
  } finally {
    client.destroy();
  }
  return {
    url,
    environment: { ...environment, AWS_ENDPOINT_URL_DYNAMODB: url },
    tidy: () => ownProcess?.tidy(),
    close: async () => ownProcess?.stop(),
  };
}

async function waitUntilReady(
  client: DynamoDBClient,
  environment: Record<string, string>,
  ownProcess: DatabaseProcess | undefined,
): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      await createMissingTables(client, environment);
      ownProcess?.watch();
      return;
    } catch (error) {
      if (ownProcess?.ended !== undefined)
        throw new Error(`The local database stopped: ${ownProcess.ended}`, { cause: error });
      if (Date.now() > deadline) throw new Error('The local database did not answer within 10 s', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** DynamoDB by dynoxide, a child process over SQLite. */
export const dynamoDbEmulator: Emulator = {
  name: 'database',
  folder: 'dynamodb',
  endpointVariable: 'AWS_ENDPOINT_URL_DYNAMODB',
  async start(folder) {
    await mkdir(folder, { recursive: true });
    const server = await startDynamoDb({ dataDir: folder }).catch((cause: unknown) => {
      if (cause instanceof SetupError) throw cause;
      throw new SetupError(
        `The database in ${folder} cannot be opened: move that folder away or delete it, and start again.`,
        { cause },
      );
    });
    return { environment: server.environment, tidy: () => server.tidy(), stop: () => server.close() };
  },
};
