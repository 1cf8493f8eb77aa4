import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDynamoDb, type DynamoDbServer } from '../../infra/local/emulators/dynamodb.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { everyNth } from '../support/exhaustive.ts';
import { signInPerson, type TestPerson } from '../support/signIn.ts';

/**
 * The server killed (SIGKILL) after a write has reached the database and before its answer has reached anybody:
 * a proxy before the database passes the write on, and ends the server instead of passing the answer back.
 */
let folder: string;
let tables: DynamoDbServer;
let proxy: Server;
let server: ChildProcess | undefined;
let site: string;
/** How many more writes pass before the server is killed; undefined: it lives. */
let writesToLive: number | undefined;

const WRITES = /\.(TransactWriteItems|PutItem|UpdateItem|DeleteItem)$/;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
  tables = await startDynamoDb({});
  proxy = createServer((request, response) => void pass(request, response));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  await start();
});
afterAll(async () => {
  await stop();
  proxy.close();
  await tables.close();
  await rm(folder, { recursive: true });
});

async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(tables.url, {
    method: 'POST',
    headers: request.headers as Record<string, string>,
    body: await buffer(request),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (writesToLive !== undefined && WRITES.test(String(request.headers['x-amz-target'])) && (writesToLive -= 1) < 0) {
    writesToLive = undefined;
    server?.kill('SIGKILL');
  }
  response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(bytes);
}

async function start(): Promise<void> {
  const env = {
    ...process.env,
    ...tables.environment,
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  };
  server = spawn(process.execPath, [fileURLToPath(new URL('../support/serve.child.ts', import.meta.url)), folder], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  site = line.toString().trim();
}

async function stop(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}

async function restart(): Promise<void> {
  await stop();
  await start();
}

/** The same user at the new server's address: signing keys and accounts are kept. */
const again = (person: TestPerson): TestPerson => ({
  ...person,
  call: async (method, path, body) => {
    const headers = {
      authorization: `Bearer ${person.accessToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const response = await fetch(site + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      body: (await response.json()) as Awaited<ReturnType<TestPerson['call']>>['body'],
    };
  },
});

async function newPerson(): Promise<TestPerson> {
  const person = again(await signInPerson(site, { email: `${randomUUID()}@example.com`, name: 'Dana' }));
  await person.call('POST', '/api/profile', { idToken: person.idToken });
  return person;
}

/** Makes the call, during which the server is killed, and starts the server again: the next test goes on with it. */
async function cutOff(call: () => Promise<unknown>, writes = 0): Promise<void> {
  writesToLive = writes;
  await expect(call()).rejects.toThrow();
  await restart();
}

describe('a server that is killed between write and answer', () => {
  it('has created one résumé, and the same request again answers it', async () => {
    const person = await newPerson();
    const wish = { name: 'a', data: SAMPLE_EN, requestId: randomUUID() };
    await cutOff(() => person.call('POST', '/api/resumes', wish));
    const [stored] = (await person.call('GET', '/api/resumes')).body as unknown as { id: string }[];
    expect(await person.call('POST', '/api/resumes', wish)).toMatchObject({
      status: 201,
      body: { id: stored?.id, version: 1 },
    });
    expect((await person.call('GET', '/api/profile')).body).toMatchObject({ resumeCount: 1 });
  });

  it('has saved a change, and the same save again is no conflict', async () => {
    const person = await newPerson();
    const { id } = (await person.call('POST', '/api/resumes', { name: 'a', data: SAMPLE_EN })).body as { id: string };
    const change = { name: 'b', data: { ...SAMPLE_EN, summary: 'changed' }, version: 1 };
    await cutOff(() => person.call('PUT', `/api/resumes/${id}`, change));
    expect(await person.call('PUT', `/api/resumes/${id}`, change)).toMatchObject({
      status: 200,
      body: { version: 2, data: { summary: 'changed' } },
    });
  });

  it('has deleted a résumé once, and its place is free', async () => {
    const person = await newPerson();
    const { id } = (await person.call('POST', '/api/resumes', { name: 'a', data: SAMPLE_EN })).body as { id: string };
    await cutOff(() => person.call('DELETE', `/api/resumes/${id}`));
    expect((await person.call('DELETE', `/api/resumes/${id}`)).status).toBe(404);
    expect((await person.call('GET', '/api/profile')).body).toMatchObject({ resumeCount: 0 });
  });

  it('goes on deleting an account from wherever it was stopped', async () => {
    // The moment of the deletion, a second look that nobody is let in, and two résumés; at every step of it:
    // deletion-killed.test.ts.
    for (const writes of everyNth(4, [1, 0, 2, 3])) {
      const person = await newPerson();
      for (const name of ['a', 'b']) await person.call('POST', '/api/resumes', { name, data: SAMPLE_EN });
      await cutOff(() => person.call('DELETE', '/api/profile'), writes);
      expect(await person.call('DELETE', '/api/profile')).toEqual({ status: 200, body: { deleted: true } });
      for (const [method, path] of [
        ['GET', '/api/resumes'],
        ['GET', '/api/profile'],
      ] as const)
        expect(await person.call(method, path)).toMatchObject({ status: 401, body: { code: 'account_deleted' } });
      expect((await person.call('POST', '/api/profile', { idToken: person.idToken })).status).toBe(401);
    }
  });
});
