/**
 * Reads every hostile file, one after the other, and prints the most that took as {@link HostileMeasurement}.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { processReader } from '../../functions/import/process/isolatedWorker.ts';
import { importHere } from '../support/importHere.ts';
import { MemoryWatch } from '../tools/memory-watch.ts';
import { measureMs } from './bench.ts';

export interface HostileMeasurement {
  /** Memory of this process and those of the import together. */
  readonly megabytes: number;
  /** Time of one file. */
  readonly milliseconds: number;
}

const folder = new URL('../data/import-corpus/edge/', import.meta.url);
const memoryWatch = new MemoryWatch();
let milliseconds = 0;
for (const name of readdirSync(folder))
  milliseconds = Math.max(
    milliseconds,
    await measureMs(() => importHere(new Uint8Array(readFileSync(new URL(name, folder))))),
  );
const megabytes = memoryWatch.stop() / 1e6;
await processReader.close();
process.stdout.write(JSON.stringify({ megabytes, milliseconds } satisfies HostileMeasurement));
