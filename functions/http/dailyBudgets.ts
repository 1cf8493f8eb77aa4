import type { ALLOWANCES } from '../../shared/api/needs.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { israelDay } from '../platform/israelDay.ts';
import { describeError, log } from '../platform/logging/log.ts';
import type { CounterSum, SharedCounters } from '../platform/dynamodb/sharedCounters.ts';
import type { ReservedBudget } from './call.ts';

/** Money is counted in whole millionths of a dollar. */
const MICRODOLLARS = 1_000_000;
export const toMicrodollars = (dollars: number) => Math.round(dollars * MICRODOLLARS);

/**
 * The share of everybody's dollars that is reported once, so that an operator hears of it before anybody is refused.
 */
const NEARLY_ALL = 0.8;
/** Milliseconds for which a refusal is remembered, so that work beside the check is not begun meanwhile. */
const REFUSAL_REMEMBERED = 60_000;
const MAX_REMEMBERED = 20_000;

/** A budget of a day in millionths of a dollar: everybody's together, or one person's. */
export interface DailyBudget {
  readonly userId?: string;
  readonly limit: number;
  /** The limit of all persons together, if one person's budget is counted. */
  readonly sharedLimit?: number | undefined;
}

/** The counter of a budget; each day has its own. */
export const budgetKey = (capability: string, day: string, userId?: string) =>
  userId === undefined ? `${capability} ${day} dollars` : `${capability} ${day} user ${userId} dollars`;
const sharedKey = (capability: string, day: string) => `${capability} ${day} signed in dollars`;

/**
 * Millionths of a person's dollars that are added to everybody's sum in one write when they are full: a cent, which few
 * people spend in a day. A person below it is never refused because of others.
 */
const SHARED_STEP = 10_000;
/** Returns what an addition to a person's sum adds to everybody's sum. */
const sharedPart = ({ sum }: CounterSum, amount: number) =>
  (Math.floor(sum / SHARED_STEP) - Math.floor((sum - amount) / SHARED_STEP)) * SHARED_STEP;

type RefusalCode = 'daily_budget_reached' | 'daily_limit_reached';

/** The budgets of a capability, counted in the table of requests and, as far as they refuse, in this process. */
export class DailyBudgets {
  readonly #capability: keyof typeof ALLOWANCES;
  readonly #counters: SharedCounters;
  readonly #now: () => Date;
  /** Until when a refusal is remembered, in milliseconds, by the budget's key. */
  readonly #refusals = new Map<string, { readonly until: number; readonly code: RefusalCode }>();
  /** Budgets that were reported as nearly spent. */
  readonly #told = new Set<string>();

  constructor(capability: keyof typeof ALLOWANCES, counters: SharedCounters, now: () => Date) {
    this.#capability = capability;
    this.#counters = counters;
    this.#now = now;
  }

  #error(code: RefusalCode): AppError {
    return new AppError(code, { details: { seconds: israelDay(this.#now()).secondsLeft } });
  }

  /** Throws the refusal where this process has met it lately; nothing is asked of the table. */
  assertNotRefused({ userId }: DailyBudget): void {
    const { day } = israelDay(this.#now());
    const refusal = this.#refusals.get(budgetKey(this.#capability, day, userId));
    if (refusal && this.#now().getTime() < refusal.until) throw this.#error(refusal.code);
  }

  /** Counts millionths of a dollar before they are spent; the refusal where a budget has no room for them. */
  async reserve({ userId, limit, sharedLimit }: DailyBudget, amount: number): Promise<ReservedBudget | AppError> {
    const { day, secondsLeft } = israelDay(this.#now());
    const key = budgetKey(this.#capability, day, userId);
    const counted = { key, amount, expiresAt: this.#now().getTime() + secondsLeft * 1_000 };
    const budgetSum = await this.#counters.add({ ...counted, limit });
    if (!budgetSum) return this.#refuse(key, userId === undefined ? 'daily_budget_reached' : 'daily_limit_reached');
    if (userId === undefined) {
      this.#tellNearlySpent(key, budgetSum, amount, limit);
      return { ...counted, limit };
    }
    if (sharedLimit === undefined) return counted;
    const shared = { key: sharedKey(this.#capability, day), limit: sharedLimit };
    const part = sharedPart(budgetSum, amount);
    if (part === 0) return { ...counted, shared };
    const sum = await this.#counters.add({ ...counted, ...shared, amount: part });
    if (!sum) {
      // Undone, so that the next call is checked again and not let through because the cent is already full.
      await this.#counters.add({ ...counted, amount: -amount });
      return this.#refuse(key, 'daily_budget_reached');
    }
    this.#tellNearlySpent(shared.key, sum, part, sharedLimit);
    return { ...counted, shared };
  }

  #refuse(key: string, code: RefusalCode): AppError {
    if (this.#refusals.size >= MAX_REMEMBERED) this.#refusals.clear();
    const { secondsLeft } = israelDay(this.#now());
    const until = this.#now().getTime() + Math.min(REFUSAL_REMEMBERED, secondsLeft * 1_000);
    this.#refusals.set(key, { until, code });
    // For the alarm: a call that goes on without is answered as if nothing were.
    if (code === 'daily_budget_reached') log('info', { name: 'allowance', code });
    return this.#error(code);
  }

  /** Puts right what was reserved to the millionths that were spent. */
  async reconcile({ key, amount: reserved, expiresAt, limit, shared }: ReservedBudget, spent: number): Promise<void> {
    const amount = spent - reserved;
    if (amount === 0) return;
    try {
      const counted = await this.#counters.add({ key, amount, expiresAt });
      if (counted && limit !== undefined) this.#tellNearlySpent(key, counted, amount, limit);
      const part = counted && shared ? sharedPart(counted, amount) : 0;
      if (part !== 0) await this.#counters.add({ key: shared?.key ?? '', amount: part, expiresAt });
    } catch (error) {
      // If the correction fails, the amount stays counted: too much rather than too little.
      log('error', { name: 'allowance', ...describeError(error) });
    }
  }

  /** Tells of the addition that passed {@link NEARLY_ALL}; the sum hovers there, so each process tells once a day. */
  #tellNearlySpent(key: string, { sum }: CounterSum, amount: number, limit: number): void {
    const nearly = NEARLY_ALL * limit;
    if (sum < nearly || sum - amount >= nearly || this.#told.has(key)) return;
    if (this.#told.size >= MAX_REMEMBERED) this.#told.clear();
    this.#told.add(key);
    log('info', { name: 'allowance', event: 'daily_budget_nearly_spent', capability: this.#capability });
  }
}
