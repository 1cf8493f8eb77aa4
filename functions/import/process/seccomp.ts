import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Restricts the sandbox by the kernel: the process installs a filter of system calls (seccomp) and resource limits, for
 * all of its threads and permanently (docs/decisions/0021-import-sandbox.md). Node has no such calls, so a package's
 * library makes them. It is loaded only in the sandbox, never where credentials are.
 */

/** Allowed system calls of x86-64: computing, memory, waiting and open descriptors. All others return EPERM. */
const ALLOWED = {
  read: 0,
  write: 1,
  close: 3,
  fstat: 5,
  lseek: 8,
  mmap: 9,
  mprotect: 10,
  munmap: 11,
  brk: 12,
  rt_sigaction: 13,
  rt_sigprocmask: 14,
  rt_sigreturn: 15,
  readv: 19,
  writev: 20,
  sched_yield: 24,
  mremap: 25,
  madvise: 28,
  nanosleep: 35,
  getpid: 39,
  exit: 60,
  gettimeofday: 96,
  getrusage: 98,
  sigaltstack: 131,
  sched_getparam: 143,
  sched_getscheduler: 145,
  gettid: 186,
  futex: 202,
  sched_getaffinity: 204,
  restart_syscall: 219,
  clock_gettime: 228,
  clock_nanosleep: 230,
  exit_group: 231,
  epoll_wait: 232,
  epoll_ctl: 233,
  epoll_pwait: 281,
  getrandom: 318,
  membarrier: 324,
  pkey_mprotect: 329,
  rseq: 334,
} as const;

/**
 * fcntl is allowed only for what a runtime does with its own descriptors: a descriptor that sends a signal (F_SETOWN,
 * F_SETSIG, O_ASYNC) could end any process of the same user.
 */
const FCNTL = { number: 72, getFd: 1, setFd: 2, getFlags: 3, setFlags: 4, asynchronous: 0x2000 } as const;
/** Allowed ioctl requests: FIONREAD, FIONBIO, FIONCLEX, FIOCLEX, TCGETS. Others could configure network interfaces. */
const IOCTL = { number: 16, requests: [0x541b, 0x5421, 0x5450, 0x5451, 0x5401] } as const;

/** The kernel's constant for the x86-64 architecture. */
const X86_64 = 0xc000003e;
/** Offsets in the filter's input: number of the call, architecture, low words of two arguments. */
const [CALL, ARCHITECTURE, SECOND, THIRD] = [0, 4, 24, 32];
/** Instructions of a filter: load a word, jump if equal, jump if a bit is set, return. */
const [LOAD, IF_EQUAL, IF_SET, ANSWER] = [0x20, 0x15, 0x45, 0x06];
const [ALLOW, KILL, EPERM] = [0x7fff0000, 0x80000000, 0x00050001];

/** Numbers of the called functions, for x86-64. */
const [PR_SET_NO_NEW_PRIVS, SYS_SECCOMP, SECCOMP_SET_MODE_FILTER, ALL_THREADS] = [38, 317, 1, 1];

/**
 * Limits for `setrlimit`: seconds of processor time for all files together, so that a process whose caller was killed
 * ends by itself; bytes of a written file, of data (growth between two memory checks, and about 600 MB that the runtime
 * reserves and never uses) and of a core file; processes; descriptors.
 */
const LIMITS: readonly (readonly [resource: number, most: bigint])[] = [
  [0, 300n],
  [1, 0n],
  [2, 1_400_000_000n],
  [4, 0n],
  [6, 0n],
  [7, 0n],
];

/** Which restrictions could be installed. */
export interface KernelRestrictions {
  readonly filter: boolean;
  readonly limits: boolean;
}

interface Library {
  readonly load: (path: null) => { readonly func: (declaration: string) => (...args: readonly unknown[]) => number };
  readonly struct: (name: string, fields: Readonly<Record<string, string>>) => unknown;
}

/** Returns the path of the package's library, beside the bundle or in the package. */
export const koffiFile = (fromSources: boolean) =>
  fromSources
    ? createRequire(import.meta.url).resolve('@koromix/koffi-linux-x64/linux_x64/koffi.node')
    : fileURLToPath(new URL('./koffi.node', import.meta.url));

/**
 * Installs the restrictions that the platform supports; the filter only if `withFilter`. Never throws: the result says
 * what is missing, and the caller decides.
 */
export function restrictByKernel(fromSources: boolean, withFilter = true): KernelRestrictions {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { filter: false, limits: false };
  try {
    const library = createRequire(import.meta.url)(koffiFile(fromSources)) as Library;
    library.struct('sock_fprog', { len: 'uint16', filter: 'const void *' });
    const c = library.load(null);
    const setrlimit = c.func('int setrlimit(int resource, uint64_t *both)');
    const prctl = c.func('int prctl(int option, unsigned long a, unsigned long b, unsigned long c, unsigned long d)');
    const syscall = c.func('long syscall(long number, unsigned long mode, unsigned long flags, sock_fprog *program)');
    const limits = LIMITS.map(([resource, most]) => setrlimit(resource, BigUint64Array.of(most, most)) === 0).every(
      Boolean,
    );
    const filter =
      withFilter &&
      prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) === 0 &&
      syscall(SYS_SECCOMP, SECCOMP_SET_MODE_FILTER, ALL_THREADS, seccompProgram()) === 0;
    return { filter, limits };
  } catch {
    return { filter: false, limits: false };
  }
}

type JumpLabel = 'native' | 'fcntl' | 'flags' | 'ioctl' | 'allow' | 'refuse';
/** A filter instruction. `yes` and `no` are the labels to jump to; absent means the next instruction. */
interface Instruction {
  readonly label?: JumpLabel;
  readonly code: number;
  readonly value: number;
  readonly yes?: JumpLabel;
  readonly no?: JumpLabel;
}

const allowed = (value: number): Instruction => ({ code: IF_EQUAL, value, yes: 'allow' });

const INSTRUCTIONS: readonly Instruction[] = [
  { code: LOAD, value: ARCHITECTURE },
  { code: IF_EQUAL, value: X86_64, yes: 'native' },
  { code: ANSWER, value: KILL },
  { label: 'native', code: LOAD, value: CALL },
  ...Object.values(ALLOWED).map(allowed),
  { code: IF_EQUAL, value: FCNTL.number, yes: 'fcntl' },
  { code: IF_EQUAL, value: IOCTL.number, yes: 'ioctl', no: 'refuse' },
  { label: 'fcntl', code: LOAD, value: SECOND },
  ...[FCNTL.getFd, FCNTL.setFd, FCNTL.getFlags].map(allowed),
  { code: IF_EQUAL, value: FCNTL.setFlags, yes: 'flags', no: 'refuse' },
  { label: 'flags', code: LOAD, value: THIRD },
  { code: IF_SET, value: FCNTL.asynchronous, yes: 'refuse', no: 'allow' },
  { label: 'ioctl', code: LOAD, value: SECOND },
  ...IOCTL.requests.map(allowed),
  { label: 'refuse', code: ANSWER, value: EPERM },
  { label: 'allow', code: ANSWER, value: ALLOW },
];

/** Returns the filter for the kernel: eight bytes an instruction; a jump is the number of skipped instructions. */
function seccompProgram(): { readonly len: number; readonly filter: Buffer } {
  const filter = Buffer.alloc(8 * INSTRUCTIONS.length);
  for (const [index, { code, value, yes, no }] of INSTRUCTIONS.entries()) {
    const jump = (to: JumpLabel | undefined) =>
      to === undefined ? 0 : INSTRUCTIONS.findIndex(({ label }) => label === to) - index - 1;
    filter.writeUInt16LE(code, 8 * index);
    filter.writeUInt8(jump(yes), 8 * index + 2);
    filter.writeUInt8(jump(no), 8 * index + 3);
    filter.writeUInt32LE(value, 8 * index + 4);
  }
  return { len: INSTRUCTIONS.length, filter };
}
