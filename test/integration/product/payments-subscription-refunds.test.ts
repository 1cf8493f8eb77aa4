import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { everyNth } from '../../support/exhaustive.ts';
import { setUpPaymentTests } from '../../support/paymentTests.ts';

/** Refunds of subscriptions, whole and partial, and requests for them. */
const tests = setUpPaymentTests();
const { releaseAccepted: accepted, clock, readProfile: profileOf } = tests;

describe('a subscription', () => {
  it('keeps what its last payment pays for when an earlier one goes back', async () => {
    const person = await tests.driver.newPerson();
    await tests.driver.approveSubscription(person);
    await clock({ days: 32 });
    await accepted();
    const [first] = (await tests.driver.readLogRows(person.id, 'PAYMENT#')).toSorted(
      (a, b) => Date.parse(a['paidAt'] as string) - Date.parse(b['paidAt'] as string),
    );
    await tests.driver.controlEmulator(`/sales/${String(first?.['entry']).slice('PAYMENT#'.length)}/refund`, {});
    await accepted('sent', 2);
    const profile = await profileOf(person);
    expect(profile).toMatchObject({ isPremium: true, aiCredits: 12, subscription: { status: 'active' } });
    expect(Date.parse(profile['subscription'].paidThrough as string)).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  });

  it('whose payment went back takes no further one', async () => {
    const person = await tests.driver.newPerson();
    const id = await tests.driver.buySubscription(person);
    const [payment] = await tests.driver.readLogRows(person.id, 'PAYMENT#');
    await tests.driver.controlEmulator(`/sales/${String(payment?.['entry']).slice('PAYMENT#'.length)}/refund`, {});
    await accepted('sent', 2);
    expect(await tests.driver.provider('GET', `/v1/billing/subscriptions/${id}`)).toMatchObject({
      status: 'CANCELLED',
    });
    expect(await profileOf(person)).toMatchObject({ isPremium: false, subscription: { status: 'expired' } });
    await accepted();
    await tests.driver.buySubscription(person);
    expect(await profileOf(person)).toMatchObject({ isPremium: true });
  });

  it.each(['sent', 'reversed'] as const)(
    'whose last payment goes back in parts (%s) ends with the last of them, each written down once',
    async (order) => {
      const person = await tests.driver.newPerson();
      const id = await tests.driver.buySubscription(person);
      await tests.driver.controlEmulator('/webhooks/forget', {});
      const [charge] = await tests.driver.charges(id);
      for (const value of ['5.00', '3.00'])
        await tests.driver.controlEmulator(`/sales/${charge?.['id']}/refund`, { value });
      await accepted(order, 2);
      expect(await profileOf(person)).toMatchObject({ isPremium: true, aiCredits: 12 });
      await tests.driver.controlEmulator(`/sales/${charge?.['id']}/refund`, { value: '1.99' });
      await accepted(order, 3);
      expect(await profileOf(person)).toMatchObject({
        isPremium: false,
        aiCredits: 2,
        subscription: { status: 'expired' },
      });
      expect(await tests.driver.readLogRows(person.id, 'PAYMENT#')).toMatchObject([{ refunded: 9.99 }]);
      const back = ((await profileOf(person))['recentActivity'] as { amount: number }[])
        .map(({ amount }) => amount)
        .filter((amount) => amount < 0);
      expect(back.toSorted((a, b) => a - b)).toEqual([-5, -3, -1.99]);
    },
  );

  it('has a refund in part, told before its payment, written down once, and the whole afterwards', async () => {
    const person = await tests.driver.newPerson();
    const id = await tests.driver.approveSubscription(person);
    const [{ id: sale }] = (await tests.driver.charges(id)) as [{ id: string }];
    await tests.driver.controlEmulator(`/sales/${sale}/refund`, { value: '2.00' });
    await accepted('reversed', 2);
    expect(await tests.driver.readLogRows(person.id, `PAYMENT#${sale}`)).toMatchObject([{ refunded: 2 }]);
    expect(await profileOf(person)).toMatchObject({ isPremium: true, aiCredits: 12 });
    // The account is gone; what goes back then is written down all the same.
    expect(await person.call('DELETE', '/api/profile')).toMatchObject({ status: 200 });
    await tests.driver.controlEmulator(`/sales/${sale}/refund`, {});
    await accepted('sent', 2);
    expect(await tests.driver.readLogRows(person.id, `PAYMENT#${sale}`)).toMatchObject([{ refunded: 9.99 }]);
  });

  it.each(
    everyNth(2, [
      ['RESOLVED_SELLER_FAVOUR', 'sent'],
      ['RESOLVED_SELLER_FAVOUR', 'reversed'],
      ['RESOLVED_BUYER_FAVOUR', 'reversed'],
      ['RESOLVED_BUYER_FAVOUR', 'sent'],
    ] as const),
  )('in dispute rests until that is decided (%s), also where all is told at once (%s)', async (decided, order) => {
    const person = await tests.driver.newPerson();
    const id = await tests.driver.buySubscription(person);
    await tests.driver.controlEmulator('/webhooks/forget', {});
    const [charge] = await tests.driver.charges(id);
    await tests.driver.controlEmulator(`/captures/${charge?.['id']}/dispute`, {});
    if (order === 'sent') {
      await accepted('sent', 2);
      expect(await profileOf(person)).toMatchObject({ isPremium: false, subscription: { status: 'disputed' } });
      expect(await person.call('POST', '/api/subscription', { requestId: randomUUID() })).toMatchObject({
        status: 409,
      });
    }
    await tests.driver.controlEmulator(`/captures/${charge?.['id']}/dispute`, { decided });
    if (decided === 'RESOLVED_BUYER_FAVOUR') await tests.driver.controlEmulator(`/sales/${charge?.['id']}/refund`, {});
    await accepted(order, 2);
    await accepted();
    const won = decided === 'RESOLVED_SELLER_FAVOUR';
    expect(await profileOf(person)).toMatchObject(
      won
        ? { isPremium: true, aiCredits: 12, subscription: { status: 'active' } }
        : { isPremium: false, aiCredits: 2, subscription: { status: 'expired' } },
    );
  });
});
