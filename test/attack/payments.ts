import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { MAX_OPEN_ORDERS } from '../../functions/payments/openOrders.ts';
import { queryAll } from '../../functions/platform/dynamodb/queryAll.ts';
import { LOCAL_APP } from '../../infra/local/emulators/paypal/app.ts';
import { openWebhookSigner } from '../../infra/local/emulators/paypal/webhookSigner.ts';
import { startLocal } from '../../infra/local/startLocal.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { DAY_MS } from '../../shared/platform/time.ts';
import { forgedEvents } from '../support/forgedEvents.ts';
import { signInPerson, type TestPerson } from '../support/signIn.ts';
import { Tally, type Attack } from './attack.ts';

const PREMIUM = TEMPLATES.filter(({ tier }) => tier === 'premium').map(({ id }) => id);

/**
 * What somebody tries who wants credits for nothing or another's gone: events of every type about a victim's purchases
 * under a good signature, old and future transmissions, orders that nobody pays, and the free template again and again.
 */
export const run: Attack = async ({ rounds = 3, print }) => {
  const folder = await mkdtemp(join(tmpdir(), 'attack-'));
  const local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
  const signer = await openWebhookSigner(join(folder, 'paypal', 'keys.json'));
  const database = DynamoDBDocumentClient.from(new DynamoDBClient());
  const tally = new Tally();
  const { url } = local;
  const api = process.env.PAYMENTS_API as string;
  const rows = (userId: string, prefix: string) =>
    queryAll(database, { table: process.env.CREDIT_LOGS_TABLE as string, userId, prefix, consistent: true });
  try {
    for (let round = 0; round < rounds; round += 1) {
      print(`round ${round + 1}: forged events`);
      const victim = await newPerson(url);
      const pack = await approved(await order(victim));
      await victim.call('POST', `/api/payments/orders/${pack}/capture`);
      const [premium] = [await victim.call('POST', '/api/subscription', { requestId: randomUUID() })];
      const subscriptionId = await approved(premium.body as Made, 'subscriptionId');
      await victim.call('POST', '/api/subscription/activate', { subscriptionId });
      const payments = (await rows(victim.id, 'PAYMENT#')) as { entry: string; item: string }[];
      const paymentOf = (item: string) => payments.find((row) => row.item.startsWith(item))?.entry.slice(8) ?? '';
      const before = await state(victim);
      const named = { orderId: pack, captureId: paymentOf('pack'), subscriptionId, saleId: paymentOf('premium') };
      for (const event of forgedEvents(named)) {
        const { status } = await tell(event, 0);
        tally.check('a forged event is accepted and changes nothing', status === 200, [event.id, status]);
      }
      tally.check('the victim has what was paid for', (await state(victim)) === before, [before, await state(victim)]);

      print('transmissions of other times');
      for (const days of [4.1, 30, 400, -0.1, -30]) {
        const [event] = forgedEvents(named);
        const { status } = event ? await tell(event, days * DAY_MS) : { status: 0 };
        tally.check(`a transmission ${days} days old is refused`, status === 401, status);
      }

      print('orders that nobody pays, at once and one after the other');
      const clicker = await newPerson(url);
      const made: Made[] = [];
      for (let batch = 0; batch < 4; batch += 1)
        made.push(...(await Promise.all(Array.from({ length: 10 }, () => order(clicker)))));
      const kept = await rows(clicker.id, 'ORDER#');
      tally.check('as many are kept as may be open', kept.length === MAX_OPEN_ORDERS, kept.length);
      const last = await approved(await order(clicker));
      const { status } = await clicker.call('POST', `/api/payments/orders/${last}/capture`);
      tally.check('and the newest can be paid', status === 200, status);
      const oldest = await approved(made[0] as Made);
      const late = await clicker.call('POST', `/api/payments/orders/${oldest}/capture`);
      tally.check('one that was displaced is not charged', late.status === 404, late.status);

      print('the free template, once for each account');
      const email = `${randomUUID()}@example.com`;
      const got: number[] = [];
      for (const templateId of PREMIUM.slice(0, 3)) {
        const person = await newPerson(url, email);
        const answer = await person.call('POST', '/api/resumes', {
          name: 'a',
          data: { ...SAMPLE_EN, ...newestChoice(templateId) },
          requestId: randomUUID(),
        });
        got.push(answer.status);
        await person.call('DELETE', '/api/profile');
      }
      tally.check('is had once by whoever comes back', got.filter((answer) => answer === 201).length === 1, got);
    }
  } finally {
    database.destroy();
    await local.close();
    await rm(folder, { recursive: true, force: true });
  }
  return tally.result();

  function tell(event: object, age: number): Promise<Response> {
    const body = JSON.stringify(event);
    const headers = signer.sign(Buffer.from(body), LOCAL_APP.webhookId, {
      id: randomUUID(),
      time: new Date(Date.now() - age).toISOString(),
      certUrl: `${api}/v1/notifications/certs/CERT-LOCAL`,
    });
    return fetch(`${url}/api/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  }
};

type Made = Readonly<Record<'orderId' | 'subscriptionId' | 'approvalUrl', string>>;

async function order(person: TestPerson): Promise<Made> {
  return (await person.call('POST', '/api/payments/orders', { packageId: 'medium', requestId: randomUUID() }))
    .body as Made;
}

/** Approves at the provider's page; answers the id. */
async function approved(made: Made, id: 'orderId' | 'subscriptionId' = 'orderId'): Promise<string> {
  const body = new URLSearchParams({ decision: 'approve' });
  await fetch(made.approvalUrl, { method: 'POST', body, redirect: 'manual' });
  return made[id];
}

async function newPerson(url: string, email = `${randomUUID()}@example.com`): Promise<TestPerson> {
  const person = await signInPerson(url, { email, name: 'דנה כהן' });
  await person.call('POST', '/api/profile', { idToken: person.idToken });
  return person;
}

async function state(person: TestPerson): Promise<string> {
  const { aiCredits, isPremium } = (await person.call('GET', '/api/profile')).body;
  return JSON.stringify({ aiCredits, isPremium });
}
