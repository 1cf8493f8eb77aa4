import { createPrivateKey, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { listen } from '../../local/listen.ts';
import type { HttpEvent } from '../../../functions/http/call.ts';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ENDPOINTS, type EndpointName } from '../../../shared/api/endpoints.ts';
import { FILE_READER } from '../../../shared/api/import.ts';
import { SERVICES, SETTINGS } from '../../../shared/api/needs.ts';
import { handlerModule, type Endpoint } from '../../../shared/api/endpoint.ts';
import { queueVariable, SCHEDULES, TASK_QUEUE } from '../../../functions/platform/tasks/schedules.ts';
import { EVENT_NAMES } from '../../../shared/site/analyticsEvents.ts';
import { NEW_LINK } from '../../../shared/resume/resumeLink.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { textsOf } from '../../../shared/twin/twinFields.ts';
import { LOCAL_ALLOWANCES } from '../../local/environment.ts';
import { bedrockEmulator } from '../../local/emulators/bedrock.ts';
import { dynamoDbEmulator } from '../../local/emulators/dynamodb.ts';
import { payPalEmulator } from '../../local/emulators/paypal.ts';
import { s3Emulator } from '../../local/emulators/s3.ts';
import { secretsManagerEmulator } from '../../local/emulators/secretsManager.ts';
import { buildFunctions, bundleFolder } from '../bundle.ts';
import { startFunctionService } from '../functionService.ts';
import { runBundle } from '../runBundle.ts';
import { startDatabaseMeter, startModelMeter, type ModelTraffic, type DatabaseUnits } from './meter.ts';

/** The cost of one warm call, and of the import before the first. */
export interface CallMeasurement extends DatabaseUnits {
  /** Processor time of the process; for the one with the browser wall-clock time, since the browser shares it. */
  readonly cpuMs: number;
  readonly importMs: number;
  readonly answerBytes: number;
  readonly logBytes: number;
  /** Characters of one call to the model and of its answer. */
  readonly modelTraffic?: ModelTraffic;
  /** Processor time of the function that reads files: for one file, and the extra time of its first run. */
  readonly reader?: { readonly ms: number; readonly startMs: number };
}

const TEST_POOL = { id: 'eu-central-1_Measured1', client: 'measured' } as const;
const WARM_CALLS = 20;
/** The name of the function that reads files, as the stack would give it. */
const READER_NAME = 'readFile';
const TEST_USER_ID = 'measured-person';
/** The improvement whose first line is taken. */
const IMPROVEMENT_ID = '66666666-6666-4666-8666-666666666666';
/** A résumé of one page, printed by Chromium. */
const FILE = new URL('../../../test/data/import-corpus/pdf/dana-chrome-1col.pdf', import.meta.url);

/** As long as advertisements usually are. */
const JOB_DESCRIPTION =
  'דרוש/ה מנהל/ת מוצר עם ניסיון של 3 שנים לפחות, עבודה מול לקוחות בארץ ובחו״ל, SQL, Jira ואנגלית ברמה גבוהה. '.repeat(
    12,
  );

/** The calls that are measured, in this order; `{id}` is the résumé that was created before, `{key}` its link. */
export const MEASURED_CALLS: readonly {
  readonly name: EndpointName;
  readonly json?: (id: string, round: number) => unknown;
  readonly file?: true;
  readonly once?: true;
}[] = [
  { name: 'listTemplates' },
  { name: 'generatePdf', json: () => ({ templateId: SAMPLE_HE.templateId, resumeData: SAMPLE_HE }) },
  { name: 'measurePages', json: () => ({ templateId: SAMPLE_HE.templateId, resumeData: SAMPLE_HE }) },
  {
    name: 'ensureProfile',
    json: () => ({
      idToken: signToken({ token_use: 'id', aud: TEST_POOL.client, email: 'person@example.com', name: 'Person' }),
    }),
  },
  { name: 'readProfile' },
  { name: 'createResume', json: () => ({ name: 'CV', data: SAMPLE_HE }), once: true },
  { name: 'listResumes' },
  { name: 'readResume' },
  // For a résumé without a pair, as most are.
  { name: 'saveLink', json: () => NEW_LINK, once: true },
  { name: 'readLink' },
  { name: 'showLink' },
  { name: 'printLink' },
  {
    name: 'createTwin',
    json: () => ({ name: 'CV', data: SAMPLE_HE, open: ['summary'], version: 1, requestId: randomUUID() }),
    once: true,
  },
  { name: 'listPairs' },
  { name: 'readPair' },
  { name: 'agreePair', json: () => ({ mine: 1, other: 1, version: 1, paths: ['summary'], open: [] }), once: true },
  {
    name: 'translatePair',
    json: () => ({ other: 1, paths: [...textsOf(SAMPLE_HE).keys()], progress: randomUUID() }),
    once: true,
  },
  { name: 'updateResume', json: (_id, round) => ({ name: 'CV', data: SAMPLE_HE, version: round + 1 }) },
  {
    name: 'createCopy',
    json: () => ({ name: 'CV for a job', advert: JOB_DESCRIPTION, requestId: randomUUID() }),
    once: true,
  },
  { name: 'listCopies' },
  { name: 'keepPoint', json: () => ({ name: 'sent' }), once: true },
  { name: 'listPoints' },
  { name: 'listBin' },
  { name: 'readCreditHistory' },
  { name: 'recordEvents', json: () => ({ events: [{ name: EVENT_NAMES[0], language: 'he' }] }) },
  { name: 'parseResume', file: true },
  {
    name: 'improveResume',
    json: () => ({
      resumeData: SAMPLE_HE,
      improvementType: 'job',
      jobDescription: JOB_DESCRIPTION,
      language: 'he',
      userId: TEST_USER_ID,
      requestId: IMPROVEMENT_ID,
    }),
    once: true,
  },
  // The first is free, and does the same as one that takes a credit.
  { name: 'acceptImprovement', json: () => ({}), once: true },
  { name: 'createOrder', json: () => ({ packageId: 'small', requestId: randomUUID() }) },
];

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });

const encodeTokenPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signToken(claims: object): string {
  const now = Math.floor(Date.now() / 1_000);
  const all = {
    sub: TEST_USER_ID,
    iss: `https://cognito-idp.eu-central-1.amazonaws.com/${TEST_POOL.id}`,
    iat: now,
    exp: now + 3_600,
    ...claims,
  };
  const signed = `${encodeTokenPart({ alg: 'RS256', kid: 'k', typ: 'JWT' })}.${encodeTokenPart(all)}`;
  return `${signed}.${createSign('RSA-SHA256')
    .update(signed)
    .sign(createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })))
    .toString('base64url')}`;
}

/**
 * Runs each call in its deployed bundle against the local database, which says how many units it would cost; at the end
 * the nightly comparison of the orders that were made, ten in a run.
 */
export async function measureCalls(): Promise<{
  readonly calls: Partial<Record<EndpointName, CallMeasurement>>;
  readonly night: CallMeasurement;
}> {
  await buildFunctions();
  const folder = await mkdtemp(join(tmpdir(), 'korot-cost-'));
  const running = await Promise.all(
    [dynamoDbEmulator, s3Emulator, secretsManagerEmulator, bedrockEmulator, payPalEmulator].map((emulator) =>
      emulator.start(join(folder, emulator.folder)),
    ),
  );
  const keys = createServer(
    (_request, response) =>
      void response.end(
        JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }] }),
      ),
  );
  const keyServer = await listen(keys);
  const environment = Object.assign({}, ...running.map((service) => service.environment)) as Record<string, string>;
  const meter = await startDatabaseMeter(environment['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
  const model = await startModelMeter(environment['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'] ?? '');
  const reader = await startFunctionService(READER_NAME, FILE_READER);
  const surroundings = {
    ...environment,
    ...LOCAL_ALLOWANCES,
    ...reader.environment,
    [SERVICES.fileReader]: READER_NAME,
    [SETTINGS.structuring]: 'rules',
    AWS_ENDPOINT_URL_DYNAMODB: meter.url,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
    USER_POOL_KEYS_URL: keyServer.url,
    USER_POOL_ID: TEST_POOL.id,
    USER_POOL_CLIENT_ID: TEST_POOL.client,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    PATH: '/usr/bin:/bin',
    RATE_FACTOR: '1000',
    [SETTINGS.site]: 'https://korot.example',
    [SETTINGS.selling]: 'on',
    [queueVariable('reconcilePayments')]: 'https://queue.invalid',
  };
  const results: Partial<Record<EndpointName, CallMeasurement>> = {};
  let id = '';
  let key = '';
  const orders: string[] = [];
  /** Runs a bundle with events; the first does not count unless it is the only one. */
  const measure = async (handler: string, events: readonly unknown[], isWallClock = false) => {
    const folders = {
      LAMBDA_TASK_ROOT: bundleFolder(handler),
      TEMPLATE_ASSETS_DIR: join(bundleFolder(handler), 'templates'),
    };
    meter.take();
    const { imported, calls, log } = await runBundle(handler, { ...surroundings, ...folders }, events as HttpEvent[]);
    const units = meter.take();
    const warm = calls.length === 1 ? calls : calls.slice(1);
    const mean = (of: (call: (typeof calls)[number]) => number) =>
      warm.reduce((sum, call) => sum + of(call), 0) / warm.length;
    const measured: CallMeasurement = {
      cpuMs: mean(({ ms, cpuMs }) => (isWallClock ? ms : cpuMs)),
      importMs: imported.cpuMs,
      reads: units.reads / calls.length,
      writes: units.writes / calls.length,
      requests: units.requests / calls.length,
      answerBytes: mean(({ result }) =>
        Buffer.byteLength(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'),
      ),
      // Lambda's own three lines beside ours.
      logBytes: log.length / calls.length + 330,
    };
    return { calls, measured };
  };
  try {
    for (const { name, json, file, once } of MEASURED_CALLS) {
      const endpoint: Endpoint = ENDPOINTS[name];
      const sent = file && (await fileForm());
      const events = Array.from({ length: once ? 1 : WARM_CALLS + 1 }, (_, round) => ({
        ...toHttpEvent(endpoint, { id, key }, json?.(id, round), sent?.contentType),
        ...(sent && { body: sent.body, isBase64Encoded: true }),
      }));
      const { calls, measured } = await measure(handlerModule(name, endpoint), events, endpoint.needs.chromium);
      const wrong = calls.find(({ result }) => (result.statusCode ?? 500) >= 300);
      if (wrong) throw new Error(`${name} answered ${wrong.result.statusCode}: ${wrong.result.body}`);
      const bodies = calls.map(({ result }) => result.body ?? '');
      if (name === 'ensureProfile') await giveSlots(environment);
      if (name === 'createResume') id = (JSON.parse(bodies.at(-1) ?? '') as { id: string }).id;
      if (name === 'saveLink') key = (JSON.parse(bodies.at(-1) ?? '') as { link: { key: string } }).link.key;
      if (name === 'createOrder')
        orders.push(...bodies.map((body) => (JSON.parse(body) as { orderId: string }).orderId));
      results[name] = {
        ...measured,
        ...((name === 'improveResume' || name === 'translatePair') && { modelTraffic: model.take() }),
        ...(file && { reader: timesOf(reader.milliseconds) }),
      };
    }
    const { calls, measured: night } = await measure(
      handlerModule('reconcilePayments', SCHEDULES.reconcilePayments),
      Array.from({ length: WARM_CALLS + 1 }, () => toQueueEvent(orders.slice(-TASK_QUEUE.batch))),
    );
    const failed = calls.find(({ result }) => !isDeepStrictEqual(result, { batchItemFailures: [] }));
    if (failed) throw new Error(`The night answered ${JSON.stringify(failed.result)}`);
    return { calls: results, night };
  } finally {
    await Promise.all([meter, model, keyServer, reader].map((server) => server.close()));
    await Promise.all(running.map((emulator) => emulator.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

/** The person who is measured keeps more résumés than a free plan holds. */
async function giveSlots(environment: Readonly<Record<string, string>>): Promise<void> {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      region: 'eu-central-1',
      endpoint: environment['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
      credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    }),
  );
  await client.send(
    new UpdateCommand({
      TableName: environment['USERS_TABLE'],
      Key: { uid: TEST_USER_ID },
      UpdateExpression: 'SET maxStorageSlots = :most',
      ConditionExpression: 'attribute_exists(uid)',
      ExpressionAttributeValues: { ':most': 9 },
    }),
  );
  client.destroy();
}

/** Returns the time of a warm run, and the extra time of the first one. */
function timesOf([first = 0, ...warm]: readonly number[]): NonNullable<CallMeasurement['reader']> {
  const ms = warm.reduce((sum, duration) => sum + duration, 0) / warm.length;
  return { ms, startMs: Math.max(0, first - ms) };
}

/** {@link FILE} as a browser posts it. */
async function fileForm(): Promise<{ readonly contentType: string; readonly body: string }> {
  const form = new FormData();
  form.set('userId', TEST_USER_ID);
  form.set('resume', new File([await readFile(FILE)], 'resume.pdf', { type: 'application/pdf' }));
  const posted = new Response(form);
  return {
    contentType: posted.headers.get('content-type') ?? '',
    body: Buffer.from(await posted.arrayBuffer()).toString('base64'),
  };
}

/** Returns messages of the nightly comparison, for unpaid orders. */
const toQueueEvent = (orders: readonly string[]) => ({
  Records: orders.map((id) => ({
    messageId: id,
    body: JSON.stringify({ kind: 'task', task: { kind: 'openOrder', payer: TEST_USER_ID, id } }),
    attributes: { ApproximateReceiveCount: '1' },
  })),
});

function toHttpEvent(
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
  json: unknown,
  contentType = 'application/json',
): HttpEvent {
  return {
    version: '2.0',
    routeKey: `${endpoint.method} ${endpoint.path}`,
    rawPath: endpoint.path,
    rawQueryString: '',
    isBase64Encoded: false,
    headers: {
      'content-type': contentType,
      // Somebody who looks, and is counted.
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
      ...(endpoint.auth === 'user' && {
        authorization: `Bearer ${signToken({ token_use: 'access', client_id: TEST_POOL.client, username: 'person' })}`,
      }),
    },
    requestContext: {
      http: {
        method: endpoint.method,
        path: endpoint.path,
        protocol: 'HTTP/1.1',
        sourceIp: '198.51.100.7',
        userAgent: '',
      },
    } as HttpEvent['requestContext'],
    pathParameters: { ...params, requestId: IMPROVEMENT_ID },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  };
}

/**
 * Bytes of everything the site has, as it is sent: the most a first visit can ask for. Not of the program that reads
 * PDFs (decision 120), which one dialog asks for.
 */
export async function measureSite(): Promise<number> {
  const folder = fileURLToPath(new URL('../../../.build/web', import.meta.url));
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && extname(entry.name) !== '.wasm',
  );
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      const bytes = await readFile(join(entry.parentPath, entry.name));
      return ['.js', '.css', '.html', '.svg', '.json'].includes(extname(entry.name))
        ? gzipSync(bytes).length
        : bytes.length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
