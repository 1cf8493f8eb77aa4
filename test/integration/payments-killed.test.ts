import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startDynamoDb, type DynamoDbServer } from '../../infra/local/emulators/dynamodb.ts';
import { payPalEmulator } from '../../infra/local/emulators/paypal.ts';
import type { RunningEmulator } from '../../infra/local/emulators/emulator.ts';
import type { TestPerson } from '../support/signIn.ts';
import { PaymentDriver } from '../support/paymentDriver.ts';
import { connectToDatabase } from '../support/localDatabase.ts';

/**
 * A server that is killed while it captures: after each of its writes, and before the first. Money, database and
 * accounts outlive it.
 */
const WRITES = /\.(?:PutItem|UpdateItem|TransactWriteItems)$/;

let folder: string;
let tables: DynamoDbServer;
let money: RunningEmulator;
let proxy: Server;
let database: DynamoDBDocumentClient;
let server: ChildProcess | undefined;
let site = '';
/** So many writes are still let through, then the server is killed before its next; undefined leaves it alone. */
let writesToLive: number | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-payments-'));
  tables = await startDynamoDb({});
  money = await payPalEmulator.start(join(folder, 'paypal'));
  proxy = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      if (writesToLive !== undefined && WRITES.test(String(request.headers['x-amz-target']))) {
        if (writesToLive === 0) {
          writesToLive = undefined;
          server?.kill('SIGKILL');
          response.destroy();
          return;
        }
        writesToLive -= 1;
      }
      const answer = await fetch(tables.url, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body,
      });
      response
        .writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' })
        .end(Buffer.from(await answer.arrayBuffer()));
    })().catch(() => response.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  for (const [name, value] of Object.entries({ ...tables.environment, ...money.environment })) vi.stubEnv(name, value);
  database = connectToDatabase(tables.url);
});
afterEach(stop);
afterAll(async () => {
  database.destroy();
  proxy.close();
  await money.stop();
  await tables.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function start(): Promise<void> {
  const env = {
    ...process.env,
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  };
  server = spawn(
    process.execPath,
    [fileURLToPath(new URL('../support/serve.child.ts', import.meta.url)), join(folder, 'data')],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  site = line.toString().trim();
}

async function stop(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}

/** The same user at the new server's address. */
const again = (person: TestPerson): TestPerson => ({
  ...person,
  call: async (method, path) => {
    const response = await fetch(site + path, {
      method,
      headers: { authorization: `Bearer ${person.accessToken}`, 'accept-language': 'en' },
    });
    return {
      status: response.status,
      body: (await response.json()) as Awaited<ReturnType<TestPerson['call']>>['body'],
    };
  },
});

describe('a server that is killed between capture and grant', () => {
  it('has taken the money once, and whoever asks again gets the credits, once', async () => {
    await start();
    const driver = new PaymentDriver(site, database);
    await driver.controlEmulator('/webhooks', { mode: 'hold' });
    // Before the order is marked, before its payment is written down, and before it is granted.
    for (const [writes, taken, noted] of [
      [0, 'APPROVED', 'CREATED'],
      [1, 'COMPLETED', 'CREATED'],
      [2, 'COMPLETED', 'COMPLETED'],
    ] as const) {
      const person = await driver.newPerson();
      const orderId = await driver.approveOrder(person, 'small');
      writesToLive = writes;
      await expect(driver.capture(person, orderId)).rejects.toThrow();
      expect(await driver.provider('GET', `/v2/checkout/orders/${orderId}`)).toMatchObject({ status: taken });
      const row = await driver.readOrderRow(person, orderId);
      expect(row).toMatchObject({ status: noted });
      // No money is taken that is not on the list of what is looked at.
      expect(row?.['stakedAt'] !== undefined).toBe(taken === 'COMPLETED');
      expect((await driver.readOrderRow(person, orderId))?.['grantedAt']).toBeUndefined();
      // oxlint-disable-next-line no-await-in-loop -- one server after the other
      await stop();
      await start();
      const later = again(person);
      for (let time = 0; time < 2; time += 1)
        expect(await driver.capture(later, orderId)).toMatchObject({
          status: 200,
          body: { creditsAdded: 5, aiCredits: 7 },
        });
      await driver.assertConsistent(person);
      driver.moveTo(site);
    }
  });
});
