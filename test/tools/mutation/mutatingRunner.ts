import { readFileSync, writeFileSync } from 'node:fs';
import { configureGlobal } from 'fast-check';
import { TestRunner, type RunnerTask, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest';
import { mostIdleMs, processorMs, untilIdle } from './idle.ts';
import { beginTest, forget, keep } from './kept.ts';

/** What the first run has learned from a test. */
export interface KnownTest {
  readonly file: string;
  /** Milliseconds of the processor, and by the clock. */
  readonly ms: number;
  readonly clockMs: number;
  /** Mutants that it reaches. */
  readonly mutants: readonly number[];
}

/** What the first run writes to `MUTATION_PLAN`, for the second to read. */
export interface MutationPlan {
  /** By the test's id. Those that failed are not among them. */
  readonly tests: Readonly<Record<string, KnownTest>>;
  /** Mutants that ran only while a module was loaded: they cannot be switched afterwards. */
  readonly loaded: readonly number[];
  readonly broken: readonly string[];
}

/** What became of the mutants, as the second run writes it to `MUTATION_REPORT`. */
export interface MutationOutcome {
  readonly killed: readonly number[];
  /** Those that no test killed which was within their milliseconds; slower ones were not asked. */
  readonly cut: readonly number[];
  /** Those that were left over when the time was up. */
  readonly left: readonly number[];
  /** Tests that failed without any mutant, at first or once they had been repeated. */
  readonly broken: readonly string[];
}

/** Milliseconds of the processor that a mutant may take in all tests but the quickest. */
const MOST_MS_OF_MUTANT = Number(process.env['MUTATION_MS_OF_MUTANT'] ?? 2_000);

/**
 * Evaluations after which a changed loop counts as endless, or so many times as many as without a change; and how many
 * pass until it is asked whether it has taken as many times as long of the processor, as one does of which each turn is
 * dear.
 */
const [MOST_EVALUATIONS, MOST_TIMES, TIMED_EVERY] = [2_000_000, 20, 64];

const state = {
  active: 0,
  evaluations: 0,
  mostEvaluations: Infinity,
  /** Of the processor, when the test began, and milliseconds that it may take. */
  beganMs: 0,
  mostMs: Infinity,
  /** Mutants that the test that runs has reached; null while none runs. */
  seen: null as Set<number> | null,
  loaded: new Set<number>(),
  killed: new Set<number>(),
  cut: new Set<number>(),
  left: new Set<number>(),
  broken: new Set<string>(),
  /** Milliseconds that each mutant has taken. */
  taken: new Map<number, number>(),
};

Object.assign(globalThis, {
  __kept: keep,
  /** Whether a mutant is switched on; 0 is asked by each turn of a loop. */
  __mutant(id: number): boolean {
    state.evaluations += 1;
    if (state.active === 0) (state.seen ?? state.loaded).add(id);
    else if (isEndless()) throw new Error('endless');
    return id === state.active;
  },
});

const isEndless = () =>
  state.evaluations > state.mostEvaluations ||
  (state.evaluations % TIMED_EVERY === 0 && processorMs() - state.beganMs > state.mostMs);

// That an example is found kills a mutant; the search for a smaller one may take minutes, and tells nobody anything.
configureGlobal({ endOnFailure: true });

/** The real time, whatever a test puts in its place. */
const now = Date.now.bind(Date);

/** Milliseconds of the processor that all mutants may take together: a busy machine asks about as many. */
const MOST_MS_OF_ALL = Number(process.env['MUTATION_MS'] ?? Infinity);

/**
 * Runs the tests twice. The first time each as it is, to learn what it takes and which mutants it reaches. The second
 * time, the quickest first, once as it is and once more with each mutant that it reaches and that no test has killed:
 * as a repetition, so that what stands before and after each test is run as well. A test that fails then has killed the
 * mutant, if it passes once more without any: a limit of calls, or what a run leaves behind, kills nothing. It may be
 * asked twice, as a change that waits for ever is still at work when the next repetition begins.
 */
export default class MutatingRunner extends TestRunner {
  readonly #plan = readPlan();
  readonly #beganMs = processorMs();
  readonly #learned: Record<string, KnownTest> = {};
  #queue: number[] = [];
  #killed: number[] = [];
  /** How often the test is asked without a mutant at the end. */
  #checks = 0;
  #began = { processor: 0, clock: 0 };
  #idleMs = Infinity;

  onCollected(files: readonly RunnerTestFile[]): void {
    if (this.#plan) for (const file of files) this.#sort(file);
  }

  #sort(suite: RunnerTestSuite): void {
    for (const task of suite.tasks) if (task.type === 'suite') this.#sort(task);
    suite.tasks.sort((a, b) => this.#msOf(a) - this.#msOf(b));
  }

  /** What a test takes; of several the quickest. */
  #msOf(task: RunnerTask): number {
    if (task.type === 'suite') return Math.min(...task.tasks.map((each) => this.#msOf(each)));
    return this.#plan?.tests[task.id]?.ms ?? Infinity;
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    [this.#queue, this.#killed, this.#checks] = [[], [], 0];
    if (this.#plan && this.#alive(test).length === 0) test.mode = 'skip';
    // Asked before each repetition: how many there are is known after the first run.
    Object.assign(test, { repeats: { valueOf: () => this.#queue.length + this.#checks } });
  }

  #isOver(): boolean {
    return this.#plan !== undefined && processorMs() - this.#beganMs > MOST_MS_OF_ALL;
  }

  /** Mutants that are to be tried in a test. */
  #alive({ id }: RunnerTestCase): readonly number[] {
    const { mutants = [], ms = 0 } = this.#plan?.tests[id] ?? {};
    const alive = mutants.filter((mutant) => !state.killed.has(mutant));
    const isOver = this.#isOver();
    return alive.filter((mutant) => {
      const taken = state.taken.get(mutant) ?? 0;
      const isTried = !isOver && (taken === 0 || taken + ms <= MOST_MS_OF_MUTANT);
      if (!isTried) (isOver ? state.left : state.cut).add(mutant);
      return isTried;
    });
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { readonly retry: number; readonly repeats: number }): void {
    super.onBeforeTryTask(test, options);
    const isFirst = options.repeats === 0;
    if (isFirst) [state.mostEvaluations, state.mostMs] = [Infinity, Infinity];
    // The one before may have left something that this one waits for.
    if (isFirst) this.#idleMs = mostIdleMs(this.#plan?.tests[test.id]?.clockMs ?? Infinity);
    state.seen = isFirst ? new Set() : null;
    state.active = isFirst ? 0 : (this.#queue[options.repeats - 1] ?? 0);
    state.evaluations = 0;
    // What waits for ever with a mutant would be waited for without it.
    test.promises = [];
    beginTest();
    this.#began = { processor: processorMs(), clock: now() };
    state.beganMs = this.#began.processor;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    await untilIdle(TestRunner.getTestFn(test), this.#idleMs);
  }

  override async onAfterRetryTask(
    test: RunnerTestCase,
    options: { readonly retry: number; readonly repeats: number },
  ): Promise<void> {
    await super.onAfterRetryTask(test, options);
    forget();
    const failed = test.result?.state === 'fail';
    const ms = processorMs() - this.#began.processor;
    const mutant = state.active;
    if (options.repeats === 0) this.#afterFirst(test, failed, ms);
    else if (mutant !== 0) this.#afterMutant(mutant, failed, ms);
    else if (!failed) for (const id of this.#killed) state.killed.add(id);
    else if (this.#checks === 1) this.#checks = 2;
    else state.broken.add(test.name);
    state.active = 0;
    state.seen = null;
    if (test.result && !(failed && mutant === 0)) Object.assign(test.result, { state: 'pass', errors: [] });
    if (this.#isOver()) for (const id of this.#queue.splice(options.repeats)) state.left.add(id);
  }

  /** Without a mutant. */
  #afterFirst(test: RunnerTestCase, failed: boolean, ms: number): void {
    if (failed) {
      state.broken.add(test.name);
      return;
    }
    state.mostEvaluations = Math.max(MOST_EVALUATIONS, MOST_TIMES * state.evaluations);
    state.mostMs = Math.max(MOST_MS_OF_MUTANT, MOST_TIMES * ms);
    const clockMs = now() - this.#began.clock;
    this.#idleMs = mostIdleMs(clockMs);
    if (this.#plan) this.#queue = [...this.#alive(test)];
    else {
      const mutants = [...(state.seen ?? [])].filter((id) => id !== 0);
      this.#learned[test.id] = { file: test.file.filepath, ms, clockMs, mutants };
    }
  }

  #afterMutant(mutant: number, failed: boolean, ms: number): void {
    state.taken.set(mutant, (state.taken.get(mutant) ?? 0) + Math.max(ms, 0.01));
    if (!failed) return;
    this.#killed.push(mutant);
    this.#checks = 1;
  }

  override onAfterRunFiles(files: never): void {
    super.onAfterRunFiles(files);
    const [loaded, broken] = [[...state.loaded].filter((id) => id !== 0), [...state.broken]];
    if (!this.#plan) return write('MUTATION_PLAN', { tests: this.#learned, loaded, broken } satisfies MutationPlan);
    const [cut, left] = [state.cut, state.left].map((ids) => [...ids].filter((id) => !state.killed.has(id)));
    const outcome = { killed: [...state.killed], cut: cut ?? [], left: left ?? [], broken };
    return write('MUTATION_REPORT', outcome satisfies MutationOutcome);
  }
}

function readPlan(): MutationPlan | undefined {
  try {
    return JSON.parse(readFileSync(process.env['MUTATION_PLAN'] ?? '', 'utf8')) as MutationPlan;
  } catch {
    return undefined;
  }
}

function write(name: string, value: object): void {
  writeFileSync(process.env[name] ?? '', JSON.stringify(value));
}
