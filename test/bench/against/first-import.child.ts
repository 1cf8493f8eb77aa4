/** Milliseconds of a process's first import, the start of what reads included, in the checkout that is its argument. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Import = (bytes: Uint8Array) => Promise<object>;

const root = process.argv[2] ?? '';
const load = (file: string) => import(pathToFileURL(join(root, file)).href) as Promise<Record<string, unknown>>;
const bundled = join(root, '.build/import-worker/worker.mjs');
if (existsSync(bundled)) process.env['IMPORT_WORKER'] = bundled;
const here = 'test/support/importHere.ts';
const read = (
  existsSync(join(root, here))
    ? (await load(here))['importHere']
    : (await load('functions/import/importPdf.ts'))['importPdf']
) as Import;
const folder = new URL('../../data/import-corpus/pdf/', import.meta.url);
const [name = ''] = readdirSync(folder).toSorted();
const bytes = new Uint8Array(readFileSync(new URL(name, folder)));
const started = performance.now();
const answer = await read(bytes);
const first = performance.now() - started;
if ('error' in answer) throw new Error(`The file could not be read: ${JSON.stringify(answer)}`);
process.stdout.write(`${JSON.stringify({ first })}\n`);
process.exit(0);
