import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { EMULATORS } from '../../infra/local/emulators/all.ts';
import { descendantsOf, listenersOf } from '../support/processes.ts';
import { startProduct, type Started } from '../support/startProduct.ts';

/**
 * Who can reach the product from outside: every socket of the server and of whatever it starts, as the kernel lists
 * them.
 */
let folder: string;
let run: Started | undefined;

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'listeners-'))));
afterEach(async () => {
  run?.child.kill('SIGTERM');
  await run?.ended;
});
afterAll(() => rm(folder, { recursive: true }));

it.each(['127.0.0.2', '0.0.0.0'])(
  'with HOST=%s the site alone listens there, and every emulator on loopback alone',
  async (HOST) => {
    run = startProduct({ HOST, DATA_DIR: join(folder, HOST) });
    const port = Number(new URL(await run.ready()).port);
    const listeners = listenersOf([run.pid, ...descendantsOf(run.pid)]);
    // Each emulator has one at least, and the site has one.
    expect(listeners.length).toBeGreaterThan(EMULATORS.length);
    expect(listeners.filter((one) => one.port === port).map(({ protocol, address }) => [protocol, address])).toEqual([
      ['tcp', HOST],
    ]);
    expect(
      listeners.filter((one) => one.port !== port && !(one.protocol === 'tcp' && one.address === '127.0.0.1')),
    ).toEqual([]);
  },
);
