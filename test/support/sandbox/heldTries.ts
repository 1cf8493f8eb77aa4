/**
 * Code that escaped the restrictions of the parser's realm: it holds references to Node's own modules. Only Node's
 * permissions and the kernel can refuse it.
 */
import { execFileSync, fork } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import fs from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { connect as connect2 } from 'node:http2';
import { Session } from 'node:inspector';
import { createServer, connect, type NetConnectOpts } from 'node:net';
import { homedir } from 'node:os';
import { writeHeapSnapshot } from 'node:v8';
import { WASI } from 'node:wasi';
import { Worker } from 'node:worker_threads';
import type { Try } from './world.ts';

/** Disabled in the sandbox: Node's permissions do not check what it opens. */
const sqlite = await import('node:sqlite').catch(() => undefined);
const { dlopen, report } = process as {
  readonly dlopen: (module: object, file: string) => void;
  readonly report: NodeJS.ProcessReport;
};
const kill = (Reflect.get(process, '_kill') as (pid: number, signal: number) => number).bind(process);
const fetching = globalThis.fetch;
homedir();

const connected = async (options: NetConnectOpts) => {
  const socket = connect(options);
  await once(socket, 'connect');
  socket.destroy();
};

const listened = async (where: object) => {
  const server = createServer().listen(where);
  await once(server, 'listening');
  server.close();
};

const READ: Readonly<Record<string, (world: Parameters<Try>[0]) => string>> = {
  'the users of the machine': () => '/etc/passwd',
  'the names of the machine': () => '/etc/hosts',
  'environment of the caller': ({ caller }) => `/proc/${caller}/environ`,
  'memory map of the caller': ({ caller }) => `/proc/${caller}/maps`,
  'status of the caller': ({ caller }) => `/proc/${caller}/status`,
  'root of the caller': ({ caller }) => `/proc/${caller}/root/etc/passwd`,
  'folder of the caller': ({ caller }) => `/proc/${caller}/cwd/package.json`,
  'its own environment': () => '/proc/self/environ',
  'its own status': () => '/proc/self/status',
  'status of the machine': () => '/proc/meminfo',
  'a file of the project': ({ project }) => `${project}README.md`,
  'another package': ({ project }) => `${project}node_modules/react/package.json`,
  'a package of its own': ({ project }) => `${project}node_modules/valibot/package.json`,
  'its own code': ({ project }) => `${project}functions/import/process/worker.ts`,
  'a device': () => '/dev/zero',
};

const first = (path: string) => {
  const descriptor = fs.openSync(path, 'r');
  fs.readSync(descriptor, Buffer.alloc(1), 0, 1, null);
  fs.closeSync(descriptor);
};

export const HELD_TRIES: Readonly<Record<string, Try>> = {
  ...Object.fromEntries(
    Object.entries(READ).map(([what, path]): [string, Try] => [`read ${what}`, (world) => first(path(world))]),
  ),
  'read by a promise': () => readFile('/etc/passwd'),
  'read by a stream': () => once(fs.createReadStream('/etc/passwd'), 'data'),
  'look at a file': () => fs.statSync('/etc/passwd').size,
  'list the root': () => fs.readdirSync('/').length,
  'list the home folder': ({ home }) => fs.readdirSync(home).length,
  'list descriptors of the caller': ({ caller }) => fs.readdirSync(`/proc/${caller}/fd`).length,
  'follow a link': () => fs.readlinkSync('/proc/self/exe'),
  'open the memory of the caller': ({ caller }) => fs.closeSync(fs.openSync(`/proc/${caller}/mem`, 'r')),
  'watch a folder': () => fs.watch('/tmp').close(),
  'open a database': ({ writable }) =>
    new (sqlite as NonNullable<typeof sqlite>).DatabaseSync(`${writable}tried.db`).exec(
      'create table if not exists t (x)',
    ),
  'write a file': ({ writable }) => fs.writeFileSync(`${writable}tried`, ''),
  'write by a promise': ({ writable }) => writeFile(`${writable}tried`, ''),
  'make a folder': ({ writable }) => fs.rmdirSync(fs.mkdtempSync(`${writable}tried-`)),
  'link a file': ({ writable }) => fs.unlinkSync((fs.symlinkSync('/etc/passwd', `${writable}link`), `${writable}link`)),
  'write a report': ({ writable }) => report.writeReport(`${writable}report.json`),
  'write a heap snapshot': ({ writable }) => writeHeapSnapshot(`${writable}heap`),
  'start a program': () => execFileSync('/bin/true'),
  'start a script': async ({ project }) =>
    void (await once(fork(`${project}test/support/sandbox/nothing.ts`, { stdio: 'ignore', execArgv: [] }), 'exit')),
  'start a thread': async () => {
    const worker = new Worker('', { eval: true });
    await once(worker, 'online');
    await worker.terminate();
  },
  'load native code': ({ project }) =>
    dlopen.call(process, { exports: {} }, fs.globSync(`${project}node_modules/@rolldown/binding-*/*.node`)[0] ?? ''),
  'use WASI': () => new WASI({ version: 'preview1', preopens: { '/': '/' } }),
  'be inspected': () => {
    const session = new Session();
    session.connect();
    session.disconnect();
  },
  'connect by TCP': ({ tcp4 }) => connected({ port: tcp4, host: '127.0.0.1' }),
  'connect by TCP, IPv6': ({ tcp6 }) => connected({ port: tcp6 ?? 0, host: '::1' }),
  'listen by TCP': () => listened({ port: 0, host: '0.0.0.0' }),
  'send by UDP': async ({ udp }) => {
    const socket = createSocket('udp4');
    socket.send('tried', udp, '127.0.0.1');
    await once(socket, 'message');
    socket.close();
  },
  'listen by UDP': async () => {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    socket.close();
  },
  'ask for a name': async ({ udp }) => {
    const resolver = new Resolver({ timeout: 300, tries: 1 });
    resolver.setServers([`127.0.0.1:${udp}`]);
    const { code } = (await resolver
      .resolve4('tried.example')
      .catch((error: unknown) => error)) as NodeJS.ErrnoException;
    if (code !== 'ENOTFOUND') throw new Error(code);
  },
  'ask by fetch': ({ tcp4 }) => fetching(`http://127.0.0.1:${tcp4}/`),
  'ask by HTTP': ({ tcp4 }) => once(get({ port: tcp4, host: '127.0.0.1' }), 'response'),
  'ask by HTTP/2': async ({ tcp4 }) => {
    const session = connect2(`http://127.0.0.1:${tcp4}`);
    await once(session, 'connect');
    session.destroy();
  },
  'connect to a socket of the machine': ({ socket }) => connected({ path: socket }),
  'connect to an abstract socket': ({ abstract }) => connected({ path: `\0${abstract}` }),
  'listen at a path': ({ writable }) => listened({ path: `${writable}tried.sock` }),
  'signal the caller': ({ caller }) => {
    if (kill(caller, 0) !== 0) throw new Error('is not there');
  },
};
