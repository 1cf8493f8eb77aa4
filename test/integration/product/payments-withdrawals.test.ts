import { openReconciliation } from '../../../functions/payments/handlers/reconcilePayments.ts';
import { runNight } from '../../support/night.ts';
import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { runPaymentsCommand } from '../../../infra/operate/payments.ts';
import { setUpPaymentTests } from '../../support/paymentTests.ts';
import type { TestPerson } from '../../support/signIn.ts';
import { spendCredits } from '../../support/spendCredits.ts';

/** Who withdraws within the law's days: an operator's command, over the real parts (docs/decisions/0018-refunds.md). */
const tests = setUpPaymentTests();
const { releaseAccepted: accepted, clock, readProfile: profileOf } = tests;

const withdraw = (person: TestPerson, id: string, ...others: string[]) =>
  runPaymentsCommand(['withdraw', person.id, id, ...others]);
const refundsOf = async (orderId: string) =>
  (
    (await tests.driver.provider('GET', `/v2/checkout/orders/${orderId}`))['purchase_units'][0].payments.refunds as {
      amount: { value: string };
    }[]
  ).map(({ amount }) => amount.value);

const reconcileTonight = async () => runNight(await openReconciliation());

describe('who withdraws from a pack', () => {
  it('gets the unused part back, once, and the credits are gone with it', async () => {
    const person = await tests.driver.newPerson();
    const { orderId, captureId } = await tests.driver.buyPack(person, 'medium');
    // The free use, the two of the start, and four of the pack.
    await spendCredits(tests.database, person, 7);
    expect(await withdraw(person, orderId)).toEqual({
      code: 0,
      text: `${orderId}: 3.66 USD go back, 11 credits were taken back`,
    });
    expect(await withdraw(person, orderId)).toMatchObject({ code: 0, text: expect.stringContaining('3.66') as string });
    expect(await refundsOf(orderId)).toEqual(['3.66']);
    await accepted('reversed', 2);
    expect(await tests.driver.balance(person)).toBe(0);
    expect(await tests.driver.readOrderRow(person, orderId)).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      takenCredits: 11,
      withdrawal: { credits: 11, amount: '3.66' },
    });
    expect((await tests.driver.readLogRows(person.id, 'PAYMENT#'))[0]).toMatchObject({
      entry: `PAYMENT#${captureId}`,
      amount: 4.99,
      refunded: 3.66,
    });
    await tests.driver.assertConsistent(person);
  });

  it('and asks many times at once is still given back once', async () => {
    const person = await tests.driver.newPerson();
    const { orderId } = await tests.driver.buyPack(person, 'small');
    const answers = await Promise.all([
      spendCredits(tests.database, person, 4),
      ...Array.from({ length: 6 }, () => withdraw(person, orderId)),
    ]);
    expect(answers.slice(1).every((answer) => (answer as { code: number }).code === 0)).toBe(true);
    expect(await refundsOf(orderId)).toHaveLength(1);
    const row = await tests.driver.readOrderRow(person, orderId);
    const used = (await tests.driver.readLogRows(person.id, 'USAGE#')).filter(
      ({ lotId }) => lotId === `lot-${orderId}`,
    ).length;
    expect(row?.['takenCredits']).toBe(5 - used);
    await tests.driver.assertConsistent(person);
  });

  it('after the account was deleted gets what was unused by then', async () => {
    const person = await tests.driver.newPerson();
    const { orderId } = await tests.driver.buyPack(person, 'small');
    await spendCredits(tests.database, person, 5);
    expect((await person.call('DELETE', '/api/profile')).status).toBe(200);
    expect(await withdraw(person, orderId)).toMatchObject({
      code: 0,
      text: expect.stringContaining('1.20 USD go back, 3 credits') as string,
    });
    await accepted('sent', 2);
    expect(await refundsOf(orderId)).toEqual(['1.20']);
  });

  it('is refused after the days or months of the law, where all was used, and what is not theirs', async () => {
    const person = await tests.driver.newPerson();
    const { orderId } = await tests.driver.buyPack(person, 'small');
    await clock({ days: 15 });
    expect(await withdraw(person, orderId)).toEqual({ code: 1, text: `${orderId}: too_late` });
    expect(await withdraw(person, orderId, '--protected')).toMatchObject({ code: 0 });
    const other = await tests.driver.newPerson();
    const bought = await tests.driver.buyPack(other, 'small');
    await spendCredits(tests.database, other, 8);
    expect(await withdraw(other, bought.orderId)).toEqual({ code: 1, text: `${bought.orderId}: nothing_unused` });
    expect(await withdraw(person, bought.orderId)).toEqual({ code: 1, text: `${bought.orderId}: not_found` });
  });

  it('is paid back by a later nightly run where the provider gave nothing at first', async () => {
    const person = await tests.driver.newPerson();
    const { orderId } = await tests.driver.buyPack(person, 'small');
    await tests.driver.controlEmulator('/faults', { noRefunds: true });
    expect(await withdraw(person, orderId)).toMatchObject({ code: 0 });
    await reconcileTonight();
    expect(await refundsOf(orderId)).toEqual([]);
    await tests.driver.controlEmulator('/faults', {});
    await reconcileTonight();
    expect(await refundsOf(orderId)).toEqual(['1.99']);
    expect(await tests.driver.balance(person)).toBe(2);
    await tests.driver.assertConsistent(person);
  });
});

describe('who withdraws from premium', () => {
  it('gets the coming month less the used bonus; premium ends, and nothing more is charged', async () => {
    const person = await tests.driver.newPerson();
    const id = await tests.driver.buySubscription(person);
    await spendCredits(tests.database, person, 6);
    await accepted();
    const [{ id: saleId = '' } = {}] = await tests.driver.charges(id);
    const answer = await withdraw(person, saleId as string);
    // Three of the bonus were used, at 39.8 cents; some seconds of the month are over.
    expect(answer).toMatchObject({ code: 0, text: expect.stringMatching(/: 8\.(?:79|80) USD go back/) as string });
    expect(await profileOf(person)).toMatchObject({ isPremium: false, aiCredits: 0 });
    expect(await tests.driver.provider('GET', `/v1/billing/subscriptions/${id}`)).toMatchObject({
      status: 'CANCELLED',
    });
    expect((await withdraw(person, saleId as string)).text).toBe(answer.text);
    await accepted('reversed', 2);
    expect((await tests.driver.charges(id)).map(({ status }) => status as string)).toEqual(['PARTIALLY_REFUNDED']);
    expect(await profileOf(person)).toMatchObject({ isPremium: false, aiCredits: 0 });
    await tests.driver.assertConsistent(person);
  });
});

describe('premium that was granted', () => {
  it('stays paid where its payment was not written down before the account was deleted', async () => {
    const person = await tests.driver.newPerson();
    const id = await tests.driver.buySubscription(person);
    const [{ id: saleId = '' } = {}] = await tests.driver.charges(id);
    // The state after a process ended between granting premium and storing its payment.
    await tests.database.send(
      new DeleteCommand({
        TableName: process.env.CREDIT_LOGS_TABLE,
        Key: { userId: person.id, entry: `PAYMENT#${String(saleId)}` },
      }),
    );
    expect((await person.call('DELETE', '/api/profile')).status).toBe(200);
    await accepted('sent', 2);
    await reconcileTonight();
    expect((await tests.driver.charges(id)).map(({ status }) => status as string)).toEqual(['COMPLETED']);
    const { Item } = await tests.database.send(
      new GetCommand({
        TableName: process.env.CREDIT_LOGS_TABLE,
        Key: { userId: person.id, entry: `SUBSCRIPTION#${id}` },
      }),
    );
    expect(Item).not.toHaveProperty('returningAt');
  });
});
