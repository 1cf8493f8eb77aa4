import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Handler } from '../../functions/middleware/handler.ts';
import { LOCAL_ALLOWANCES, setEnvironment } from '../../infra/local/environment.ts';
import { LOCAL_MODEL, startBedrock, type LocalBedrock } from '../../infra/local/standins/bedrock/server.ts';
import { startDynamoDb, type LocalDynamoDb } from '../../infra/local/standins/dynamodb.ts';
import { newProfile } from '../../shared/profile.ts';
import { STRONG_EN, STRONG_HE } from '../../shared/resume/samples.ts';
import { contextWith, eventWith } from '../support/event.ts';
import { POOL, signingKey, tokenOf } from '../support/tokens.ts';

interface Answer {
  readonly aiCredits?: number;
  readonly code?: string;
  readonly error?: string;
  readonly improvements?: { readonly summary?: string; readonly experience: readonly object[] };
}

/** The handler as Lambda calls it: real token verifier, tables, Bedrock's wire protocol. */
const key = signingKey();
let keys: Server;
let tables: LocalDynamoDb;
let bedrock: LocalBedrock;
let restore: () => void;
let handler: Handler;
let user: string;

beforeAll(async () => {
  keys = createServer((_, response) => void response.end(JSON.stringify({ keys: [key.jwk] })));
  await new Promise<void>((resolve) => void keys.listen(0, '127.0.0.1', resolve));
  tables = await startDynamoDb({});
  bedrock = await startBedrock();
  restore = setEnvironment({
    ...LOCAL_ALLOWANCES, ...tables.environment, AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url, MODEL_ID: LOCAL_MODEL, RATE_FACTOR: '100', LOG_LEVEL: 'silent',
    USER_POOL_ID: POOL.userPoolId, USER_POOL_CLIENT_ID: POOL.clientId, USER_POOL_KEYS_URL: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`,
  });
  ({ handler } = await import('../../functions/improve/improve.ts'));
});
afterAll(async () => {
  restore();
  keys.close();
  await bedrock.close();
  await tables.close();
});
beforeEach(async () => {
  user = `user-${randomUUID()}`;
  const database = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: tables.url }));
  await database.send(new PutCommand({ TableName: tables.environment['USERS_TABLE'], Item: newProfile({ uid: user, email: 'noa@example.com', displayName: 'Noa', photoURL: '' }, 'mark', new Date()) }));
  database.destroy();
});

const weak = { ...STRONG_EN, summary: 'I was responsible for managing a team of 6. I wrote reports on a daily basis.' };

async function post(changes: object = {}) {
  const json = { resumeData: weak, improvementType: 'general', jobDescription: '', language: 'en', userId: user, ...changes };
  const { statusCode, body } = await handler(eventWith({ rawPath: '/api/improve-resume', json, headers: { authorization: `Bearer ${tokenOf(key, user)}` } }), contextWith(27_000));
  return { status: statusCode ?? 200, body: JSON.parse(body ?? '') as Answer };
}

describe('POST /api/improve-resume', () => {
  it('[API-05] [API-06] takes résumé, type, job description, language and user, and answers improvements by id', async () => {
    const { status, body } = await post();
    expect([status, body.aiCredits]).toEqual([200, 2]);
    expect(body.improvements).toEqual({ summary: 'Managed a team of 6. Wrote reports daily.', experience: [], education: [], projects: [] });
    const job = await post({ improvementType: 'job', jobDescription: 'We need test coverage', resumeData: { ...weak, summary: '' } });
    expect(job.body.improvements?.experience[0]).toMatchObject({ id: 'exp-2', description: expect.stringMatching(/^Improved test coverage/) });
  });

  it('writes the summary as its options ask, also where there was none, and says what it no longer states', async () => {
    const summaryOptions = { template: 'careerChange', length: 'short', focus: 'technical' };
    const { body } = await post({ summaryOptions });
    expect(body.improvements?.summary).toBe('Skills: Node.js, React, TypeScript, PostgreSQL, Redis, AWS. Managed a team of 6.');
    const none = await post({ resumeData: { ...STRONG_HE, summary: '' }, language: 'he', summaryOptions: { ...summaryOptions, length: 'medium' } });
    expect(none.body.improvements?.summary).toMatch(/^מיומנויות: Node\.js.* ראשת צוות פיתוח בבנק הצפון\./);
    const short = await post({ resumeData: STRONG_EN, summaryOptions });
    expect(short.body).toMatchObject({ withheld: [], failed: [], lost: [{ section: 'summary', facts: ['6', '40%'] }] });
  });

  it('[AI-06] [AI-07] [AI-10] is free once, then costs a credit, three times in all, then tells to buy more', async () => {
    const seen = [];
    for (let use = 0; use < 4; use += 1) seen.push(await post({ requestId: randomUUID() }));
    expect(seen.map(({ status, body }) => [status, body.aiCredits ?? body.code])).toEqual([[200, 2], [200, 1], [200, 0], [402, 'no_credits']]);
  });

  it('answers the same for the same request id, and spends once', async () => {
    const requestId = randomUUID();
    const first = await post({ requestId });
    expect(await post({ requestId })).toEqual(first);
    expect((await post()).body.aiCredits).toBe(1);
  });

  it('says in error what is wrong, in the words of the specification', async () => {
    expect(await post({ resumeData: { ...STRONG_EN, summary: '', experience: [], education: [], projects: [] } })).toMatchObject({ status: 422, body: { error: 'No improvements were made. Please try again with different content.' } });
    expect(await post({ improvementType: 'job' })).toMatchObject({ status: 400, body: { code: 'job_description_required' } });
    expect(await post({ userId: 'somebody-else' })).toMatchObject({ status: 403 });
    const fault = setEnvironment({ MODEL_ID: `${LOCAL_MODEL}:broken` });
    expect(await post()).toMatchObject({ status: 502, body: { error: 'Received an invalid response from the AI service. Please try again.' } });
    fault();
    const wrong = setEnvironment({ MODEL_ID: '{"id":5}' });
    expect(await post()).toMatchObject({ status: 503, body: { code: 'not_configured' } });
    wrong();
    user = 'nobody';
    expect(await post()).toMatchObject({ status: 404, body: { error: 'User not found' } });
  });
});
