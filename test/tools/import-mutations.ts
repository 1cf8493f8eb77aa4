/**
 * Parses damaged files one after the other: reports the answers, the slowest, and the peak memory of all processes
 * together.
 *
 * `node test/tools/import-mutations.ts 2000 7` reads 2,000 PDFs of seed 7; `doc` after it: old Word files. Exits
 * with 1 where one got no answer of ours.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { processReader } from '../../functions/import/process/isolatedWorker.ts';
import { importHere } from '../support/importHere.ts';
import { isErrorCode } from '../../shared/errors/errors.ts';
import { damagedOldWord, damagedPdf } from '../support/damagedFiles.ts';
import { MemoryWatch } from './memory-watch.ts';

/** A file that takes at least so many milliseconds is saved for inspection. */
const SLOW_MS = 4_000;
const [count = 2_000, seed = 1] = process.argv.slice(2, 4).map(Number);
const damaged = process.argv[4] === 'doc' ? damagedOldWord : damagedPdf;

const memoryWatch = new MemoryWatch();
const answers = new Map<string, number>();
const times: number[] = [];
let faults = 0;
for (let at = 0; at < count; at += 1) {
  // One at a time: in parallel they would themselves be most of the measured memory.
  const [bytes = new Uint8Array()] = fc.sample(damaged, { numRuns: 1, seed: seed * 1_000_000 + at });
  const started = performance.now();
  const read = await importHere(bytes).catch((error: unknown) => ({ error: String(error) }));
  const milliseconds = performance.now() - started;
  times.push(milliseconds);
  const answer = 'error' in read ? read.error : read.source;
  answers.set(answer, (answers.get(answer) ?? 0) + 1);
  if (answer !== 'text' && !isErrorCode(answer)) faults += 1;
  if (milliseconds > SLOW_MS) {
    const kept = join(tmpdir(), `damaged-${seed}-${at}.pdf`);
    writeFileSync(kept, bytes);
    console.log(`${kept}: ${answer} after ${milliseconds.toFixed(0)} ms`);
  }
}
const peak = memoryWatch.stop();
await processReader.close();
const sorted = times.toSorted((a, b) => a - b);
console.log(`${count} files of seed ${seed}:`, Object.fromEntries([...answers].toSorted(([, a], [, b]) => b - a)));
console.log(
  `without an answer of ours: ${faults}; median ${sorted[Math.floor(count / 2)]?.toFixed(0)} ms, ` +
    `slowest ${sorted.at(-1)?.toFixed(0)} ms; at most ${(peak / 1e6).toFixed(0)} MB`,
);
if (faults > 0) process.exitCode = 1;
