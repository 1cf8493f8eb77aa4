import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../../shared/account/profile.ts';
import { cancelled, mockedCloud, refusal } from '../../../test/support/mockedCloud.ts';
import { findPack, newOrderRecord } from '../orderRecord.ts';

const API = 'http://provider.test';
const cloud = await mockedCloud({
  PAYMENTS_API: API,
  PAYMENTS_SECRET: 'payments-of-handlers',
  SITE_URL: 'https://korot.example',
  SELLING: 'on',
});
const { handler: createOrder } = await import('./createOrder.ts');
const { handler: captureOrder } = await import('./captureOrder.ts');
const { handler: webhook } = await import('./receivePaymentWebhook.ts');

const profile = createProfile({ uid: 'dana', email: '', displayName: '', photoURL: '' }, 'TOMBSTONE#1', new Date(0));
const row = newOrderRecord('dana', 'ORDER1', findPack('small'), new Date());
const amount = { currency_code: 'USD', value: row.amount };
const order = (status: string, captures?: readonly object[]) => ({
  id: 'ORDER1',
  status,
  intent: 'CAPTURE',
  links: [{ rel: 'payer-action', href: 'https://provider.test/approve' }],
  purchase_units: [{ reference_id: 'small', custom_id: 'dana', amount, ...(captures && { payments: { captures } }) }],
});
const PAID = order('COMPLETED', [{ id: 'CAPTURE1', status: 'COMPLETED', amount }]);

/** What the provider answers to a call, by the end of its path: a body, a status with a body, or no answer. */
type ProviderAnswer = object | readonly [status: number, body: object | string] | Error;
let answers: Readonly<Record<string, ProviderAnswer>> = {};
const asked: string[] = [];
/** What the provider was sent last, and under which idempotency key. */
let sent: { readonly body?: unknown; readonly key?: string } = {};
const provider = (given: Readonly<Record<string, ProviderAnswer>>) => (answers = given);
const realFetch = globalThis.fetch;
vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit) => {
  if (!String(address).startsWith(API)) return realFetch(address, init);
  const path = String(address).slice(API.length);
  if (path.endsWith('/oauth2/token')) return Response.json({ access_token: 't', expires_in: 3_600 });
  asked.push(`${init.method} ${path}`);
  const headers = init.headers as Readonly<Record<string, string>>;
  if (init.body) sent = { body: JSON.parse(init.body as string) as unknown, key: headers['paypal-request-id'] ?? '' };
  const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? ['', [404, {}] as const];
  if (answer instanceof Error) throw answer;
  if (!Array.isArray(answer)) return Response.json(answer);
  const [status, body] = answer as unknown as readonly [number, object | string];
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
});
afterAll(() => vi.unstubAllGlobals());

const stored = (Item: object | undefined) =>
  cloud.database.on(GetCommand, { TableName: 'logs' }).resolves(Item ? { Item } : {});
const transactions = () =>
  cloud.database.commandCalls(TransactWriteCommand).map((call) => call.args[0].input.TransactItems ?? []);

beforeEach(() => {
  asked.length = 0;
  provider({});
  cloud.secrets.on(GetSecretValueCommand).resolves({
    SecretString: JSON.stringify({ clientId: 'a', clientSecret: 'b', webhookId: 'W', verification: 'online' }),
  });
  cloud.database.on(GetCommand, { TableName: 'users' }).resolves({ Item: profile });
  cloud.database.on(PutCommand).resolves({});
  stored(row);
});

const REQUEST = '2f1c3f0e-1b2a-4c3d-8e4f-5a6b7c8d9e0f';
const create = (requestId = REQUEST, language = 'en', packageId = 'small') =>
  cloud.call(createOrder, { headers: { 'accept-language': language }, json: { packageId, requestId } });

describe('an order', () => {
  it('[PAY-07] is made at the provider and noted here, once', async () => {
    provider({ '/orders': order('PAYER_ACTION_REQUIRED') });
    expect(await create()).toEqual({
      status: 201,
      body: { orderId: 'ORDER1', approvalUrl: 'https://provider.test/approve' },
    });
    expect(
      transactions()
        .flat()
        .filter(({ Put }) => Put?.Item?.['entry'] === row.entry),
    ).toHaveLength(2);
  });

  it.each([
    ['en', 'en-US', 'Korot: Small pack, 5 AI credits'],
    ['he', 'he-IL', 'קורות: חבילה קטנה, 5 קרדיטים ל־AI'],
  ])(
    '[PAY-07] [PAY-12] is asked for in %s as one unit of that user and pack',
    async (language, locale, description) => {
      provider({ '/orders': order('PAYER_ACTION_REQUIRED') });
      await create(REQUEST, language);
      expect(sent.body).toEqual({
        intent: 'CAPTURE',
        purchase_units: [{ reference_id: 'small', custom_id: 'dana', description, amount }],
        payment_source: {
          paypal: {
            experience_context: {
              brand_name: 'Korot',
              locale,
              user_action: 'PAY_NOW',
              shipping_preference: 'NO_SHIPPING',
              return_url: 'https://korot.example/payment-returned.html?outcome=approved',
              cancel_url: 'https://korot.example/payment-returned.html?outcome=cancelled',
            },
          },
        },
      });
    },
  );

  it('[PAY-07] is one order for one request, and another for another pack or request', async () => {
    provider({ '/orders': order('PAYER_ACTION_REQUIRED') });
    const keys: unknown[] = [];
    for (const [request, pack] of [
      [REQUEST, 'small'],
      [REQUEST, 'small'],
      [REQUEST, 'medium'],
      [REQUEST.replace('2', '3'), 'small'],
    ] as const) {
      await create(request, 'en', pack);
      keys.push(sent.key);
    }
    expect(keys[0]).toMatch(/^[\w-]{32}$/);
    expect([keys[1] === keys[0], new Set(keys).size]).toEqual([true, 3]);
  });

  it('is not made where nothing is sold, or for somebody who has left', async () => {
    vi.stubEnv('SELLING', 'off');
    expect((await create()).body['code']).toBe('not_configured');
    expect(asked).toEqual([]);
    vi.stubEnv('SELLING', 'on');
    provider({ '/orders': order('PAYER_ACTION_REQUIRED') });
    cloud.database.on(GetCommand, { TableName: 'users' }).resolves({});
    expect((await create()).body['code']).toBe('user_not_found');
  });

  it.each([
    ['is throttled', [429, {}], 3],
    ['is down', [503, {}], 3],
    ['is not reached', new TypeError('fetch failed'), 3],
    ['answers no JSON', [200, '<html>'], 3],
    ['refuses it', [422, { details: [{ issue: 'INVALID' }] }], 1],
    ['tells no address', { id: 'ORDER1', status: 'CREATED' }, 1],
  ] as const)('[ERR-11] of which the provider %s fails, and nothing is noted', async (_, answer, calls) => {
    provider({ '/orders': answer });
    expect(await create()).toMatchObject({ body: { code: 'payment_failed' } });
    expect([asked.length, transactions().length]).toEqual([calls, 0]);
  });

  it('is noted on another try where two writes met, and fails where it cannot be noted', async () => {
    provider({ '/orders': order('PAYER_ACTION_REQUIRED') });
    cloud.database
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('TransactionConflict', 'None', 'None'))
      .resolves({});
    expect((await create()).status).toBe(201);
    // Noted before, by the same request.
    cloud.database.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed', 'None'));
    expect((await create()).status).toBe(201);
    cloud.database.on(TransactWriteCommand).rejects(refusal('ProvisionedThroughputExceededException'));
    expect((await create()).status).toBe(500);
  });
});

const capture = () => cloud.call(captureOrder, { pathParameters: { orderId: 'ORDER1' } });

describe('a capture', () => {
  const APPROVED = order('APPROVED');

  it('[PAY-08] [PAY-09] takes the money once and grants the credits', async () => {
    provider({ '/capture': PAID, '/ORDER1': APPROVED });
    expect(await capture()).toMatchObject({ status: 200, body: { status: 'COMPLETED', creditsAdded: row.credits } });
    expect(asked).toEqual(['GET /v2/checkout/orders/ORDER1', 'POST /v2/checkout/orders/ORDER1/capture']);
  });

  it('of another person’s order, or of none, is not found, and the provider is not asked', async () => {
    stored(undefined);
    expect([(await capture()).body['code'], asked]).toEqual(['not_found', []]);
  });

  it.each([
    ['not approved yet', { '/ORDER1': order('CREATED') }, 'payment_not_completed', { status: 'APPROVAL_PENDING' }],
    [
      'looked at by the provider',
      { '/capture': order('COMPLETED', [{ id: 'C', status: 'PENDING', amount }]), '/ORDER1': APPROVED },
      'payment_not_completed',
      { status: 'PENDING' },
    ],
    [
      'refused by the payer’s bank',
      { '/capture': [422, { details: [{ issue: 'INSTRUMENT_DECLINED' }] }], '/ORDER1': APPROVED },
      'payment_failed',
      undefined,
    ],
    ['unknown to the provider', { '/ORDER1': [404, {}] }, 'payment_failed', undefined],
    ['not answered', { '/capture': new Error('no answer'), '/ORDER1': APPROVED }, 'payment_failed_support', undefined],
    ['throttled', { '/capture': [429, {}], '/ORDER1': APPROVED }, 'payment_failed_support', undefined],
    ['answered by a page', { '/capture': [200, '<html>'], '/ORDER1': APPROVED }, 'payment_failed_support', undefined],
    [
      'of another amount',
      {
        '/ORDER1': order('COMPLETED', [{ id: 'C', status: 'COMPLETED', amount: { ...amount, value: '0.01' } }]),
      },
      'payment_failed_support',
      undefined,
    ],
  ] as const)('[PAY-08] [ERR-13] that is %s grants nothing, and says what to do', async (_, given, code, details) => {
    provider(given);
    const { body } = await capture();
    expect([body['code'], body['details']]).toEqual([code, details]);
    expect(
      transactions()
        .flat()
        .some(({ Update }) => Update?.TableName === 'users'),
    ).toBe(false);
  });

  it('[ERR-12] of which the credits could not be written says that it is paid', async () => {
    provider({ '/ORDER1': PAID });
    cloud.database.on(TransactWriteCommand).rejects(refusal('InternalServerError'));
    cloud.database.on(UpdateCommand).rejects(refusal('InternalServerError'));
    expect((await cloud.call(captureOrder, { pathParameters: { orderId: 'ORDER1' } })).status).toBe(500);
    cloud.database.on(UpdateCommand).resolves({ Attributes: { amount: 1 } });
    expect(await capture()).toMatchObject({ body: { code: 'credits_not_updated' } });
  });

  it('whose credits were granted meanwhile is answered as they stand, and grants none', async () => {
    provider({ '/ORDER1': PAID });
    cloud.database.on(TransactWriteCommand).callsFake(() => {
      stored({ ...row, status: 'COMPLETED', grantedAt: row.createdAt });
      throw cancelled('None', 'ConditionalCheckFailed', 'None');
    });
    expect(await capture()).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
  });

  it('is not begun where it cannot be noted before', async () => {
    provider({ '/capture': PAID, '/ORDER1': APPROVED });
    cloud.database.on(TransactWriteCommand).rejects(refusal('ThrottlingException'));
    expect(await capture()).toMatchObject({ body: { code: 'unavailable' } });
    expect(asked).toEqual(['GET /v2/checkout/orders/ORDER1']);
  });
});

describe('a webhook', () => {
  const EVENT = {
    id: 'WH-1',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: 'CAPTURE1', custom_id: 'dana', supplementary_data: { related_ids: { order_id: 'ORDER1' } } },
  };
  const SIGNED = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT',
    'paypal-transmission-id': 'T',
    'paypal-transmission-sig': 'S',
    'paypal-transmission-time': new Date().toISOString(),
  };
  const receive = (body: string = JSON.stringify(EVENT)) =>
    cloud.call(webhook, { person: null, headers: SIGNED, body });
  const verified = { '/verify-webhook-signature': { verification_status: 'SUCCESS' } };

  it('is received once its effect is stored', async () => {
    provider({ ...verified, '/ORDER1': PAID, '/CAPTURE1': EVENT.resource });
    expect(await receive()).toEqual({ status: 200, body: { received: true } });
    expect(
      transactions()
        .flat()
        .some(({ Update }) => Update?.TableName === 'users'),
    ).toBe(true);
  });

  it.each([
    ['is not the provider’s', { '/verify-webhook-signature': { verification_status: 'FAILURE' } }, 'invalid_signature'],
    ['is refused as no signature', { '/verify-webhook-signature': [422, {}] }, 'invalid_signature'],
    ['cannot be checked now', { '/verify-webhook-signature': [503, {}] }, 'unavailable'],
    ['is not answered', { '/verify-webhook-signature': new Error('no answer') }, 'unavailable'],
  ] as const)('whose signature %s changes nothing', async (_, given, code) => {
    provider(given);
    expect(await receive()).toMatchObject({ body: { code } });
    expect(transactions()).toEqual([]);
  });

  it.each([
    ['no JSON', '{', 'invalid_signature'],
    ['no event', '{"id":"WH-1"}', 'invalid_request'],
    ['an id that is none', JSON.stringify({ ...EVENT, id: '../1' }), 'invalid_request'],
  ])('that is %s is refused, and comes to nothing', async (_, body, code) => {
    provider(verified);
    expect(await receive(body)).toMatchObject({ body: { code } });
    expect(transactions()).toEqual([]);
  });

  it('that comes a second time is received, and changes nothing', async () => {
    provider({ ...verified, '/ORDER1': PAID, '/CAPTURE1': EVENT.resource });
    cloud.database.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed', 'None'));
    stored({ ...row, status: 'COMPLETED', grantedAt: row.createdAt });
    expect(await receive()).toEqual({ status: 200, body: { received: true } });
  });

  it('of a kind that nobody handles is received, so that it does not come for ever', async () => {
    provider(verified);
    expect((await receive(JSON.stringify({ ...EVENT, event_type: 'SOMETHING.NEW' }))).status).toBe(200);
    expect(transactions()).toEqual([]);
  });

  it.each([
    [
      'the database is throttled',
      () => cloud.database.on(TransactWriteCommand).rejects(refusal('ThrottlingException')),
    ],
    ['the provider is down', () => provider({ ...verified, '/ORDER1': [503, {}], '/CAPTURE1': [503, {}] })],
  ])('[ERR-12] whose effect cannot be stored, because %s, is sent again', async (_, given) => {
    provider({ ...verified, '/ORDER1': PAID, '/CAPTURE1': EVENT.resource });
    given();
    expect(await receive()).toMatchObject({ status: 500, body: { code: 'credits_not_updated' } });
  });
});
