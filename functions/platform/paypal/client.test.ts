import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPayPalClient, type PayPalClient } from './client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let url: string;
let provider: PayPalClient;
/** Answers to calls, in their order; the last one stays. */
let answers: Answer[] = [];
let calls: { path: string; id: string | undefined; authorization: string | undefined; body: string }[] = [];
let tokens = 0;
let clients = 0;

const json =
  (status: number, body: unknown): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const page = (ids: readonly string[], next?: string) =>
  json(200, {
    events: ids.map((id) => ({ id, event_type: 'X', resource: {} })),
    links: next === undefined ? [] : [{ rel: 'next', href: `https://api.paypal.com${next}` }],
  });
const silence: Answer = (_, response) => void response.destroy();

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/v1/oauth2/token')
        return json(200, { access_token: `token-${(tokens += 1)}`, expires_in: 32_400 })(request, response);
      calls.push({
        path: request.url ?? '',
        id: request.headers['paypal-request-id'] as string | undefined,
        authorization: request.headers.authorization,
        body,
      });
      return (answers.length > 1 ? (answers.shift() as Answer) : (answers[0] as Answer))(request, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  [calls, tokens] = [[], 0];
  // Tokens are kept by client.
  provider = createPayPalClient({ api: url, clientId: `client-${(clients += 1)}`, clientSecret: 'secret' });
});

describe('the client of the payment provider', () => {
  it('asks for one token however many calls there are at once', async () => {
    answers = [json(200, { id: 'A', status: 'CREATED' })];
    await Promise.all(Array.from({ length: 20 }, () => provider.order('A')));
    expect(tokens).toBe(1);
    expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer token-1']));
  });

  it('goes through all pages of events, by the links between them, at the service it was given', async () => {
    answers = [
      page(['1', '2'], '/v1/notifications/webhooks-events?page=2'),
      page([], '/v1/notifications/webhooks-events?page=3'),
      page(['3']),
    ];
    const ids: string[] = [];
    let where: Parameters<typeof provider.eventPage>[0] | undefined = {
      from: new Date('2026-03-01T10:00:00.500Z'),
      to: new Date('2026-03-08T10:00:00.500Z'),
    };
    while (where !== undefined) {
      // oxlint-disable-next-line no-await-in-loop -- each page says where the next is
      const { events, next } = await provider.eventPage(where);
      ids.push(...events.map(({ id }) => id));
      where = next;
    }
    expect(ids).toEqual(['1', '2', '3']);
    expect(calls.map(({ path }) => path)).toEqual([
      '/v1/notifications/webhooks-events?start_time=2026-03-01T10%3A00%3A00Z' +
        '&end_time=2026-03-08T10%3A00%3A00Z&page_size=100',
      '/v1/notifications/webhooks-events?page=2',
      '/v1/notifications/webhooks-events?page=3',
    ]);
  });

  it('asks for another token when one is refused before its time, once', async () => {
    answers = [json(401, { error: 'invalid_token' }), json(200, { id: 'A' })];
    await expect(provider.order('A')).resolves.toEqual({ id: 'A' });
    expect(tokens).toBe(2);
    answers = [json(401, { error: 'invalid_token' })];
    await expect(provider.order('A')).rejects.toMatchObject({ status: 401, isOutage: false });
    expect(calls).toHaveLength(4);
  });

  it.each([
    ['answers 503', json(503, { name: 'SERVICE_UNAVAILABLE' })],
    ['answers 429', json(429, { name: 'RATE_LIMIT_REACHED' })],
    // Browser and webhook at once: the other call may still take the money.
    [
      'is busy with the same request',
      json(409, { name: 'RESOURCE_CONFLICT', details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }] }),
    ],
    ['gives no answer', silence],
  ])('tries again with the same request id while the provider %s', async (_, answer) => {
    answers = [answer, answer, json(201, { id: 'A', status: 'COMPLETED' })];
    await expect(provider.captureOrder('A')).resolves.toMatchObject({ status: 'COMPLETED' });
    expect(calls.map(({ id }) => id)).toEqual(['capture-A', 'capture-A', 'capture-A']);
    expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
  });

  it('gives up after three tries and says that nobody knows what was done', async () => {
    answers = [silence];
    await expect(provider.captureOrder('A')).rejects.toMatchObject({ status: 0, issue: 'NO_ANSWER', isOutage: true });
    expect(calls).toHaveLength(3);
  });

  it('does not repeat what was refused, and says why by the provider’s own name', async () => {
    answers = [json(422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] })];
    await expect(provider.captureOrder('A')).rejects.toMatchObject({
      status: 422,
      issue: 'INSTRUMENT_DECLINED',
      isOutage: false,
    });
    expect(calls).toHaveLength(1);
  });

  it('keeps ids within their part of the path', async () => {
    answers = [json(404, { name: 'RESOURCE_NOT_FOUND' })];
    await expect(provider.order('../../v1/payments')).rejects.toMatchObject({ status: 404 });
    expect(calls[0]?.path).toBe('/v2/checkout/orders/..%2F..%2Fv1%2Fpayments');
  });

  it('stops when its caller does', async () => {
    answers = [silence];
    const stopped = createPayPalClient({ api: url, clientId: 'stopped', clientSecret: 'secret' }, AbortSignal.abort());
    await expect(stopped.order('A')).rejects.toMatchObject({ isOutage: true });
    expect(calls.length).toBeLessThanOrEqual(1);
  });
});
