import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPayPalClient, PayPalError, type PayPalClient } from './client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let url: string;
let provider: PayPalClient;
/** Answers to calls, in their order; the last one stays. */
let answers: Answer[] = [];
let calls: {
  method: string | undefined;
  path: string;
  id: string | undefined;
  authorization: string | undefined;
  type: string | undefined;
  language: string | undefined;
  body: string;
}[] = [];
/** Questions for a token, each with who asks and for how long, in seconds, it is given. */
let logins: { authorization: string | undefined; body: string }[] = [];
let lifetime = 32_400;
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
      const { authorization } = request.headers;
      if (request.url === '/v1/oauth2/token') {
        logins.push({ authorization, body });
        return json(200, { access_token: `token-${(tokens += 1)}`, expires_in: lifetime })(request, response);
      }
      calls.push({
        method: request.method,
        path: request.url ?? '',
        id: request.headers['paypal-request-id'] as string | undefined,
        authorization,
        type: request.headers['content-type'],
        // What fetch sends where nothing is asked for.
        language: request.headers['accept-language']?.replace(/^\*$/, ''),
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
  // Attempts follow each other at once.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  [calls, logins, tokens, lifetime] = [[], [], 0, 32_400];
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

  it('logs in by what it was given', async () => {
    answers = [json(200, { id: 'A' })];
    await createPayPalClient({ api: url, clientId: `who-${clients}`, clientSecret: 'secret' }).order('A');
    expect(logins).toEqual([
      { authorization: `Basic ${btoa(`who-${clients}:secret`)}`, body: 'grant_type=client_credentials' },
    ]);
  });

  it('keeps the tokens of two accounts apart', async () => {
    answers = [json(200, { id: 'A' })];
    await provider.order('A');
    await createPayPalClient({ api: url, clientId: `another-${clients}`, clientSecret: 'secret' }).order('A');
    expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  it('asks for another token a minute before one ends', async () => {
    answers = [json(200, { id: 'A' })];
    let time = 1_000_000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => time);
    onTestFinished(() => clock.mockRestore());
    lifetime = 100;
    for (const seconds of [0, 39, 1]) {
      time += seconds * 1_000;
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      await provider.order('A');
    }
    expect(calls.map(({ authorization }) => authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  const part = { id: 'part-1', amount: { value: '1.50', currency_code: 'USD' } } as const;
  const march = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-08T00:00:00Z')] as const;
  it.each<[string, (client: PayPalClient) => Promise<unknown>, object, unknown?]>([
    [
      'an order in the payer’s language',
      (client) => client.createOrder({ intent: 'CAPTURE' }, 'r', 'he-IL'),
      { method: 'POST', path: '/v2/checkout/orders', id: 'r', language: 'he-IL' },
      { intent: 'CAPTURE' },
    ],
    [
      'the capture of an order',
      (client) => client.captureOrder('a/b'),
      { method: 'POST', path: '/v2/checkout/orders/a%2Fb/capture', id: 'capture-a/b' },
      {},
    ],
    ['a capture', (client) => client.capture('a/b'), { method: 'GET', path: '/v2/payments/captures/a%2Fb' }],
    ['a refund', (client) => client.refund('a/b'), { method: 'GET', path: '/v2/payments/refunds/a%2Fb' }],
    ['a dispute', (client) => client.dispute('a/b'), { method: 'GET', path: '/v1/customer/disputes/a%2Fb' }],
    [
      'the refund of a capture',
      (client) => client.refundCapture('a/b'),
      { method: 'POST', path: '/v2/payments/captures/a%2Fb/refund', id: 'refund-a/b' },
      {},
    ],
    [
      'the refund of a part of a capture',
      (client) => client.refundCapture('a', part),
      { method: 'POST', path: '/v2/payments/captures/a/refund', id: 'part-1' },
      { amount: part.amount, custom_id: 'part-1' },
    ],
    ['a sale', (client) => client.sale('a/b'), { method: 'GET', path: '/v1/payments/sale/a%2Fb' }],
    [
      'the refund of a sale',
      (client) => client.saleRefund('a/b'),
      { method: 'GET', path: '/v1/payments/refund/a%2Fb' },
    ],
    [
      'that a sale is given back',
      (client) => client.refundSale('a/b'),
      { method: 'POST', path: '/v1/payments/sale/a%2Fb/refund', id: 'refund-a/b' },
      {},
    ],
    [
      'that a part of a sale is given back',
      (client) => client.refundSale('a', part),
      { method: 'POST', path: '/v1/payments/sale/a/refund', id: 'part-1' },
      { amount: { total: '1.50', currency: 'USD' } },
    ],
    [
      'a subscription to be',
      (client) => client.createSubscription({ plan_id: 'p' }, 'r'),
      { method: 'POST', path: '/v1/billing/subscriptions', id: 'r' },
      { plan_id: 'p' },
    ],
    [
      'a subscription',
      (client) => client.subscription('a/b'),
      { method: 'GET', path: '/v1/billing/subscriptions/a%2Fb' },
    ],
    [
      'the end of a subscription',
      (client) => client.cancelSubscription('a/b', 'why'),
      { method: 'POST', path: '/v1/billing/subscriptions/a%2Fb/cancel', id: 'cancel-a/b' },
      { reason: 'why' },
    ],
    [
      'payments of a subscription',
      (client) => client.subscriptionPayments('a/b', ...march),
      {
        method: 'GET',
        path:
          '/v1/billing/subscriptions/a%2Fb/transactions?start_time=2026-03-01T00%3A00%3A00.000Z' +
          '&end_time=2026-03-08T00%3A00%3A00.000Z',
      },
    ],
    [
      'a product to be',
      (client) => client.createProduct({ name: 'Premium' }, 'r'),
      { method: 'POST', path: '/v1/catalogs/products', id: 'r' },
      { name: 'Premium' },
    ],
    [
      'a plan to be',
      (client) => client.createPlan({ name: 'Monthly' }, 'r'),
      { method: 'POST', path: '/v1/billing/plans', id: 'r' },
      { name: 'Monthly' },
    ],
    ['a plan', (client) => client.plan('a/b'), { method: 'GET', path: '/v1/billing/plans/a%2Fb' }],
    [
      'a signature',
      (client) => client.verifyWebhook({ webhook_id: 'w' }),
      { method: 'POST', path: '/v1/notifications/verify-webhook-signature' },
      { webhook_id: 'w' },
    ],
  ])('asks for %s', async (_, ask, call, body) => {
    answers = [json(200, { id: 'A' })];
    await ask(provider);
    const type = body === undefined ? undefined : 'application/json';
    expect(calls).toMatchObject([{ id: undefined, language: '', ...call, type }]);
    expect(calls[0]?.body).toBe(body === undefined ? '' : JSON.stringify(body));
  });

  it('knows a signature only where the provider says that it is its own', async () => {
    answers = [json(200, { verification_status: 'SUCCESS' }), json(200, { verification_status: 'FAILURE' })];
    expect([await provider.verifyWebhook({}), await provider.verifyWebhook({})]).toEqual([true, false]);
  });

  it('gives the payments of a subscription with what each brought, or none', async () => {
    const payment = { id: 'p', status: 'COMPLETED', time: '2026-03-02T00:00:00Z' };
    const amount_with_breakdown = { gross_amount: part.amount };
    answers = [json(200, { transactions: [{ ...payment, amount_with_breakdown }] }), json(200, {})];
    expect(await provider.subscriptionPayments('a', ...march)).toEqual([{ ...payment, amount: part.amount }]);
    expect(await provider.subscriptionPayments('a', ...march)).toEqual([]);
  });

  it('takes an answer without a body, as after a cancellation', async () => {
    answers = [(_, response) => void response.writeHead(204).end()];
    expect(await provider.cancelSubscription('a', 'why')).toBeUndefined();
  });

  it('does not follow an answer to another address', async () => {
    answers = [(_, response) => void response.writeHead(302, { location: `${url}/elsewhere` }).end()];
    await expect(provider.order('A')).rejects.toMatchObject({ status: 0 });
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/v2/checkout/orders/A']));
  });

  it.each([
    [{ name: 'A', error: 'B', details: [{ issue: 'C' }] }, 'C'],
    [{ name: 'A', error: 'B', details: [] }, 'A'],
    [{ error: 'B' }, 'B'],
    [{}, 'UNKNOWN'],
  ])('tells the refusal %j as %s', async (refusal, issue) => {
    answers = [json(400, refusal)];
    await expect(provider.order('A')).rejects.toMatchObject({ message: `400 ${issue}`, issue });
  });

  it('tells a refusal that is no JSON by its status', async () => {
    answers = [(_, response) => void response.writeHead(400).end('<html>')];
    await expect(provider.order('A')).rejects.toMatchObject({ status: 400, issue: 'UNKNOWN' });
  });

  it('says what went wrong where no answer came, and nothing where the provider has said it', async () => {
    answers = [silence];
    await expect(provider.order('A')).rejects.toMatchObject({ cause: expect.any(TypeError) as unknown });
    expect(new PayPalError(400, 'X')).not.toHaveProperty('cause');
  });

  it.each([
    [0, true],
    [400, false],
    [401, false],
    [408, false],
    [409, true],
    [422, false],
    [429, true],
    [499, false],
    [500, true],
    [503, true],
  ])('takes the status %d for an unknown outcome: %s', (status, isOutage) => {
    expect(new PayPalError(status, 'X').isOutage).toBe(isOutage);
  });

  it('asks no further once its caller has stopped', async () => {
    const stop = new AbortController();
    answers = [
      (request, response) => {
        stop.abort();
        json(503, {})(request, response);
      },
    ];
    const stopping = createPayPalClient({ api: url, clientId: 'stopping', clientSecret: 'secret' }, stop.signal);
    await expect(stopping.order('A')).rejects.toMatchObject({ isOutage: true });
    expect(calls).toHaveLength(1);
  });
});
