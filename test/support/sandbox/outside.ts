import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { frameExchange } from '../../../functions/import/process/frames.ts';
import { stopWorker, startWorker } from '../../../functions/import/process/workerProcess.ts';
import type { Outcome, World } from './world.ts';

/** The process with our code in place of the parser. */
export const ENTRY = fileURLToPath(new URL('./tries.ts', import.meta.url));
const MOST = 1_000_000;

/** Servers and files that an escape could reach, and how many attempts have reached them. */
export class Outside {
  readonly #ends: (() => unknown)[] = [];
  reached = 0;

  /** Runs `work` with such a world, and removes it afterwards. */
  async with<Result>(work: (world: World) => Promise<Result>): Promise<Result> {
    const writable = `${mkdtempSync(join(tmpdir(), 'korot-outside-'))}/`;
    const [socket, abstract] = [`${writable}outside.sock`, `korot-outside-${randomUUID()}`];
    try {
      const tcp4 = await this.#listen({ port: 0, host: '127.0.0.1' });
      const tcp6 = await this.#listen({ port: 0, host: '::1' }).catch(() => undefined);
      await this.#listen({ path: socket });
      await this.#listen({ path: `\0${abstract}` });
      return await work({
        caller: process.pid,
        home: homedir(),
        project: fileURLToPath(new URL('../../../', import.meta.url)),
        writable,
        tcp4: tcp4 ?? 0,
        tcp6,
        udp: await this.#nameServer(),
        socket,
        abstract,
      });
    } finally {
      for (const end of this.#ends.splice(0)) end();
      rmSync(writable, { recursive: true, force: true });
    }
  }

  async #listen(where: ListenOptions): Promise<number | undefined> {
    const server = createServer((_, response) => response.end()).listen(where);
    server.on('connection', () => (this.reached += 1));
    await once(server, 'listening');
    this.#ends.push(() => (server.close(), server.closeAllConnections()));
    return (server.address() as AddressInfo | undefined)?.port;
  }

  /** Answers that there is no such name (NXDOMAIN). */
  async #nameServer(): Promise<number> {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    socket.on('message', (asked, { port, address }) => {
      this.reached += 1;
      const answer = Buffer.from(asked);
      answer.writeUInt16BE(0x8183, 2);
      socket.send(answer, port, address);
    });
    await once(socket, 'listening');
    this.#ends.push(() => socket.close());
    return socket.address().port;
  }
}

/** Results of every attempt in the sandbox; `more`: {@link WITHOUT_KERNEL}. */
export async function triedIn(world: World, more: readonly string[] = []): Promise<readonly Outcome[]> {
  const sandbox = startWorker('tries', ENTRY, more);
  try {
    await sandbox.ready;
    return outcomesIn(await sandbox.ask('try', Buffer.from(JSON.stringify(world)), MOST));
  } finally {
    await stopWorker(sandbox);
  }
}

/** Results of every attempt in a process without a sandbox. */
export async function triedFree(world: World): Promise<readonly Outcome[]> {
  const child = spawn(process.execPath, ['--no-warnings', ENTRY, 'tries', 'free'], {
    stdio: ['pipe', 'ignore', 'inherit', 'pipe'],
  });
  const exit = once(child, 'exit');
  const answer = await frameExchange(child.stdin as Writable, child.stdio[3] as Readable)(
    [Buffer.from(JSON.stringify(world))],
    MOST,
  );
  await exit;
  return outcomesIn(answer);
}

const outcomesIn = (text: string) => (JSON.parse(text) as { readonly outcomes: readonly Outcome[] }).outcomes;
