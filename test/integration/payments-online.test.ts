import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startLocal, type Local } from '../../infra/local/local.ts';
import { LOCAL_APP } from '../../infra/local/standins/paypal/app.ts';
import { Till } from '../support/till.ts';

/** Webhooks where an operator has chosen that the provider itself says whether a signature is its own. */
let folder: string;
let secrets: Server;
let local: Local;
let database: DynamoDBDocumentClient;
let till: Till;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { SecretId } = (await json(request)) as { SecretId: string };
  const value = SecretId === 'payments' ? JSON.stringify({ ...LOCAL_APP, verification: 'online' }) : 'a key';
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify({ Name: SecretId, SecretString: value }));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'online-'));
  secrets = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void secrets.listen(0, '127.0.0.1', resolve));
  const places = { AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(secrets.address() as AddressInfo).port}`, PAYMENTS_SECRET: 'payments', IDENTITY_HASH_SECRET: 'identity' };
  for (const [name, value] of Object.entries(places)) vi.stubEnv(name, value);
  local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
  database = DynamoDBDocumentClient.from(new DynamoDBClient());
  till = new Till(local.url, database);
  await till.local('/webhooks', { mode: 'hold' });
});
afterAll(async () => {
  database.destroy();
  await local.close();
  secrets.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('a webhook is asked about online: the provider’s own has its effect, a forged one has none', async () => {
  const person = await till.newPerson();
  const orderId = await till.approved(person, 'small');
  const body = JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: orderId } });
  const forged = { 'paypal-transmission-id': 'a', 'paypal-transmission-time': 'b', 'paypal-transmission-sig': 'Zm9yZ2Vk', 'paypal-cert-url': `${process.env.PAYMENTS_API}/v1/notifications/certs/CERT-LOCAL`, 'paypal-auth-algo': 'SHA256withRSA' };
  const refused = await fetch(`${local.url}/api/payments/webhook`, { method: 'POST', headers: { 'content-type': 'application/json', ...forged }, body });
  expect(refused.status).toBe(401);
  expect(await till.balance(person)).toBe(2);
  expect(await till.local('/webhooks/release', {})).toEqual([{ type: 'CHECKOUT.ORDER.APPROVED', answers: [200] }]);
  expect(await till.balance(person)).toBe(7);
});

it('while the provider cannot be asked, a webhook is told again', async () => {
  await till.local('/webhooks/forget', {});
  const person = await till.newPerson();
  await till.approved(person, 'small');
  await till.local('/faults', { outage: true });
  expect(await till.local('/webhooks/release', {})).toEqual([{ type: 'CHECKOUT.ORDER.APPROVED', answers: [503] }]);
  await till.local('/faults', {});
});
