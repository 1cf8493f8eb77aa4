import { describe, expect, it } from 'vitest';
import type { CounterIncrement, CounterSum, SharedCounters } from '../platform/dynamodb/sharedCounters.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { DailyBudgets } from './dailyBudgets.ts';

/** Sums as the table keeps them, and how often it was written to. */
class Sums implements SharedCounters {
  readonly sums = new Map<string, number>();
  writes = 0;

  async add({ key, amount, limit = Infinity }: CounterIncrement): Promise<CounterSum | undefined> {
    this.writes += 1;
    const sum = (this.sums.get(key) ?? 0) + amount;
    if (sum > limit) return undefined;
    this.sums.set(key, sum);
    return { sum };
  }

  get together(): number {
    return [...this.sums].find(([key]) => key.includes('signed in'))?.[1] ?? 0;
  }
}

const PRINT = 34;
/** Prints that fill a cent. */
const CENT = 10_000 / PRINT;

const firstOf = (count: number) => Array.from({ length: count }, (_, number) => number);

/** Print after print of accounts, each process of its own; how many were let through. */
async function printAll(
  sums: Sums,
  accounts: readonly number[],
  each: number,
  sharedLimit: number,
  spent: (print: number) => number = () => PRINT,
): Promise<{ readonly printed: number; readonly codes: ReadonlySet<string> }> {
  const codes = new Set<string>();
  let printed = 0;
  for (const account of accounts)
    for (let print = 0; print < each; print += 1) {
      // A new one for each: nothing is remembered.
      const budgets = new DailyBudgets('pdf', sums, () => new Date('2026-11-28T10:00:00Z'));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const reserved = await budgets.reserve({ userId: `a${account}`, limit: 100_000, sharedLimit }, PRINT);
      if (reserved instanceof AppError) {
        codes.add(reserved.code);
        continue;
      }
      printed += 1;
      // oxlint-disable-next-line no-await-in-loop
      await budgets.reconcile(reserved, spent(print));
    }
  return { printed, codes };
}

describe('the dollars of all signed-in people together', () => {
  it('cost those who print little no second write, and are not spent by them', async () => {
    const sums = new Sums();
    const { printed } = await printAll(sums, firstOf(20), Math.floor(CENT), 10_000);
    expect([printed, sums.writes, sums.together]).toEqual([20 * Math.floor(CENT), printed, 0]);
  });

  it('end what many accounts print, to within a cent of each; those who print little go on', async () => {
    const sums = new Sums();
    const limit = 100_000;
    const { printed, codes } = await printAll(sums, firstOf(10), 4 * Math.ceil(CENT), limit);
    expect([...codes]).toEqual(['daily_budget_reached']);
    expect(sums.together).toBe(limit);
    expect(printed * PRINT).toBeLessThanOrEqual(limit + 10 * 10_000);
    expect(printed * PRINT).toBeGreaterThan(limit);
    // Refused again and again: what was counted for it was taken back.
    expect((await printAll(sums, [9], 3, limit)).printed).toBe(0);
    expect((await printAll(sums, [20, 21], 5, limit)).printed).toBe(2 * 5);
  });

  it('follow what prints really took, up and down', async () => {
    const sums = new Sums();
    // Reserved, each passes a cent and falls below again.
    await printAll(sums, [0], 400, Infinity, () => 10);
    expect(sums.together).toBe(0);
    await printAll(sums, [0], 100, Infinity, () => 400);
    expect(sums.together).toBe(40_000);
    expect([...sums.sums.values()].toSorted((a, b) => a - b)).toEqual([40_000, 44_000]);
  });
});
