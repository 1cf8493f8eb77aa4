/**
 * What reading takes of a process of the import as it is deployed, by its own processor time, which other work on the
 * machine changes little: `node test/bench/import/processTimes.ts`. Files are those that no weight was learned from.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorker } from '../../../infra/build/bundleModules.ts';
import { extractGlyphs } from '../../../functions/import/pdf/pdfDocument.ts';
import { TASKS } from '../../../functions/import/process/tasks.ts';
import { workerProcesses, type WorkerProcess } from '../../../functions/import/process/workerProcess.ts';
import { neverLearnedFrom } from '../../learn/import/readSets.ts';
import { quantile, type BenchRow } from '../bench.ts';
import type { Sample } from './evaluate.ts';

/**
 * Processes of which each reads one file first; files that one process reads, and how often: the best time counts. V8
 * still compiles while a process reads its first 120 files, at 1.4 times the processor time of what follows.
 */
const [FIRST_FILES, WARM_FILES, PASSES] = [7, 40, 6];
const MEGABYTE = 1_000_000;

const ask = (sandbox: WorkerProcess, { pdf }: Pick<Sample, 'pdf'>) => sandbox.ask('file', pdf, TASKS.file.answerBytes);

/** Processor milliseconds of a process from its start until it has read its first file, and its memory then, in MB. */
async function firstFile(entry: string, sample: Sample): Promise<readonly [milliseconds: number, megabytes: number]> {
  const sandbox = workerProcesses.start('reader', entry);
  try {
    await sandbox.ready;
    await ask(sandbox, sample);
    return [workerProcesses.processorTime(sandbox.process), workerProcesses.residentMemory(sandbox.process) / MEGABYTE];
  } finally {
    await workerProcesses.stop(sandbox);
  }
}

/** Returns a warm process's processor milliseconds for a page of some files, and its memory afterwards, in MB. */
async function warmPage(entry: string, samples: readonly Sample[]): Promise<readonly [number, number]> {
  const sandbox = workerProcesses.start('reader', entry);
  try {
    await sandbox.ready;
    const passes: number[] = [];
    for (let pass = 0; pass < PASSES; pass += 1) {
      const before = workerProcesses.processorTime(sandbox.process);
      // One after the other, as a process reads them.
      for (const sample of samples) await ask(sandbox, sample);
      passes.push(workerProcesses.processorTime(sandbox.process) - before);
    }
    const milliseconds = Math.min(...passes);
    return [milliseconds, workerProcesses.residentMemory(sandbox.process) / MEGABYTE];
  } finally {
    await workerProcesses.stop(sandbox);
  }
}

async function countPages({ pdf }: Sample): Promise<number> {
  const drawn = await extractGlyphs(pdf.slice());
  return 'error' in drawn ? 0 : drawn.pages.length;
}

/** The rows of the bench that tell what a process takes. */
export async function processRows(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'import-worker-'));
  // A process of the import does not keep its caller alive.
  const alive = setInterval(() => {}, 1_000);
  try {
    await bundleWorker(folder);
    const entry = join(folder, 'worker.mjs');
    const samples = neverLearnedFrom();
    const firsts: (readonly [number, number])[] = [];
    for (const sample of samples.slice(0, FIRST_FILES)) firsts.push(await firstFile(entry, sample));
    const warm = samples.slice(0, WARM_FILES);
    let pages = 0;
    for (const sample of warm) pages += await countPages(sample);
    const [milliseconds, megabytes] = await warmPage(entry, warm);
    return [
      {
        measure: 'first file in a process, processor time (median)',
        value: quantile(firsts.map(([taken]) => taken)),
        unit: 'ms',
        bar: 800,
      },
      { measure: 'its memory then (median)', value: quantile(firsts.map(([, memory]) => memory)), unit: 'MB' },
      { measure: 'a page, warm, processor time (mean)', value: milliseconds / pages, unit: 'ms', bar: 40 },
      { measure: `memory behind ${PASSES * warm.length} files`, value: megabytes, unit: 'MB', bar: 280 },
    ];
  } finally {
    clearInterval(alive);
    await rm(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { measure, value, unit, bar } of await processRows())
    console.log(measure.padEnd(60), value.toFixed(1).padStart(8), unit, bar ?? '');
