import { describe, expect, it } from 'vitest';
import { paymentTests } from '../support/payments.ts';
import type { Person } from '../support/person.ts';
import { spent } from '../support/spending.ts';

/** Money of packs that goes back: by us, by the payer's bank, in dispute, in part, before and after it was granted. */
const tests = paymentTests();
const { accepted } = tests;

const spend = (person: Person, uses: number) => spent(tests.database, person, uses);

describe('money that goes back', () => {
  it('takes back what is left of the pack, and never what was spent or came from elsewhere', async () => {
    const person = await tests.till.newPerson();
    const { captureId } = await tests.till.bought(person, 'medium');
    // The free use, the two of the start, and four of the pack.
    await spend(person, 7);
    await accepted();
    expect(await tests.till.balance(person)).toBe(11);
    await tests.till.local(`/captures/${captureId}/refund`, {});
    await accepted('sent', 3);
    expect(await tests.till.balance(person)).toBe(0);
    const [row] = await tests.till.rows(person.id, 'ORDER#');
    expect(row).toMatchObject({ status: 'REFUNDED', refundedAt: expect.any(String) as string });
    expect((await tests.till.rows(person.id, 'TXN#')).filter(({ source }) => source === 'refund')).toMatchObject([{ amount: -11, paymentId: captureId }]);
    await tests.till.addsUp(person);
  });

  it('in part takes back in proportion, and in the end all', async () => {
    const person = await tests.till.newPerson();
    const { captureId } = await tests.till.bought(person, 'medium');
    await tests.till.local(`/captures/${captureId}/refund`, { value: '1.00' });
    await accepted('sent', 2);
    expect(await tests.till.balance(person)).toBe(2 + 15 - 3);
    await tests.till.local(`/captures/${captureId}/refund`, {});
    await accepted('reversed', 2);
    expect(await tests.till.balance(person)).toBe(2);
    await tests.till.addsUp(person);
  });

  it.each(['sent', 'reversed'] as const)('before anything was granted leaves nothing to grant, with events in the order %s', async (order) => {
    const person = await tests.till.newPerson();
    const orderId = await tests.till.approved(person, 'small');
    const captured = await tests.till.provider('POST', `/v2/checkout/orders/${orderId}/capture`, {});
    await tests.till.local(`/captures/${captured['purchase_units'][0].payments.captures[0].id}/refund`, {});
    expect(await accepted(order, 2)).toHaveLength(3);
    expect(await tests.till.balance(person)).toBe(2);
    expect(await tests.till.capture(person, orderId)).toMatchObject({ status: 402, body: { details: { status: 'REFUNDED' } } });
    await tests.till.addsUp(person);
  });

  it('by the payer’s bank takes back like a refund', async () => {
    const person = await tests.till.newPerson();
    const { captureId } = await tests.till.bought(person, 'small');
    await tests.till.local(`/captures/${captureId}/refund`, { event: 'REVERSED' });
    expect(await accepted('sent', 2)).toContain('PAYMENT.CAPTURE.REVERSED');
    expect(await tests.till.balance(person)).toBe(2);
    expect((await tests.till.rows(person.id, 'ORDER#'))[0]).toMatchObject({ status: 'REVERSED' });
    await tests.till.addsUp(person);
  });

  it.each(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER'])('in dispute is taken back until that is decided: won (%s), it is given again, once', async (decided) => {
    const person = await tests.till.newPerson();
    const { captureId } = await tests.till.bought(person, 'small');
    await accepted();
    await tests.till.local(`/captures/${captureId}/dispute`, {});
    await accepted('sent', 2);
    expect(await tests.till.balance(person)).toBe(2);
    await tests.till.local(`/captures/${captureId}/dispute`, { decided });
    await accepted('sent', 2);
    expect(await tests.till.balance(person)).toBe(7);
    expect((await tests.till.rows(person.id, 'ORDER#'))[0]).toMatchObject({ status: 'COMPLETED' });
    await tests.till.addsUp(person);
    // What was given again goes back with the money like what was granted first.
    await tests.till.local(`/captures/${captureId}/refund`, {});
    await accepted('sent', 2);
    expect(await tests.till.balance(person)).toBe(2);
    await tests.till.addsUp(person);
  });
});
