import type { ALLOWANCES } from '../../shared/api/needs.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { israelDay } from '../platform/israelDay.ts';
import { describeError, log } from '../platform/logging/log.ts';
import type { CounterSum, SharedCounters } from '../platform/dynamodb/sharedCounters.ts';
import type { ReservedBudget } from './call.ts';

/** Money is counted in whole millionths of a dollar. */
const MICRODOLLARS = 1_000_000;
export const toMicrodollars = (dollars: number) => Math.round(dollars * MICRODOLLARS);

/** So much of everybody's dollars spent is told once, so that an operator hears of it before anybody is refused. */
const NEARLY_ALL = 0.8;
/** Milliseconds for which a refusal is remembered: what runs beside its check is not begun again meanwhile. */
const REFUSAL_REMEMBERED = 60_000;
const MAX_REMEMBERED = 20_000;

/** Whose dollars of a day, and how many millionths they may come to: everybody's together, or one person's. */
export interface DailyBudget {
  readonly userId?: string;
  readonly limit: number;
}

/** The counter of a budget; each day has its own. */
export const budgetKey = (capability: string, day: string, userId?: string) =>
  userId === undefined ? `${capability} ${day} dollars` : `${capability} ${day} user ${userId} dollars`;

/** The budgets of a capability, counted in the table of requests and, as far as they refuse, in this process. */
export class DailyBudgets {
  readonly #capability: keyof typeof ALLOWANCES;
  readonly #counters: SharedCounters;
  readonly #now: () => Date;
  /** When a refusal may be asked about again, in milliseconds, by the budget's key. */
  readonly #refusals = new Map<string, number>();
  #toldOn = '';

  constructor(capability: keyof typeof ALLOWANCES, counters: SharedCounters, now: () => Date) {
    this.#capability = capability;
    this.#counters = counters;
    this.#now = now;
  }

  /** Why a budget refuses. */
  refusal({ userId }: DailyBudget): AppError {
    const { secondsLeft } = israelDay(this.#now());
    const code = userId === undefined ? 'daily_budget_reached' : 'daily_limit_reached';
    return new AppError(code, { details: { seconds: secondsLeft } });
  }

  /** Throws the refusal where this process has met it lately; nothing is asked of the table. */
  assertNotRefused(budget: DailyBudget): void {
    const { day } = israelDay(this.#now());
    const until = this.#refusals.get(budgetKey(this.#capability, day, budget.userId)) ?? 0;
    if (this.#now().getTime() < until) throw this.refusal(budget);
  }

  /** Counts millionths of a dollar before they are spent; undefined where the budget has no room for them. */
  async reserve({ userId, limit }: DailyBudget, amount: number): Promise<ReservedBudget | undefined> {
    const now = this.#now();
    const { day, secondsLeft } = israelDay(now);
    const key = budgetKey(this.#capability, day, userId);
    const reserved = { key, amount, expiresAt: now.getTime() + secondsLeft * 1_000 };
    const counted = await this.#counters.add({ ...reserved, limit });
    if (!counted) {
      if (this.#refusals.size >= MAX_REMEMBERED) this.#refusals.clear();
      this.#refusals.set(key, now.getTime() + Math.min(REFUSAL_REMEMBERED, secondsLeft * 1_000));
      // For the alarm: a call that goes on without is answered as if nothing were.
      if (userId === undefined) log('info', { name: 'allowance', code: 'daily_budget_reached' });
      return undefined;
    }
    if (userId !== undefined) return reserved;
    this.#tellNearlySpent(counted, amount, limit);
    return { ...reserved, limit };
  }

  /** Puts right what was reserved to the millionths that were spent. */
  async reconcile({ key, amount: reserved, expiresAt, limit }: ReservedBudget, spent: number): Promise<void> {
    const amount = spent - reserved;
    if (amount === 0) return;
    try {
      const counted = await this.#counters.add({ key, amount, expiresAt });
      if (counted && limit !== undefined) this.#tellNearlySpent(counted, amount, limit);
    } catch (error) {
      // What cannot be corrected stays counted: too much rather than too little.
      log('error', { name: 'allowance', ...describeError(error) });
    }
  }

  /** Tells of the addition that passed {@link NEARLY_ALL}; the sum hovers there, so each process tells once a day. */
  #tellNearlySpent({ sum }: CounterSum, amount: number, limit: number): void {
    const { day } = israelDay(this.#now());
    const nearly = NEARLY_ALL * limit;
    if (sum < nearly || sum - amount >= nearly || this.#toldOn === day) return;
    this.#toldOn = day;
    log('info', { name: 'allowance', event: 'daily_budget_nearly_spent', capability: this.#capability });
  }
}
