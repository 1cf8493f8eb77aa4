import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { processReader } from '../../functions/import/process/isolatedWorker.ts';
import { TASKS } from '../../functions/import/process/tasks.ts';
import { FILES_AT_ONCE } from '../../functions/import/process/turns.ts';
import { residentMemory, startWorker, workerProcesses } from '../../functions/import/process/workerProcess.ts';
import { importHere } from '../support/importHere.ts';
import { toEmbeddedElement } from '../../functions/pdf/embeddedResume.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { childProcessIds } from '../tools/memory-watch.ts';

/** What a stranger's file is read in: a process that can be ended, and that holds nothing worth taking. */
const file = (path: string) => new Uint8Array(readFileSync(new URL(`../data/import-corpus/${path}`, import.meta.url)));
/** A résumé as plain text: a new process has read it long before it has loaded what reads a PDF. */
const plain = new TextEncoder().encode('Maya Cohen\nmaya@korot.example\n\nExperience\nCook, Korot, 2019 - 2023\n');
/** Read by a process that may have to start first, however busy the machine is. */
async function readable() {
  for (;;) {
    const read = await processReader.run('file', plain);
    if (!('error' in read) || read.error !== 'import_busy') return read;
  }
}
/** Keeps its reader busy for seconds and its memory growing. */
const endless = file('edge/billion-laughs-forms.pdf');

/** What other files of this process have started and keep, such as a browser. */
let others: readonly number[] = [];
const readers = () => childProcessIds(process.pid).filter((pid) => !others.includes(pid));
/** The process that was started last. */
const reader = () => readers().at(-1) as number;
const startedWith = (what: 'environ' | 'cmdline') =>
  readFileSync(`/proc/${reader()}/${what}`, 'latin1')
    .split('\0')
    .filter((part) => part !== '');
/** Whether the sandbox is in force: the process may open no file any more. */
const isHeld = () => /^Max open files\s+0\s+0\s/m.test(readFileSync(`/proc/${reader()}/limits`, 'latin1'));
const isRunning = (pid: number) => existsSync(`/proc/${pid}`);

/** As it is deployed: started from its sources each takes three times the processor time. */
const startBundled = workerProcesses.start;
beforeAll(async () => {
  await processReader.close();
  others = childProcessIds(process.pid);
});
beforeEach(() => processReader.close());
afterAll(() => processReader.close());

describe('the process that reads a file, from its sources', () => {
  // Its rights are those of the sources, folder by folder; a bundle has one folder.
  beforeAll(() => void (workerProcesses.start = startWorker));
  afterAll(() => void (workerProcesses.start = startBundled));

  it('has nothing of the environment, and the permission to read its own code alone, which is enough', async () => {
    processReader.warm();
    expect(
      startedWith('environ')
        .map((variable) => variable.split('=')[0])
        .filter((name) => name !== 'LD_LIBRARY_PATH'),
    ).toEqual(['MALLOC_ARENA_MAX']);
    const rights = startedWith('cmdline').filter((part) => part.startsWith('--allow-'));
    const folders = rights
      .filter((right) => right !== '--allow-addons')
      .map((right) =>
        right.replace('--allow-fs-read=', '').replace(fileURLToPath(new URL('../../', import.meta.url)), ''),
      );
    expect(startedWith('cmdline')).toContain('--permission');
    expect([...new Set(folders)]).toEqual([
      'functions/import/process',
      'functions/import/',
      'functions/pdf/embeddedResume.ts',
      'functions/pdf/reusedZlib.ts',
      'functions/platform/bedrock/redact.ts',
      'functions/platform/bedrock/ownData.ts',
      'functions/platform/bedrock/promptDataBlock.ts',
      'shared',
      'package.json',
      'node_modules/pdfjs-dist',
      'node_modules/@hyzyla/pdfium',
      'node_modules/bidi-js',
      'node_modules/valibot',
      'node_modules/csv-parse',
      'node_modules/fflate',
      'node_modules/parse5',
      'node_modules/entities',
      'node_modules/saxes',
      'node_modules/xmlchars',
      'node_modules/@koromix/koffi-linux-x64',
    ]);
    expect(await processReader.run('file', file('pdf/maya-chrome-1col.pdf'))).toHaveProperty('imported');
  });
});

/** Every way in which something that a stranger's file says is understood, and what comes of it. */
const LEFT = 'Drivers licence: B';
const open = new TextEncoder().encode(new TextDecoder().decode(plain).replace('Cook', `${LEFT}\n\nCook`));
const written = { summary: [], experience: [], education: [], skills: [LEFT] };
const asJson = (value: unknown) => Buffer.from(JSON.stringify(value));
const line = (text: string) => ({ text, heading: false });
/** The process is halted for as long as another one takes to start, on a busy machine. */
const LATE = { limits: { ...TASKS.file.limits, milliseconds: 1_000_000 }, until: performance.now() + 1_000_000 };
const WAYS: readonly (readonly [what: string, run: () => Promise<unknown>, comes: object])[] = [
  ['the text of a file', () => importHere(plain, LATE), { source: 'text' }],
  [
    'the data that a PDF of ours carries',
    () => importHere(Buffer.from(`%PDF-1.7\n${toEmbeddedElement(SAMPLE_EN)}\n%%EOF`), LATE),
    { source: 'carried', resumeData: SAMPLE_EN },
  ],
  [
    'what a model answers',
    () => processReader.run('modelAnswer', open, { ...LATE, told: JSON.stringify(written) }),
    { imported: { unplaced: [], placedByModel: [{ unplaced: [LEFT] }] } },
  ],
  [
    'what OCR reads',
    () =>
      processReader.run(
        'scan',
        asJson({
          pages: [{ by: 'lines', lines: new TextDecoder().decode(plain).split('\n').map(line) }],
          numbers: [1],
        }),
        LATE,
      ),
    { imported: { source: 'scan' } },
  ],
];

describe('only the process that reads files understands', () => {
  it.each(WAYS)('%s: where it stands still nothing comes of it, and others are read', async (_, run, comes) => {
    await readable();
    const halted = reader();
    process.kill(halted, 'SIGSTOP');
    const [held, nothing] = [run(), Symbol('nothing yet')];
    expect(await readable()).toHaveProperty('imported');
    expect(await Promise.race([held, Promise.resolve(nothing)])).toBe(nothing);
    process.kill(halted, 'SIGCONT');
    expect(await held).toMatchObject(comes);
  });
});

describe('the process that reads a file', () => {
  it.each([
    ['time', { milliseconds: 300, bytes: 2_000_000_000 }],
    ['memory', { milliseconds: 20_000, bytes: 125_000_000 }],
  ])('is ended when its %s is over, and none of it is left', async (_, bounds) => {
    processReader.warm();
    const pid = reader();
    expect(residentMemory({ pid })).toBeGreaterThan(0);
    expect(await processReader.run('file', endless, { limits: bounds })).toEqual({ error: 'pdf_too_large' });
    expect(isRunning(pid)).toBe(false);
    expect(residentMemory({ pid })).toBe(0);
    expect(await readable()).toHaveProperty('imported');
  });

  it('that the system ends is an error of the file, and the next one is read', async () => {
    const reading = processReader.run('file', endless, { limits: { milliseconds: 20_000, bytes: 2_000_000_000 } });
    do await sleep(10);
    while (!isHeld());
    await sleep(100);
    process.kill(reader(), 'SIGKILL');
    expect(await reading).toEqual({ error: 'pdf_too_large' });
    expect(await readable()).toHaveProperty('imported');
  });

  it('is used again for the next file, and replaced where it ends while it waits', async () => {
    await readable();
    const first = reader();
    expect(await readable()).toHaveProperty('imported');
    expect(reader()).toBe(first);
    process.kill(first, 'SIGKILL');
    expect(await readable()).toHaveProperty('imported');
    expect(reader()).not.toBe(first);
  });

  it('reads several at once', async () => {
    const read = await Promise.all(Array.from({ length: FILES_AT_ONCE + 1 }, readable));
    expect(read.filter((one) => 'error' in one)).toEqual([]);
    await sleep(200);
    // One idle process is kept for the next file.
    expect(readers()).toHaveLength(1);
  });
});
