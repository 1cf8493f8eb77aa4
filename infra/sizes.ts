import type { EndpointName } from '../shared/api/endpoints.ts';
import type { Allowance, ALLOWANCES } from '../shared/api/needs.ts';
import type { ScheduleName } from '../functions/platform/tasks/schedules.ts';

/** What grows with the number of people; the rest of an environment's configuration does not. */
export interface Size {
  /** Switches and daily budgets of what costs money with every call; refused callers get `Retry-After`. */
  readonly allowances: Readonly<Record<keyof typeof ALLOWANCES, Allowance>>;
  /** Dollars a month; notifications at 80 % and when the forecast passes it. */
  readonly budget?: number;
  /**
   * Dollars a month of Textract alone, with the same notifications: it carries no tag by which `budget` could see it,
   * so that all environments of the account count together.
   */
  readonly scanBudget?: number;
  /** Calls a second and at once, over all callers; every caller's own limits are in the table of endpoints. */
  readonly throttle: { readonly rate: number; readonly burst: number };
  /**
   * Runs at once that are set aside for a function and that it cannot pass. None on an account that may run only 10.
   */
  readonly concurrency?: Partial<Record<EndpointName | 'readFile', number>>;
  /** Runs at once of nightly work, where more than its row says (functions/platform/tasks/schedules.ts). */
  readonly atOnce?: Partial<Record<ScheduleName, number>>;
  /** Runs at once that the account may have (Service Quotas, Lambda), for the alarm; as a new one, 10, where absent. */
  readonly runsAtOnce?: number;
}

const allowances = (dollars: Readonly<Record<keyof typeof ALLOWANCES, number>>): Size['allowances'] => ({
  improve: { on: true, dailyDollars: dollars.improve },
  import: { on: true, dailyDollars: dollars.import },
  // Ten times as much of people who have signed in, whose first cent of a day is not in it.
  pdf: { on: true, dailyDollars: dollars.pdf, signedInDollars: dollars.pdf * 10 },
});

/**
 * Limits by people a month, a row for each column of docs/cost.md. `test/infra/cost.test.ts` compares them with that
 * page: a ceiling holds three times the spending of its average day, since days differ, and the budget a bill one fifth
 * higher. A ceiling is far above what people use and far below what a leak would cost.
 */
export const SIZES = {
  1_000: {
    // A tenth is for the PDFs of people who have not signed in: of 30 dollars enough for 88,000 in a day.
    allowances: allowances({ improve: 30, import: 30, pdf: 3 }),
    budget: 300,
    scanBudget: 10,
    throttle: { rate: 500, burst: 1_000 },
  },
  1_000_000: {
    allowances: allowances({ improve: 250, import: 250, pdf: 25 }),
    budget: 10_000,
    scanBudget: 100,
    throttle: { rate: 2_000, burst: 4_000 },
    // The account needs a quota of 1,000 runs at once (docs/operations.md).
    concurrency: { generatePdf: 200, improveResume: 100 },
    runsAtOnce: 1_000,
    // The provider publishes no limit: ten questions at a time are what ten buyers ask.
    atOnce: { reconcilePayments: 10 },
  },
} as const satisfies Record<number, Size & { readonly budget: number }>;
