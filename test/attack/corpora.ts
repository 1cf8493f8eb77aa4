/**
 * `npm run corpora -- <folder> [--seconds n] [--again]` has every file of a folder, such as the test files of another
 * project's reader, imported over HTTP by somebody who is signed in, one after the other, by the handlers with their
 * isolated reader. What is known already is kept in `.build/corpora` and not asked again (`--again` forgets it), so
 * that `--seconds` takes a large folder in turns; a file for which the machine was too busy is asked again. Prints the
 * answers with their files and the faults: an answer 5xx, one above ten seconds of the processor, the server's end,
 * words that do not fit what the file is. Ends non-zero if there is one. Nothing of the folder is written anywhere.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../../infra/build/all.ts';
import { ERRORS, isErrorCode } from '../../shared/errors/errors.ts';
import { contentKind } from '../support/contentKinds.ts';
import { MemoryWatch } from '../tools/memory-watch.ts';
import { openProduct } from './product.ts';
import { reportOf, type KnownImport } from './corporaReport.ts';
import { whyWrong } from './fittingWords.ts';
import { PersonsBrowser } from './importOverHttp.ts';

/** Maximum processor time for one answer, in milliseconds. */
const MOST_WORK_MS = 10_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' }, again: { type: 'boolean' } },
});
const [folder] = positionals;
const seconds = Number(values.seconds ?? Infinity);
if (folder === undefined || !existsSync(folder) || !(seconds > 0)) {
  process.stderr.write('npm run corpora -- <folder> [--seconds n] [--again]\n');
  process.exit(2);
}
const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  .toSorted();
const kept = join(import.meta.dirname, '../../.build/corpora');
const notes = join(kept, `${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 12)}.jsonl`);
mkdirSync(kept, { recursive: true });
if (values.again) rmSync(notes, { force: true });
const known: KnownImport[] = existsSync(notes)
  ? readFileSync(notes, 'utf8')
      .split('\n')
      .flatMap((line) => (line === '' ? [] : (JSON.parse(line) as KnownImport)))
  : [];

const done = new Set(known.map(({ name }) => name));
const left = names.filter((name) => !done.has(name));
if (left.length > 0) await importAll(folder, left);
process.stdout.write(`${reportOf(known, names.length).join('\n')}\n`);
process.exitCode = known.length === names.length && known.every(({ faults }) => faults.length === 0) ? 0 : 1;

async function importAll(from: string, files: readonly string[]): Promise<void> {
  process.env.LOG_LEVEL ??= 'silent';
  // Otherwise the server would draw pictures of templates meanwhile, whose time and memory would be counted as its own.
  await buildAll({ log: () => {} });
  const product = await openProduct();
  const memory = new MemoryWatch(product.pid);
  const browser = new PersonsBrowser(product);
  const began = performance.now();
  for (const name of files) {
    if (performance.now() - began > seconds * 1_000) break;
    const path = join(from, name);
    const bytes = new Uint8Array(readFileSync(path));
    const imported = await browser.import(new File([bytes], name));
    const wrong = whyWrong(imported.answer, await contentKind(bytes, path));
    // A job that failed is reported by an answer 200. A busy machine says something about itself, and nothing about the
    // file.
    const isFailed = isErrorCode(imported.answer) && ERRORS[imported.answer].status >= 500;
    const failures = new Set(isFailed ? [...imported.failures, imported.answer] : imported.failures);
    failures.delete('import_busy');
    const faults = [
      ...(imported.isEnded ? ['the server ended'] : []),
      ...[...failures].map((code) => `an answer 5xx, ${code}`),
      ...(imported.processorMs > MOST_WORK_MS
        ? [`${(imported.processorMs / 1_000).toFixed(1)} s of the processor`]
        : []),
      ...(wrong === undefined ? [] : [wrong]),
    ];
    // Such a file is sent again in the next turn.
    if (imported.answer === 'import_busy') continue;
    const one: KnownImport = { name, ...imported, faults, megabytes: Math.round(memory.most / 1e6) };
    known.push(one);
    appendFileSync(notes, `${JSON.stringify(one)}\n`);
  }
  memory.stop();
  await product.close();
}
