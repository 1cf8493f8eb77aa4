/**
 * Prints a résumé for each line `print` of standard input, as a function does for each call, and answers with a line:
 * {@link PrintAnswer}. `node print.child.ts <errno>`: where it is not 0, the kernel answers Chromium's wish for no new
 * privileges with that error, as the sandbox of a cloud may. Ends with 3 where this system lets no filter be installed.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { koffiFile } from '../../functions/import/process/seccomp.ts';
import { PrintBrowser } from '../../functions/pdf/printBrowser.ts';
import { createResumeJob, renderPdf } from '../../functions/pdf/renderPdf.ts';
import { TemplateAssets } from '../../functions/pdf/templateAssets.ts';

const [PR_SET_NO_NEW_PRIVS, SYS_PRCTL, SYS_SECCOMP, SET_MODE_FILTER, ALL_THREADS] = [38, 157, 317, 1, 1];
/** Instructions of a filter: load a word, go on where equal, answer. */
const [LOAD, IF_EQUAL, ANSWER] = [0x20, 0x15, 0x06];
const [ALLOW, ERROR] = [0x7fff0000, 0x00050000];
/** Offsets of the call's number and of its first argument. */
const [CALL, FIRST] = [0, 16];

interface Library {
  readonly load: (path: null) => { readonly func: (declaration: string) => (...args: readonly unknown[]) => number };
  readonly struct: (name: string, fields: Readonly<Record<string, string>>) => unknown;
}

/** From here on, asking for no new privileges gives the error; whether the filter is there. */
function refuseNoNewPrivileges(errno: number): boolean {
  const library = createRequire(import.meta.url)(koffiFile(true)) as Library;
  library.struct('sock_fprog', { len: 'uint16', filter: 'const void *' });
  const c = library.load(null);
  const prctl = c.func('int prctl(int option, unsigned long a, unsigned long b, unsigned long c, unsigned long d)');
  const syscall = c.func('long syscall(long number, unsigned long mode, unsigned long flags, sock_fprog *program)');
  const instructions = [
    [LOAD, 0, CALL],
    [IF_EQUAL, 3, SYS_PRCTL],
    [LOAD, 0, FIRST],
    [IF_EQUAL, 1, PR_SET_NO_NEW_PRIVS],
    [ANSWER, 0, ERROR | errno],
    [ANSWER, 0, ALLOW],
  ] as const;
  const filter = Buffer.alloc(8 * instructions.length);
  for (const [at, [code, otherwise, value]] of instructions.entries()) {
    filter.writeUInt16LE(code, 8 * at);
    filter.writeUInt8(otherwise, 8 * at + 3);
    filter.writeUInt32LE(value, 8 * at + 4);
  }
  // A process that is not root may install a filter only after giving up new privileges itself.
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  return syscall(SYS_SECCOMP, SET_MODE_FILTER, ALL_THREADS, { len: instructions.length, filter }) === 0;
}

/**
 * What was printed, by which process of the browser, and how that is divided into processes. Whoever asked reads the
 * PDF: loading what reads it takes longer than printing.
 */
export interface PrintAnswer {
  /** In Base64. */
  readonly pdf: string;
  readonly pid: number;
  readonly isSingleProcess: boolean;
}

const errno = Number(process.argv[2] ?? 0);
if (errno > 0 && !refuseNoNewPrivileges(errno)) process.exit(3);

const browser = new PrintBrowser();
const assets = new TemplateAssets(new URL('../../.build/templates', import.meta.url).pathname);
const job = createResumeJob({ ...SAMPLE_HE, templateId: 'classic' }, assets, { carry: true });
for await (const call of createInterface(process.stdin)) {
  if (call !== 'print') continue;
  const pdf = (await renderPdf(browser, job)).toString('base64');
  const pid = browser.pid as number;
  const isSingleProcess = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--single-process');
  process.stdout.write(`${JSON.stringify({ pdf, pid, isSingleProcess } satisfies PrintAnswer)}\n`);
}
await browser.close();
// Puppeteer waits 30 s for the page of a browser that has ended, and its timer would keep this process.
process.exit();
