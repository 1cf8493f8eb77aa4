import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { createSharedCounters } from '../../functions/platform/dynamodb/sharedCounters.ts';
import { createCreditLogRepository, type CreditHistory } from '../../functions/credits/creditLogRepository.ts';
import { createResultRepository } from '../../functions/improve/resultRepository.ts';
import { createLedger } from './ledger.ts';
import type { HttpEvent } from '../../functions/http/call.ts';
import { israelDay } from '../../functions/platform/israelDay.ts';
import type { LambdaHandler } from '../../functions/http/handlerFor.ts';
import { LOCAL_ALLOWANCES, setEnvironment } from '../../infra/local/environment.ts';
import { LOCAL_MODEL, startBedrock } from '../../infra/local/emulators/bedrock/server.ts';
import { startDynamoDb } from '../../infra/local/emulators/dynamodb.ts';
import type { ErrorCode } from '../../shared/errors/errors.ts';
import type { ImproveProgress, ImproveResponse } from '../../shared/improve/suggestions.ts';
import { createProfile, toProfileView, type Profile, type StoredProfile } from '../../shared/account/profile.ts';
import { createContext, createEvent } from './httpEvent.ts';
import { TEST_POOL, createSigningKey, signToken } from './tokens.ts';
import { WEAK } from './weak.ts';

export interface ImproveApiResponse {
  readonly status: number;
  readonly body: Partial<ImproveResponse> & { readonly code?: ErrorCode; readonly error?: string };
}

/** One of the calls beside it, as Lambda runs it. */
export interface ImproveSideResponse {
  readonly status: number;
  readonly body: {
    readonly aiCredits?: number;
    readonly open?: boolean;
    readonly finished?: ImproveProgress['finished'];
    readonly code?: ErrorCode;
    readonly error?: string;
  };
}

/** POST /api/improve-resume as Lambda runs it: the real token verifier, the tables, Bedrock's wire protocol. */
export interface ImproveApi {
  /** Environment that a child process needs to run the handler. */
  readonly environment: Readonly<Record<string, string>>;
  /** Creates a person with a new profile and these changes, and returns the id. */
  register(changes?: Partial<StoredProfile>): Promise<string>;
  improveEvent(user: string, changes?: object): HttpEvent;
  /** A call of any other endpoint by this person. */
  eventOf(user: string, pathParameters: Record<string, string>, json: object): HttpEvent;
  /** The event of {@link accept}. */
  acceptEvent(user: string, requestId: string): HttpEvent;
  post(user: string, changes?: object): Promise<ImproveApiResponse>;
  /** From now on a model `…:held` answers. */
  release(): void;
  /** GET /api/improve-resume: whether improvements are available. */
  open(): Promise<ImproveSideResponse>;
  /** GET /api/improve-resume/{requestId}: progress. */
  progress(user: string, requestId: string): Promise<ImproveSideResponse>;
  /** POST /api/improve-resume/{requestId}/take: the first line of a result is taken, which pays for it. */
  accept(user: string, requestId: string): Promise<ImproveSideResponse>;
  /** Millionths of a dollar counted towards the daily budget. */
  spentToday(): Promise<number>;
  stored(user: string): Promise<StoredProfile>;
  profile(user: string, now?: Date): Promise<Profile>;
  /** Ends what a killed call holds of a request, as a minute of waiting does. */
  expireLease(user: string, requestId: string): Promise<void>;
  /** Results of today of which the person has taken nothing. */
  untaken(user: string): Promise<number>;
  uses(user: string): Promise<CreditHistory['usage']>;
  readonly database: DynamoDBDocumentClient;
  /** A credit ledger over the same tables. */
  readonly credits: ReturnType<typeof createLedger>;
  close(): Promise<void>;
}

export { WEAK };

/** The model as configured: error and deadline of the emulator, price nothing. */
export const modelConfig = (fault: string, seconds: number) =>
  JSON.stringify({
    id: `${LOCAL_MODEL}${fault === '' ? '' : `:${fault}`}`,
    structured: 'tool',
    forcedTool: true,
    sampling: true,
    seconds,
  });

type CreateSideEvent = (user: string | undefined, requestId?: string, json?: object) => HttpEvent;
type CallSideEndpoint = (...about: Parameters<CreateSideEvent>) => Promise<ImproveSideResponse>;

export async function startImproveApi(): Promise<ImproveApi> {
  const key = createSigningKey();
  const keys = createServer((_, response) => void response.end(JSON.stringify({ keys: [key.jwk] })));
  await new Promise<void>((resolve) => void keys.listen(0, '127.0.0.1', resolve));
  const [local, bedrock] = await Promise.all([startDynamoDb({}), startBedrock()]);
  const environment = {
    ...LOCAL_ALLOWANCES,
    ...local.environment,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url,
    MODEL_ID: LOCAL_MODEL,
    RATE_FACTOR: '100',
    LOG_LEVEL: 'silent',
    USER_POOL_ID: TEST_POOL.userPoolId,
    USER_POOL_CLIENT_ID: TEST_POOL.clientId,
    USER_POOL_KEYS_URL: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`,
  };
  const restore = setEnvironment(environment);
  const [{ handler }, ...others] = (await Promise.all([
    import('../../functions/improve/handlers/improveResume.ts'),
    import('../../functions/improve/handlers/checkImproveAvailability.ts'),
    import('../../functions/improve/handlers/readImproveProgress.ts'),
    import('../../functions/improve/handlers/acceptImprovement.ts'),
  ])) as [
    { handler: LambdaHandler },
    { handler: LambdaHandler },
    { handler: LambdaHandler },
    { handler: LambdaHandler },
  ];
  const besideEvent: CreateSideEvent = (user, requestId, json) => {
    const headers = {
      'accept-language': 'en',
      ...(user !== undefined && { authorization: `Bearer ${signToken(key, user)}` }),
    };
    return createEvent({
      rawPath: '/api/improve-resume',
      headers,
      ...(requestId !== undefined && { pathParameters: { requestId } }),
      ...(json && { json }),
    });
  };
  const [open, progress, take] = others.map(
    (one) =>
      async (...about: Parameters<CreateSideEvent>): Promise<ImproveSideResponse> => {
        const { statusCode = 200, body } = await one.handler(besideEvent(...about), createContext());
        return { status: statusCode, body: JSON.parse(body ?? '') as ImproveSideResponse['body'] };
      },
  ) as [CallSideEndpoint, CallSideEndpoint, CallSideEndpoint];
  const database = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: local.url }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  const table = (name: string) => local.environment[name] as string;
  const put = (profile: StoredProfile) =>
    database.send(new PutCommand({ TableName: table('USERS_TABLE'), Item: profile }));

  const improver: ImproveApi = {
    environment,
    async register(changes = {}) {
      const uid = `user-${randomUUID()}`;
      await put({
        ...createProfile({ uid, email: 'noa@example.com', displayName: 'Noa', photoURL: '' }, 'mark', new Date()),
        ...changes,
      });
      return uid;
    },
    improveEvent: (user, changes = {}) =>
      createEvent({
        rawPath: '/api/improve-resume',
        json: {
          resumeData: WEAK,
          improvementType: 'general',
          jobDescription: '',
          language: 'en',
          userId: user,
          ...changes,
        },
        headers: { authorization: `Bearer ${signToken(key, user)}`, 'accept-language': 'en' },
      }),
    eventOf: (user, pathParameters, json) => ({ ...besideEvent(user, undefined, json), pathParameters }),
    acceptEvent: (user, requestId) => besideEvent(user, requestId),
    async post(user, changes) {
      const { statusCode = 200, body } = await handler(improver.improveEvent(user, changes), createContext(27_000));
      return { status: statusCode, body: JSON.parse(body ?? '') as ImproveApiResponse['body'] };
    },
    release: () => bedrock.release(),
    open: () => open(undefined),
    progress: (user, requestId) => progress(user, requestId),
    accept: (user, requestId) => take(user, requestId),
    spentToday: () =>
      createSharedCounters(database, () => table('REQUESTS_TABLE')).read(
        `improve ${israelDay(new Date()).day} dollars`,
      ),
    async stored(user) {
      const { Item } = await database.send(
        new GetCommand({ TableName: table('USERS_TABLE'), Key: { uid: user }, ConsistentRead: true }),
      );
      return Item as StoredProfile;
    },
    profile: async (user, now = new Date()) => toProfileView(await improver.stored(user), now),
    async expireLease(user, requestId) {
      const Key = { id: `IMPROVE#${user}#${requestId}` };
      const { Item } = await database.send(new GetCommand({ TableName: table('REQUESTS_TABLE'), Key }));
      if (Item)
        await database.send(new PutCommand({ TableName: table('REQUESTS_TABLE'), Item: { ...Item, until: 0 } }));
    },
    untaken: (user) =>
      createResultRepository(database, { users: table('USERS_TABLE'), requests: table('REQUESTS_TABLE') }).countUntaken(
        user,
      ),
    uses: async (user) =>
      (await createCreditLogRepository(database, table('CREDIT_LOGS_TABLE')).recentHistory(user)).usage,
    database,
    credits: createLedger(database, {
      users: table('USERS_TABLE'),
      creditLogs: table('CREDIT_LOGS_TABLE'),
      requests: table('REQUESTS_TABLE'),
    }),
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
