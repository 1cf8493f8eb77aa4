import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FILES_AT_ONCE,
  importTextIsolated,
  startIdleWorker,
  stopIdleWorker,
} from '../../functions/import/process/isolatedWorker.ts';
import { residentMemory, startWorker, workerProcesses } from '../../functions/import/process/workerProcess.ts';
import { childProcessIds } from '../tools/memory-watch.ts';

/** What a stranger's file is read in: a process that can be ended, and that holds nothing worth taking. */
const file = (path: string) => new Uint8Array(readFileSync(new URL(`../data/import-corpus/${path}`, import.meta.url)));
/** A résumé as plain text: a new process has read it long before it has loaded what reads a PDF. */
const plain = new TextEncoder().encode('Maya Cohen\nmaya@korot.example\n\nExperience\nCook, Korot, 2019 - 2023\n');
const readable = () => importTextIsolated(plain);
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
  await stopIdleWorker();
  others = childProcessIds(process.pid);
});
beforeEach(stopIdleWorker);
afterAll(stopIdleWorker);

describe('the process that reads a file, from its sources', () => {
  // Its rights are those of the sources, folder by folder; a bundle has one folder.
  beforeAll(() => void (workerProcesses.start = startWorker));
  afterAll(() => void (workerProcesses.start = startBundled));

  it('has no environment, and the permission to read its own code alone, which is enough', async () => {
    startIdleWorker();
    expect(
      startedWith('environ')
        .map((variable) => variable.split('=')[0])
        .filter((name) => name !== 'LD_LIBRARY_PATH'),
    ).toEqual([]);
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
      'shared',
      'package.json',
      'node_modules/pdfjs-dist',
      'node_modules/@hyzyla/pdfium',
      'node_modules/bidi-js',
      'node_modules/valibot',
      'node_modules/csv-parse',
      'node_modules/fflate',
      'node_modules/saxes',
      'node_modules/xmlchars',
      'node_modules/@koromix/koffi-linux-x64',
    ]);
    expect(await importTextIsolated(file('pdf/maya-chrome-1col.pdf'))).toHaveProperty('resumeData');
  });
});

describe('the process that reads a file', () => {
  it.each([
    ['time', { milliseconds: 300, bytes: 2_000_000_000 }],
    ['memory', { milliseconds: 20_000, bytes: 125_000_000 }],
  ])('is ended when its %s is over, and nothing of it is left', async (_, bounds) => {
    startIdleWorker();
    const pid = reader();
    expect(residentMemory({ pid })).toBeGreaterThan(0);
    expect(await importTextIsolated(endless, bounds)).toEqual({ error: 'pdf_too_large' });
    expect(isRunning(pid)).toBe(false);
    expect(residentMemory({ pid })).toBe(0);
    expect(await readable()).toHaveProperty('resumeData');
  });

  it('that the system ends is an error of the file, and the next one is read', async () => {
    const reading = importTextIsolated(endless, { milliseconds: 20_000, bytes: 2_000_000_000 });
    do await sleep(10);
    while (!isHeld());
    await sleep(100);
    process.kill(reader(), 'SIGKILL');
    expect(await reading).toEqual({ error: 'pdf_too_large' });
    expect(await readable()).toHaveProperty('resumeData');
  });

  it('is used again for the next file, and replaced where it ends while it waits', async () => {
    await readable();
    const first = reader();
    expect(await readable()).toHaveProperty('resumeData');
    expect(reader()).toBe(first);
    process.kill(first, 'SIGKILL');
    expect(await readable()).toHaveProperty('resumeData');
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
