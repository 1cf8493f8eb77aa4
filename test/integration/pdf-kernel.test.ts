import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { howMany } from '../support/exhaustive.ts';
import type { PrintAnswer } from '../support/print.child.ts';

const CHILD = fileURLToPath(new URL('../support/print.child.ts', import.meta.url));
/** What the child ends with where the system lets no filter be installed. */
const NO_FILTER = 3;
/** Errors of the kernel (errno.h). */
const ERRNO = { EPERM: 1, ENOSYS: 38 } as const;

/** A process that prints, as a function does. */
class PrintingProcess {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #ended: Promise<number | null>;

  constructor(command: string, args: readonly string[]) {
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface(this.#child.stdout as NodeJS.ReadableStream)[Symbol.asyncIterator]();
    this.#ended = new Promise((resolve) => this.#child.once('exit', resolve));
  }

  /** Prints one PDF; undefined where the kernel's answer cannot be simulated. */
  async print(): Promise<PrintAnswer | undefined> {
    this.#child.stdin?.write('print\n');
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- lines come one after the other
      const { value, done } = await this.#lines.next();
      if (done === true) {
        expect(await this.#ended).toBe(NO_FILTER);
        return undefined;
      }
      const line = JSON.parse(value) as PrintAnswer | { readonly event: string };
      if ('text' in line) return line;
      expect(line).toMatchObject({ level: 'info', event: 'chromium_single_process' });
    }
  }

  signal(name: NodeJS.Signals): void {
    process.kill(this.#child.pid as number, name);
  }

  async end(): Promise<void> {
    this.#child.stdin?.end();
    await this.#ended;
  }
}

let printing: PrintingProcess | undefined;
const childArguments = (errno: number) => ['--disable-warning=ExperimentalWarning', CHILD, String(errno)];
const start = (errno: number) => (printing = new PrintingProcess(process.execPath, childArguments(errno)));

afterEach(async () => {
  await printing?.end();
  printing = undefined;
});

describe('a PDF where the kernel refuses what Chromium asks for', () => {
  it.for([
    ['EPERM', false],
    ['ENOSYS', true],
  ] as const)(
    'is printed, many times and after the browser was killed: %s',
    async ([error, isSingleProcess], { skip }) => {
      const child = start(ERRNO[error]);
      const first = await child.print();
      if (!first) return skip('This system lets no filter of system calls be installed.');
      for (let printed = 0; printed < howMany(1, 5); printed += 1) expect(await child.print()).toEqual(first);
      process.kill(-first.pid, 'SIGKILL');
      const next = await child.print();
      expect(next).toMatchObject({ text: first.text, isSingleProcess });
      expect(next?.pid).not.toBe(first.pid);
      expect(first).toMatchObject({ text: expect.stringContaining('נועה'), isSingleProcess });
    },
  );
});

describe('a process that is frozen between two calls, as a function is', () => {
  it.for([
    ['several processes', 0],
    ['one process', ERRNO.ENOSYS],
  ] as const)('prints with the same browser when it thaws: %s', async ([, errno], { skip }) => {
    const child = start(errno);
    const first = await child.print();
    if (!first) return skip('This system lets no filter of system calls be installed.');
    child.signal('SIGSTOP');
    process.kill(-first.pid, 'SIGSTOP');
    await setTimeout(2_000);
    process.kill(-first.pid, 'SIGCONT');
    child.signal('SIGCONT');
    expect(await child.print()).toEqual(first);
  });
});

/** Everything but the temporary folder becomes read-only, in a view of the file system of its own. */
const READ_ONLY = 'mount --bind /tmp /tmp && mount -o remount,bind,ro / && exec "$0" "$@"';
const canRestrict = spawnSync('unshare', ['--mount', 'sh', '-c', READ_ONLY, 'true']).status === 0;

describe('a file system that takes writes in its temporary folder alone, as a function’s', () => {
  it.skipIf(!canRestrict)('is enough for a PDF', async () => {
    printing = new PrintingProcess('unshare', [
      '--mount',
      'sh',
      '-c',
      READ_ONLY,
      process.execPath,
      ...childArguments(0),
    ]);
    expect((await printing.print())?.text).toContain('נועה');
  });
});
