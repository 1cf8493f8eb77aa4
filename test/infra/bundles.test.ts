import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DynamoDBClient, PutItemCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpEvent } from '../../functions/http/call.ts';
import { deletionMarkerId } from '../../functions/platform/accountDeletion.ts';
import { ENTRY_PREFIX } from '../../functions/credits/ledgerRows.ts';
import { buildFunctions, bundleFolder, bytesAtStart } from '../../infra/deploy/bundle.ts';
import { LOCAL_ALLOWANCES } from '../../infra/local/environment.ts';
import { bedrockEmulator } from '../../infra/local/emulators/bedrock.ts';
import { dynamoDbEmulator } from '../../infra/local/emulators/dynamodb.ts';
import { payPalEmulator } from '../../infra/local/emulators/paypal.ts';
import { s3Emulator } from '../../infra/local/emulators/s3.ts';
import { secretsManagerEmulator } from '../../infra/local/emulators/secretsManager.ts';
import { textractEmulator } from '../../infra/local/emulators/textract.ts';
import { snsEmulator } from '../../infra/local/emulators/sns.ts';
import type { RunningEmulator } from '../../infra/local/emulators/emulator.ts';
import { listEndpoints, type EndpointName, type EndpointRow } from '../../shared/api/endpoints.ts';
import { handlerModule, needsOf, takesToken, type Endpoint } from '../../shared/api/endpoint.ts';
import { ASSETS, BUCKETS, environmentNames, TABLE_VARIABLES, type EndpointNeeds } from '../../shared/api/needs.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { SCHEDULES, listSchedules } from '../../shared/platform/schedules.ts';
import type { TableName } from '../../shared/platform/tables.ts';
import { createEvent, createFormFields } from '../support/httpEvent.ts';
import { modelConfig } from '../support/improveApi.ts';
import { TEST_POOL, createSigningKey, signToken } from '../support/tokens.ts';
import { startFileProxy, startDatabaseProxy, type PermissionProxy } from './support/permissionProxy.ts';
import { PurchaseScenario } from './support/purchases.ts';
import { runBundle } from '../../infra/deploy/runBundle.ts';

/** Bytes of the modules that an API handler loads before the first call, SDK and all. Chromium's is apart. */
const MOST_BYTES = 600_000;

const rows = listEndpoints();
const key = createSigningKey();

const pdf = (name: string) => readFileSync(new URL(`../data/import-corpus/${name}.pdf`, import.meta.url));
const SCAN = pdf('edge/image-only-scan');

let purchases: PurchaseScenario;
/** The file with the authority that vouches for the provider's webhooks. */
let authority = '';

/** A call before, in a process of its own: a way through the handler that the call itself does not take. */
interface Also {
  readonly uid?: string;
  readonly json: unknown;
  /** What the model does (infra/local/emulators/bedrock/server.ts). */
  readonly fault?: string;
}

const WITHHELD = '33333333-3333-4333-8333-333333333333';
const improvable = (requestId?: string) => ({
  // Two sections: how far it is, is written down with the first.
  resumeData: {
    ...createBlankResume(),
    summary: 'I was responsible for managing a team of 6.',
    experience: createBlankResume().experience.map((entry) => ({
      ...entry,
      title: 'Engineer',
      company: 'Acme',
      description: 'I was responsible for managing a budget of 7.',
    })),
  },
  improvementType: 'general',
  language: 'en',
  userId: 'dana',
  ...(requestId !== undefined && { requestId }),
});
const deleted = { id: 'brought-back', version: 1, createdAt: '2026-01-01T00:00:00.000Z' };

/** Calls that go through to the end, in this order: what an earlier one makes a later one finds. */
const GOOD: readonly {
  readonly name: EndpointName;
  readonly status: number;
  readonly form?: Readonly<Record<string, string | Buffer>>;
  readonly params?: Record<string, string>;
  readonly json?: unknown;
  /** What happens first, and the parts of the call that come of it. */
  readonly also?: readonly Also[];
  readonly after?: () => Promise<{
    readonly params?: Record<string, string>;
    readonly json?: unknown;
    readonly headers?: Record<string, string>;
  }>;
}[] = [
  { name: 'listTemplates', status: 200 },
  { name: 'getPlaceholder', status: 200, params: { w: '30', h: '20' } },
  // A scan takes every way: the file is kept, a job begins, its page is rendered and read.
  { name: 'parseResume', status: 202, form: { userId: 'dana', resume: SCAN } },
  { name: 'parseUpload', status: 202, params: { uploadId: createHash('sha256').update(SCAN).digest('hex') } },
  { name: 'readImportJob', status: 200, params: { jobId: createHash('sha256').update(SCAN).digest('hex') } },
  { name: 'recordEvents', status: 200, json: { events: [{ name: 'page_viewed', language: 'he', label: '/' }] } },
  { name: 'sendContactMessage', status: 200, json: { name: 'Noa', email: 'noa@example.com', message: 'Hello' } },
  {
    name: 'ensureProfile',
    status: 201,
    json: {
      idToken: signToken(key, 'dana', {
        token_use: 'id',
        aud: TEST_POOL.clientId,
        client_id: undefined,
        email: 'dana@example.com',
        name: 'Dana',
      }),
    },
  },
  { name: 'readProfile', status: 200 },
  // A premium template, whose free first use is written down.
  { name: 'generatePdf', status: 200, json: { templateId: 'modern', resumeData: createBlankResume() } },
  { name: 'createOrder', status: 201, json: { packageId: 'small', requestId: '11111111-1111-4111-8111-111111111111' } },
  {
    name: 'captureOrder',
    status: 200,
    after: async () => (await purchases.approve('dana'), { params: purchases.order }),
  },
  // One that was left behind at another price makes room for the next.
  {
    name: 'createSubscription',
    status: 201,
    after: async () => (
      await purchases.leaveSubscription('dana'),
      { json: { requestId: '22222222-2222-4222-8222-222222222222' } }
    ),
  },
  {
    name: 'activateSubscription',
    status: 200,
    after: async () => (await purchases.approveSubscription('dana'), { json: purchases.subscription }),
  },
  // What was paid since is written down with it.
  { name: 'cancelSubscription', status: 200, after: async () => (await purchases.renew(), {}) },
  {
    name: 'readReceipt',
    status: 200,
    after: async () => (await purchases.find('dana'), { params: purchases.payment }),
  },
  {
    name: 'receivePaymentWebhook',
    status: 200,
    after: async () => (
      (authority = await purchases.tell('dana', folder)),
      { json: purchases.event, headers: purchases.headers }
    ),
  },
  {
    name: 'createResume',
    status: 201,
    // One that is left for their account's export and deletion; and nobody's, with a template they may not use: whether
    // that was brought back already is looked up.
    also: [
      { json: { name: 'CV', data: createBlankResume() } },
      { uid: 'gil', json: { name: 'CV', data: { ...createBlankResume(), templateId: 'modern' }, deleted } },
    ],
    after: async () => (
      await leaveTombstone('dana', deleted.id),
      { json: { name: 'CV', data: createBlankResume(), deleted } }
    ),
  },
  { name: 'listResumes', status: 200 },
  { name: 'readResume', status: 404, params: { id: 'nobody-has-this' } },
  {
    name: 'updateResume',
    status: 404,
    params: { id: 'nobody-has-this' },
    json: { name: 'CV', data: { ...createBlankResume(), templateId: 'modern' }, version: 1 },
  },
  { name: 'deleteResume', status: 200, params: { id: deleted.id } },
  { name: 'improveResume', status: 200, also: [{ json: improvable(WITHHELD), fault: 'injected' }], json: improvable() },
  { name: 'checkImproveAvailability', status: 200 },
  { name: 'readImproveProgress', status: 200, params: { requestId: '22222222-2222-4222-8222-222222222222' } },
  { name: 'acceptImprovement', status: 200, params: { requestId: WITHHELD } },
  { name: 'exportAccount', status: 200 },
  { name: 'readCreditHistory', status: 200 },
  { name: 'deleteAccount', status: 200 },
];

let folder: string;
let running: RunningEmulator[];
let guard: PermissionProxy;
let fileGuard: PermissionProxy;
let aws: Server;
let made: ReadonlyMap<string, Metafile>;
/** All that the emulators say; a function is given the part its row declares. */
let emulators: Record<string, string>;
/** Where database and files are, past the guards. */
let database: string;
let files: string;

/** The pool's keys, and its answers to whoever looks a user up and deletes them. */
async function startPool(): Promise<Server> {
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': request.method === 'POST' ? 'application/x-amz-json-1.1' : 'application/json',
    });
    response.end(
      request.method === 'POST'
        ? JSON.stringify({ Username: 'dana', UserAttributes: [{ Name: 'sub', Value: 'dana' }] })
        : JSON.stringify({ keys: [key.jwk] }),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'korot-bundles-'));
  made = await buildFunctions();
  running = await Promise.all(
    [
      dynamoDbEmulator,
      s3Emulator,
      secretsManagerEmulator,
      snsEmulator,
      bedrockEmulator,
      payPalEmulator,
      textractEmulator,
    ].map((emulator) => emulator.start(join(folder, emulator.folder))),
  );
  aws = await startPool();
  const pool = `http://127.0.0.1:${(aws.address() as AddressInfo).port}`;
  emulators = Object.assign({}, LOCAL_ALLOWANCES, ...running.map(({ environment }) => environment)) as Record<
    string,
    string
  >;
  database = emulators['AWS_ENDPOINT_URL_DYNAMODB'] ?? '';
  files = emulators['AWS_ENDPOINT_URL_S3'] ?? '';
  guard = await startDatabaseProxy(database);
  fileGuard = await startFileProxy(emulators['AWS_ENDPOINT_URL_S3'] ?? '');
  // Something that was used, for whoever deletes their account to leave behind.
  const client = new DynamoDBClient({
    endpoint: database,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await client.send(
    new PutItemCommand({
      TableName: emulators['CREDIT_LOGS_TABLE'],
      Item: { userId: { S: 'dana' }, entry: { S: `${ENTRY_PREFIX.usage}2026-01-01T00:00:00.000Z#1` } },
    }),
  );
  client.destroy();
  purchases = new PurchaseScenario(emulators);
  // Nobody listens there.
  await purchases.local('/webhooks', { mode: 'hold' });
  Object.assign(emulators, {
    SITE_URL: 'https://site.example',
    AWS_ENDPOINT_URL_DYNAMODB: guard.url,
    AWS_ENDPOINT_URL_S3: fileGuard.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool,
    USER_POOL_KEYS_URL: pool,
    USER_POOL_ID: TEST_POOL.userPoolId,
    USER_POOL_CLIENT_ID: TEST_POOL.clientId,
  });
});

afterAll(async () => {
  purchases.close();
  guard.close();
  fileGuard.close();
  aws.close();
  await Promise.all(running.map((one) => one.stop()));
  await rm(folder, { recursive: true, force: true });
});

/** What the service gives every function, and where the emulators are instead of AWS. */
function surroundings(handler: string): Record<string, string> {
  const where = Object.entries(emulators).filter(
    ([name]) => name.startsWith('AWS_ENDPOINT_URL') || name === 'USER_POOL_KEYS_URL',
  );
  return {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_SESSION_TOKEN: 'test',
    LAMBDA_TASK_ROOT: bundleFolder(handler),
    PATH: '/usr/bin:/bin',
    ...(authority !== '' && { NODE_EXTRA_CA_CERTS: authority }),
    ...Object.fromEntries(where),
  };
}

/** The variables that the stack would give the function. */
function declaredEnvironment({ endpoint, handler }: EndpointRow): Record<string, string> {
  const signIn = takesToken(endpoint) ? ['USER_POOL_ID', 'USER_POOL_CLIENT_ID'] : [];
  const assets = Object.fromEntries(
    Object.entries(ASSETS).map(([asset, variable]) => [variable, join(bundleFolder(handler), asset)]),
  );
  const names = [...environmentNames(needsOf(endpoint)), ...signIn];
  return {
    ...Object.fromEntries(names.map((name) => [name, assets[name] ?? emulators[name] ?? 'declared'])),
    ORIGIN_SECRET: 'new,old',
  };
}

function callOf(
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

/** What the deletion of a résumé leaves behind for a day. */
async function leaveTombstone(uid: string, id: string): Promise<void> {
  const client = new DynamoDBClient({
    endpoint: database,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const Item: Record<string, AttributeValue> = {
    id: { S: `DELETED-RESUME#${uid}#${id}` },
    version: { N: '1' },
    createdAt: { S: '2026-01-01T00:00:00.000Z' },
    templateId: { S: createBlankResume().templateId },
    expiresAt: { N: '1900000000' },
  };
  await client.send(new PutItemCommand({ TableName: emulators['REQUESTS_TABLE'], Item }));
  client.destroy();
}

/** An account whose deletion was stopped right after its beginning, with something of it everywhere. */
async function leaveDeleted(uid: string): Promise<void> {
  const credentials = { region: 'eu-central-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };
  const client = new DynamoDBClient({ ...credentials, endpoint: database });
  const rows: readonly (readonly [table: string, item: Record<string, AttributeValue>])[] = [
    [
      'CREDIT_LOGS_TABLE',
      {
        userId: { S: 'DELETIONS#' },
        entry: { S: uid },
        username: { S: uid },
        deletedAt: { N: '1900000000' },
        resumes: { N: '1' },
      },
    ],
    ['CREDIT_LOGS_TABLE', { userId: { S: uid }, entry: { S: `${ENTRY_PREFIX.usage}2026-01-01T00:00:00.000Z#1` } }],
    ['REQUESTS_TABLE', { id: { S: deletionMarkerId(uid) }, deletedAt: { N: '1900000000' }, open: { BOOL: true } }],
    ['REQUESTS_TABLE', { id: { S: `PROGRESS#${uid}#1` }, userId: { S: uid } }],
    ['RESUMES_TABLE', { id: { S: 'left' }, userId: { S: uid }, updatedAt: { S: '2026-01-01T00:00:00.000Z' } }],
  ];
  for (const [table, Item] of rows) await client.send(new PutItemCommand({ TableName: emulators[table], Item }));
  client.destroy();
  const store = new S3Client({ ...credentials, endpoint: files, forcePathStyle: true });
  for (const bucket of Object.values(bucketNames()))
    await store.send(new PutObjectCommand({ Bucket: bucket, Key: `${uid}/a.pdf`, Body: 'x' }));
  store.destroy();
}

const bucketNames = () =>
  Object.fromEntries(Object.entries(BUCKETS).map(([bucket, variable]) => [bucket, emulators[variable] ?? '']));
const tableNames = () =>
  Object.fromEntries(
    Object.entries(TABLE_VARIABLES).map(([table, variable]) => [table as TableName, emulators[variable] ?? '']),
  );

describe('the bundles', () => {
  it('are those of the table', () => {
    expect([...made.keys()].toSorted()).toEqual(
      [
        ...rows.map(({ handler }) => handler),
        ...listSchedules().map(({ handler }) => handler),
      ].toSorted(),
    );
  });

  it.each(rows)('of $name is small, or carries the browser whole', async ({ handler, endpoint: { needs } }) => {
    const limits: EndpointNeeds = needs;
    const metafile = made.get(handler) as Metafile;
    if (!limits.chromium) expect(bytesAtStart(handler, metafile)).toBeLessThanOrEqual(MOST_BYTES);
    else
      for (const file of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'])
        expect((await stat(join(bundleFolder(handler), 'bin', file))).size).toBeGreaterThan(100_000);
    for (const asset of limits.assets ?? [])
      expect((await stat(join(bundleFolder(handler), asset))).isDirectory()).toBe(true);
    // Every module that is loaded later is there, and none of an earlier build.
    const modules = (await readdir(bundleFolder(handler))).filter((name) => name.endsWith('.mjs'));
    expect(modules.toSorted()).toEqual(
      Object.keys(metafile.outputs)
        .map((file) => basename(file))
        .toSorted(),
    );
    // Lambda takes 250 MB unpacked.
    const files = (await readdir(bundleFolder(handler), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    const sizes = await Promise.all(files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size));
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThan(250_000_000);
  });
});

describe('in a clean process with the declared environment alone', () => {
  const rest = rows
    .filter(({ name }) => !GOOD.some((call) => call.name === name))
    .map(({ name }) => ({ name, status: undefined, params: {}, json: {}, also: undefined, after: undefined }));

  it.each([...GOOD.filter(({ name }) => rows.some((row) => row.name === name)), ...rest])(
    '$name answers, and does what it has declared and nothing else',
    async ({ name, status, also = [], after, ...rest }) => {
      const call = { ...rest, ...(await after?.()) };
      const row = rows.find((one) => one.name === name) as EndpointRow;
      const { endpoint, handler } = row;
      guard.allow(needsOf(endpoint), tableNames());
      fileGuard.allow(needsOf(endpoint), bucketNames());
      for (const { requested: asked } of [guard, fileGuard]) asked.clear();
      for (const { uid = 'dana', json, fault } of also) {
        const model: Record<string, string> = fault === undefined ? {} : { MODEL_ID: modelConfig(fault, 25) };
        const before = callOf(
          endpoint,
          { json },
          { authorization: `Bearer ${signToken(key, uid)}`, 'x-origin-secret': 'old' },
        );
        await runBundle(
          handler,
          { ...surroundings(handler), ...declaredEnvironment(row), ...model },
          [before],
        );
      }
      const token = takesToken(endpoint) ? { authorization: `Bearer ${signToken(key, 'dana')}` } : undefined;
      const { calls } = await runBundle(
        handler,
        { ...surroundings(handler), ...declaredEnvironment(row) },
        [
          callOf(endpoint, call, { ...token, 'x-origin-secret': 'old' }),
          callOf(endpoint, call, { ...token }),
          callOf(endpoint, call, { 'x-origin-secret': 'new' }),
        ],
      );
      const [good, round, nobody] = calls.map(({ result: { statusCode, body } }) => [
        statusCode,
        statusCode === 200 ? '' : (body ?? '').slice(0, 300),
      ]);
      if (status === undefined) expect(good?.[0]).toBeLessThan(500);
      else expect(good).toEqual([status, status === 200 ? '' : expect.any(String)]);
      expect(round?.[0]).toBe(403);
      if (endpoint.auth === 'user') expect(nobody?.[0]).toBe(401);
      if (status === undefined) return;
      // Failures of the files are swallowed where they only cost time, so what was asked for is looked at itself.
      expect(
        [guard, fileGuard].flatMap((one) => one.allowed().filter((permission) => !one.requested.has(permission))),
      ).toEqual([]);
      expect(
        [guard, fileGuard].flatMap((one) =>
          [...one.requested].filter((permission) => !one.allowed().includes(permission)),
        ),
      ).toEqual([]);
    },
  );

  it('the reconciliation does what it has declared and nothing else', async () => {
    const { needs } = SCHEDULES.reconcilePayments;
    const handler = handlerModule('reconcilePayments', SCHEDULES.reconcilePayments);
    await purchases.leaveBehind('noa');
    guard.allow(needs, tableNames());
    guard.requested.clear();
    const environment = Object.fromEntries(
      environmentNames(needs).map((name) => [name, emulators[name] ?? 'declared']),
    );
    const { calls } = await runBundle(handler, { ...surroundings(handler), ...environment }, [{} as HttpEvent]);
    expect(calls[0]?.result).toMatchObject({
      finished: true,
      failed: [],
      unresolved: [],
      repaired: expect.arrayContaining([
        expect.objectContaining({ id: purchases.order.orderId, to: 'COMPLETED' }),
      ]) as unknown[],
    });
    expect(guard.allowed().filter((permission) => !guard.requested.has(permission))).toEqual([]);
    expect([...guard.requested].filter((permission) => !guard.allowed().includes(permission))).toEqual([]);
  });

  it('the sweep of deleted accounts does what it has declared and nothing else', async () => {
    const { needs } = SCHEDULES.sweepDeletedAccounts;
    const handler = handlerModule('sweepDeletedAccounts', SCHEDULES.sweepDeletedAccounts);
    await leaveDeleted('gone');
    guard.allow(needs, tableNames());
    fileGuard.allow(needs, bucketNames());
    for (const { requested: asked } of [guard, fileGuard]) asked.clear();
    const environment = Object.fromEntries(
      environmentNames(needs).map((name) => [name, emulators[name] ?? 'declared']),
    );
    const { calls } = await runBundle(handler, { ...surroundings(handler), ...environment }, [{} as HttpEvent]);
    // The one of above, and the account that deleteAccount has deleted.
    expect(calls[0]?.result).toEqual({ checked: 2, failed: 0, finished: true });
    for (const one of [guard, fileGuard]) expect(one.requested).toEqual(new Set(one.allowed()));
  });

  it('every schedule has such a test', () => {
    expect(listSchedules().map(({ name }) => name)).toEqual(['reconcilePayments', 'sweepDeletedAccounts']);
  });

  it('a résumé is read by the worker that lies beside the handler', async () => {
    const row = rows.find(({ name }) => name === 'parseResume') as EndpointRow;
    const { endpoint, handler } = row;
    guard.allow(needsOf(endpoint), tableNames());
    fileGuard.allow(needsOf(endpoint), bucketNames());
    const call = callOf(
      endpoint,
      { form: { userId: 'noa', resume: pdf('pdf/dana-chrome-1col') } },
      { authorization: `Bearer ${signToken(key, 'noa')}`, 'x-origin-secret': 'new' },
    );
    const { calls } = await runBundle(
      handler,
      { ...surroundings(handler), ...declaredEnvironment(row) },
      [call],
    );
    expect(JSON.parse(calls[0]?.result.body ?? '{}')).toMatchObject({
      source: 'text',
      resumeData: { personalInfo: { email: 'dana.levicohen@example.co.il' } },
    });
  });

  it('the guard denies what is not declared', async () => {
    const row = rows.find(({ name }) => name === 'listResumes') as EndpointRow;
    const { endpoint, handler } = row;
    guard.allow({}, tableNames());
    const { calls } = await runBundle(
      handler,
      { ...surroundings(handler), ...declaredEnvironment(row) },
      [callOf(endpoint, {}, { authorization: `Bearer ${signToken(key, 'dana')}`, 'x-origin-secret': 'new' })],
    );
    expect(calls[0]?.result.statusCode).toBe(500);
  });
});

/**
 * Read by the middleware where an operator sets them (docs/operations.md), by Lambda itself, or by what leads to
 * emulators.
 */
const KNOWN = new Set([
  'ORIGIN_SECRET',
  'RATE_FACTOR',
  'LOG_LEVEL',
  'USER_POOL_KEYS_URL',
  'AWS_ENDPOINT_URL_S3',
  'LAMBDA_TASK_ROOT',
  'LD_LIBRARY_PATH',
  'TMPDIR',
  'PATH',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
]);

/** The clients of the SDK that a need brings along. */
const CLIENTS: readonly (readonly [client: string, isNeeded: (needs: EndpointNeeds) => boolean])[] = [
  ['client-dynamodb', ({ tables }) => tables !== undefined],
  ['client-s3', ({ buckets }) => buckets !== undefined],
  ['client-secrets-manager', ({ secrets: all }) => all !== undefined],
  ['client-cognito-identity-provider', ({ services = [] }) => services.includes('userPool')],
  ['client-sns', ({ services = [] }) => services.includes('notices')],
  ['client-bedrock-runtime', ({ services = [] }) => services.includes('model')],
  ['client-textract', ({ services = [] }) => services.includes('ocr')],
];

const own = (handler: string) =>
  Object.keys(made.get(handler)?.inputs ?? {}).filter((file) => /^(functions|shared)\//.test(file));

describe('what a handler is made of', () => {
  const root = new URL('../../', import.meta.url);

  it.each(rows)('$name reads no variable that is not declared', async ({ endpoint, handler }) => {
    const declared = new Set<string>([
      ...environmentNames(needsOf(endpoint)),
      'USER_POOL_ID',
      'USER_POOL_CLIENT_ID',
      ...KNOWN,
    ]);
    for (const file of own(handler)) {
      const source = await readFile(new URL(file, root), 'utf8');
      const read = [
        ...source.matchAll(/process\.env(?:\.(\w+)|\[\s*['"](\w+)['"]\s*\])/g),
        ...[...source.matchAll(/readEnvironment\(\[([^\]]*)\]/g)].flatMap((match) => [
          ...(match[1] ?? '').matchAll(/'(\w+)'()/g),
        ]),
      ].map((match) => match[1] || match[2] || '');
      // The example in a comment of environment.ts.
      const missing = read.filter((name) => !declared.has(name) && file !== 'functions/platform/environment.ts');
      expect([file, missing]).toEqual([file, []]);
      // Read in another way, a name could not be checked: only the one place that checks for itself may.
      const otherwise =
        source.replaceAll(/process\.env(\.\w+|\[\s*['"]\w+['"]\s*\])/g, '').match(/process\.env\b/g) ?? [];
      if (file !== 'functions/platform/environment.ts') expect([file, otherwise]).toEqual([file, []]);
    }
  });

  it.each(rows)('$name brings the clients of what it declares and no others', ({ endpoint, handler }) => {
    const inputs = Object.keys(made.get(handler)?.inputs ?? {});
    const brought = CLIENTS.filter(([client]) =>
      inputs.some((file) => file.includes(`node_modules/@aws-sdk/${client}/`)),
    ).map(([client]) => client);
    const needed = CLIENTS.filter(([, isNeeded]) => isNeeded(needsOf(endpoint))).map(([client]) => client);
    expect(brought).toEqual(needed);
    const all = new Set(inputs.flatMap((file) => /node_modules\/@aws-sdk\/(client-[\w-]+)\//.exec(file)?.[1] ?? []));
    expect([...all].filter((client) => !CLIENTS.some(([known]) => known === client))).toEqual([]);
  });
});
