import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { sharedCounters } from '../../functions/data/counters.ts';
import { creditLogStore, type CreditHistory } from '../../functions/data/creditLogs.ts';
import { ledger } from '../../functions/data/ledger.ts';
import type { Event } from '../../functions/middleware/call.ts';
import { dayOf } from '../../functions/middleware/day.ts';
import type { Handler } from '../../functions/middleware/handler.ts';
import { LOCAL_ALLOWANCES, setEnvironment } from '../../infra/local/environment.ts';
import { LOCAL_MODEL, startBedrock } from '../../infra/local/standins/bedrock/server.ts';
import { startDynamoDb } from '../../infra/local/standins/dynamodb.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import type { ImproveProgress, ImproveResponse } from '../../shared/improve/suggestions.ts';
import { newProfile, profileView, type Profile, type StoredProfile } from '../../shared/profile.ts';
import { contextWith, eventWith } from './event.ts';
import { POOL, signingKey, tokenOf } from './tokens.ts';
import { WEAK } from './weak.ts';

export interface Improved {
  readonly status: number;
  readonly body: Partial<ImproveResponse> & { readonly code?: ErrorCode; readonly error?: string };
}

/** One of the calls beside it, as Lambda runs it. */
export interface Aside {
  readonly status: number;
  readonly body: { readonly aiCredits?: number; readonly open?: boolean; readonly finished?: ImproveProgress['finished']; readonly withheld?: ImproveResponse['withheld']; readonly code?: ErrorCode; readonly error?: string };
}

/** POST /api/improve-resume as Lambda runs it: the real token verifier, the tables, Bedrock's wire protocol. */
export interface Improver {
  /** What a process of its own needs to run the handler. */
  readonly environment: Readonly<Record<string, string>>;
  /** Makes a person with a new profile, changed so, and gives back the id. */
  register(changes?: Partial<StoredProfile>): Promise<string>;
  eventOf(user: string, changes?: object): Event;
  /** The event of {@link take}. */
  takeEventOf(user: string, requestId: string): Event;
  post(user: string, changes?: object): Promise<Improved>;
  /** GET /api/improve-resume: whether it can be asked for. */
  open(): Promise<Aside>;
  /** GET /api/improve-resume/{requestId}: how far it is. */
  progress(user: string, requestId: string): Promise<Aside>;
  /** POST /api/improve-resume/{requestId}/take: pays for what was all withheld, and fetches it. */
  take(user: string, requestId: string): Promise<Aside>;
  /** Millionths of a dollar that are counted of the day's allowance. */
  spentToday(): Promise<number>;
  stored(user: string): Promise<StoredProfile>;
  profile(user: string, now?: Date): Promise<Profile>;
  /** Moves what is reserved to the past, as a minute does. */
  expireReservations(user: string): Promise<void>;
  uses(user: string): Promise<CreditHistory['usage']>;
  readonly database: DynamoDBDocumentClient;
  /** A credit ledger over the same tables. */
  readonly credits: ReturnType<typeof ledger>;
  close(): Promise<void>;
}

export { WEAK };

/** The model as configuration names it: fault and deadline of the stand-in's, price nothing. */
export const modelOf = (fault: string, seconds: number) => JSON.stringify({ id: `${LOCAL_MODEL}${fault === '' ? '' : `:${fault}`}`, structured: 'tool', forcedTool: true, sampling: true, seconds });

type BesideEvent = (user: string | undefined, requestId?: string, json?: object) => Event;
type Beside = (...about: Parameters<BesideEvent>) => Promise<Aside>;

export async function startImprover(): Promise<Improver> {
  const key = signingKey();
  const keys = createServer((_, response) => void response.end(JSON.stringify({ keys: [key.jwk] })));
  await new Promise<void>((resolve) => void keys.listen(0, '127.0.0.1', resolve));
  const [local, bedrock] = await Promise.all([startDynamoDb({}), startBedrock()]);
  const environment = {
    ...LOCAL_ALLOWANCES, ...local.environment, AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url, MODEL_ID: LOCAL_MODEL, RATE_FACTOR: '100', LOG_LEVEL: 'silent',
    USER_POOL_ID: POOL.userPoolId, USER_POOL_CLIENT_ID: POOL.clientId, USER_POOL_KEYS_URL: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`,
  };
  const restore = setEnvironment(environment);
  const [{ handler }, ...others] = (await Promise.all([import('../../functions/improve/improve.ts'), import('../../functions/improve/open.ts'), import('../../functions/improve/progress.ts'), import('../../functions/improve/take.ts')])) as [{ handler: Handler }, { handler: Handler }, { handler: Handler }, { handler: Handler }];
  const besideEvent: BesideEvent = (user, requestId, json) => {
    const headers = { 'accept-language': 'en', ...(user !== undefined && { authorization: `Bearer ${tokenOf(key, user)}` }) };
    return eventWith({ rawPath: '/api/improve-resume', headers, ...(requestId !== undefined && { pathParameters: { requestId } }), ...(json && { json }) });
  };
  const [open, progress, take] = others.map((one) => async (...about: Parameters<BesideEvent>): Promise<Aside> => {
    const { statusCode = 200, body } = await one.handler(besideEvent(...about), contextWith());
    return { status: statusCode, body: JSON.parse(body ?? '') as Aside['body'] };
  }) as [Beside, Beside, Beside];
  const database = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: local.url }), { marshallOptions: { removeUndefinedValues: true } });
  const table = (name: string) => local.environment[name] as string;
  const put = (profile: StoredProfile) => database.send(new PutCommand({ TableName: table('USERS_TABLE'), Item: profile }));

  const improver: Improver = {
    environment,
    async register(changes = {}) {
      const uid = `user-${randomUUID()}`;
      await put({ ...newProfile({ uid, email: 'noa@example.com', displayName: 'Noa', photoURL: '' }, 'mark', new Date()), ...changes });
      return uid;
    },
    eventOf: (user, changes = {}) => eventWith({ rawPath: '/api/improve-resume', json: { resumeData: WEAK, improvementType: 'general', jobDescription: '', language: 'en', userId: user, ...changes }, headers: { authorization: `Bearer ${tokenOf(key, user)}`, 'accept-language': 'en' } }),
    takeEventOf: (user, requestId) => besideEvent(user, requestId),
    async post(user, changes) {
      const { statusCode = 200, body } = await handler(improver.eventOf(user, changes), contextWith(27_000));
      return { status: statusCode, body: JSON.parse(body ?? '') as Improved['body'] };
    },
    open: () => open(undefined),
    progress: (user, requestId) => progress(user, requestId),
    take: (user, requestId) => take(user, requestId),
    spentToday: () => sharedCounters(database, () => table('REQUESTS_TABLE')).read(`improve ${dayOf(new Date()).day} dollars`),
    async stored(user) {
      const { Item } = await database.send(new GetCommand({ TableName: table('USERS_TABLE'), Key: { uid: user }, ConsistentRead: true }));
      return Item as StoredProfile;
    },
    profile: async (user, now = new Date()) => profileView(await improver.stored(user), now),
    async expireReservations(user) {
      const profile = await improver.stored(user);
      await put({ ...profile, reservations: (profile.reservations ?? []).map((each) => ({ ...each, until: '2026-01-01T00:00:00.000Z' })) });
    },
    uses: async (user) => (await creditLogStore(database, table('CREDIT_LOGS_TABLE')).history(user)).usage,
    database,
    credits: ledger(database, { users: table('USERS_TABLE'), creditLogs: table('CREDIT_LOGS_TABLE'), requests: table('REQUESTS_TABLE') }),
    async close() {
      restore();
      keys.close();
      database.destroy();
      await bedrock.close();
      await local.close();
    },
  };
  return improver;
}
