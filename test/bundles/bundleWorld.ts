import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  ScanCommand,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { marshall } from '@aws-sdk/util-dynamodb';
import { ENTRY_PREFIX } from '../../functions/credits/ledgerRows.ts';
import type { HttpEvent } from '../../functions/http/call.ts';
import { toBinRow } from '../../functions/resumes/resumeBin.ts';
import { deletionMarkerId } from '../../functions/platform/accountDeletion.ts';
import { bundleFolder } from '../../infra/deploy/bundle.ts';
import { startFunctionService, type FunctionService } from '../../infra/deploy/functionService.ts';
import { bedrockEmulator } from '../../infra/local/emulators/bedrock.ts';
import { dynamoDbEmulator } from '../../infra/local/emulators/dynamodb.ts';
import type { RunningEmulator } from '../../infra/local/emulators/emulator.ts';
import { payPalEmulator } from '../../infra/local/emulators/paypal.ts';
import { s3Emulator } from '../../infra/local/emulators/s3.ts';
import { secretsManagerEmulator } from '../../infra/local/emulators/secretsManager.ts';
import { snsEmulator } from '../../infra/local/emulators/sns.ts';
import { sqsEmulator } from '../../infra/local/emulators/sqs.ts';
import { textractEmulator } from '../../infra/local/emulators/textract.ts';
import { LOCAL_ALLOWANCES, LOCAL_ENVIRONMENT, LOCAL_REGION, setEnvironment } from '../../infra/local/environment.ts';
import { listen, type ListeningServer } from '../../infra/local/listen.ts';
import { FILE_READER } from '../../shared/api/import.ts';
import { drainQueue } from '../../infra/local/nightlyWork.ts';
import { runBundle } from '../../infra/deploy/runBundle.ts';
import type { NightlyHandler } from '../../functions/platform/tasks/nightlyHandler.ts';
import { sendMessages } from '../../functions/platform/tasks/taskQueue.ts';
import { handlerModule, needsOf, takesToken, type Endpoint } from '../../shared/api/endpoint.ts';
import {
  NIGHT,
  queueVariable,
  SCHEDULES,
  type Schedule,
  type ScheduleName,
} from '../../functions/platform/tasks/schedules.ts';
import type { EndpointRow } from '../../shared/api/endpoints.ts';
import { ASSETS, BUCKETS, environmentNames, TABLE_VARIABLES, type EndpointNeeds } from '../../shared/api/needs.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { createEvent, createFormFields } from '../support/httpEvent.ts';
import { createSigningKey, TEST_POOL } from '../support/tokens.ts';
import { startDatabaseProxy, startFileProxy, type PermissionProxy } from './permissionProxy.ts';
import { PurchaseScenario } from './purchases.ts';

const EMULATORS = [
  dynamoDbEmulator,
  s3Emulator,
  secretsManagerEmulator,
  snsEmulator,
  sqsEmulator,
  bedrockEmulator,
  payPalEmulator,
  textractEmulator,
];

/** As the stack would name the function that reads files. */
const READER_NAME = 'readFile';
const CREDENTIALS = { region: LOCAL_REGION, credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };

type Environment = Readonly<Record<string, string>>;

interface RunningWorld {
  readonly folder: string;
  readonly running: readonly RunningEmulator[];
  readonly pool: ListeningServer;
  readonly guard: PermissionProxy;
  readonly fileGuard: PermissionProxy;
  readonly emulators: Environment;
  /** Where database and files are, past the guards. */
  readonly database: string;
  readonly files: string;
  readonly purchases: PurchaseScenario;
  readonly fileReader: FunctionService;
}

/** The emulators behind guards, for bundles that run in processes of their own. */
export class BundleWorld {
  /** Signs the tokens that the pool vouches for. */
  readonly key = createSigningKey();
  #parts: RunningWorld | undefined;
  /** The file with the authority that vouches for the provider's webhooks. */
  #authority = '';

  get #running(): RunningWorld {
    if (!this.#parts) throw new Error('The emulators are not started');
    return this.#parts;
  }

  get purchases(): PurchaseScenario {
    return this.#running.purchases;
  }

  async start(): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'korot-bundles-'));
    const running = await Promise.all(EMULATORS.map((emulator) => emulator.start(join(folder, emulator.folder))));
    const pool = await startPool(this.key);
    const emulators = Object.assign({}, LOCAL_ALLOWANCES, ...running.map(({ environment }) => environment)) as Record<
      string,
      string
    >;
    const database = emulators['AWS_ENDPOINT_URL_DYNAMODB'] ?? '';
    const files = emulators['AWS_ENDPOINT_URL_S3'] ?? '';
    const guard = await startDatabaseProxy(database);
    const fileGuard = await startFileProxy(files);
    const purchases = new PurchaseScenario(emulators);
    const fileReader = await startFunctionService(READER_NAME, FILE_READER);
    this.#parts = { folder, running, pool, guard, fileGuard, emulators, database, files, purchases, fileReader };
    // Something that was used, for whoever deletes their account to leave behind.
    await this.#putItems(['CREDIT_LOGS_TABLE', usageOf('dana')]);
    // Nobody listens there.
    await purchases.local('/webhooks', { mode: 'hold' });
    Object.assign(emulators, {
      SITE_URL: 'https://site.example',
      SELLING: 'on',
      ...fileReader.environment,
      FILE_READER: READER_NAME,
      AWS_ENDPOINT_URL_DYNAMODB: guard.url,
      AWS_ENDPOINT_URL_S3: fileGuard.url,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.url,
      USER_POOL_KEYS_URL: pool.url,
      USER_POOL_ID: TEST_POOL.userPoolId,
      USER_POOL_CLIENT_ID: TEST_POOL.clientId,
    });
  }

  async stop(): Promise<void> {
    const { folder, running, pool, guard, fileGuard, purchases, fileReader } = this.#running;
    purchases.close();
    await Promise.all([guard, fileGuard, pool, fileReader].map((one) => one.close()));
    await Promise.all(running.map((one) => one.stop()));
    await rm(folder, { recursive: true, force: true });
  }

  /** Lets through what these needs declare and nothing else, and forgets what was asked for. */
  allow(needs: EndpointNeeds): void {
    const { guard, fileGuard, emulators } = this.#running;
    guard.allow(needs, namesOf(TABLE_VARIABLES, emulators));
    fileGuard.allow(needs, namesOf(BUCKETS, emulators));
    for (const { requested } of [guard, fileGuard]) requested.clear();
  }

  /** What was declared and not asked for, and what was asked for and not declared. */
  permissionFaults(): { readonly unused: readonly string[]; readonly undeclared: readonly string[] } {
    const { guard, fileGuard } = this.#running;
    return {
      unused: [guard, fileGuard].flatMap((one) => one.allowed().filter((name) => !one.requested.has(name))),
      undeclared: [guard, fileGuard].flatMap((one) =>
        [...one.requested].filter((name) => !one.allowed().includes(name)),
      ),
    };
  }

  /** What the service gives every function, and where the emulators are instead of AWS. */
  #surroundings(handler: string): Environment {
    const where = Object.entries(this.#running.emulators).filter(
      ([name]) => name.startsWith('AWS_ENDPOINT_URL') || name === 'USER_POOL_KEYS_URL',
    );
    return {
      AWS_REGION: LOCAL_REGION,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_SESSION_TOKEN: 'test',
      LAMBDA_TASK_ROOT: bundleFolder(handler),
      PATH: '/usr/bin:/bin',
      ...(this.#authority !== '' && { NODE_EXTRA_CA_CERTS: this.#authority }),
      ...Object.fromEntries(where),
    };
  }

  /** The variables that the stack would give the function of an endpoint. */
  endpointEnvironment({ endpoint, handler }: EndpointRow): Environment {
    const signIn = takesToken(endpoint) ? ['USER_POOL_ID', 'USER_POOL_CLIENT_ID'] : [];
    const assets = Object.fromEntries(
      Object.entries(ASSETS).map(([asset, variable]) => [variable, join(bundleFolder(handler), asset)]),
    );
    const names = [...environmentNames(needsOf(endpoint)), ...signIn];
    return {
      ...this.#surroundings(handler),
      ...this.#valuesOf(names),
      ...Object.fromEntries(Object.entries(assets).filter(([name]) => names.includes(name))),
      ORIGIN_SECRET: 'new',
    };
  }

  /**
   * A night of a schedule: its bundle, with the variables that the stack would give it, gets what is in its queue until
   * that is empty. Gives back the lines of its log. Throws where something failed.
   */
  async night(name: ScheduleName): Promise<readonly object[]> {
    const schedule: Schedule = SCHEDULES[name];
    const [handler, variable] = [handlerModule(name, schedule), queueVariable(name)];
    const environment = {
      ...this.#surroundings(handler),
      ...this.#valuesOf([...environmentNames(schedule.needs), variable]),
    };
    const url = environment[variable] ?? '';
    const restore = setEnvironment({ ...LOCAL_ENVIRONMENT, ...this.#surroundings(handler) });
    const [lines, failed]: [object[], unknown[]] = [[], []];
    const stop = new AbortController();
    try {
      await sendMessages(url, [NIGHT]);
      const run: NightlyHandler = async (event) => {
        const { calls, log } = await runBundle(handler, environment, [event as unknown as HttpEvent]);
        lines.push(...log.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as object])));
        const answer = calls[0]?.result as unknown as Awaited<ReturnType<NightlyHandler>>;
        failed.push(...answer.batchItemFailures);
        if (failed.length > 0) stop.abort();
        return answer;
      };
      await drainQueue(url, run, { milliseconds: 600_000, signal: stop.signal });
    } finally {
      restore();
    }
    if (failed.length > 0) throw new Error(JSON.stringify(lines));
    return lines;
  }

  #valuesOf(names: readonly string[]): Environment {
    return Object.fromEntries(names.map((name) => [name, this.#running.emulators[name] ?? 'declared']));
  }

  /** Has the provider tell of what somebody bought. */
  async tellPurchase(uid: string): Promise<void> {
    this.#authority = await this.purchases.tell(uid, this.#running.folder);
  }

  /** What the deletion of a résumé leaves in the bin. */
  async leaveInBin(userId: string, { id }: { readonly id: string }): Promise<void> {
    const time = '2026-01-01T00:00:00.000Z';
    const data = createBlankResume();
    const { templateId } = data;
    const resume = { id, userId, name: 'CV', data, templateId, version: 1, createdAt: time, updatedAt: time };
    await this.#putItems(['REQUESTS_TABLE', marshall(await toBinRow(resume, new Date()))]);
  }

  /** The key of the link that a résumé has. */
  async linkKey({ id }: { readonly id: string }): Promise<string> {
    const { database, emulators } = this.#running;
    const client = new DynamoDBClient({ ...CREDENTIALS, endpoint: database });
    const { Item } = await client.send(
      new GetItemCommand({ TableName: emulators['RESUMES_TABLE'], Key: { id: { S: id } } }),
    );
    client.destroy();
    return Item?.['link']?.M?.['key']?.S ?? '';
  }

  /** The request id of the translation that was asked for a résumé of a pair. */
  async translationOf({ id }: { readonly id: string }): Promise<string> {
    const { database, emulators } = this.#running;
    const client = new DynamoDBClient({ ...CREDENTIALS, endpoint: database });
    const { Items = [] } = await client.send(
      new ScanCommand({
        TableName: emulators['REQUESTS_TABLE'],
        FilterExpression: 'contains(onlyWith, :id)',
        ExpressionAttributeValues: { ':id': { S: id } },
      }),
    );
    client.destroy();
    return Items[0]?.['id']?.S?.split('#').at(-1) ?? '';
  }

  /** An account whose deletion was stopped right after its beginning, with something of it everywhere. */
  async leaveDeleted(uid: string): Promise<void> {
    const deletion = { username: { S: uid }, deletedAt: { N: '1900000000' }, resumes: { N: '1' } };
    await this.#putItems(
      ['CREDIT_LOGS_TABLE', { userId: { S: 'DELETIONS#' }, entry: { S: uid }, ...deletion }],
      ['CREDIT_LOGS_TABLE', usageOf(uid)],
      ['REQUESTS_TABLE', { id: { S: deletionMarkerId(uid) }, deletedAt: { N: '1900000000' }, open: { BOOL: true } }],
      ['REQUESTS_TABLE', { id: { S: `PROGRESS#${uid}#1` }, userId: { S: uid } }],
      ['RESUMES_TABLE', { id: { S: 'left' }, userId: { S: uid }, updatedAt: { S: '2026-01-01T00:00:00.000Z' } }],
    );
    const { files, emulators } = this.#running;
    const store = new S3Client({ ...CREDENTIALS, endpoint: files, forcePathStyle: true });
    for (const bucket of Object.values(namesOf(BUCKETS, emulators)))
      await store.send(new PutObjectCommand({ Bucket: bucket, Key: `${uid}/a.pdf`, Body: 'x' }));
    store.destroy();
  }

  async #putItems(...rows: readonly (readonly [variable: string, Item: Record<string, AttributeValue>])[]) {
    const { database, emulators } = this.#running;
    const client = new DynamoDBClient({ ...CREDENTIALS, endpoint: database });
    for (const [variable, Item] of rows)
      await client.send(new PutItemCommand({ TableName: emulators[variable], Item }));
    client.destroy();
  }
}

const usageOf = (uid: string) => ({
  userId: { S: uid },
  entry: { S: `${ENTRY_PREFIX.usage}2026-01-01T00:00:00.000Z#1` },
});

const namesOf = (variables: Readonly<Record<string, string>>, environment: Environment) =>
  Object.fromEntries(Object.entries(variables).map(([name, variable]) => [name, environment[variable] ?? '']));

/** The pool's keys, and its answers to whoever looks a user up and deletes them. */
function startPool({ jwk }: ReturnType<typeof createSigningKey>): Promise<ListeningServer> {
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': request.method === 'POST' ? 'application/x-amz-json-1.1' : 'application/json',
    });
    response.end(
      request.method === 'POST'
        ? JSON.stringify({ Username: 'dana', UserAttributes: [{ Name: 'sub', Value: 'dana' }] })
        : JSON.stringify({ keys: [jwk] }),
    );
  });
  return listen(server);
}

/** The event of a call, as API Gateway would send it. */
export function toCallEvent(
  endpoint: Endpoint,
  call: {
    params?: Record<string, string>;
    json?: unknown;
    headers?: Record<string, string>;
    form?: Readonly<Record<string, string | Buffer>>;
  },
  headers: Record<string, string>,
): HttpEvent {
  const { headers: type, ...form } = call.form ? createFormFields(call.form) : {};
  return createEvent({
    routeKey: `${endpoint.method} ${endpoint.path}`,
    headers: { 'x-viewer-address': '198.51.100.7', ...type, ...call.headers, ...headers },
    ...form,
    ...(call.params && { pathParameters: call.params }),
    ...(call.json !== undefined && { json: call.json }),
  });
}
