/** Reads every hostile file, one after the other, and prints the most megabytes that this process and those of the import had together. */
import { readdirSync, readFileSync } from 'node:fs';
import { endIdle } from '../../functions/import/isolated.ts';
import { importPdf } from '../../functions/import/importPdf.ts';
import { MemoryWatch } from '../tools/memory-watch.ts';

const folder = new URL('../data/import-corpus/edge/', import.meta.url);
const watch = new MemoryWatch();
for (const name of readdirSync(folder)) await importPdf(new Uint8Array(readFileSync(new URL(name, folder))));
const most = watch.end();
await endIdle();
process.stdout.write(String(most / 1e6));
