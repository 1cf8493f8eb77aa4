import { writeFileSync } from 'node:fs';
import { TestRunner, type RunnerTestCase } from 'vitest';

/** What became of the mutants, as the runner writes it to `MUTATION_REPORT`. */
export interface MutationOutcome {
  /** Mutants that some test ran. */
  readonly covered: readonly number[];
  readonly killed: readonly number[];
  /** Those that ran only while a module was loaded: they cannot be switched afterwards. */
  readonly loaded: readonly number[];
  /** Those that were left over when the time was up. */
  readonly left: readonly number[];
  /** Tests that failed without any mutant, at first or once they had been repeated. */
  readonly broken: readonly string[];
}

/** Milliseconds of the processor that a test may take for its mutants: quicker tests come by most of them too. */
const MOST_MS_OF_TEST = Number(process.env['MUTATION_MS_OF_TEST'] ?? 2_000);

/** Evaluations after which a changed loop counts as endless. */
const MOST_EVALUATIONS = 2_000_000;

const state = {
  active: 0,
  evaluations: 0,
  /** Mutants that the test that runs has come by; null while none runs. */
  seen: null as Set<number> | null,
  covered: new Set<number>(),
  killed: new Set<number>(),
  loaded: new Set<number>(),
  left: new Set<number>(),
  broken: [] as string[],
};

Object.assign(globalThis, {
  __mutant(id: number): boolean {
    if (state.active === 0) (state.seen ?? state.loaded).add(id);
    else if ((state.evaluations += 1) > MOST_EVALUATIONS) throw new Error('endless');
    return id === state.active;
  },
});

/** What this process has taken of a processor, whatever else the machine does. */
const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** The real time, whatever a test puts in its place. */
const now = Date.now.bind(Date);
const ends = Number(process.env['MUTATION_ENDS'] ?? Infinity);

/**
 * Runs each test as it is, and once more with each mutant that it came by and that no test has killed: as a repetition,
 * so that what stands before and after each test is run as well. A test that fails then has killed the mutant, if it
 * passes once more without any: a limit of calls, or what a run leaves behind, kills nothing. It may be asked twice, as
 * a change that waits for ever is still at work when the next repetition begins.
 */
export default class MutatingRunner extends TestRunner {
  #queue: number[] = [];
  #killed: number[] = [];
  #began = 0;

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    [this.#queue, this.#killed] = [[], []];
    // Asked before each repetition: how many there are is known after the first run. The last two are without a mutant.
    const repeats = { valueOf: () => this.#queue.length && this.#queue.length + 2 };
    Object.assign(test, { repeats });
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { readonly retry: number; readonly repeats: number }): void {
    super.onBeforeTryTask(test, options);
    const isFirst = options.repeats === 0;
    state.seen = isFirst ? new Set() : null;
    state.active = isFirst ? 0 : (this.#queue[options.repeats - 1] ?? 0);
    state.evaluations = 0;
    if (isFirst) this.#began = processorMs();
  }

  override async onAfterRetryTask(
    test: RunnerTestCase,
    options: { readonly retry: number; readonly repeats: number },
  ): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const failed = test.result?.state === 'fail';
    const isPlain = state.active === 0;
    if (!isPlain) {
      if (failed) this.#killed.push(state.active);
    } else if (options.repeats > 0 && !failed) {
      for (const id of this.#killed) state.killed.add(id);
    } else if (failed) {
      // Of the two plain runs at the end the second is asked only if the first fails too.
      if (options.repeats === 0 || options.repeats > this.#queue.length + 1) state.broken.push(test.name);
    } else {
      const alive = [...(state.seen ?? [])].filter((id) => !state.killed.has(id));
      for (const id of state.seen ?? []) state.covered.add(id);
      const most = Math.ceil(MOST_MS_OF_TEST / Math.max(0.5, processorMs() - this.#began));
      this.#queue = now() > ends ? [] : alive.slice(0, most);
      for (const id of alive.slice(this.#queue.length)) state.left.add(id);
    }
    state.active = 0;
    state.seen = null;
    if (test.result && !(failed && isPlain)) Object.assign(test.result, { state: 'pass', errors: [] });
    if (now() > ends) for (const id of this.#queue.splice(options.repeats)) state.left.add(id);
  }

  override onAfterRunFiles(files: never): void {
    super.onAfterRunFiles(files);
    const outcome: MutationOutcome = {
      covered: [...state.covered],
      killed: [...state.killed],
      loaded: [...state.loaded].filter((id) => !state.covered.has(id)),
      left: [...state.left].filter((id) => !state.killed.has(id)),
      broken: state.broken,
    };
    writeFileSync(process.env['MUTATION_REPORT'] ?? '', JSON.stringify(outcome));
  }
}
