import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInPerson, type TestPerson } from '../support/signIn.ts';
import { descendantsOf, isAlive } from '../support/processes.ts';
import { startProduct, type Started } from '../support/startProduct.ts';
import { openProducts } from './attack.ts';

/** So many calls that no rate is ever reached: attacks on the rates themselves say otherwise. */
const UNBOUNDED = { RATE_FACTOR: '100000' };

async function newPersonAt(url: string): Promise<TestPerson> {
  const person = await signInPerson(url, { email: `${randomUUID()}@example.com`, name: 'דנה כהן' });
  const { status } = await person.call('POST', '/api/profile', { idToken: person.idToken });
  if (status !== 201) throw new Error(`nobody can sign in: ${status}`);
  return person;
}

/** The product in a separate process, which may be killed and started again at the same address with the same data. */
export interface Product {
  readonly url: string;
  /** Somebody new, with a profile. */
  newPerson(): Promise<TestPerson>;
  readonly pid: () => number;
  /** SIGKILL; answers how many of the processes it had started outlived it by more than five seconds. */
  kill(): Promise<number>;
  start(): Promise<void>;
  /** Ends it and takes its data away. */
  close(): Promise<void>;
}

export async function openProduct(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'attack-'));
  const port = await steadyPort();
  const url = `http://localhost:${port}`;
  let run: Started;
  const start = async () => {
    run = startProduct({ ...UNBOUNDED, LOG_LEVEL: 'silent', ...environment, PORT: String(port), DATA_DIR: folder });
    await run.ready();
  };
  const close = async () => {
    openProducts.delete(close);
    run.child.kill('SIGTERM');
    await run.ended;
    await rm(folder, { recursive: true, force: true });
  };
  openProducts.add(close);
  await start();
  return {
    url,
    pid: () => run.pid,
    newPerson: () => newPersonAt(url),
    start,
    async kill() {
      const all = descendantsOf(run.pid);
      run.child.kill('SIGKILL');
      await run.ended;
      for (let look = 0; look < 100 && all.some(isAlive); look += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return all.filter(isAlive).length;
    },
    close,
  };
}

/**
 * A port that stays free while the product is down: from below those that Linux hands out by itself (32768 and up), to
 * any connection of any other test.
 */
async function steadyPort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_768);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
