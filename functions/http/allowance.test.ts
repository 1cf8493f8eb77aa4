import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext, createEvent } from '../../test/support/httpEvent.ts';
import { ENDPOINTS } from '../../shared/api/endpoints.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { RequestState, HttpMiddleware } from './call.ts';
import type { SharedCounters, CounterIncrement, CounterSum } from '../platform/dynamodb/sharedCounters.ts';
import { enforceDailyLimits, requireEnabled } from './allowance.ts';
import { createSharedRateLimiter } from './rateLimit.ts';
import { budgetKey } from './dailyBudgets.ts';
import { israelDay } from '../platform/israelDay.ts';
import { pipelineFor } from './pipeline.ts';

/** Sums as the table keeps them, without the table. */
class Sums implements SharedCounters {
  readonly sums = new Map<string, number>();

  async add({ key, amount, limit: most = Infinity }: CounterIncrement): Promise<CounterSum | undefined> {
    const sum = (this.sums.get(key) ?? 0) + amount;
    if (sum > most) return undefined;
    this.sums.set(key, sum);
    return { sum };
  }

  /** Millionths of a dollar that are counted. */
  get dollars(): number {
    return [...this.sums].find(([key]) => key.endsWith('dollars') && !key.includes(' user '))?.[1] ?? 0;
  }
}

const DAILY = ENDPOINTS.improveResume.limits.daily;
const allowPdf = (allowance: object) => vi.stubEnv('PDF_ALLOWANCE', JSON.stringify(allowance));
const allow = (allowance: object) => vi.stubEnv('IMPROVE_ALLOWANCE', JSON.stringify(allowance));
let sums: Sums;

beforeEach(() => {
  sums = new Sums();
  for (const name of ['USERS_TABLE', 'CREDIT_LOGS_TABLE', 'REQUESTS_TABLE', 'MODEL_ID']) vi.stubEnv(name, 'set');
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('RATE_FACTOR', '1000');
  allow({ on: true, dailyDollars: 1 });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

type Run = Parameters<typeof pipelineFor<'improveResume'>>[1];
const nothing = {
  improvements: { experience: [], education: [], projects: [] },
  withheld: [],
  lost: [],
  failed: [],
  taken: false,
  untakenLeft: 9,
  aiCredits: 0,
};
const good: Run = () => ({ body: nothing });

const verifyToken = async (token: string) => ({ id: token.split('.')[0] as string });

async function call(run: Run = good, user = 'dana') {
  const json = { resumeData: createBlankResume(), improvementType: 'general', language: 'en', userId: user };
  const handler = pipelineFor('improveResume', run, { counters: sums, verifyToken, isDeleted: async () => false });
  const { statusCode, headers, body } = await handler(
    createEvent({ json, headers: { authorization: `Bearer ${user}.good.token` } }),
    createContext(),
  );
  return { status: statusCode, headers, code: (JSON.parse(body ?? '') as { code?: string }).code };
}

describe('what a capability may spend', () => {
  it('is counted by the row before a call, and put right by what the call says, also on failure', async () => {
    let during = 0;
    await call((_, { reportCost: spend }) => {
      during = sums.dollars;
      spend(0.01);
      spend(0.002);
      return { body: nothing };
    });
    expect([during, sums.dollars]).toEqual([150_000, 12_000]);
    await call((_, { reportCost: spend }) => {
      spend(0.003);
      throw new AppError('no_improvements');
    });
    expect(sums.dollars).toBe(15_000);
    await call(good);
    expect(sums.dollars).toBe(165_000);
  });

  it('ends at the day’s dollars, for everybody, with the time when to try again', async () => {
    allow({ on: true, dailyDollars: 0.31 });
    expect([await call(good, 'dana'), await call(good, 'noam')].map(({ status }) => status)).toEqual([200, 200]);
    const refused = await call(good, 'ruth');
    expect(refused).toMatchObject({ status: 503, code: 'daily_budget_reached' });
    expect(Number(refused.headers?.['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers?.['retry-after'])).toBeLessThanOrEqual(86_400);
  });

  it('is reported once by each process that enters the day’s last fifth, reserving or afterwards', async () => {
    vi.stubEnv('LOG_LEVEL', 'info');
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const told = () =>
      written.mock.calls.filter(([line]) => String(line).includes('"event":"daily_budget_nearly_spent"')).length;
    const startProcess = () => {
      const [stage] = enforceDailyLimits(ENDPOINTS.improveResume, sums);
      return async (spentDollars: number) => {
        const internal = {
          user: { id: 'dana' },
          allowance: { on: true, dailyDollars: 1.5 },
        } as unknown as RequestState;
        await stage?.before?.({ internal } as Parameters<NonNullable<HttpMiddleware['before']>>[0]);
        internal.spentDollars = spentDollars;
        await stage?.after?.({ internal } as Parameters<NonNullable<HttpMiddleware['after']>>[0]);
        return told();
      };
    };
    const [one, other, third] = [startProcess(), startProcess(), startProcess()];
    // Reserved it passes 1.20 and falls below again, time after time.
    expect([await one(1.195), await one(0), await one(0)]).toEqual([0, 1, 1]);
    expect(await other(0.004)).toBe(2);
    sums.sums.clear();
    expect([await third(1.21), await startProcess()(0)]).toEqual([3, 3]);
    written.mockRestore();
  });

  it('is nothing while it is switched off, or set to nothing; no handler runs then', async () => {
    const run = vi.fn(good);
    allow({ on: false, dailyDollars: 5 });
    expect(await call(run)).toMatchObject({ status: 503, code: 'capability_off', headers: { 'retry-after': '3600' } });
    allow({ on: true, dailyDollars: 0 });
    expect(await call(run)).toMatchObject({ code: 'daily_budget_reached' });
    vi.stubEnv('IMPROVE_ALLOWANCE', 'yes');
    expect(await call(run)).toMatchObject({ code: 'not_configured' });
    expect(run).not.toHaveBeenCalled();
  });

  it('ends for one person after so many calls a day, and for nobody else', async () => {
    vi.stubEnv('RATE_FACTOR', '1');
    const now = new Date('2026-11-21T10:00:00Z');
    const [stage] = enforceDailyLimits(
      { ...ENDPOINTS.improveResume, limits: { ...ENDPOINTS.improveResume.limits, daily: { perUser: 2, dollars: 0 } } },
      sums,
      () => now,
    );
    const before = (id: string) =>
      stage?.before?.({ internal: { user: { id }, allowance: { on: true, dailyDollars: 1 } } } as unknown as Parameters<
        NonNullable<HttpMiddleware['before']>
      >[0]) as Promise<void>;
    await before('dana');
    await before('dana');
    await expect(before('dana')).rejects.toMatchObject({
      code: 'daily_limit_reached',
      details: { seconds: 12 * 3_600 },
    });
    await before('noam');
    now.setUTCDate(22);
    await before('dana');
  });

  it('of a call that goes on without reaches the handler, and a person’s calls of a day end all the same', async () => {
    const row = {
      ...ENDPOINTS.improveResume,
      limits: { ...ENDPOINTS.improveResume.limits, daily: { perUser: 2, dollars: 0.5, goesOn: true as const } },
    };
    const [stage] = enforceDailyLimits(row, sums);
    const before = async (allowance: { on: boolean; dailyDollars: number }) => {
      const internal = {
        user: { id: 'dana' },
        environment: { IMPROVE_ALLOWANCE: JSON.stringify(allowance) },
      } as unknown as RequestState;
      for (const each of [requireEnabled(row), stage])
        await each?.before?.({ internal } as Parameters<NonNullable<HttpMiddleware['before']>>[0]);
      return internal.spendingRefused?.code;
    };
    vi.stubEnv('RATE_FACTOR', '1');
    vi.stubEnv('LOG_LEVEL', 'info');
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect([
      await before({ on: false, dailyDollars: 5 }),
      sums.dollars,
      await before({ on: true, dailyDollars: 0.4 }),
    ]).toEqual(['capability_off', 0, 'daily_budget_reached']);
    // An alarm looks for it: nobody is refused, so no answer says it.
    expect(written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
      expect.objectContaining({ name: 'allowance', code: 'daily_budget_reached' }),
    ]);
    written.mockRestore();
    await expect(before({ on: true, dailyDollars: 5 })).rejects.toMatchObject({ code: 'daily_limit_reached' });
  });

  it('stays counted where it cannot be put right, and the answer is given', async () => {
    vi.spyOn(sums, 'add').mockImplementation(async ({ amount }) =>
      amount < 0 ? Promise.reject(new RangeError('gone')) : { sum: amount },
    );
    vi.stubEnv('LOG_LEVEL', 'error');
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(
      await call((_, { reportCost: spend }) => {
        spend(0);
        return { body: nothing };
      }),
    ).toMatchObject({ status: 200 });
    expect(written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
      expect.objectContaining({ level: 'error', name: 'allowance', cause: 'RangeError' }),
    ]);
    written.mockRestore();
  });

  it('a call that is not well formed counts for nothing', async () => {
    const handler = pipelineFor('improveResume', good, { counters: sums, verifyToken, isDeleted: async () => false });
    await handler(createEvent({ json: {}, headers: { authorization: 'Bearer dana.good.token' } }), createContext());
    expect([...sums.sums.keys()].filter((key) => key.startsWith('improve'))).toEqual([]);
  });

  it('counts, switches off and ends only what visitors call, where the row says so', async () => {
    const print = async (user?: string) => {
      const json = { templateId: 'classic', resumeData: createBlankResume() };
      const handler = pipelineFor('generatePdf', () => ({ body: new Uint8Array([37]) }), {
        counters: sums,
        verifyToken,
        isDeleted: async () => false,
      });
      const { statusCode, body } = await handler(
        createEvent({ json, headers: user === undefined ? {} : { authorization: `Bearer ${user}.good.token` } }),
        createContext(),
      );
      return statusCode === 200 ? 200 : (JSON.parse(body ?? '') as { code?: string }).code;
    };
    for (const name of ['PDF_BUCKET', 'TEMPLATE_ASSETS_DIR']) vi.stubEnv(name, 'set');
    const { dollars } = ENDPOINTS.generatePdf.limits.daily;

    allowPdf({ on: true, dailyDollars: 2 * dollars });
    expect([await print('dana'), await print('dana'), sums.dollars]).toEqual([200, 200, 0]);
    expect([await print(), await print(), await print()]).toEqual([200, 200, 'daily_budget_reached']);
    expect(sums.dollars).toBe(Math.round(2 * dollars * 1e6));
    expect(await print('dana')).toBe(200);
    allowPdf({ on: false, dailyDollars: 2 });
    expect([await print(), await print('dana')]).toEqual(['capability_off', 200]);
  });

  it('ends one signed-in person’s prints of a day, over all endpoints of printing, and nobody else’s', async () => {
    vi.stubEnv('RATE_FACTOR', '1');
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const name of ['PDF_BUCKET', 'TEMPLATE_ASSETS_DIR']) vi.stubEnv(name, 'set');
    allowPdf({ on: true, dailyDollars: 2 });
    const run = vi.fn(() => ({ body: new Uint8Array([37]) }));
    const dependencies = { counters: sums, verifyToken, isDeleted: async () => false };
    const print = pipelineFor('generatePdf', run, dependencies);
    const measure = pipelineFor('measurePages', () => ({ body: { columns: [], cloned: [] } }), dependencies);
    const json = { templateId: 'classic', resumeData: createBlankResume() };
    const callAs = async (handler: typeof print, user?: string) => {
      const headers: Record<string, string> = user === undefined ? {} : { authorization: `Bearer ${user}.good.token` };
      const { statusCode, body } = await handler(createEvent({ json, headers }), createContext());
      return statusCode === 200 ? 200 : (JSON.parse(body ?? '') as { code?: string }).code;
    };
    const { dollars, dollarsPerUser } = ENDPOINTS.generatePdf.limits.daily;
    expect(ENDPOINTS.measurePages.limits.daily.dollarsPerUser).toBe(dollarsPerUser);
    sums.sums.set(budgetKey('pdf', israelDay(new Date()).day, 'dana'), (dollarsPerUser - dollars) * 1e6);
    expect([await callAs(print, 'dana'), await callAs(print, 'dana'), await callAs(measure, 'dana')]).toEqual([
      200,
      'daily_limit_reached',
      'daily_limit_reached',
    ]);
    // Refused once beside the work; then nothing is worked on, and nothing asked of the table.
    const counted = vi.spyOn(sums, 'add');
    expect(await callAs(print, 'dana')).toBe('daily_limit_reached');
    expect([run.mock.calls.length, counted.mock.calls]).toEqual([2, []]);
    expect([await callAs(print, 'noam'), await callAs(print)]).toEqual([200, 200]);
    vi.setSystemTime(Date.now() + 86_400_000);
    expect(await callAs(print, 'dana')).toBe(200);
  });

  it('of a visitor is taken beside the work, whose answer waits; a used-up budget is remembered', async () => {
    for (const name of ['PDF_BUCKET', 'TEMPLATE_ASSETS_DIR']) vi.stubEnv(name, 'set');
    vi.useFakeTimers({ toFake: ['Date'] });
    const takes: ((taken: CounterSum | undefined) => void)[] = [];
    const add = vi
      .spyOn(sums, 'add')
      .mockImplementation(async ({ key }) =>
        key.endsWith('dollars') ? new Promise((resolve) => takes.push(resolve)) : { sum: 1 },
      );
    const run = vi.fn(() => ({ body: new Uint8Array([37]) }));
    const handler = pipelineFor('generatePdf', run, { counters: sums, verifyToken, isDeleted: async () => false });
    const print = () =>
      handler(createEvent({ json: { templateId: 'classic', resumeData: createBlankResume() } }), createContext());
    allowPdf({ on: true, dailyDollars: 2 });

    let isAnswered = false;
    const first = print().finally(() => (isAnswered = true));
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(takes).toHaveLength(1));
    expect(isAnswered).toBe(false);
    takes.pop()?.(undefined);
    expect(await first).toMatchObject({ statusCode: 503, body: expect.stringContaining('daily_budget_reached') });

    const asked = add.mock.calls.length;
    expect(await print()).toMatchObject({ statusCode: 503, headers: { 'retry-after': expect.any(String) } });
    expect([run.mock.calls.length, add.mock.calls.slice(asked).filter(([{ key }]) => key.endsWith('dollars'))]).toEqual(
      [1, []],
    );

    vi.setSystemTime(Date.now() + 61_000);
    const later = print();
    await vi.waitFor(() => expect([run.mock.calls.length, takes.length]).toEqual([2, 1]));
    takes.pop()?.({ sum: 34 });
    expect(await later).toMatchObject({ statusCode: 200 });
    vi.useRealTimers();
  });

  it('of a visitor is taken, as the call is counted, when the work has been handed to the browser', async () => {
    for (const name of ['PDF_BUCKET', 'TEMPLATE_ASSETS_DIR']) vi.stubEnv(name, 'set');
    allowPdf({ on: true, dailyDollars: 2 });
    const add = vi.spyOn(sums, 'add');
    let counted: number | undefined;
    const run = async () => {
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      counted = add.mock.calls.length;
      return { body: new Uint8Array([37]) };
    };
    const handler = pipelineFor('generatePdf', run, { counters: sums, verifyToken, isDeleted: async () => false });
    const json = { templateId: 'classic', resumeData: createBlankResume() };
    const seen: unknown[] = [];
    // A busy machine may take longer for two steps than the count is put off; what is counted at once always is.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      add.mockClear();
      expect((await handler(createEvent({ json }), createContext())).statusCode).toBe(200);
      seen.push([counted, add.mock.calls.length]);
    }
    expect(seen).toContainEqual([0, 2]);
  });

  it('holds visitors of one address to a share of its calls, and nobody who has signed in', async () => {
    vi.stubEnv('RATE_FACTOR', '1');
    // The windows are minutes of the clock: one that ends meanwhile would let more calls through.
    vi.useFakeTimers({ toFake: ['Date'] });
    const { perVisitor, perIp } = ENDPOINTS.generatePdf.limits;
    expect(perVisitor.calls).toBeLessThan(perIp.calls);
    const run = vi.fn(() => ({ body: new Uint8Array([37]) }));
    const handler = pipelineFor('generatePdf', run, {
      counters: sums,
      verifyToken,
      isDeleted: async () => false,
      // Of another process each time.
      rateLimiter: { consume: async () => ({ allowed: true }) },
    });
    for (const name of ['PDF_BUCKET', 'TEMPLATE_ASSETS_DIR']) vi.stubEnv(name, 'set');
    vi.stubEnv('PDF_ALLOWANCE', JSON.stringify({ on: true, dailyDollars: 2 }));
    const json = { templateId: 'classic', resumeData: createBlankResume() };
    const statuses: (number | undefined)[] = [];
    for (let calls = 0; calls <= perVisitor.calls; calls += 1)
      statuses.push((await handler(createEvent({ json }), createContext())).statusCode);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
    // The first call too many ran beside its count; of the next ones nothing is done.
    const counted = vi.spyOn(sums, 'add');
    expect(await handler(createEvent({ json }), createContext())).toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': expect.any(String) },
    });
    expect([run.mock.calls.length, counted.mock.calls]).toEqual([perVisitor.calls + 1, []]);
    expect(
      (await handler(createEvent({ json, headers: { authorization: 'Bearer dana.good.token' } }), createContext()))
        .statusCode,
    ).toBe(200);
  });

  it('needs counters', () => {
    expect(() => enforceDailyLimits({ ...ENDPOINTS.improveResume }, undefined)).toThrow(/table of requests/);
    expect(DAILY.dollars).toBe(0.15);
  });
});

describe('rates over shared sums', () => {
  it('allow so many calls in a window, then say how long it lasts, then allow again', async () => {
    let now = 1_000_000;
    const rates = createSharedRateLimiter(sums, () => now);
    const rate = { calls: 2, seconds: 10 };
    expect([await rates.consume('a', rate), await rates.consume('a', rate), await rates.consume('a', rate)]).toEqual([
      { allowed: true },
      { allowed: true },
      { allowed: false, seconds: 10 },
    ]);
    now += 4_000;
    expect([await rates.consume('a', rate), await rates.consume('b', rate)]).toEqual([
      { allowed: false, seconds: 6 },
      { allowed: true },
    ]);
    now += 6_000;
    expect(await rates.consume('a', rate)).toEqual({ allowed: true });
  });
});

describe('a day', () => {
  it.each([
    ['2026-07-01T20:59:59Z', '2026-07-01', 1],
    ['2026-07-01T21:00:00Z', '2026-07-02', 86_400],
    ['2026-12-31T22:00:00Z', '2027-01-01', 86_400],
    ['2026-12-31T21:30:00Z', '2026-12-31', 1_800],
  ])('at %s is %s in Israel, for %i more seconds', (time, day, secondsLeft) =>
    expect(israelDay(new Date(time))).toEqual({ day, secondsLeft }),
  );
});
