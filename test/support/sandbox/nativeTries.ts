/**
 * Code outside of JavaScript altogether, as after an exploit of the engine: it makes system calls. Only the kernel
 * refuses it.
 */
import { createRequire } from 'node:module';
import { koffiFile } from '../../../functions/import/process/seccomp.ts';
import type { Try } from './world.ts';

interface Library {
  readonly load: (path: null) => {
    readonly func: (declaration: string) => (...args: readonly unknown[]) => number;
  };
  readonly errno: () => number;
}

const library = createRequire(import.meta.url)(koffiFile(true)) as Library;
const c = library.load(null);
const close = c.func('int close(int file)');
const open = c.func('int open(const char *path, int flags)');
const socket = c.func('int socket(int domain, int type, int protocol)');
const pipe = c.func('int pipe(int *both)');
const memory = c.func('int memfd_create(const char *name, unsigned int flags)');
const kill = c.func('int kill(int pid, int signal)');
const parent = c.func('int getppid()');
const lower = c.func('int nice(int by)');
const keep = c.func('int prctl(int option, unsigned long a, unsigned long b, unsigned long c, unsigned long d)');
const copy = c.func('int dup(int file)');
const control = c.func('int fcntl(int file, int command, long value)');
const ask = c.func('int ioctl(int file, unsigned long request, void *answer)');

const peek = c.func(
  'long process_vm_readv(int pid, const uint64_t *to, unsigned long a, const uint64_t *from, unsigned long b, ' +
    'unsigned long flags)',
);
const limit = c.func('int prlimit(int pid, int resource, const uint64_t *set, uint64_t *was)');
const fork = c.func('int fork()');
const end = c.func('void _exit(int code)');
const wait = c.func('int waitpid(int pid, int *status, int options)');

/** Of the kernel: nothing is there; the call itself was let through. */
const EFAULT = 14;
const DESCRIPTORS = 7;
const [F_GETFL, F_SETFL, F_SETOWN, F_SETSIG, O_ASYNC, SIOCGIFCONF] = [3, 4, 8, 10, 0x2000, 0x8912];

/** Throws where a call returns an error, and closes what it opened. */
function opened(file: number): void {
  if (file < 0) throw new Error('refused');
  close(file);
}

const done = (result: number) => {
  if (result < 0) throw new Error('refused');
};

export const NATIVE_TRIES: Readonly<Record<string, Try>> = {
  'open a file': () => opened(open('/etc/passwd', 0)),
  'open the environment of the caller': ({ caller }) => opened(open(`/proc/${caller}/environ`, 0)),
  'open the memory of the caller': ({ caller }) => opened(open(`/proc/${caller}/mem`, 0)),
  'open a TCP socket': () => opened(socket(2, 1, 0)),
  'open a UDP socket': () => opened(socket(10, 2, 0)),
  'open a local socket': () => opened(socket(1, 1, 0)),
  'open a netlink socket': () => opened(socket(16, 3, 0)),
  'open a pipe': () => done(pipe(new Int32Array(2))),
  'open a file in memory': () => opened(memory('tried', 0)),
  'copy a descriptor': () => opened(copy(0)),
  'signal the caller': ({ caller }) => done(kill(caller, 0)),
  // Without a target process and with the default signal: where it is allowed, nothing is harmed.
  'choose whom a file signals': () => done(control(0, F_SETOWN, 0)),
  'choose which signal a file sends': () => done(control(0, F_SETSIG, 0)),
  'have a file send signals': () => {
    const flags = control(0, F_GETFL, 0);
    done(control(0, F_SETFL, flags | O_ASYNC));
    control(0, F_SETFL, flags);
  },
  'ask a file for the interfaces': () => done(ask(0, SIOCGIFCONF, Buffer.alloc(16))),
  'know who started it': () => done(parent()),
  // No address of the caller's is known here: that nothing lies at this one is learned only by whoever may look.
  'read the memory of the caller': ({ caller }) => {
    const here = BigUint64Array.of(8n, 8n);
    if (peek(caller, here, 1, here, 1, 0) < 0 && library.errno() !== EFAULT) throw new Error('refused');
  },
  'look at the limits of the caller': ({ caller }) => done(limit(caller, DESCRIPTORS, null, new BigUint64Array(2))),
  'have descriptors again': () => {
    const was = new BigUint64Array(2);
    done(limit(0, DESCRIPTORS, null, was));
    if (was[1] === 0n) done(limit(0, DESCRIPTORS, BigUint64Array.of(64n, 64n), null));
  },
  'start a process': () => {
    const child = fork();
    if (child === 0) end(0);
    done(child);
    done(wait(child, new Int32Array(1), 0));
  },
  'be kind to others': () => done(lower(1)),
  'change how it is traced': () => done(keep(4, 1, 0, 0, 0)),
};
