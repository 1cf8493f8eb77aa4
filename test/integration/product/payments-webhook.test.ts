import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { isRefundEvent } from '../../../functions/payments/payPalEvents.ts';
import { forgedEvents } from '../../support/forgedEvents.ts';
import { howMany } from '../../support/exhaustive.ts';
import { setUpPaymentTests } from '../../support/paymentTests.ts';
import type { TestPerson } from '../../support/signIn.ts';

/**
 * What the provider tells of orders, in every order, twice, late or never: webhooks over HTTP, signed by the emulator's
 * certificate.
 */
const tests = setUpPaymentTests();
const { releaseAccepted: accepted, readProfile: profileOf, release } = tests;

const captureOf = async (person: TestPerson, orderId: string) =>
  (await tests.driver.readOrderRow(person, orderId))?.['captureId'] as string;
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${tests.url}/api/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

describe('an order', () => {
  it('[PAY-08] of a browser that never came back is captured and granted by the webhook of its approval', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'medium');
    expect(await tests.driver.balance(person)).toBe(2);
    expect(await accepted()).toEqual(['CHECKOUT.ORDER.APPROVED']);
    expect(await tests.driver.balance(person)).toBe(17);
    // Whoever comes back later hears the same, once more.
    expect(await tests.driver.capture(person, orderId)).toMatchObject({
      status: 200,
      body: { creditsAdded: 15, aiCredits: 17 },
    });
    await tests.driver.assertConsistent(person);
  });

  it('[PAY-08] [PAY-09] that browser and webhook settle many times at once is granted once', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'small');
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: howMany(20, 50) }, () => tests.driver.capture(person, orderId))),
      release('sent', howMany(8, 20)),
      release('sent', howMany(8, 20)),
    ]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await accepted('sent', 3);
    expect(await tests.driver.balance(person)).toBe(7);
    expect(
      (await tests.driver.readLogRows(person.id, 'TXN#')).filter(({ source }) => source === 'pack:small'),
    ).toHaveLength(1);
    expect((await profileOf(person))['recentActivity']).toHaveLength(1);
    await tests.driver.assertConsistent(person);
  });

  it('[PAY-08] [ERR-13] that is PENDING grants nothing until it is COMPLETED', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'small');
    await tests.driver.controlEmulator('/faults', { capture: 'PENDING' });
    expect(await tests.driver.capture(person, orderId)).toMatchObject({
      status: 402,
      body: { code: 'payment_not_completed', details: { status: 'PENDING' } },
    });
    await accepted();
    expect(await tests.driver.balance(person)).toBe(2);
    expect(await tests.driver.readOrderRow(person, orderId)).toMatchObject({ status: 'PENDING' });
    await tests.driver.controlEmulator(`/captures/${await captureOf(person, orderId)}`, { status: 'COMPLETED' });
    expect(await accepted()).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
    expect(await tests.driver.balance(person)).toBe(7);
    await tests.driver.assertConsistent(person);
  });

  it('[PAY-08] that is PENDING and then DENIED grants nothing, and says so', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'small');
    await tests.driver.controlEmulator('/faults', { capture: 'PENDING' });
    await tests.driver.capture(person, orderId);
    await tests.driver.controlEmulator(`/captures/${await captureOf(person, orderId)}`, { status: 'DECLINED' });
    await accepted('reversed', 2);
    expect(await tests.driver.balance(person)).toBe(2);
    expect(await tests.driver.readOrderRow(person, orderId)).toMatchObject({ status: 'DENIED' });
    expect(await tests.driver.capture(person, orderId)).toMatchObject({ body: { code: 'payment_failed' } });
    await tests.driver.assertConsistent(person);
  });

  it('whose capture is done and never answered is found captured, and granted once', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'small');
    await tests.driver.controlEmulator('/faults', { unanswered: 2 });
    expect(await tests.driver.capture(person, orderId)).toMatchObject({ status: 200, body: { aiCredits: 7 } });
    expect(await tests.driver.provider('GET', `/v2/checkout/orders/${orderId}`)).toMatchObject({
      purchase_units: [{ payments: { captures: [{ status: 'COMPLETED' }] } }],
    });
    await accepted('sent', 2);
    await tests.driver.assertConsistent(person);
  });

  it('[ERR-11] while the provider is down is reported as unknown, and granted once it is back', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'small');
    await tests.driver.controlEmulator('/faults', { outage: true });
    expect(await tests.driver.capture(person, orderId)).toMatchObject({
      status: 502,
      body: { code: 'payment_failed_support', error: 'Payment failed. Please try again or contact support.' },
    });
    expect(
      await person.call('POST', '/api/payments/orders', { packageId: 'small', requestId: crypto.randomUUID() }),
    ).toMatchObject({ status: 502, body: { code: 'payment_failed' } });
    const refused = await release();
    expect(refused.flatMap(({ answers }) => answers)).toEqual([500]);
    await tests.driver.controlEmulator('/faults', {});
    expect((await tests.driver.capture(person, orderId)).status).toBe(200);
    expect(await tests.driver.balance(person)).toBe(7);
    await tests.driver.assertConsistent(person);
  });
});

describe('the webhook', () => {
  it('refuses what is unsigned or signed by somebody else, and does nothing', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'large');
    const body = JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: orderId } });
    const certUrl = `${process.env.PAYMENTS_API}/v1/notifications/certs/CERT-LOCAL`;
    for (const headers of [
      undefined,
      {
        'paypal-transmission-id': 'a',
        'paypal-transmission-time': new Date().toISOString(),
        'paypal-transmission-sig': 'Zm9yZ2Vk',
        'paypal-cert-url': certUrl,
        'paypal-auth-algo': 'SHA256withRSA',
      },
    ]) {
      const answer = await post(body, headers);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'invalid_signature' });
    }
    expect(await tests.driver.balance(person)).toBe(2);
    expect(await tests.driver.provider('GET', `/v2/checkout/orders/${orderId}`)).toMatchObject({ status: 'APPROVED' });
  });

  it('that is replayed as it was, at once or after the money went back, grants nothing again', async () => {
    const person = await tests.driver.newPerson();
    const orderId = await tests.driver.approveOrder(person, 'small');
    await tests.driver.controlEmulator('/webhooks/forget', {});
    // Somebody on the way keeps what the provider sent.
    const kept: { headers: Record<string, string>; body: string }[] = [];
    const between = createServer((request, response) => void keep(request).then(() => response.end()));
    const keep = async (request: IncomingMessage) => {
      kept.push({
        headers: Object.fromEntries(
          Object.entries(request.headers).filter(([name]) => name.startsWith('paypal-')),
        ) as Record<string, string>,
        body: await text(request),
      });
    };
    await new Promise<void>((resolve) => void between.listen(0, '127.0.0.1', resolve));
    await tests.driver.controlEmulator('/tell', {
      type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: orderId },
      to: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
    });
    await accepted();
    between.close();
    const [{ headers, body } = { headers: {}, body: '' }] = kept;
    const replays = (times: number) =>
      Promise.all(Array.from({ length: times }, async () => (await post(body, headers)).status));
    expect(await replays(5)).toEqual([200, 200, 200, 200, 200]);
    expect(await tests.driver.balance(person)).toBe(7);
    await tests.driver.controlEmulator(`/captures/${await captureOf(person, orderId)}/refund`, {});
    await accepted();
    expect(await replays(2)).toEqual([200, 200]);
    expect(await tests.driver.balance(person)).toBe(2);
    await tests.driver.assertConsistent(person);
    expect((await post(body.replace(orderId, 'ANOTHER'), headers)).status).toBe(401);
  });

  it('about a dispute, a reversal or a refund that the provider does not know takes nothing', async () => {
    const person = await tests.driver.newPerson();
    const { orderId, captureId } = await tests.driver.buyPack(person, 'medium');
    await accepted();
    // Rightly signed: what somebody puts under a transmission that leaked.
    for (const event of forgedEvents({ orderId, captureId }).filter(isRefundEvent))
      await tests.driver.controlEmulator('/tell', { type: event.event_type, resource: event.resource, to: tests.url });
    await accepted();
    expect(await tests.driver.balance(person)).toBe(17);
    expect(await tests.driver.readOrderRow(person, orderId)).toMatchObject({ status: 'COMPLETED' });
    await tests.driver.assertConsistent(person);
  });

  it('about an order that nobody of ours has made is accepted at once, and not told again', async () => {
    for (const unit of [{}, { custom_id: '' }, { custom_id: 'somebody-else' }]) {
      const { id } = await tests.driver.provider('POST', '/v2/checkout/orders', {
        intent: 'CAPTURE',
        purchase_units: [{ ...unit, amount: { currency_code: 'USD', value: '5.00' } }],
        payment_source: { paypal: { experience_context: { return_url: tests.url, cancel_url: tests.url } } },
      });
      await fetch(`${process.env.PAYMENTS_API}/checkoutnow?token=${id}`, {
        method: 'POST',
        body: new URLSearchParams({ decision: 'approve' }),
        redirect: 'manual',
      });
      await tests.driver.provider('POST', `/v2/checkout/orders/${id}/capture`, {});
    }
    const told = await accepted();
    expect(told.toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'CHECKOUT.ORDER.APPROVED'),
      ...Array.from({ length: 3 }, () => 'PAYMENT.CAPTURE.COMPLETED'),
    ]);
  });

  it('accepts and logs what it does not know, and what is about nothing of ours', async () => {
    await tests.driver.controlEmulator('/tell', { type: 'SOMETHING.NEW', resource: { id: 'X' }, to: tests.url });
    await tests.driver.controlEmulator('/tell', {
      type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: 'NOTOURS' },
      to: tests.url,
    });
    await tests.driver.controlEmulator('/tell', {
      type: 'BILLING.SUBSCRIPTION.ACTIVATED',
      resource: { id: 'I-NOTOURS' },
      to: tests.url,
    });
    await tests.driver.controlEmulator('/tell', { type: 'CUSTOMER.DISPUTE.CREATED', resource: {}, to: tests.url });
    expect(await accepted()).toHaveLength(4);
  });
});
