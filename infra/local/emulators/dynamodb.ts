import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTableCommand,
  type CreateTableCommandInput,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { TABLES, tableVariable, type TableName, type TableShape } from '../../../shared/platform/tables.ts';
import { SetupError } from '../../setupError.ts';
import { LOCAL_REGION } from '../environment.ts';
import { listen } from '../listen.ts';
import { reapChildren } from '../reaper.ts';
import type { Emulator } from './emulator.ts';

/** Grace period in milliseconds before it is killed. */
const GRACE_MS = 3_000;

/** A running emulator for DynamoDB. */
export interface DynamoDbServer {
  readonly url: string;
  /** Table names by the environment variables that the handlers read. */
  readonly environment: Record<string, string>;
  close(): Promise<void>;
}

/** Path of the binary; other platforms than Linux x64 set AWS_ENDPOINT_URL_DYNAMODB to a server of their own. */
function binaryPath(): string {
  const require = createRequire(import.meta.url);
  try {
    return join(dirname(require.resolve('@dynoxide/linux-x64/package.json')), 'dynoxide');
  } catch {
    throw new SetupError(
      'The local database (@dynoxide/linux-x64) is not installed on this platform. ' +
        'Set AWS_ENDPOINT_URL_DYNAMODB to a DynamoDB endpoint, for example DynamoDB Local.',
    );
  }
}

async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}

const keySchema = (partitionKey: string, sortKey?: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  ...(sortKey === undefined ? [] : [{ AttributeName: sortKey, KeyType: 'RANGE' as const }]),
];

/** The table as CreateTable wants it, from the same shapes as the deployed stack. */
export function createTableInput(name: TableName, physicalName: string): CreateTableCommandInput {
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
async function createMissingTables(client: DynamoDBClient, environment: Record<string, string>): Promise<void> {
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

/**
 * Starts the database as a child process with its data in `<dataDir>/dynamodb.sqlite` (in memory without one) and the
 * tables of `shared/platform/tables.ts`. It ends with this process, however that ends.
 */
export async function startDynamoDb({ dataDir }: { dataDir?: string | undefined }): Promise<DynamoDbServer> {
  const environment = Object.fromEntries(
    (Object.keys(TABLES) as TableName[]).map((name) => [tableVariable(name), `korot-${name}`]),
  );
  const external = process.env['AWS_ENDPOINT_URL_DYNAMODB'];
  const port = external === undefined ? await freePort() : 0;
  const url = external ?? `http://127.0.0.1:${port}`;
  const release = reapChildren();
  const child = external === undefined ? spawnServer(port, dataDir) : undefined;
  const client = new DynamoDBClient({
    endpoint: url,
    region: LOCAL_REGION,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  try {
    await waitUntilReady(client, environment, child);
  } catch (error) {
    child?.kill('SIGKILL');
    await release();
    throw error;
  } finally {
    client.destroy();
  }
  return {
    url,
    environment: { ...environment, AWS_ENDPOINT_URL_DYNAMODB: url },
    close: () => stopServer(child).then(release),
  };
}

function spawnServer(port: number, dataDir: string | undefined): ChildProcess {
  const data = dataDir === undefined ? [] : ['--db-path', join(dataDir, 'dynamodb.sqlite')];
  return spawn(binaryPath(), ['--host', '127.0.0.1', '--port', String(port), ...data], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function waitUntilReady(
  client: DynamoDBClient,
  environment: Record<string, string>,
  child: ChildProcess | undefined,
): Promise<void> {
  let said = '';
  child?.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      await createMissingTables(client, environment);
      return;
    } catch (error) {
      if (child && child.exitCode !== null)
        throw new Error(`The local database stopped: ${said.trim() || `exit code ${child.exitCode}`}`, {
          cause: error,
        });
      if (Date.now() > deadline) throw new Error('The local database did not answer within 10 s', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

async function stopServer(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  // Acknowledged writes are not lost: SQLite has a write-ahead log.
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(timer);
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
    return { environment: server.environment, stop: () => server.close() };
  },
};
