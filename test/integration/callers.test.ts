import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { everyNth } from '../support/exhaustive.ts';
import { sendRawRequest } from '../support/rawRequest.ts';
import { createBadTokens, TEST_POOL, createSigningKey, signToken } from '../support/tokens.ts';

/** Every endpoint that is served, against everybody who may come along: the real gateway, handlers and verifier. */
const key = createSigningKey();
/** The same for every endpoint: to make them takes two pairs of keys. */
const BAD_TOKENS = createBadTokens(key);
let keys: Server;
let folder: string;
let local: LocalProduct;

beforeAll(async () => {
  // The user pool's public keys, and its admin API, which finds no user.
  keys = createServer((request, response) => {
    if (request.method === 'POST')
      response
        .writeHead(400, { 'x-amzn-errortype': 'UserNotFoundException' })
        .end('{"__type":"UserNotFoundException"}');
    else response.end(JSON.stringify({ keys: [key.jwk] }));
  });
  await new Promise<void>((resolve) => void keys.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(join(tmpdir(), 'callers-'));
  const pool = `http://127.0.0.1:${(keys.address() as AddressInfo).port}`;
  const environment = {
    USER_POOL_ID: TEST_POOL.userPoolId,
    USER_POOL_CLIENT_ID: TEST_POOL.clientId,
    USER_POOL_KEYS_URL: `${pool}/keys`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool,
    RATE_FACTOR: '100',
  };
  local = await startLocal({ dataDir: join(folder, 'data'), quiet: true, environment });
});
afterAll(async () => {
  await local.close();
  keys.close();
  await rm(folder, { recursive: true });
});

const served = listEndpoints();
const guarded = served.filter(({ endpoint }) => endpoint.auth === 'user' || endpoint.auth === 'optional');
/** What takes JSON; forms have tests of their own (import-endpoint.test.ts), and refuse it. */
const withBody = served.filter(
  ({ endpoint }) => endpoint.body !== undefined && (endpoint.bodyType ?? 'json') === 'json',
);
const pathOf = (path: string) => path.replace(/\{\w+\}/g, '10');
/** Endpoints for signed-in people look at a body only then. */
const signed = (endpoint: { readonly auth: string }): Record<string, string> =>
  endpoint.auth === 'user' ? { authorization: `Bearer ${signToken(key, 'dana')}` } : {};
const json = { 'content-type': 'application/json', 'accept-language': 'en' };

describe.each(guarded)('$name', ({ endpoint }) => {
  const call = (headers: Record<string, string>) =>
    fetch(local.url + pathOf(endpoint.path), {
      method: endpoint.method,
      headers: { ...json, ...headers },
      ...(endpoint.method !== 'GET' && { body: '{}' }),
    });

  it.each(BAD_TOKENS)('refuses a caller whose token is %s', async (_, token) => {
    const response = await call({ authorization: `Bearer ${token}` });
    expect(response.status).toBe(401);
    // A token that the gateway's authorizer accepts is refused by the function, with its own text.
    const refusals = [
      { error: 'Not logged in', code: 'unauthenticated' },
      ...(endpoint.auth === 'user' ? [{ message: 'Unauthorized' }] : []),
    ];
    expect(refusals).toContainEqual(await response.json());
  });

  it.each(['Basic ZGFuYTpkYW5h', 'Bearer', 'Token x'])('refuses the header "%s"', async (authorization) => {
    expect((await call({ authorization })).status).toBe(401);
  });

  it('lets a good token through to the question what is asked for', async () => {
    // Another user for each endpoint: one of them deletes the account.
    const token = signToken(key, `dana-${endpoint.method}-${endpoint.path}`);
    expect(endpoint.bodyType === 'multipart' ? [415] : [200, 400, 404]).toContain(
      (await call({ authorization: `Bearer ${token}` })).status,
    );
  });

  it('answers a caller without a token as its row says', async () => {
    expect((await call({})).status).toBe(endpoint.auth === 'optional' ? 400 : 401);
  });
});

describe('endpoints for everybody', () => {
  it.each(served.filter(({ endpoint }) => endpoint.auth === 'none'))(
    '$name: pay no heed to a token',
    async ({ endpoint }) => {
      const response = await fetch(local.url + pathOf(endpoint.path), {
        method: endpoint.method,
        headers: { ...json, authorization: 'Bearer nonsense' },
        ...(endpoint.method !== 'GET' && { body: '{}' }),
      });
      // Nobody has that key.
      const good = endpoint.path.includes('{key}') ? 404 : 200;
      expect(response.status).toBe(endpoint.method === 'GET' ? good : 400);
    },
  );
});

describe.each(withBody)('$name', ({ endpoint }) => {
  const resumeData = createBlankResume();
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await fetch(local.url + pathOf(endpoint.path), {
      method: endpoint.method,
      headers: { ...json, ...headers, ...signed(endpoint) },
      body,
    });
    return { status: response.status, body: (await response.json()) as { code: string } };
  };

  it.each([
    ['no JSON', 'templateId=professional'],
    ['half of it', '{"templateId": "profess'],
    ['a number', '7'],
    ['a list', '[{}]'],
    ['deeply nested', `{"resumeData":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`],
    ['of wrong types', JSON.stringify({ templateId: {}, resumeData: 'x', forceScale: '1', embedData: 1 })],
    [
      'keys of prototypes',
      '{"__proto__":{"templateId":"professional"},"constructor":{"prototype":{"polluted":true}},' +
        '"templateId":["toString"]}',
    ],
    [
      'a thousand entries',
      JSON.stringify({
        templateId: 'professional',
        resumeData: {
          ...resumeData,
          skills: Array.from({ length: 1_000 }, (_, index) => ({ id: `skill-${index}`, name: 'x' })),
        },
      }),
    ],
  ])('refuses a body that is %s', async (_, body) => {
    const answer = await send(body);
    const tooLarge = body.length > endpoint.limits.bodyBytes;
    expect(answer.status).toBe(tooLarge ? 413 : 400);
    expect(answer.body.code).toMatch(tooLarge ? /^payload_too_large$/ : /^(invalid_(json|request)|name_required)$/);
    expect({}).not.toHaveProperty('polluted');
  });

  it('refuses bytes that are no UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"templateId":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
    expect(await send(bytes)).toMatchObject({ status: 400, body: { code: 'invalid_json' } });
  });

  // The gateway refuses them before it knows whose they are, so the largest are not sent to each.
  const isFirst = endpoint === withBody[0]?.endpoint;
  it.each(isFirst ? [1_500_000, 10_000_000, 40_000_000] : everyNth(3, [1_500_000, 10_000_000, 40_000_000]))(
    'refuses %i bytes and stays well',
    async (size) => {
      expect(await send('x'.repeat(size))).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
      expect((await fetch(`${local.url}/api/templates`)).status).toBe(200);
    },
  );

  it('refuses a large body that does not say its length', async () => {
    const chunk = `${(1_000_000).toString(16)}\r\n${'x'.repeat(1_000_000)}\r\n`;
    const head =
      `${endpoint.method} ${pathOf(endpoint.path)} HTTP/1.1\ncontent-type: ` +
      'application/json\ntransfer-encoding: chunked' +
      (endpoint.auth === 'user' ? `\nauthorization: Bearer ${signToken(key, 'dana')}` : '');
    expect((await sendRawRequest(local.url, head, `${chunk.repeat(8)}0\r\n\r\n`)).status).toBe(413);
  });

  it('refuses what a form on another site could send', async () => {
    expect(await send('{}', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
  });
});
