import { describe, expect, it } from 'vitest';
import { openReconciliation } from '../../../functions/payments/handlers/reconcilePayments.ts';
import { runNight } from '../../support/night.ts';
import { setUpPaymentTests } from '../../support/paymentTests.ts';
import type { TestPerson } from '../../support/signIn.ts';
import { spendCredits } from '../../support/spendCredits.ts';

/**
 * Accounts that are deleted while money is on its way: nobody pays for an account that is gone, and nothing is lost.
 */
const tests = setUpPaymentTests();
const { releaseAccepted: accepted, readProfile: profileOf } = tests;

/** The ways in which an order is settled once more after its buyer has left. */
const SETTLED_AGAIN: Readonly<Record<string, (person: TestPerson, orderId: string) => Promise<unknown>>> = {
  'the nightly reconciliation': async () => runNight(await openReconciliation()),
  'an event that is told again': async (person, orderId) => {
    const order = await tests.driver.provider('GET', `/v2/checkout/orders/${orderId}`);
    await tests.driver.controlEmulator('/tell', { type: 'CHECKOUT.ORDER.COMPLETED', resource: order, to: tests.url });
    await tests.driver.controlEmulator('/tell', {
      type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: (await tests.driver.readOrderRow(person, orderId))?.['captureId'] as string },
      to: tests.url,
    });
    expect(await accepted('sent', 2)).toContain('PAYMENT.CAPTURE.COMPLETED');
  },
  'the capture call with a token that is still valid': (person, orderId) => tests.driver.capture(person, orderId),
};

describe('a pack that was granted', () => {
  it.each(Object.entries(SETTLED_AGAIN))(
    'stays paid once the account is deleted, whoever settles it again: %s',
    async (_, settleAgain) => {
      const person = await tests.driver.newPerson();
      const { orderId } = await tests.driver.buyPack(person, 'small');
      // The free use, the two of the start, and the pack.
      await spendCredits(tests.database, person, 8);
      expect(await tests.driver.balance(person)).toBe(0);
      await accepted();
      expect((await person.call('DELETE', '/api/profile')).status).toBe(200);
      await settleAgain(person, orderId);
      const { payments } = (await tests.driver.provider('GET', `/v2/checkout/orders/${orderId}`))['purchase_units'][0];
      expect(payments).toMatchObject({ captures: [{ status: 'COMPLETED' }], refunds: [] });
      expect(await tests.driver.readOrderRow(person, orderId)).toMatchObject({
        status: 'COMPLETED',
        grantedAt: expect.any(String) as string,
      });
    },
  );
});

describe('an account that is deleted', () => {
  it('ends its subscription first, and stays while nobody knows whether that has ended', async () => {
    const person = await tests.driver.newPerson();
    const id = await tests.driver.buySubscription(person);
    await tests.driver.controlEmulator('/faults', { outage: true });
    expect((await person.call('DELETE', '/api/profile')).status).toBe(500);
    expect(await profileOf(person)).toMatchObject({ isPremium: true });
    await tests.driver.controlEmulator('/faults', {});
    expect((await person.call('DELETE', '/api/profile')).status).toBe(200);
    expect(await tests.driver.provider('GET', `/v1/billing/subscriptions/${id}`)).toMatchObject({
      status: 'CANCELLED',
    });
    // Payments stay, without a name.
    const kept = await tests.driver.readLogRows(person.id, 'PAYMENT#');
    expect(kept).toMatchObject([{ kind: 'premium', amount: 9.99, number: expect.any(Number) as number }]);
    expect(JSON.stringify(kept)).not.toContain(person.email);
  });

  it('is asked for nothing: an order that was approved before is not captured any more', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'small');
    expect((await person.call('DELETE', '/api/profile')).status).toBe(200);
    expect(await accepted('sent', 2)).toEqual(['CHECKOUT.ORDER.APPROVED']);
    expect(await tests.driver.provider('GET', `/v2/checkout/orders/${orderId}`)).toMatchObject({ status: 'APPROVED' });
  });

  it('gets back what was captured meanwhile, once, and none of it is booked', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'small');
    expect((await person.call('DELETE', '/api/profile')).status).toBe(200);
    await tests.driver.provider('POST', `/v2/checkout/orders/${orderId}/capture`, {});
    // Our own refund is reported as well, and changes nothing.
    expect(await accepted('sent', 3)).toContain('PAYMENT.CAPTURE.COMPLETED');
    expect(await accepted('sent', 2)).toEqual(['PAYMENT.CAPTURE.REFUNDED']);
    expect(
      (await tests.driver.provider('GET', `/v2/checkout/orders/${orderId}`))['purchase_units'][0].payments,
    ).toMatchObject({ captures: [{ status: 'REFUNDED' }], refunds: [{ amount: { value: '1.99' } }] });
    expect(await tests.driver.readOrderRow(person, orderId)).toMatchObject({
      status: 'REFUNDED',
      refundedAt: expect.any(String) as string,
    });
    expect(await tests.driver.readLogRows(person.id, 'PAYMENT#')).toEqual([]);
    const month = new Date().toISOString().slice(0, 7);
    expect(
      (await tests.driver.readLogRows(`PAYMENTS#${month}`, '')).filter(({ payer }) => payer === person.id),
    ).toEqual([]);
  });

  it('gets back what a subscription cost that was approved afterwards, and is charged no more', async () => {
    const person = await tests.driver.newPerson();
    const { subscriptionId, approvalUrl } = await tests.driver.subscribe(person);
    expect((await person.call('DELETE', '/api/profile')).status).toBe(200);
    await tests.driver.decide(approvalUrl, 'approve');
    await accepted('reversed', 2);
    expect(await tests.driver.provider('GET', `/v1/billing/subscriptions/${subscriptionId}`)).toMatchObject({
      status: 'CANCELLED',
    });
    expect((await tests.driver.charges(subscriptionId)).map(({ status }) => status as string)).toEqual(['REFUNDED']);
    await accepted('sent', 2);
    expect(await tests.driver.readLogRows(person.id, 'PAYMENT#')).toEqual([]);
  });

  it('leaves alone what somebody else has sold under our name', async () => {
    const context = { return_url: `${tests.url}/x`, cancel_url: `${tests.url}/x` };
    const other = await tests.driver.provider('POST', '/v1/billing/subscriptions', {
      plan_id: 'P-LOCAL0000000000000000001',
      custom_id: 'a-customer-of-another-shop',
      application_context: context,
    });
    await tests.driver.decide((other['links'] as { href: string }[])[0]?.href ?? '', 'approve');
    await accepted();
    expect(await tests.driver.provider('GET', `/v1/billing/subscriptions/${other['id']}`)).toMatchObject({
      status: 'ACTIVE',
    });
    expect((await tests.driver.charges(other['id'] as string)).map(({ status }) => status as string)).toEqual([
      'COMPLETED',
    ]);
  });
});
