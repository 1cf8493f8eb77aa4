import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { instrument, type Mutant } from './mutation/instrument.ts';
import { isJudged } from './mutation/judged.ts';
import type { MutationOutcome } from './mutation/mutatingRunner.ts';

/**
 * Mutation testing: small defects are put into sources one after the other, and a unit test must fail for each.
 *
 *   npm run mutate -- shared/credits                     its sources, by the tests in it
 *   npm run mutate -- web/features/profile --tests 'web/app/*Screens*'
 *   npm run mutate -- --changed                          what differs from main
 *
 * `--seconds 120` ends it by then; `--each 10`: seconds of a processor that one test may take for its mutants, as tests
 * over emulators need them. `--survivors` lists what nothing has noticed; what changes nothing that anybody could see
 * is a row of mutation/judged.ts, and counts for nothing. `--sample 300 --seed 50`: so many of them only, drawn by a
 * number, and the same ones again after tests were written. What has not changed since the last run (sources and tests)
 * is not run again: the results lie in .build/mutation.
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
    each: { type: 'string', default: '2' },
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '50' },
  },
});

interface MutationScore {
  readonly file: string;
  readonly killed: number;
  readonly survived: readonly Mutant[];
  readonly uncovered: number;
  readonly loaded: number;
  readonly left: number;
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(test|fixture|d)\.tsx?$/.test(file);
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
digest.update(`${values.sample} ${values.seed}`);
const kept = join(RESULTS, `${digest.digest('hex').slice(0, 16)}.json`);

const scores = readKept() ?? (await run());
print(scores);

function readKept(): readonly MutationScore[] | undefined {
  try {
    return JSON.parse(readFileSync(kept, 'utf8')) as readonly MutationScore[];
  } catch {
    return undefined;
  }
}

async function run(): Promise<readonly MutationScore[]> {
  mkdirSync(RESULTS, { recursive: true });
  const report = join(RESULTS, `running-${process.pid}.json`);
  const { mutants, sources } = made();
  const started = Date.now();
  Object.assign(process.env, {
    MUTATION_REPORT: report,
    MUTATION_ENDS: String(started + Number(values.seconds) * 1_000),
    MUTATION_MS_OF_TEST: String(Number(values.each) * 1_000),
    // Handlers are called as often as there are mutants.
    RATE_FACTOR: '1000',
  });
  const vitest = await startVitest(
    'test',
    tests.map((file) => join(ROOT, file)),
    {
      config: false,
      root: ROOT,
      watch: false,
      // What was changed for one run is read by no other.
      fsModuleCache: false,
      isolate: false,
      fileParallelism: false,
      maxWorkers: 1,
      reporters: [{}],
      include: ['**/*.test.{ts,tsx}'],
      runner: join(import.meta.dirname, 'mutation/mutatingRunner.ts'),
      setupFiles: [join(ROOT, 'test/support/restoreAfterFile.ts')],
      // A change that waits for ever is noticed by it.
      testTimeout: 5_000,
      dangerouslyIgnoreUnhandledErrors: true,
      silent: true,
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform(_, id) {
            const [path = ''] = id.split('?');
            const code = sources.get(relative(ROOT, path));
            return code === undefined ? undefined : { code, map: null };
          },
        },
      ],
    },
  );
  await vitest.close();
  process.exitCode = 0;
  const outcome = JSON.parse(readFileSync(report, 'utf8')) as MutationOutcome;
  rmSync(report);
  for (const name of outcome.broken)
    console.log(`Fails or is too slow without any change, and counts for nothing: ${name}`);
  const found = [...new Set(mutants.map(({ file }) => file))].toSorted().map((file) => scoreOf(file, mutants, outcome));
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

function scoreOf(file: string, mutants: readonly Mutant[], outcome: MutationOutcome): MutationScore {
  const [covered, killed, loaded, left] = [outcome.covered, outcome.killed, outcome.loaded, outcome.left].map(
    (ids) => new Set(ids),
  ) as [Set<number>, Set<number>, Set<number>, Set<number>];
  const all = mutants.filter((mutant) => mutant.file === file);
  const isAtLoad = ({ id, isLoaded }: Mutant) => loaded.has(id) || (isLoaded && !killed.has(id));
  const own = all.filter((mutant) => !isAtLoad(mutant));
  return {
    file,
    killed: own.filter(({ id }) => killed.has(id)).length,
    survived: own.filter(({ id }) => covered.has(id) && !killed.has(id) && !left.has(id)),
    uncovered: own.filter(({ id }) => !covered.has(id)).length,
    loaded: all.length - own.length,
    left: own.filter(({ id }) => left.has(id)).length,
  };
}

/** A line of the table: the share of the mutants that ran, and of all that could be switched. */
function row(name: string, killed: number, survived: number, uncovered: number, loaded: number, left: number): string {
  const share = (of: number) => (of === 0 ? '-' : `${((100 * killed) / of).toFixed(1)} %`);
  const shares = [share(killed + survived), share(killed + survived + uncovered)];
  return [...shares, killed, survived, uncovered, loaded, left, name].map((cell) => String(cell).padStart(9)).join(' ');
}

function print(found: readonly MutationScore[]): void {
  const sum = (count: (score: MutationScore) => number) => found.reduce((total, score) => total + count(score), 0);
  const heads = ['of run', 'of all', 'killed', 'survived', 'not run', 'at load', 'no time', 'file'];
  console.log(heads.map((head) => head.padStart(9)).join(' '));
  for (const { file, killed, survived, uncovered, loaded, left } of found)
    console.log(row(` ${file}`, killed, survived.length, uncovered, loaded, left));
  console.log(
    row(
      ' together',
      sum((s) => s.killed),
      sum((s) => s.survived.length),
      sum((s) => s.uncovered),
      sum((s) => s.loaded),
      sum((s) => s.left),
    ),
  );
  if (values.survivors)
    for (const { file, line, from, to } of found.flatMap(({ survived }) => survived))
      console.log(`${file}:${line}  ${oneLine(from)} → ${oneLine(to)}`);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 70);
}
