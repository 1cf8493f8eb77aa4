import { describe, expect, it } from 'vitest';
import type { PaymentRecords } from '../../functions/payments/paymentRecords.ts';
import { runPaymentsCommand } from '../../infra/operate/payments.ts';
import { howMany } from '../support/exhaustive.ts';
import { setUpPaymentTests } from '../support/paymentTests.ts';
import { setUpOwnProduct } from '../support/sharedProduct.ts';

/** What stays of payments: receipts for who paid, lines for bookkeeping, and what an operator makes at the provider. */
const tests = setUpPaymentTests(setUpOwnProduct);

const linesOf = async () =>
  (await runPaymentsCommand(['csv', new Date().toISOString().slice(0, 7)])).text
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

describe('a receipt', () => {
  it('[PAY-11] is numbered, says what was paid and what went back, and is its payer’s alone', async () => {
    const [person, other] = [await tests.driver.newPerson(), await tests.driver.newPerson()];
    const { captureId } = await tests.driver.buyPack(person, 'medium');
    const receipt = await person.call('GET', `/api/payments/${captureId}/receipt`);
    expect(receipt).toMatchObject({
      status: 200,
      body: {
        number: expect.stringMatching(/^\d{6}$/) as string,
        paymentId: captureId,
        item: 'pack:medium',
        amountUSD: 4.99,
        refundedUSD: 0,
        buyer: { name: 'דנה כהן', email: person.email },
      },
    });
    expect((await other.call('GET', `/api/payments/${captureId}/receipt`)).status).toBe(404);
    expect((await person.call('GET', '/api/payments/NOSUCH/receipt')).status).toBe(404);

    for (const value of ['1.10', '2.20'])
      await tests.driver.controlEmulator(`/captures/${captureId}/refund`, { value });
    await tests.driver.controlEmulator('/webhooks/release', { times: 2 });
    expect((await person.call('GET', `/api/payments/${captureId}/receipt`)).body).toMatchObject({
      number: receipt.body['number'],
      amountUSD: 4.99,
      refundedUSD: 3.3,
    });
    const activity = (await person.call('GET', '/api/profile')).body['recentActivity'] as {
      amount: number;
      paymentId: string;
    }[];
    expect(activity.map(({ amount, paymentId }) => [amount, paymentId])).toEqual([
      [-2.2, captureId],
      [-1.1, captureId],
      [4.99, captureId],
    ]);
  });

  it('of a subscription’s payment is found by the payment in the activity', async () => {
    const person = await tests.driver.newPerson();
    await tests.driver.buySubscription(person);
    const [{ paymentId }] = (await person.call('GET', '/api/profile')).body['recentActivity'] as [
      { paymentId: string },
    ];
    expect((await person.call('GET', `/api/payments/${paymentId}/receipt`)).body).toMatchObject({
      item: 'premium',
      amountUSD: 9.99,
      refundedUSD: 0,
    });
  });

  it('of a payment that went back says so; premium ends, and the rest of the bonus goes back', async () => {
    const person = await tests.driver.newPerson();
    const id = await tests.driver.buySubscription(person);
    const [{ paymentId }] = (await person.call('GET', '/api/profile')).body['recentActivity'] as [
      { paymentId: string },
    ];
    await tests.driver.controlEmulator(`/sales/${paymentId}/refund`, { value: '2.00' });
    await tests.driver.controlEmulator('/webhooks/release', { times: 2 });
    expect((await person.call('GET', '/api/profile')).body).toMatchObject({ isPremium: true, aiCredits: 12 });
    await tests.driver.controlEmulator(`/sales/${paymentId}/refund`, {});
    await tests.driver.controlEmulator('/webhooks/release', { times: 3 });
    expect((await person.call('GET', '/api/profile')).body).toMatchObject({
      isPremium: false,
      aiCredits: 2,
      subscription: { status: 'expired' },
    });
    expect((await person.call('GET', `/api/payments/${paymentId}/receipt`)).body).toMatchObject({ refundedUSD: 9.99 });
    // The provider still calls it active: that does not bring it back.
    await tests.driver.controlEmulator('/tell', {
      type: 'BILLING.SUBSCRIPTION.UPDATED',
      to: tests.url,
      resource: { id },
    });
    await tests.driver.controlEmulator('/webhooks/release', {});
    expect((await person.call('GET', '/api/profile')).body).toMatchObject({ isPremium: false });
  });
});

describe('an export of the account', () => {
  it('holds every order, subscription and receipt of its owner and nobody else’s', async () => {
    const [person, other] = [await tests.driver.newPerson(), await tests.driver.newPerson()];
    await tests.driver.buyPack(other, 'large');
    const left = (await tests.driver.createOrder(person, 'large')).orderId;
    const { orderId, captureId } = await tests.driver.buyPack(person, 'medium');
    const subscriptionId = await tests.driver.buySubscription(person);
    await tests.driver.controlEmulator(`/captures/${captureId}/refund`, { value: '1.10' });
    await tests.driver.controlEmulator('/webhooks/release', {});
    expect(await person.call('POST', '/api/subscription/cancel')).toMatchObject({ status: 200 });
    const { status, body } = await person.call('GET', '/api/profile/export');
    expect(status).toBe(200);
    const payments = body['payments'] as PaymentRecords;
    expect(payments.orders).toMatchObject([
      { orderId: left, item: 'pack:large', amountUSD: 8.99, credits: 30, status: 'CREATED' },
      {
        orderId,
        item: 'pack:medium',
        amountUSD: 4.99,
        credits: 15,
        paymentId: captureId,
        status: 'PARTIALLY_REFUNDED',
      },
    ]);
    expect(payments.orders[1]?.states.map((state) => state.status)).toEqual([
      'CREATED',
      'COMPLETED',
      'PARTIALLY_REFUNDED',
    ]);
    expect(payments.subscriptions).toMatchObject([{ subscriptionId, amountUSD: 9.99, status: 'CANCELLED' }]);
    expect(payments.subscriptions[0]?.states.map((state) => state.status)).toEqual([
      'APPROVAL_PENDING',
      'ACTIVE',
      'CANCELLED',
    ]);
    const [{ id: sale } = {}] = await tests.driver.charges(subscriptionId);
    expect(payments.receipts).toMatchObject([
      { paymentId: captureId, item: 'pack:medium', amountUSD: 4.99, refundedUSD: 1.1 },
      { paymentId: sale as string, item: 'premium', amountUSD: 9.99, refundedUSD: 0 },
    ]);
    // An operator sees the same, also when the account is gone.
    expect(JSON.parse((await runPaymentsCommand(['show', person.id])).text)).toEqual(payments);
    for (const { paymentId, number } of payments.receipts)
      expect((await person.call('GET', `/api/payments/${paymentId}/receipt`)).body).toMatchObject({ number });
  });
});

describe('bookkeeping', () => {
  it('numbers each payment and refund of the month without a gap, also when many pay at once', async () => {
    const people = [];
    for (let each = 0; each < howMany(6, 12); each += 1) people.push(await tests.driver.newPerson());
    const orders = await Promise.all(people.map((person) => tests.driver.approveOrder(person, 'small')));
    const answers = await Promise.all(
      people.map((person, place) => tests.driver.capture(person, orders[place] as string)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const lines = await linesOf();
    const numbers = lines.map(([number]) => Number(number)).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    for (const [place, person] of people.entries()) {
      const own = lines.filter((line) => line.at(-1) === person.id);
      expect(own).toEqual([
        [
          expect.any(String),
          expect.any(String),
          'pack',
          'pack:small',
          '1.99',
          'USD',
          (await tests.driver.readOrderRow(person, orders[place] as string))?.['captureId'],
          '',
          person.id,
        ],
      ]);
      expect(own.join()).not.toContain(person.email);
    }
  });

  it('says how it is used when asked for nothing it knows', async () => {
    for (const args of [[], ['csv'], ['csv', '2026-13'], ['csv', '2026-1'], ['plan', 'x'], ['show'], ['nothing']])
      expect(await runPaymentsCommand(args)).toMatchObject({
        code: 2,
        text: expect.stringContaining('csv <YYYY-MM>') as string,
      });
  });
});

it('an operator makes product and plan at the price of the list, the same when asked twice', async () => {
  const [first, again] = [await runPaymentsCommand(['plan']), await runPaymentsCommand(['plan'])];
  expect(first.text).toMatch(/^planId: P-[A-Z0-9]{24}/);
  expect(again).toEqual(first);
  const planId = first.text.split('\n')[0]?.slice('planId: '.length);
  const made = await tests.driver.provider('POST', '/v1/billing/subscriptions', {
    plan_id: planId,
    custom_id: 'x',
    application_context: { return_url: 'http://127.0.0.1:9/', cancel_url: 'http://127.0.0.1:9/' },
  });
  const page = await fetch((made['links'] as { href: string }[])[0]?.href ?? '');
  expect(await page.text()).toContain('9.99 USD');
});
