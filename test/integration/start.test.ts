import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EMULATORS } from '../../infra/local/emulators/all.ts';
import { everyNth } from '../support/exhaustive.ts';
import { descendantsOf, isAlive, listenersOf } from '../support/processes.ts';
import { startProduct, startWith, type Started } from '../support/startProduct.ts';

let folder: string;
const started: Started[] = [];

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'start-'))));
afterEach(() => started.splice(0).forEach(({ child }) => child.kill('SIGKILL')));
afterAll(() => rm(folder, { recursive: true }));

function start(environment: Record<string, string>, command?: readonly [string, ...string[]]): Started {
  const run = startProduct({ DATA_DIR: join(folder, 'data'), WARM: '0', ...environment }, command);
  started.push(run);
  return run;
}

describe.each(everyNth(2, ['0.0.0.0', '127.0.0.2']))('npm start with HOST=%s', (HOST) => {
  let run: Started;
  let url: string;
  beforeAll(async () => {
    run = startProduct({ DATA_DIR: join(folder, 'data'), HOST });
    url = await run.ready();
  });
  afterAll(() => run.child.kill('SIGKILL'));

  it('says each part and that it is ready, and serves', async () => {
    const lines = run.out().trimEnd().split('\n');
    expect(lines.at(-1)).toBe(`Ready on ${url}`);
    expect(lines.slice(0, -1).filter((line) => !/^\S.* +\d+ ms( \(unchanged\))?$/.test(line))).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(await (await fetch(`${url}/builder`)).text()).toMatch(/<div id="root"[^>]*>/);
    expect((await fetch(`${url}/api/templates`)).status).toBe(200);
  });

  it('lets the site alone listen there, and every emulator on loopback alone', () => {
    // Who can reach the product from outside: every socket of the server and of whatever it starts.
    const port = Number(new URL(url).port);
    const listeners = listenersOf([run.pid, ...descendantsOf(run.pid)]);
    // Each emulator has one at least, and the site has one.
    expect(listeners.length).toBeGreaterThan(EMULATORS.length);
    expect(listeners.filter((one) => one.port === port).map(({ protocol, address }) => [protocol, address])).toEqual([
      ['tcp', HOST],
    ]);
    expect(
      listeners.filter((one) => one.port !== port && !(one.protocol === 'tcp' && one.address === '127.0.0.1')),
    ).toEqual([]);
  });

  it('stops on SIGINT leaving nothing', async () => {
    // A browser keeps its connections open; somebody sends half a request and waits longer than a test may.
    await (await fetch(`${url}/builder`)).text();
    const half = connect(Number(new URL(url).port), '127.0.0.2').on('error', () => {});
    half.write('POST /api/generate-pdf HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{');
    const children = descendantsOf(run.pid);
    // SIGTERM and SIGHUP: deaths.test.ts.
    run.child.kill('SIGINT');
    expect(await run.ended).toEqual({ code: 0, signal: null });
    half.destroy();
    await expect(fetch(url)).rejects.toThrow();
    expect(children.filter(isAlive)).toEqual([]);
    expect(run.err()).toBe('');
  });
});

/** Every server of the process throws outside of any promise, and of the call itself, where it is asked for that. */
const THROWS = `
  import { Server } from 'node:http';
  const { emit } = Server.prototype;
  Server.prototype.emit = function (event, request, ...more) {
    if (event === 'request' && request.url === '/throw') setImmediate(() => { throw new Error('nobody catches it'); });
    return emit.call(this, event, request, ...more);
  };
`;

describe('npm start', () => {
  it('goes on where an emulator throws outside of any promise, and says which', async () => {
    const run = startWith({ DATA_DIR: join(folder, 'data'), WARM: '0' }, THROWS);
    started.push(run);
    const url = await run.ready();
    const ports = listenersOf([run.pid]).map(({ port }) => port);
    const emulators = ports.filter((port) => port !== Number(new URL(url).port));
    await Promise.allSettled(emulators.map((port) => fetch(`http://127.0.0.1:${port}/throw`)));
    expect((await fetch(`${url}/api/templates`)).status).toBe(200);
    // The database is a process of its own.
    const inside = EMULATORS.map(({ name }) => name).filter((name) => name !== 'database');
    const told = () => new Set([...run.err().matchAll(/"service":"([^"]+)"/g)].map(([, name]) => name));
    await expect.poll(told).toEqual(new Set(inside));
  });

  it('serves this machine alone unless it is told otherwise, and stops with the npm that runs it', async () => {
    const run = start({}, ['npm', 'start']);
    const url = await run.ready();
    const port = Number(new URL(url).port);
    expect(listenersOf(descendantsOf(run.pid)).filter((one) => one.port === port)).toMatchObject([
      { protocol: 'tcp', address: '127.0.0.1' },
    ]);
    run.child.kill('SIGTERM');
    await run.ended;
    await expect
      .poll(
        () =>
          fetch(url).then(
            () => 'serves',
            () => 'is gone',
          ),
        { timeout: 20_000 },
      )
      .toBe('is gone');
  });

  it('leaves nothing behind when it is told to stop while it starts', async () => {
    const run = start({});
    const seen = new Set<number>();
    const watch = setInterval(() => descendantsOf(run.pid).forEach((pid) => seen.add(pid)), 50);
    while (!run.out().includes('files (S3)')) await new Promise((resolve) => setTimeout(resolve, 10));
    run.child.kill('SIGTERM');
    expect(await run.ended).toEqual({ code: 0, signal: null });
    clearInterval(watch);
    expect(run.out()).not.toContain('Ready');
    expect(run.err()).toBe('');
    expect([...seen].filter(isAlive)).toEqual([]);
  });

  it('says in one sentence that the port is in use and what to do', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const run = start({ PORT: String(port) });
    expect((await run.ended).code).toBe(1);
    expect(run.err()).toMatch(
      new RegExp(
        `^Port ${port} is already in use by process ${process.pid} \\(.+\\): stop it with kill ` +
          `${process.pid}, or choose another one, for example PORT=3000 npm start\\.\n$`,
      ),
    );
    expect(run.out()).not.toContain('Ready');
    other.close();
  });

  it.each(['x', '70000'])('refuses PORT=%s', async (PORT) => {
    const run = start({ PORT });
    expect((await run.ended).code).toBe(1);
    expect(run.err()).toBe(`PORT must be a number from 0 to 65535, and is "${PORT}".\n`);
  });

  it('says in one sentence that the stored data is damaged, and where, and leaves it alone', async () => {
    const data = join(folder, 'damaged');
    await mkdir(join(data, 's3'), { recursive: true });
    const database = join(data, 's3', 'fauxqs.db');
    await writeFile(database, 'this is no database '.repeat(500));
    const run = start({ DATA_DIR: data });
    expect((await run.ended).code).toBe(1);
    expect(run.err()).toBe(
      `The stored files in ${join(data, 's3')} cannot be read: move that folder away or delete it, and start again.\n`,
    );
    expect(await readFile(database, 'utf8')).toContain('this is no database');
  });

  it('says in one sentence that the data folder is none', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const run = start({ DATA_DIR: file });
    expect((await run.ended).code).toBe(1);
    expect(run.err()).toBe(`The data folder ${file} is not a folder: name another one with DATA_DIR.\n`);
  });
});
