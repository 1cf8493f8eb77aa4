import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';
import { instrument } from './instrument.ts';
import type { MutationOutcome, MutationPlan } from './mutatingRunner.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Whether a file, by its path from the root, is one of the product's own. */
export const isSource = (file: string): boolean =>
  /^(?:shared|functions|web|infra)\/.*\.tsx?$/.test(file) && !/\.(?:test|fixture|d)\.tsx?$/.test(file);

export interface MutationRun {
  /** Paths from the root. */
  readonly tests: readonly string[];
  /** Sources with their mutants in them, by their path from the root. */
  readonly sources: ReadonlyMap<string, string>;
  /** A folder for what the runner writes. */
  readonly folder: string;
  /** Of a processor, for all mutants together. */
  readonly seconds: number;
  readonly secondsOfMutant: number;
}

/** What was learned from the tests, and what became of the mutants; of both runs. */
export interface RunMutants {
  readonly plan: MutationPlan;
  readonly outcome: MutationOutcome;
  /** Files of tests that could not be read, with why. */
  readonly unread: readonly string[];
}

/** Files with quick tests first; before anything is known about them in any order. */
function quickestFirst(planFile: string): typeof BaseSequencer {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const tests = Object.values((readJson(planFile) as MutationPlan | undefined)?.tests ?? {});
      const ofFiles = Map.groupBy(tests, ({ file }) => file);
      const msOf = ({ moduleId }: TestSpecification) => {
        const known = (ofFiles.get(moduleId) ?? []).filter(({ mutants }) => mutants.length > 0);
        return known.reduce((sum, { ms }) => sum + ms, 0) / known.length;
      };
      return files.toSorted((a, b) => msOf(a) - msOf(b));
    }
  };
}

/** Runs the tests in one process of Vitest, first to learn of them and then with mutants (`MutatingRunner`). */
export async function runTests({ tests, sources, folder, seconds, secondsOfMutant }: MutationRun): Promise<RunMutants> {
  const [planFile, report] = ['plan', 'report'].map((name) => join(folder, `${name}-${process.pid}.json`)) as [
    string,
    string,
  ];
  Object.assign(process.env, {
    MUTATION_PLAN: planFile,
    MUTATION_REPORT: report,
    MUTATION_MS: String(seconds * 1_000),
    MUTATION_MS_OF_MUTANT: String(secondsOfMutant * 1_000),
    // Handlers are called as often as there are mutants.
    RATE_FACTOR: '1000',
  });
  const vitest = await createVitest(
    'test',
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
      // They take too long to be asked about each mutant.
      tags: [{ name: 'exhaustive' }],
      tagsFilter: ['!exhaustive'],
      sequence: { sequencer: quickestFirst(planFile) },
      runner: join(import.meta.dirname, 'mutatingRunner.ts'),
      setupFiles: [join(ROOT, 'test/support/restoreAfterFile.ts')],
      // What waits for ever is noticed by the runner, by the work that is done.
      testTimeout: 180_000,
      hookTimeout: 60_000,
      dangerouslyIgnoreUnhandledErrors: true,
      silent: true,
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform(source, id) {
            const [path = ''] = id.split('?');
            const file = relative(ROOT, path);
            if (!isSource(file)) return undefined;
            return { code: sources.get(file) ?? instrument(source, file, 1, () => false).code, map: null };
          },
        },
      ],
    },
  );
  const all = await vitest.globTestSpecifications(tests.map((file) => join(ROOT, file)));
  await vitest.runTestSpecifications(all);
  const plan = readJson(planFile) as MutationPlan | undefined;
  if (!plan) throw new Error('The tests could not be run');
  const unread = unreadFiles(vitest);
  const useful = new Set(Object.values(plan.tests).flatMap(({ file, mutants }) => (mutants.length > 0 ? [file] : [])));
  const specifications = all.filter(({ moduleId }) => useful.has(moduleId));
  if (specifications.length > 0) await vitest.runTestSpecifications(specifications);
  await vitest.close();
  process.exitCode = 0;
  const outcome = (readJson(report) as MutationOutcome | undefined) ?? { killed: [], cut: [], left: [], broken: [] };
  for (const file of [planFile, report]) rmSync(file, { force: true });
  return { plan, outcome, unread };
}

const unreadFiles = (vitest: Vitest) =>
  vitest.state
    .getTestModules()
    .filter((file) => file.errors().length > 0)
    .map((file) => `${file.relativeModuleId}: ${file.errors()[0]?.message.split('\n')[0]}`);

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
