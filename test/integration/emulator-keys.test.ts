import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cognitoEmulator } from '../../infra/local/emulators/cognito.ts';
import { payPalEmulator } from '../../infra/local/emulators/paypal.ts';
import { LOCAL_APP } from '../../infra/local/emulators/paypal/app.ts';
import { secretsManagerEmulator } from '../../infra/local/emulators/secretsManager.ts';
import type { RunningEmulator } from '../../infra/local/emulators/emulator.ts';

/** Names that every object inherits (`constructor`): a lookup in a table must not find them. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

let folder: string;
let running: RunningEmulator[];
let address: (variable: string) => string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stand-in-keys-'));
  running = await Promise.all(
    [payPalEmulator, secretsManagerEmulator, cognitoEmulator].map((emulator) =>
      emulator.start(join(folder, emulator.folder)),
    ),
  );
  address = (variable) => Object.assign({}, ...running.map(({ environment }) => environment))[variable] as string;
});
afterAll(async () => {
  for (const one of running) await one.stop();
  await rm(folder, { recursive: true });
});

async function asked(url: string, headers: Record<string, string>, body: object | undefined, method = 'POST') {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

describe.each(NAMES)('something called %s', (name) => {
  it('is no secret', async () => {
    const answer = await asked(
      address('AWS_ENDPOINT_URL_SECRETS_MANAGER'),
      { 'x-amz-target': 'secretsmanager.GetSecretValue' },
      { SecretId: name },
    );
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('ResourceNotFoundException') as string });
  });

  it('is no call of the user pool', async () => {
    const answer = await asked(
      address('USER_POOL_ENDPOINT'),
      { 'x-amz-target': `AWSCognitoIdentityProviderService.${name}` },
      {},
    );
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('UnknownOperationException') as string });
  });

  it('is no order, subscription or payment of the provider, and nothing is written to it', async () => {
    const api = address('PAYMENTS_API');
    const basic = Buffer.from(`${LOCAL_APP.clientId}:${LOCAL_APP.clientSecret}`).toString('base64');
    const { access_token: token } = JSON.parse(
      (await asked(`${api}/v1/oauth2/token`, { authorization: `Basic ${basic}` }, {})).text,
    ) as { access_token: string };
    const authorization = `Bearer ${token}`;
    for (const path of [
      `/v2/checkout/orders/${name}`,
      `/v1/billing/subscriptions/${name}`,
      `/v2/payments/captures/${name}`,
      `/v1/payments/sale/${name}`,
    ]) {
      expect((await asked(api + path, { authorization }, undefined, 'GET')).status, path).toBe(404);
    }
    for (const path of [
      `/v2/checkout/orders/${name}/capture`,
      `/v2/payments/captures/${name}/refund`,
      `/v1/billing/subscriptions/${name}/cancel`,
    ]) {
      expect((await asked(api + path, { authorization, 'paypal-request-id': name }, {})).status, path).toBe(404);
    }
    expect((await asked(`${api}/checkoutnow?token=${name}`, {}, undefined, 'GET')).status).toBe(404);
    await asked(`${api}/local/orders/${name}`, {}, { polluted: true });
    await asked(`${api}/local/subscriptions/${name}`, {}, { failing: true, late: true });
    for (const key of ['polluted', 'failing', 'late']) expect({}).not.toHaveProperty(key);
  });
});
