import { describe, expect, it } from 'vitest';
import { setUpPaymentTests } from '../../support/paymentTests.ts';
import type { TestPerson } from '../../support/signIn.ts';
import { spendCredits } from '../../support/spendCredits.ts';

/** Money of packs that goes back: by us, by the payer's bank, in dispute, in part, before and after it was granted. */
const tests = setUpPaymentTests();
const { releaseAccepted: accepted } = tests;

const spend = (person: TestPerson, uses: number) => spendCredits(tests.database, person, uses);

describe('money that goes back', () => {
  it('takes back what is left of the pack, and never what was spent or came from elsewhere', async () => {
    const person = await tests.driver.newPerson();
    const { captureId } = await tests.driver.buyPack(person, 'medium');
    // The free use, the two of the start, and four of the pack.
    await spend(person, 7);
    await accepted();
    expect(await tests.driver.balance(person)).toBe(11);
    await tests.driver.controlEmulator(`/captures/${captureId}/refund`, {});
    await accepted('sent', 3);
    expect(await tests.driver.balance(person)).toBe(0);
    const [row] = await tests.driver.readLogRows(person.id, 'ORDER#');
    expect(row).toMatchObject({ status: 'REFUNDED', refundedAt: expect.any(String) as string });
    expect(
      (await tests.driver.readLogRows(person.id, 'TXN#')).filter(({ source }) => source === 'refund'),
    ).toMatchObject([{ amount: -11, paymentId: captureId }]);
    await tests.driver.assertConsistent(person);
  });

  it('in part takes back in proportion, and in the end all', async () => {
    const person = await tests.driver.newPerson();
    const { captureId } = await tests.driver.buyPack(person, 'medium');
    await tests.driver.controlEmulator(`/captures/${captureId}/refund`, { value: '1.00' });
    await accepted('sent', 2);
    expect(await tests.driver.balance(person)).toBe(2 + 15 - 3);
    await tests.driver.controlEmulator(`/captures/${captureId}/refund`, {});
    await accepted('reversed', 2);
    expect(await tests.driver.balance(person)).toBe(2);
    await tests.driver.assertConsistent(person);
  });

  it.each(['sent', 'reversed'] as const)(
    'before anything was granted leaves nothing to grant, with events in the order %s',
    async (order) => {
      const person = await tests.driver.newPerson();
      const orderId = await tests.driver.approveOrder(person, 'small');
      const captured = await tests.driver.provider('POST', `/v2/checkout/orders/${orderId}/capture`, {});
      await tests.driver.controlEmulator(
        `/captures/${captured['purchase_units'][0].payments.captures[0].id}/refund`,
        {},
      );
      expect(await accepted(order, 2)).toHaveLength(3);
      expect(await tests.driver.balance(person)).toBe(2);
      expect(await tests.driver.capture(person, orderId)).toMatchObject({
        status: 402,
        body: { details: { status: 'REFUNDED' } },
      });
      await tests.driver.assertConsistent(person);
    },
  );

  it('by the payer’s bank takes back like a refund', async () => {
    const person = await tests.driver.newPerson();
    const { captureId } = await tests.driver.buyPack(person, 'small');
    await tests.driver.controlEmulator(`/captures/${captureId}/refund`, { event: 'REVERSED' });
    expect(await accepted('sent', 2)).toContain('PAYMENT.CAPTURE.REVERSED');
    expect(await tests.driver.balance(person)).toBe(2);
    expect((await tests.driver.readLogRows(person.id, 'ORDER#'))[0]).toMatchObject({ status: 'REFUNDED' });
    await tests.driver.assertConsistent(person);
  });

  it.each(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER'])(
    'in dispute is taken back until that is decided: won (%s), it is given again, once',
    async (decided) => {
      const person = await tests.driver.newPerson();
      const { captureId } = await tests.driver.buyPack(person, 'small');
      await accepted();
      await tests.driver.controlEmulator(`/captures/${captureId}/dispute`, {});
      await accepted('sent', 2);
      expect(await tests.driver.balance(person)).toBe(2);
      await tests.driver.controlEmulator(`/captures/${captureId}/dispute`, { decided });
      await accepted('sent', 2);
      expect(await tests.driver.balance(person)).toBe(7);
      expect((await tests.driver.readLogRows(person.id, 'ORDER#'))[0]).toMatchObject({ status: 'COMPLETED' });
      await tests.driver.assertConsistent(person);
      // Credits that were granted again are revoked with a refund, like those granted first.
      await tests.driver.controlEmulator(`/captures/${captureId}/refund`, {});
      await accepted('sent', 2);
      expect(await tests.driver.balance(person)).toBe(2);
      await tests.driver.assertConsistent(person);
    },
  );
});
