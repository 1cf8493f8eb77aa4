import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CounterIncrement, CounterSum, SharedCounters } from '../platform/dynamodb/sharedCounters.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { budgetKey, DailyBudgets } from './dailyBudgets.ts';

/** Sums as the table keeps them, and what was written to it. */
class Sums implements SharedCounters {
  readonly sums = new Map<string, number>();
  readonly written: CounterIncrement[] = [];

  get writes(): number {
    return this.written.length;
  }

  async add(increment: CounterIncrement): Promise<CounterSum | undefined> {
    const { key, amount, limit = Infinity } = increment;
    this.written.push(increment);
    const sum = (this.sums.get(key) ?? 0) + amount;
    if (sum > limit) return undefined;
    this.sums.set(key, sum);
    return { sum };
  }

  get together(): number {
    return [...this.sums].find(([key]) => key.includes('signed in'))?.[1] ?? 0;
  }
}

beforeEach(() => void vi.stubEnv('LOG_LEVEL', 'silent'));
afterEach(() => void vi.unstubAllEnvs());

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

const NOON = Date.parse('2026-11-28T10:00:00Z');
/** Midnight in Israel, when all counters of that day end. */
const MIDNIGHT = Date.parse('2026-11-28T22:00:00Z');
const DANA = { userId: 'dana', limit: 50_000 };

/** A process over these sums; `now` is moved by the test. */
function startProcess(sums = new Sums()) {
  const clock = { now: NOON };
  return { sums, clock, budgets: new DailyBudgets('pdf', sums, () => new Date(clock.now)) };
}

/** What was reserved; the test fails where it was refused. */
async function reserved(...[budgets, budget, amount]: [DailyBudgets, Parameters<DailyBudgets['reserve']>[0], number]) {
  const answer = await budgets.reserve(budget, amount);
  if (answer instanceof AppError) throw answer;
  return answer;
}

/** What the log tells an operator while something is done. */
async function toldDuring(work: () => Promise<unknown>): Promise<readonly object[]> {
  vi.stubEnv('LOG_LEVEL', 'info');
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await work();
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  written.mockRestore();
  vi.stubEnv('LOG_LEVEL', 'silent');
  return lines;
}

describe('the sums of a day', () => {
  it('belong to a capability, a day and a person, and end at midnight: reserved, put right and together', async () => {
    const { sums, budgets } = startProcess();
    const everybodys = await reserved(budgets, { limit: 50_000 }, 34);
    const own = await reserved(budgets, { ...DANA, sharedLimit: 90_000 }, 12_000);
    await budgets.reconcile(everybodys, 30);
    await budgets.reconcile(own, 33_000);
    const [day, shared] = ['2026-11-28', 'pdf 2026-11-28 signed in dollars'];
    expect(sums.written).toEqual(
      [
        { key: budgetKey('pdf', day), amount: 34, limit: 50_000 },
        { key: budgetKey('pdf', day, 'dana'), amount: 12_000, limit: 50_000 },
        { key: shared, amount: 10_000, limit: 90_000 },
        { key: budgetKey('pdf', day), amount: -4 },
        { key: budgetKey('pdf', day, 'dana'), amount: 21_000 },
        { key: shared, amount: 20_000 },
      ].map((increment) => ({ ...increment, expiresAt: MIDNIGHT })),
    );
    expect([budgetKey('pdf', day), budgetKey('pdf', day, 'dana')]).toEqual([
      'pdf 2026-11-28 dollars',
      'pdf 2026-11-28 user dana dollars',
    ]);
  });

  it('are written to once more only where the estimate was not met, for one person without a limit', async () => {
    const { sums, budgets } = startProcess();
    const own = await reserved(budgets, DANA, 12_000);
    expect([own.shared, own.limit]).toEqual([undefined, undefined]);
    await budgets.reconcile(own, 12_000);
    expect(sums.writes).toBe(1);
    await budgets.reconcile(own, 40_000);
    expect(sums.written.map(({ amount }) => amount)).toEqual([12_000, 28_000]);
    // Somebody else took the place of the counter: nothing is counted, and nothing together.
    const added = vi.spyOn(sums, 'add').mockResolvedValue(undefined);
    await budgets.reconcile({ ...own, shared: { key: 'together', limit: 1 } }, 0);
    expect(added).toHaveBeenCalledOnce();
  });

  it.each([
    ['everybody’s', { limit: 50 }, 'daily_budget_reached', 43_200],
    ['one person’s', { ...DANA, limit: 50 }, 'daily_limit_reached', 43_200],
    ['all persons’ together', { ...DANA, sharedLimit: 50 }, 'daily_budget_reached', 43_200],
  ] as const)('refuse what %s has no room for, with the seconds of the day that are left', async (...row) => {
    const [, budget, code, seconds] = row;
    const { sums, budgets } = startProcess();
    const told = await toldDuring(async () =>
      expect(await budgets.reserve(budget, 20_000)).toMatchObject({ code, details: { seconds } }),
    );
    // The alarm looks for it where everybody is refused.
    expect(told).toEqual(
      code === 'daily_budget_reached' ? [expect.objectContaining({ name: 'allowance', level: 'info', code })] : [],
    );
    expect([...sums.sums.values()].filter((sum) => sum !== 0)).toEqual([]);
  });
});

describe('a refusal', () => {
  it('is remembered for a minute, for whom it was, and is reported with its own code', async () => {
    const { clock, budgets } = startProcess();
    const isRefused = (budget: { userId?: string; limit: number }) => {
      try {
        budgets.assertNotRefused(budget);
        return false;
      } catch (error) {
        return (error as AppError).code;
      }
    };
    await budgets.reserve(DANA, 60_000);
    expect([isRefused(DANA), isRefused({ ...DANA, userId: 'noam' }), isRefused({ limit: 1 })]).toEqual([
      'daily_limit_reached',
      false,
      false,
    ]);
    await budgets.reserve({ limit: 1 }, 2);
    expect(isRefused({ limit: 1 })).toBe('daily_budget_reached');
    clock.now += 59_999;
    expect(isRefused(DANA)).toBe('daily_limit_reached');
    clock.now += 1;
    expect(isRefused(DANA)).toBe(false);
  });
});

describe('that a budget is nearly spent', () => {
  const nearly = expect.objectContaining({ event: 'daily_budget_nearly_spent', capability: 'pdf', name: 'allowance' });

  it('is reported by the addition that reaches four fifths, once', async () => {
    const { budgets } = startProcess();
    const reserve = (amount: number) => () => reserved(budgets, { limit: 1_000 }, amount);
    expect(await toldDuring(reserve(799))).toEqual([]);
    expect(await toldDuring(reserve(1))).toEqual([nearly]);
    const last = await reserved(budgets, { limit: 1_000 }, 10);
    expect(await toldDuring(() => budgets.reconcile(last, 0))).toEqual([]);
    expect(await toldDuring(reserve(100))).toEqual([]);
    // Another process, which comes when it has been reached.
    const sums = new Sums();
    sums.sums.set(budgetKey('pdf', '2026-11-28'), 800);
    expect(await toldDuring(() => reserved(startProcess(sums).budgets, { limit: 1_000 }, 50))).toEqual([]);
  });

  it('is reported for all people together, and never for one person', async () => {
    const { sums, budgets } = startProcess();
    const reserve = (userId: string) => () => reserved(budgets, { userId, limit: 21_000, sharedLimit: 50_000 }, 20_000);
    expect(await toldDuring(reserve('dana'))).toEqual([]);
    expect(await toldDuring(reserve('noam'))).toEqual([nearly]);
    expect(sums.together).toBe(40_000);
    // What a print took beyond its estimate is reported where it counts for everybody.
    const own = await reserved(budgets, { userId: 'ruth', limit: 1_000 }, 700);
    expect(await toldDuring(() => budgets.reconcile(own, 900))).toEqual([]);
    const everybodys = await reserved(budgets, { limit: 1_000 }, 700);
    expect(await toldDuring(() => budgets.reconcile(everybodys, 900))).toEqual([nearly]);
  });
});
