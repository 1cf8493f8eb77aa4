import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, vi } from 'vitest';
import { ALLOWANCES } from '../../shared/api/needs.ts';
import type { LambdaHandler } from '../../functions/http/pipeline.ts';
import { createContext, createEvent } from './httpEvent.ts';
import { serveTestPool } from './testPool.ts';

/** What a handler answered, with its body read. */
interface Answered {
  readonly status: number | undefined;
  readonly body: Record<string, unknown>;
}

const ENVIRONMENT = {
  USERS_TABLE: 'users',
  RESUMES_TABLE: 'resumes',
  REQUESTS_TABLE: 'requests',
  CREDIT_LOGS_TABLE: 'logs',
  PDF_BUCKET: 'pdfs',
  UPLOAD_BUCKET: 'uploads',
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'nobody',
  AWS_SECRET_ACCESS_KEY: 'nothing',
  RATE_FACTOR: '1000',
  LOG_LEVEL: 'info',
  ...Object.fromEntries(
    Object.values(ALLOWANCES).map((name) => [name, JSON.stringify({ on: true, dailyDollars: 100 })]),
  ),
};

/** An error as the SDK throws it: by its name alone services tell them apart. */
export const refusal = (name: string, message = 'refused'): Error => Object.assign(new Error(message), { name });

/** A transaction of which these items were refused, in their order: `None` for those that were not. */
export const cancelled = (...codes: readonly string[]): Error =>
  new TransactionCanceledException({
    $metadata: {},
    message: 'cancelled',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

/**
 * The services of the cloud as mocks, so that a handler meets every answer that they may give: throttling, half of what
 * was asked, a condition that failed, no answer at all, nonsense. Call it once at the top of a file, and import the
 * handlers after it. Before each test nothing is stored and every write is taken.
 */
export async function mockedCloud(more: Readonly<Record<string, string>> = {}) {
  const pool = await serveTestPool();
  for (const [name, value] of Object.entries({ ...ENVIRONMENT, ...pool.environment, ...more })) vi.stubEnv(name, value);
  const clients = {
    database: mockClient(DynamoDBDocumentClient),
    files: mockClient(S3Client),
    models: mockClient(BedrockRuntimeClient),
    functions: mockClient(LambdaClient),
    queues: mockClient(SQSClient),
    secrets: mockClient(SecretsManagerClient),
  };
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(lines.push(String(line))));
  // What is tried again is tried at once.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  beforeEach(() => {
    for (const client of Object.values(clients)) client.reset();
    clients.database.on(GetCommand).resolves({});
    clients.database.on(UpdateCommand).resolves({ Attributes: { amount: 1 } });
    clients.database.on(TransactWriteCommand).resolves({});
    lines.length = 0;
  });
  afterAll(() => {
    for (const client of Object.values(clients)) client.restore();
  });
  return {
    ...clients,
    /** The log of the test that runs, as text. */
    logged: () => lines.join(''),
    /** Calls a handler as Dana, in English; `person: null` as nobody. */
    async call(
      handler: LambdaHandler,
      { person = 'dana', headers, ...part }: Parameters<typeof createEvent>[0] & { person?: string | null } = {},
    ): Promise<Answered> {
      const identity = person === null ? {} : pool.headersOf(person);
      const event = createEvent({ headers: { 'accept-language': 'en', ...identity, ...headers }, ...part });
      const { statusCode, body } = await handler(event, createContext());
      return { status: statusCode, body: JSON.parse(body ?? '{}') as Record<string, unknown> };
    },
  };
}
