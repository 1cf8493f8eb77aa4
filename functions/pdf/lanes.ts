import { CallerUsage } from './callerUsage.ts';
import { MAX_CONCURRENT_PRINTS, PrintBrowser, type PrintBrowserOptions } from './printBrowser.ts';

const MB = 1_024 ** 2;

/**
 * A browser for each kind of work (bulkhead), so that no kind can crash or slow down another (decision 19). Together
 * with the process that drives them they stay below the function's memory.
 */
const LANES = {
  /** Résumés of signed-in people. */
  members: { atOnce: MAX_CONCURRENT_PRINTS, kept: 6, memory: 600 * MB },
  /** Résumés of visitors who are not signed in. */
  visitors: { atOnce: 2, perCaller: 1, kept: 3, memory: 400 * MB },
  /**
   * Visitors' long documents, and all documents of visitors who print more than others: one at a time, at low priority.
   */
  slow: { atOnce: 1, kept: 1, memory: 400 * MB, niceness: 10 },
  /** Untrusted markup of signed-in people: one at a time, so that killing its browser affects nothing else. */
  markup: { atOnce: 1, kept: 0, memory: 350 * MB, limit: 4_000, niceness: 10 },
} as const satisfies Record<string, PrintBrowserOptions>;

export type LaneName = keyof typeof LANES;

export const LANE_NAMES = Object.keys(LANES) as readonly LaneName[];

/** The browsers of this process; each starts when first needed. */
export class Lanes {
  /** Recent work of each caller in all lanes. */
  readonly usage = new CallerUsage();
  readonly #browsers: Readonly<Record<LaneName, PrintBrowser>>;

  constructor(options: Partial<Record<LaneName, PrintBrowserOptions>> = {}) {
    this.#browsers = Object.fromEntries(
      LANE_NAMES.map((name) => [name, new PrintBrowser({ ...LANES[name], usage: this.usage, ...options[name] })]),
    ) as Record<LaneName, PrintBrowser>;
  }

  of(name: LaneName): PrintBrowser {
    return this.#browsers[name];
  }

  /** Whether nothing prints or waits in any lane. */
  get isIdle(): boolean {
    return LANE_NAMES.every((name) => this.#browsers[name].isIdle);
  }

  async rest(): Promise<void> {
    await Promise.all(LANE_NAMES.map((name) => this.#browsers[name].rest()));
  }

  async close(): Promise<void> {
    await Promise.all(LANE_NAMES.map((name) => this.#browsers[name].close()));
  }
}
