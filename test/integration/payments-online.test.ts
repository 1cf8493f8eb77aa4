import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LOCAL_APP } from '../../infra/local/emulators/paypal/app.ts';
import { setUpPaymentTests } from '../support/paymentTests.ts';
import { setUpOwnProduct } from '../support/sharedProduct.ts';

/** Webhooks where an operator has chosen that the provider itself says whether a signature is its own. */
let secrets: Server;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { SecretId } = (await json(request)) as { SecretId: string };
  const value = SecretId === 'payments' ? JSON.stringify({ ...LOCAL_APP, verification: 'online' }) : 'a key';
  response
    .writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
    .end(JSON.stringify({ Name: SecretId, SecretString: value }));
}

beforeAll(async () => {
  secrets = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void secrets.listen(0, '127.0.0.1', resolve));
  const places = {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(secrets.address() as AddressInfo).port}`,
    PAYMENTS_SECRET: 'payments',
    IDENTITY_HASH_SECRET: 'identity',
  };
  for (const [name, value] of Object.entries(places)) vi.stubEnv(name, value);
});
const tests = setUpPaymentTests(setUpOwnProduct);
afterAll(() => {
  secrets.close();
  vi.unstubAllEnvs();
});

it('a webhook is asked about online: the provider’s own has its effect, a forged one has none', async () => {
  const person = await tests.driver.newPerson();
  const orderId = await tests.driver.approveOrder(person, 'small');
  const body = JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: orderId } });
  const forged = {
    'paypal-transmission-id': 'a',
    'paypal-transmission-time': new Date().toISOString(),
    'paypal-transmission-sig': 'Zm9yZ2Vk',
    'paypal-cert-url': `${process.env.PAYMENTS_API}/v1/notifications/certs/CERT-LOCAL`,
    'paypal-auth-algo': 'SHA256withRSA',
  };
  for (const sent of [body, 'no JSON at all']) {
    const refused = await fetch(`${tests.url}/api/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...forged },
      body: sent,
    });
    expect(refused.status).toBe(401);
  }
  expect(await tests.driver.balance(person)).toBe(2);
  expect(await tests.driver.controlEmulator('/webhooks/release', {})).toEqual([
    { type: 'CHECKOUT.ORDER.APPROVED', answers: [200] },
  ]);
  expect(await tests.driver.balance(person)).toBe(7);
});

it('while the provider cannot be asked, a webhook is sent again', async () => {
  const person = await tests.driver.newPerson();
  await tests.driver.approveOrder(person, 'small');
  await tests.driver.controlEmulator('/faults', { outage: true });
  expect(await tests.driver.controlEmulator('/webhooks/release', {})).toEqual([
    { type: 'CHECKOUT.ORDER.APPROVED', answers: [503] },
  ]);
});
