import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

/** `npm start` as its own process, as a person starts and stops it. */
const START = new URL('../../infra/local/start.ts', import.meta.url).pathname;

interface Started {
  readonly child: ChildProcess;
  /** Everything it wrote, as it comes. */
  readonly out: () => string;
  readonly err: () => string;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

let folder: string;
const started: Started[] = [];

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'start-'))));
afterEach(() => started.splice(0).forEach(({ child }) => child.kill('SIGKILL')));
afterAll(() => rm(folder, { recursive: true }));

function start(environment: Record<string, string>, [command, ...options]: readonly [string, ...string[]] = [process.execPath, START]): Started {
  const child = spawn(command, options, { env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const run = { child, out: () => out, err: () => err, ended };
  started.push(run);
  return run;
}

async function untilReady(run: Started): Promise<string> {
  const ended = run.ended.then(({ code }) => Promise.reject(new Error(`ended with ${code}: ${run.out()}${run.err()}`)));
  const ready = (async () => {
    for (;;) {
      const url = /^Ready on (http:\/\/localhost:\d+)$/m.exec(run.out())?.[1];
      if (url !== undefined) return url;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return Promise.race([ready, ended]);
}

/** Processes that were started by that one and are still there. */
async function childrenOf(pid: number): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) && (await readFile(`/proc/${name}/stat`, 'utf8').catch(() => ''));
    if (stat && Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid) found.push(Number(name));
  }
  return found;
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('npm start', () => {
  it('says each part with its milliseconds, then that it is ready, and serves the page and the endpoints', async () => {
    const run = start({});
    const url = await untilReady(run);
    const lines = run.out().trimEnd().split('\n');
    expect(lines.at(-1)).toBe(`Ready on ${url}`);
    expect(lines.slice(0, -1).filter((line) => !/^\S.* +\d+ ms( \(unchanged\))?$/.test(line))).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(await (await fetch(`${url}/builder`)).text()).toMatch(/<div id="root"[^>]*>/);
    expect((await fetch(`${url}/api/templates`)).status).toBe(200);
    expect(run.err()).toBe('');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stops on %s whoever is connected, leaving no process and no open port behind', async (signal) => {
    const run = start({});
    const url = await untilReady(run);
    // A browser keeps its connections open; somebody sends half a request and waits longer than a test may.
    await fetch(url);
    const half = connect(Number(new URL(url).port), 'localhost').on('error', () => {});
    half.write('POST /api/generate-pdf HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{');
    const children = await childrenOf(run.child.pid as number);
    run.child.kill(signal);
    expect(await run.ended).toEqual({ code: 0, signal: null });
    half.destroy();
    await expect(fetch(url)).rejects.toThrow();
    expect(children.filter(isAlive)).toEqual([]);
    expect(run.err()).toBe('');
  });

  it('stops with the npm that runs it', async () => {
    const run = start({}, ['npm', 'start']);
    const url = await untilReady(run);
    run.child.kill('SIGTERM');
    await run.ended;
    await expect.poll(() => fetch(url).then(() => 'serves', () => 'is gone'), { timeout: 20_000 }).toBe('is gone');
  });

  it('leaves nothing behind when it is told to stop while it starts', async () => {
    const run = start({});
    const seen = new Set<number>();
    const watch = setInterval(() => void childrenOf(run.child.pid as number).then((pids) => pids.forEach((pid) => seen.add(pid))), 15);
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
    expect(run.err()).toBe(`Port ${port} is already in use: stop what is using it, or choose another one, for example PORT=3000 npm start.\n`);
    expect(run.out()).not.toContain('Ready');
    other.close();
  });

  it.each(['x', '-1', '70000', '3000.5'])('refuses PORT=%s', async (PORT) => {
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
    expect(run.err()).toBe(`The stored files in ${join(data, 's3')} cannot be read: move that folder away or delete it, and start again.\n`);
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
