import { randomUUID } from 'node:crypto';
import { TransactWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { PayPalOrder } from '../../../functions/platform/paypal/types.ts';
import { newOrderRecord, findPack } from '../../../functions/payments/orderRecord.ts';
import { createOrderService } from '../../../functions/payments/orderService.ts';
import { CREDIT_PACKS } from '../../../shared/payments/plans.ts';
import { setEnvironment } from '../../../infra/local/environment.ts';
import { everyNth } from '../../support/exhaustive.ts';
import type { PaymentDriver } from '../../support/paymentDriver.ts';
import { setUpPaymentTests } from '../../support/paymentTests.ts';

/** Packs over HTTP: gateway, handlers, database and the provider's emulator on the wire, approval page included. */
const tests = setUpPaymentTests();

describe('a pack', () => {
  // The medium one is bought by other tests.
  it.each(everyNth(2, CREDIT_PACKS))(
    '[PAY-07] [PAY-08] [PAY-09] [PAY-11] [PAY-12] [DATA-03] [DATA-19] $id is ordered, approved, captured and granted',
    async ({ id, credits, priceUSD }) => {
      const person = await tests.driver.newPerson();
      const { orderId, approvalUrl } = await tests.driver.createOrder(person, id);
      expect(await tests.driver.provider('GET', `/v2/checkout/orders/${orderId}`)).toMatchObject({
        purchase_units: [
          {
            custom_id: person.id,
            reference_id: id,
            amount: { currency_code: 'USD', value: priceUSD.toFixed(2) },
            description: expect.stringContaining(`${credits}`) as string,
          },
        ],
      });
      const back = await tests.driver.decide(approvalUrl, 'approve');
      expect(back.origin + back.pathname).toBe(`${tests.url}/payment-returned.html`);
      expect(Object.fromEntries(back.searchParams)).toMatchObject({ outcome: 'approved', token: orderId });

      expect(await tests.driver.capture(person, orderId)).toEqual({
        status: 200,
        body: { status: 'COMPLETED', creditsAdded: credits, aiCredits: 2 + credits },
      });
      const row = (await tests.driver.readOrderRow(person, orderId)) ?? {};
      expect(row).toMatchObject({
        status: 'COMPLETED',
        amount: priceUSD.toFixed(2),
        currency: 'USD',
        packId: id,
        grantedAt: expect.any(String) as string,
        captureId: expect.any(String) as string,
      });
      expect((row['states'] as { status: string }[]).map(({ status }) => status)).toEqual(['CREATED', 'COMPLETED']);
      const profile = (await person.call('GET', '/api/profile')).body;
      expect(profile).toMatchObject({
        aiCredits: 2 + credits,
        recentActivity: [
          {
            type: 'purchase',
            description: `pack:${id}`,
            amount: priceUSD,
            paymentId: row['captureId'] as string,
            timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
          },
        ],
      });
      const lot = (profile['creditLots'] as { remaining: number; expiresAt: string }[]).find(
        ({ remaining }) => remaining === credits,
      );
      expect(Math.round((Date.parse(lot?.expiresAt ?? '') - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(365);
      expect((await person.call('GET', '/api/credits')).body['transactions']).toContainEqual(
        expect.objectContaining({
          amount: credits,
          source: `pack:${id}`,
          paymentId: row['captureId'] as string,
          type: 'credit',
        }),
      );
    },
  );

  it('cannot be ordered, nor premium, where nothing is sold yet; what was begun is finished', async () => {
    const person = await tests.driver.newPerson();
    const { orderId, approvalUrl } = await tests.driver.createOrder(person, 'small');
    await tests.driver.decide(approvalUrl, 'approve');
    const sellAgain = setEnvironment({ SELLING: 'off' });
    try {
      const requestId = randomUUID();
      const refused = { status: 503, body: { code: 'not_configured' } };
      expect(await person.call('POST', '/api/payments/orders', { packageId: 'small', requestId })).toMatchObject(
        refused,
      );
      expect(await person.call('POST', '/api/subscription', { requestId })).toMatchObject(refused);
      expect(await tests.driver.capture(person, orderId)).toMatchObject({ status: 200 });
    } finally {
      sellAgain();
    }
  });

  it('is one order for one wish, and another for another pack under the same id', async () => {
    const person = await tests.driver.newPerson();
    const requestId = randomUUID();
    const [first, again] = [
      await tests.driver.createOrder(person, 'small', requestId),
      await tests.driver.createOrder(person, 'small', requestId),
    ];
    expect(again).toEqual(first);
    expect((await tests.driver.createOrder(person, 'large', requestId)).orderId).not.toBe(first.orderId);
  });

  it('[ERR-13] is not captured before it is approved, nor when the payer gives up, and can be afterwards', async () => {
    const person = await tests.driver.newPerson();
    const { orderId, approvalUrl } = await tests.driver.createOrder(person, 'small');
    const early = {
      status: 402,
      body: { code: 'payment_not_completed', error: 'Payment not completed', details: { status: 'APPROVAL_PENDING' } },
    };
    expect(await tests.driver.capture(person, orderId)).toEqual(early);
    const back = await tests.driver.decide(approvalUrl, 'cancel');
    expect(back.searchParams.get('outcome')).toBe('cancelled');
    expect(await tests.driver.capture(person, orderId)).toEqual(early);
    expect(await tests.driver.balance(person)).toBe(2);
    await tests.driver.decide(approvalUrl, 'approve');
    expect((await tests.driver.capture(person, orderId)).status).toBe(200);
  });

  it('[ERR-11] [PAY-08] that the payer’s bank declines is reported as such and grants nothing', async () => {
    const person = await tests.driver.newPerson();
    const { orderId, approvalUrl } = await tests.driver.createOrder(person, 'small');
    await tests.driver.decide(approvalUrl, 'decline');
    expect(await tests.driver.capture(person, orderId)).toMatchObject({
      status: 502,
      body: { code: 'payment_failed', error: 'Payment failed. Please try again.' },
    });
    expect(await tests.driver.readOrderRow(person, orderId)).toMatchObject({ status: 'DENIED' });
    expect(await tests.driver.capture(person, orderId)).toMatchObject({
      status: 502,
      body: { code: 'payment_failed' },
    });
    expect(await tests.driver.balance(person)).toBe(2);
  });
});

/** One buyer for all orders that are refused, or made and never paid. */
let one: ReturnType<PaymentDriver['newPerson']> | undefined;
const somebody = () => (one ??= tests.driver.newPerson());

describe('who may', () => {
  it('that is granted reads as paid, also where an older word arrived in between', async () => {
    const person = await tests.driver.newPerson();
    const tables = { users: process.env.USERS_TABLE as string, creditLogs: process.env.CREDIT_LOGS_TABLE as string };
    const row = newOrderRecord(person.id, `ORDER${randomUUID()}`, findPack('small'), new Date());
    const told = (status: string): PayPalOrder => ({
      id: row.orderId,
      status: 'COMPLETED',
      purchase_units: [
        {
          custom_id: person.id,
          reference_id: 'small',
          amount: { currency_code: 'USD', value: '1.99' },
          payments: {
            captures: [{ id: `CAPTURE${person.id}`, status, amount: { currency_code: 'USD', value: '1.99' } }],
          },
        },
      ],
    });
    const other = createOrderService(tests.database, tables);
    await other.create(row);
    let isTold = false;
    const between = {
      send: async (command: TransactWriteCommand) => {
        if (command instanceof TransactWriteCommand && !isTold) {
          isTold = true;
          expect(await other.reconcile(told('PENDING'), row)).toMatchObject({ state: 'pending' });
        }
        return tests.database.send(command);
      },
    } as unknown as DynamoDBDocumentClient;
    expect(await createOrderService(between, tables).reconcile(told('COMPLETED'), row)).toMatchObject({
      state: 'paid',
    });
    expect(await tests.driver.readOrderRow(person, row.orderId)).toMatchObject({
      status: 'COMPLETED',
      grantedAt: expect.any(String) as string,
    });
    expect(await tests.driver.balance(person)).toBe(7);
  });

  it('[ROLE-12] capture is the buyer alone: to anybody else there is no such order', async () => {
    const [buyer, other] = [await tests.driver.newPerson(), await tests.driver.newPerson()];
    const orderId = await tests.driver.approveOrder(buyer, 'small');
    expect(await tests.driver.capture(other, orderId)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await other.call('POST', `/api/payments/orders/${orderId}/capture`, { userId: buyer.id })).status).toBe(
      404,
    );
    expect((await tests.driver.capture(buyer, orderId)).status).toBe(200);
    expect(await tests.driver.balance(other)).toBe(2);
  });

  it.each([
    ['an amount of their own', { packageId: 'large', amount: '0.01', priceUSD: 0.01, currency: 'ILS' }],
    ['credits of their own', { packageId: 'large', credits: 10_000 }],
    ['another user', { packageId: 'large', customId: 'somebody' }],
  ])('order with %s gets the price list’s order', async (_, body) => {
    const person = await somebody();
    const made = await person.call('POST', '/api/payments/orders', { requestId: randomUUID(), ...body });
    expect(made.status).toBe(201);
    expect(await tests.driver.provider('GET', `/v2/checkout/orders/${made.body['orderId']}`)).toMatchObject({
      purchase_units: [{ custom_id: person.id, amount: { currency_code: 'USD', value: '8.99' } }],
    });
  });

  it.each([
    ['an unknown pack', { packageId: 'huge' }],
    ['a pack that is no text', { packageId: ['large'] }],
    ['no request id', { packageId: 'large', requestId: undefined }],
  ])('order %s is refused', async (_, body) => {
    const person = await somebody();
    expect((await person.call('POST', '/api/payments/orders', { requestId: randomUUID(), ...body })).status).toBe(400);
  });

  it.each([
    ['less money', { amount: { currency_code: 'USD', value: '0.01' } }],
    ['another currency', { amount: { currency_code: 'ILS', value: '8.99' } }],
    ['another user', { custom_id: 'somebody-else' }],
    ['another pack', { reference_id: 'small' }],
  ])('an order that shows %s at the provider is neither captured nor granted', async (_, changes) => {
    const person = await somebody();
    const orderId = await tests.driver.approveOrder(person, 'large');
    await tests.driver.controlEmulator(`/orders/${orderId}`, changes);
    expect(await tests.driver.capture(person, orderId)).toMatchObject({
      status: 502,
      body: { code: 'payment_failed_support', error: 'Payment failed. Please try again or contact support.' },
    });
    expect(await tests.driver.balance(person)).toBe(2);
    expect(await tests.driver.readOrderRow(person, orderId)).toMatchObject({ status: 'MISMATCH' });
    expect(await tests.driver.provider('GET', `/v2/checkout/orders/${orderId}`)).toMatchObject({ status: 'APPROVED' });
  });
});
