import { performance } from 'node:perf_hooks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallerUsage } from './callerUsage.ts';
import type { LaneName } from './lanes.ts';
import type { PrintBrowser } from './printBrowser.ts';
import { MOST_BESIDE_OTHERS, PrintTurns } from './printTurns.ts';
import { HEAVY_PRINT_COST, MORE_THAN_ORDINARY, type PrintJob } from './renderPdf.ts';

const job = (cost = 10, isUntrusted = false): PrintJob => ({
  document: { head: '', body: '' },
  hasLetters: false,
  metadata: { title: '', language: 'en' },
  isUntrusted,
  cost,
});

/** Lanes that print nothing; each browser is just its name. */
const lanes = {
  usage: new CallerUsage(),
  isIdle: true,
  of: (name: LaneName) => name as unknown as PrintBrowser,
};
let turns: PrintTurns;
beforeEach(() => {
  lanes.usage = new CallerUsage();
  lanes.isIdle = true;
  turns = new PrintTurns(lanes);
});

const { signal } = new AbortController();
const visitor = (n: number) => ({ user: undefined, address: `10.0.0.${n}`, signal });
const member = (id: string) => ({ user: { id }, address: '10.0.0.1', signal });
const laneOf = (call: Parameters<PrintTurns['take']>[0], of = job()) =>
  turns.take(
    call,
    () => of,
    async (_, { printer }) => printer as unknown as LaneName,
  );
const refused = () => {
  throw new Error('refused');
};
const failing = () => Promise.reject(new Error('no browser'));
/** Waits until everything that can continue has done so. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('where a call prints', () => {
  it('is told by who calls and by the job', async () => {
    expect(await laneOf(visitor(1))).toBe('visitors');
    expect(await laneOf(visitor(1), job(HEAVY_PRINT_COST + 1))).toBe('slow');
    expect(await laneOf(member('dana'))).toBe('members');
    expect(await laneOf(member('dana'), job(10, true))).toBe('markup');
  });

  it('is beside others up to the very bound, of what was printed and of what a document costs', async () => {
    expect(await laneOf(visitor(1), job(HEAVY_PRINT_COST))).toBe('visitors');
    lanes.usage = new CallerUsage(() => 0);
    turns = new PrintTurns(lanes);
    lanes.isIdle = false;
    lanes.usage.add('10.0.0.2', MOST_BESIDE_OTHERS);
    expect(await laneOf(visitor(2))).toBe('visitors');
    lanes.usage.add('10.0.0.3', MOST_BESIDE_OTHERS + 1);
    expect(await laneOf(visitor(3))).toBe('slow');
  });

  it('is apart for visitors who print more than others, while others print', async () => {
    lanes.usage.add('10.0.0.1', MOST_BESIDE_OTHERS + 1);
    expect(await laneOf(visitor(1))).toBe('visitors');
    lanes.isIdle = false;
    expect(await laneOf(visitor(1))).toBe('slow');
    expect(await laneOf(visitor(2))).toBe('visitors');
  });

  it('is apart for a dear document of a visitor from the first one, while others print', async () => {
    const dear = job(MORE_THAN_ORDINARY + 1);
    expect(await laneOf(visitor(1), dear)).toBe('visitors');
    lanes.isIdle = false;
    expect(await laneOf(visitor(2), dear)).toBe('slow');
    expect(await laneOf(visitor(3), job(MORE_THAN_ORDINARY))).toBe('visitors');
    expect(await laneOf(member('dana'), dear)).toBe('members');
  });

  it('is apart for visitors who ask often, also when they are refused', async () => {
    lanes.isIdle = false;
    for (let call = 0; call < 20; call += 1)
      await expect(turns.take(visitor(1), refused, laneOf as never)).rejects.toMatchObject({ code: 'pdf_failed' });
    expect(await laneOf(visitor(1))).toBe('slow');
  });
});

describe('whose turn it is', () => {
  it('puts nothing together for a visitor whose other call is still worked on', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let prepared = 0;
    const call = () =>
      turns.take(
        visitor(1),
        () => ((prepared += 1), job()),
        () => promise,
      );
    const all = [call(), call(), call()];
    await settled();
    expect(prepared).toBe(1);
    resolve();
    await Promise.all(all);
    expect(prepared).toBe(3);
  });

  it('works on two calls of a member at once, and no more', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let worked = 0;
    const call = () =>
      turns.take(
        member('dana'),
        () => job(),
        () => ((worked += 1), promise),
      );
    const all = [call(), call(), call()];
    await settled();
    expect(worked).toBe(2);
    resolve();
    await Promise.all(all);
    expect(worked).toBe(3);
  });

  it('counts that somebody calls, and what putting a job together takes: lanes count what prints', async () => {
    for (const call of [visitor(1), member('dana')]) {
      const counted: string[] = [];
      const usage = { of: () => MOST_BESIDE_OTHERS + 1, add: (caller: string) => void counted.push(caller) };
      const counting = new PrintTurns(
        { ...lanes, isIdle: false, usage: usage as unknown as CallerUsage },
        async () => {},
      );
      // oxlint-disable-next-line no-await-in-loop -- one caller after the other
      await counting.take(
        call,
        () => job(),
        async () => {},
      );
      const caller = call.user?.id ?? call.address;
      expect(counted).toEqual([caller, caller]);
    }
  });

  it.each([
    [0, 0],
    [20, 100],
    [200, 1_000],
    [201, 1_000],
  ])(
    'rests five times as long as it worked on a crowd, for a second at most: after %d ms for %d',
    async (active, rest) => {
      const rests: number[] = [];
      const resting = new PrintTurns(
        { ...lanes, isIdle: false },
        async (milliseconds) => void rests.push(milliseconds),
      );
      lanes.usage.add('10.0.0.1', MOST_BESIDE_OTHERS + 100);
      const measured = vi
        .spyOn(performance, 'eventLoopUtilization')
        .mockReturnValue({ idle: 0, active, utilization: 1 });
      await resting.take(
        visitor(1),
        () => job(),
        async () => {},
      );
      await settled();
      measured.mockRestore();
      expect(rests).toEqual([rest]);
    },
  );

  it('puts together the job of somebody new before those of a crowd, and others come between', async () => {
    const order: string[] = [];
    const call = (n: number) =>
      turns.take(
        visitor(n),
        () => (order.push(String(n)), job()),
        async () => {},
      );
    for (let n = 1; n <= 40; n += 1) lanes.usage.add(`10.0.0.${n}`, 100);
    const crowd = Array.from({ length: 40 }, (_, n) => call(n + 1));
    const other = new Promise((resolve) => setImmediate(resolve)).then(() => order.push('other'));
    await Promise.all([...crowd, call(99), other]);
    expect(order.indexOf('99')).toBeLessThanOrEqual(2);
    expect(order.indexOf('other')).toBeLessThanOrEqual(2);
  });

  it('goes on with a crowd after a rest as long as it worked for them, and with others at once', async () => {
    const rests: (() => void)[] = [];
    const resting = new PrintTurns(lanes, async (milliseconds) => {
      expect(milliseconds).toBeGreaterThanOrEqual(0);
      await new Promise<void>((resolve) => void rests.push(resolve));
    });
    const order: number[] = [];
    const call = (n: number) =>
      resting.take(
        visitor(n),
        () => (order.push(n), job()),
        async () => n,
      );
    lanes.isIdle = false;
    for (const n of [1, 2, 4]) lanes.usage.add(`10.0.0.${n}`, MOST_BESIDE_OTHERS + 100);
    const crowd = [call(1), call(2)];
    await settled();
    expect(order).toEqual([1]);
    // The first has its answer, although the rest after it continues.
    await expect(crowd[0]).resolves.toBe(1);
    // Nothing is printed now, because the rest is for others.
    lanes.isIdle = true;
    crowd.push(call(4));
    await expect(call(3)).resolves.toBe(3);
    await settled();
    expect(order).toEqual([1, 3]);
    rests[0]?.();
    await expect(crowd[1]).resolves.toBe(2);
    await settled();
    rests[1]?.();
    await expect(crowd[2]).resolves.toBe(4);
  });

  it('tells those who stand back what their own job or work failed of', async () => {
    const resting = new PrintTurns(lanes, async () => {});
    lanes.isIdle = false;
    lanes.usage.add('10.0.0.1', MOST_BESIDE_OTHERS + 100);
    await expect(resting.take(visitor(1), refused, async () => {})).rejects.toMatchObject({ code: 'pdf_failed' });
    await expect(resting.take(visitor(1), () => job(), failing)).rejects.toThrow('no browser');
  });
});
