/** How long and how wildly an attack goes; each has figures of its own where nothing is said. */
export interface AttackOptions {
  readonly seconds?: number;
  readonly rounds?: number;
  readonly seed?: number;
  /** Told what happens meanwhile, a line at a time. */
  readonly print: (line: string) => void;
}

export interface AttackResult {
  readonly tried: number;
  readonly passed: number;
  /** What did not hold, one line each. */
  readonly failures: readonly string[];
  readonly figures?: Readonly<Record<string, number | string>>;
}

/** What every module of this folder that is an attack exports as `run`. It starts a product of its own, and ends it. */
export type Attack = (options: AttackOptions) => Promise<AttackResult>;

/** Failures that are told by name; all of them count. */
const MOST_NAMED = 50;

/** Counts what was tried. */
export class Tally {
  #tried = 0;
  #passed = 0;
  readonly #failures: string[] = [];

  /** Counts one trial; what is false is named. */
  check(name: string, holds: boolean, found: unknown = ''): void {
    this.#tried += 1;
    if (holds) this.#passed += 1;
    else if (this.#failures.length < MOST_NAMED)
      this.#failures.push(
        `${name}${found === '' ? '' : `: ${typeof found === 'string' ? found : JSON.stringify(found)}`}`.slice(0, 400),
      );
  }

  result(figures?: AttackResult['figures']): AttackResult {
    return { tried: this.#tried, passed: this.#passed, failures: this.#failures, ...(figures && { figures }) };
  }
}
