import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { processReader } from '../../functions/import/process/isolatedWorker.ts';
import { endOfCall } from '../../functions/import/process/fileReader.ts';
import { importHere } from '../support/importHere.ts';
import { isErrorCode } from '../../shared/errors/errors.ts';
import { damagedPdf } from '../support/damagedFiles.ts';
import { MemoryWatch } from '../tools/memory-watch.ts';
import { Tally, type AttackOptions, type AttackResult } from './attack.ts';

const EDGE = new URL('../data/import-corpus/edge/', import.meta.url);
/** Milliseconds beyond the end of a call, in which its process is ended. */
const ENDING = 3_000;

/**
 * Bombs, nasty files and `rounds` damaged ones (`seed` says which), one after the other: each gets a résumé or an error
 * of the catalogue, within a call, and a good file is read after all of them.
 */
export async function run({
  rounds = 1_000,
  seed = 1,
}: Pick<AttackOptions, 'rounds' | 'seed'> = {}): Promise<AttackResult> {
  const tally = new Tally();
  const watch = new MemoryWatch();
  let slowest = 0;
  const attack = async (name: string, bytes: Uint8Array) => {
    const [began, ends] = [performance.now(), endOfCall() + ENDING];
    const read = await importHere(bytes).catch((error: unknown) => ({ error: String(error) }));
    const milliseconds = performance.now() - began;
    slowest = Math.max(slowest, milliseconds);
    // `internal` would be our own fault.
    const isClear = !('error' in read) || (isErrorCode(read.error) && read.error !== 'internal');
    tally.check(
      name,
      isClear && began + milliseconds <= ends,
      `${'error' in read ? read.error : 'read'} after ${milliseconds.toFixed(0)} ms`,
    );
  };
  for (const name of readdirSync(EDGE)) await attack(name, new Uint8Array(readFileSync(new URL(name, EDGE))));
  await attack('230,000 empty streams', Buffer.from(`%PDF-1.7\n${'<<>>stream\n\nendstream '.repeat(230_000)}`));
  for (let at = 0; at < rounds; at += 1) {
    // One at a time: held together, the files themselves would dominate the measured memory.
    const [bytes = new Uint8Array()] = fc.sample(damagedPdf, { numRuns: 1, seed: seed * 1_000_000 + at });
    await attack(`damaged ${seed}-${at}`, bytes);
  }
  const good = await importHere(new Uint8Array(readFileSync(new URL('../pdf/maya-chrome-1col.pdf', EDGE))));
  tally.check('a good file afterwards', !('error' in good), good);
  const megabytes = watch.stop() / 1e6;
  await processReader.close();
  return tally.result({ 'slowest, ms': Math.round(slowest), 'memory of all processes, MB': Math.round(megabytes) });
}
