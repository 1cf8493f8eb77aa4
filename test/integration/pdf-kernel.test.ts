import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { howMany } from '../support/exhaustive.ts';
import type { PrintAnswer } from '../support/print.child.ts';
import { extractPages } from '../tools/pdf-text.ts';

const CHILD = fileURLToPath(new URL('../support/print.child.ts', import.meta.url));
/** What the child ends with where the system lets no filter be installed. */
const NO_FILTER = 3;
/** Errors of the kernel (errno.h). */
const ERRNO = { EPERM: 1, ENOSYS: 38 } as const;

type Printed = Omit<PrintAnswer, 'pdf'> & { readonly text: string };

async function readAnswer({ pdf, ...rest }: PrintAnswer): Promise<Printed> {
  const { pages } = await extractPages(Buffer.from(pdf, 'base64'));
  return { ...rest, text: pages.join('') };
}

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

  /** Prints one PDF; undefined if the kernel's answer cannot be simulated. */
  async print(): Promise<Printed | undefined> {
    this.#child.stdin?.write('print\n');
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- lines come one after the other
      const { value, done } = await this.#lines.next();
      if (done === true) {
        expect(await this.#ended).toBe(NO_FILTER);
        return undefined;
      }
      const line = JSON.parse(value) as PrintAnswer | { readonly event: string };
      if ('pdf' in line) return readAnswer(line);
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

/** Stops the process and its browser for a while, as a function is between two calls. */
async function freeze(child: PrintingProcess, browser: number): Promise<void> {
  child.signal('SIGSTOP');
  process.kill(-browser, 'SIGSTOP');
  await setTimeout(2_000);
  process.kill(-browser, 'SIGCONT');
  child.signal('SIGCONT');
}

describe('a PDF where the kernel refuses what Chromium asks for', () => {
  it.for([
    ['EPERM', 'several processes', false],
    ['ENOSYS', 'one process', true],
  ] as const)(
    'is printed, many times, with the same browser when it thaws, and after it was killed: %s, %s',
    async ([error, , isSingleProcess], { skip }) => {
      const child = start(ERRNO[error]);
      const first = await child.print();
      if (!first) return skip('This system lets no filter of system calls be installed.');
      expect(first).toMatchObject({ text: expect.stringContaining('נועה'), isSingleProcess });
      for (let printed = 0; printed < howMany(1, 5); printed += 1) expect(await child.print()).toEqual(first);
      await freeze(child, first.pid);
      expect(await child.print()).toEqual(first);
      process.kill(-first.pid, 'SIGKILL');
      const next = await child.print();
      expect(next).toMatchObject({ text: first.text, isSingleProcess });
      expect(next?.pid).not.toBe(first.pid);
    },
  );
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
