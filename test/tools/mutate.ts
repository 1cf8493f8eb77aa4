import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { instrument, type Mutant } from './mutation/instrument.ts';
import { isJudged } from './mutation/judged.ts';
import { isSource, runTests } from './mutation/runTests.ts';
import { printScores, toScores, type MutationScore } from './mutation/scores.ts';

/**
 * Mutation testing: small defects are put into sources one after the other, and a unit test must fail for each.
 *
 *   npm run mutate -- shared/credits                     its sources, by the tests in it
 *   npm run mutate -- web/features/profile --tests 'web/app/*Screens*'
 *   npm run mutate -- --changed                          what differs from main
 *
 * `--seconds 120`, `--each 10`: seconds of a processor that all mutants may take, and that one may. One is tried by the
 * tests that reach it, the quickest first; one that these have not killed counts as survived, and whether slower ones
 * would have is not known. `--survivors` lists what nothing has noticed; what changes nothing that anybody could see is
 * a row of mutation/judged/, and counts for nothing. `--sample 300 --seed 50`: so many of them only, drawn by a
 * number, and the same ones again after tests were written. What has not changed since the last run (sources and tests)
 * is not run again: the results are in .build/mutation.
 */
const ROOT = join(import.meta.dirname, '../..');
const RESULTS = join(ROOT, '.build/mutation');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true, default: [] },
    changed: { type: 'boolean', default: false },
    survivors: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '600' },
    each: { type: 'string', default: '5' },
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '50' },
  },
});

const inside = (pattern: string) => globSync(pattern, { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));

const changed = () =>
  execFileSync('git', ['diff', '--name-only', '--diff-filter=d', 'main'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const files = (
  values.changed
    ? changed().filter((file) => /^(shared|functions|web)\//.test(file))
    : positionals.flatMap((name) => (/\.tsx?$/.test(name) ? [name] : inside(`${name}/**/*.{ts,tsx}`)))
).filter(isSource);
const tests = [
  ...new Set([
    ...files.flatMap((file) => inside(`${dirname(file)}/**/*.test.{ts,tsx}`)),
    ...values.tests.flatMap(inside),
  ]),
].toSorted();

if (files.length === 0 || tests.length === 0) throw new Error('No sources, or no unit tests beside them');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const digest = createHash('sha256');
const tools = inside('test/tools/{mutate.ts,mutation/*.ts}');
for (const file of [...tools, ...files, ...tests]) digest.update(`${file}\0${read(file)}\0`);
digest.update(`${values.sample} ${values.seed} ${values.each}`);
const kept = join(RESULTS, `${digest.digest('hex').slice(0, 16)}.json`);

const scores = readKept() ?? (await run());
printScores(scores, values.survivors);

function readKept(): readonly MutationScore[] | undefined {
  try {
    return JSON.parse(readFileSync(kept, 'utf8')) as readonly MutationScore[];
  } catch {
    return undefined;
  }
}

async function run(): Promise<readonly MutationScore[]> {
  mkdirSync(RESULTS, { recursive: true });
  const { mutants, sources } = made();
  const [seconds, secondsOfMutant] = [Number(values.seconds), Number(values.each)];
  const ran = await runTests({ tests, sources, folder: RESULTS, seconds, secondsOfMutant });
  for (const file of ran.unread) console.log(`Cannot be read, and counts for nothing: ${file}`);
  for (const name of new Set([...ran.plan.broken, ...ran.outcome.broken]))
    console.log(`Fails or is too slow without any change, and counts for nothing: ${name}`);
  const found = toScores(mutants, ran);
  if (found.length > 0 && found.every(({ left }) => left === 0)) writeFileSync(kept, JSON.stringify(found));
  return found;
}

/** The mutants of all sources, or those that were drawn, and the sources with them in it. */
function made(): { readonly mutants: readonly Mutant[]; readonly sources: ReadonlyMap<string, string> } {
  let first = 1;
  const firsts = new Map<string, number>();
  const all = files.flatMap((file) => {
    firsts.set(file, first);
    const { mutants } = instrument(read(file), file, first);
    first += mutants.length;
    return mutants;
  });
  const mutants = drawn(all.filter((mutant) => !isJudged(mutant)));
  const ids = new Set(mutants.map(({ id }) => id));
  const codeOf = (file: string) => instrument(read(file), file, firsts.get(file) ?? 1, (id) => ids.has(id)).code;
  return { mutants, sources: new Map(files.map((file) => [file, codeOf(file)])) };
}

/** Each mutant has a number of its own by its text, and those with the least are drawn: another change moves few. */
function drawn(all: readonly Mutant[]): readonly Mutant[] {
  const most = Number(values.sample);
  if (all.length <= most) return all;
  const lot = ({ file, context, from, to }: Mutant) =>
    createHash('sha256').update([values.seed, file, context, from, to].join('\0')).digest('hex');
  const switched = all.filter(({ isLoaded }) => !isLoaded);
  const sorted = switched.map((mutant) => ({ mutant, lot: lot(mutant) })).toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
  console.log(`${most} of ${switched.length} mutants, drawn by ${values.seed}`);
  return sorted.slice(0, most).map(({ mutant }) => mutant);
}
