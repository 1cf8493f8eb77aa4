import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LambdaHandler } from '../../functions/http/handlerFor.ts';
import { setEnvironment } from '../../infra/local/environment.ts';
import { startDynamoDb, type DynamoDbServer } from '../../infra/local/emulators/dynamodb.ts';
import { SUPPORT_QUEUE_PATH, snsEmulator } from '../../infra/local/emulators/sns.ts';
import type { RunningEmulator } from '../../infra/local/emulators/emulator.ts';
import { createContext, createEvent } from '../support/httpEvent.ts';
import { TEST_POOL } from '../support/tokens.ts';

/** The handler as Lambda calls it, over a real table and SNS's wire protocol. */
let tables: DynamoDbServer;
let topics: RunningEmulator;
let restore: () => void;
let handler: LambdaHandler;

const MESSAGE = { name: 'נועה לוי', email: 'noa@example.com', message: 'שלום,\nאיך מוחקים חשבון?' };

beforeAll(async () => {
  [tables, topics] = await Promise.all([startDynamoDb({}), snsEmulator.start('')]);
  restore = setEnvironment({
    ...tables.environment,
    ...topics.environment,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    RATE_FACTOR: '100',
    LOG_LEVEL: 'silent',
    USER_POOL_ID: TEST_POOL.userPoolId,
    USER_POOL_CLIENT_ID: TEST_POOL.clientId,
  });
  ({ handler } = await import('../../functions/contact/handlers/sendContactMessage.ts'));
});
afterAll(async () => {
  restore();
  await topics.stop();
  await tables.close();
});
beforeEach(() => notices());

async function send(changes: object = {}) {
  const { statusCode, body } = await handler(
    createEvent({ rawPath: '/api/contact', json: { ...MESSAGE, ...changes } }),
    createContext(),
  );
  return { status: statusCode, ...(JSON.parse(body ?? '{}') as { code?: string; received?: boolean }) };
}

/** What is kept of messages. */
async function kept(): Promise<Record<string, unknown>[]> {
  const database = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: tables.url }));
  const { Items = [] } = await database.send(
    new ScanCommand({
      TableName: tables.environment['REQUESTS_TABLE'],
      FilterExpression: '#kind = :kind',
      ExpressionAttributeNames: { '#kind': 'kind' },
      ExpressionAttributeValues: { ':kind': 'contact' },
    }),
  );
  database.destroy();
  return Items;
}

/** Takes from the queue what support received since the last look. */
async function notices(): Promise<{ Subject: string; Message: string }[]> {
  const endpoint = topics.environment['AWS_ENDPOINT_URL_SNS'] ?? '';
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'AmazonSQS.ReceiveMessage',
      authorization: 'AWS4-HMAC-SHA256 Credential=test/20260101/eu-central-1/sqs/aws4_request',
    },
    body: JSON.stringify({
      QueueUrl: endpoint + SUPPORT_QUEUE_PATH,
      MaxNumberOfMessages: 10,
      VisibilityTimeout: 3_600,
    }),
  });
  const { Messages = [] } = (await response.json()) as { Messages?: { Body: string }[] };
  return Messages.map(({ Body }) => JSON.parse(Body) as { Subject: string; Message: string });
}

describe('a contact message', () => {
  it('[STAT-10] [STAT-06] is kept for a year and support receives all of it, also without a subject', async () => {
    const before = Date.now() / 1_000;
    expect(await send()).toEqual({ status: 200, received: true });
    const [item] = await kept();
    expect(item).toMatchObject({ ...MESSAGE, subject: '', language: 'he' });
    const days = (Number(item?.['expiresAt']) - before) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThan(365.1);
    const [notice, ...more] = await notices();
    expect(more).toEqual([]);
    for (const text of Object.values(MESSAGE).flatMap((value) => value.split('\n')))
      expect(notice?.Message).toContain(text);
    expect(notice?.Subject).toMatch(/^[\x20-\x7E]{1,99}$/);
  });

  it.each(['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f'])(
    'cannot forge a line of the notice with %j in any of its fields',
    async (end) => {
      const forged = `${end}Email: boss@evil.example${end}Kept as: CONTACT#0${end}`;
      await send({ name: `Noa${forged}`, subject: `Help${forged}`, message: `Hello${forged}` });
      const [notice] = await notices();
      const lines = (notice?.Message ?? '').split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
      expect(lines.map((line) => /^(?:\w+(?: as)?(?=: )|> |>?$)/.exec(line)?.[0].trim())).toEqual([
        'Name',
        'Email',
        'Subject',
        'Language',
        'Kept as',
        '',
        '>',
        '>',
        '>',
        ...(lines.length > 9 ? ['>'] : []),
      ]);
      expect(lines[1]).toBe('Email: noa@example.com');
      // Nor can an address hide one: there is no such address.
      expect(await send({ email: `noa@example.com${forged}` })).toMatchObject({ status: 400, code: 'invalid_email' });
    },
  );

  it('sent twice is one message, another one is another', async () => {
    const count = (await kept()).length;
    await send({ subject: 'Twice' });
    await send({ subject: 'Twice' });
    expect(await kept()).toHaveLength(count + 1);
    await send({ subject: 'Another' });
    expect(await kept()).toHaveLength(count + 2);
  });

  it.each([
    ['fill_required_fields', { name: '  ' }],
    ['fill_required_fields', { email: '' }],
    ['fill_required_fields', { message: '\n' }],
    ['invalid_email', { email: 'noa' }],
    ['invalid_email', { email: 'noa@example' }],
    ['invalid_email', { email: 'no a@example.com' }],
    ['invalid_email', { email: 'noa@@example.com' }],
  ])('[ERR-21] answers %s to %o and keeps nothing', async (code, changes) => {
    const count = (await kept()).length;
    expect(await send(changes)).toMatchObject({ status: 400, code });
    expect(await kept()).toHaveLength(count);
    expect(await notices()).toEqual([]);
  });

  it('[STAT-12] is not called received when support could not be reached', async () => {
    const away = setEnvironment({ SUPPORT_TOPIC: 'arn:aws:sns:eu-central-1:000000000000:nobody' });
    const answer = await send({ subject: 'Lost?' });
    away();
    expect(answer).toMatchObject({ status: 500, code: 'contact_failed' });
    expect(await send({ subject: 'Lost?' })).toMatchObject({ status: 200 });
  });
});
