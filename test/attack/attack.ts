/** How long an attack runs and how much it tries; each attack has its own defaults. */
export interface AttackOptions {
  readonly seconds?: number;
  readonly rounds?: number;
  readonly seed?: number;
  /** Receives progress messages, one line each. */
  readonly print: (line: string) => void;
}

export interface AttackResult {
  readonly tried: number;
  readonly passed: number;
  /** Failed checks, one line each. */
  readonly failures: readonly string[];
  readonly figures?: Readonly<Record<string, number | string>>;
}

/** The `run` that every attack's module in this folder exports. It starts its product, and ends it. */
export type Attack = (options: AttackOptions) => Promise<AttackResult>;

/** How many failures are listed; all of them are counted. */
const MOST_NAMED = 50;

/** State of this process, which runs one attack: the counts so far, and functions that end its products. */
const counted: Tally[] = [];
export const openProducts = new Set<() => Promise<void>>();

/** Returns the result so far, for an attack that is stopped early. */
export function soFar(): AttackResult {
  const results = counted.map((tally) => tally.result());
  return {
    tried: results.reduce((sum, { tried }) => sum + tried, 0),
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

/** Counts checks and collects failures, of which {@link soFar} tells at any time. */
export class Tally {
  #tried = 0;
  #passed = 0;
  readonly #failures: string[] = [];

  constructor() {
    counted.push(this);
  }

  /** Checks that did not hold. */
  get failed(): number {
    return this.#tried - this.#passed;
  }

  /** Counts one check; a failed one is listed under that name. */
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
