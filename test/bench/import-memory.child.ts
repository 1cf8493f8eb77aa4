/** Reads every hostile file, one after the other, and prints the most megabytes this process, threads included, had. */
import { readdirSync, readFileSync } from 'node:fs';
import { endIdle } from '../../functions/import/isolated.ts';
import { importPdf } from '../../functions/import/importPdf.ts';

const folder = new URL('../data/import-corpus/edge/', import.meta.url);
let most = 0;
const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
for (const name of readdirSync(folder)) await importPdf(new Uint8Array(readFileSync(new URL(name, folder))));
clearInterval(look);
await endIdle();
process.stdout.write(String(most / 1e6));
