import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallerUsage } from './callerUsage.ts';
import { FairQueue } from './fairQueue.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve, 2));

/** Returns work that ends on request. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, open: resolve };
}

afterEach(() => vi.useRealTimers());

/** A moment later each time. */
const clock = () => {
  let now = 0;
  return () => (now += 1);
};

describe('a fair queue', () => {
  it('does so many pieces of work at once and no more, those of one caller in the order they came', async () => {
    const queue = new FairQueue({ atOnce: 2 });
    let running = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        queue.take(async () => {
          order.push(n);
          most = Math.max(most, (running += 1));
          await tick();
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('takes somebody who comes once before the rest of what another has sent', async () => {
    const queue = new FairQueue({ atOnce: 1 });
    const order: string[] = [];
    const first = gate();
    const flood = [
      queue.take(first.work, { caller: 'flood' }),
      ...Array.from({ length: 6 }, (_, n) =>
        queue.take(async () => void order.push(`flood ${n}`), { caller: 'flood' }),
      ),
    ];
    const guest = queue.take(async () => void order.push('guest'), { caller: 'guest' });
    first.open();
    await Promise.all([...flood, guest]);
    expect(order[0]).toBe('guest');
    expect(order).toHaveLength(7);
  });

  it('takes whoever had less work done for them lately first, and forgets what is long ago', async () => {
    let now = 0;
    const queue = new FairQueue({ atOnce: 1, now: () => now });
    const order: string[] = [];
    const round = async (later: number) => {
      now += later;
      const held = gate();
      const holding = queue.take(held.work, { caller: 'other' });
      const both = ['long', 'short'].map((caller) => queue.take(async () => void order.push(caller), { caller }));
      held.open();
      await Promise.all([holding, ...both]);
    };
    await queue.take(async () => void (now += 5_000), { caller: 'long' });
    await queue.take(async () => void (now += 100), { caller: 'short' });
    await round(0);
    await round(1_000_000);
    expect(order).toEqual(['short', 'long', 'long', 'short']);
  });

  it('does no more of one caller at once than it may, and leaves a place to light work', async () => {
    const queue = new FairQueue({ atOnce: 2, perCaller: 1 });
    const order: string[] = [];
    const one = gate();
    const flood = [
      queue.take(one.work, { caller: 'a' }),
      queue.take(async () => void order.push('a again'), { caller: 'a' }),
    ];
    await queue.take(async () => void order.push('b'), { caller: 'b' });
    expect(order).toEqual(['b']);
    one.open();
    await Promise.all(flood);

    const heavy = gate();
    const both = [
      queue.take(heavy.work, { caller: 'x', heavy: true }),
      queue.take(async () => void order.push('heavy too'), { caller: 'y', heavy: true }),
    ];
    await queue.take(async () => void order.push('light'), { caller: 'z' });
    expect(order.at(-1)).toBe('light');
    heavy.open();
    await Promise.all(both);
    expect(order.at(-1)).toBe('heavy too');
  });

  it('of two who had as little takes the shorter work first, and knows what other queues did', async () => {
    const usage = new CallerUsage(() => 0);
    const queue = new FairQueue({ atOnce: 1, usage });
    const order: string[] = [];
    const first = gate();
    usage.add('served elsewhere', 100);
    const all = [
      queue.take(first.work, { caller: 'first' }),
      ...Object.entries({ 'served elsewhere': 10, long: 200, short: 20 }).map(([caller, cost]) =>
        queue.take(async () => void order.push(caller), { caller, cost }),
      ),
    ];
    first.open();
    await Promise.all(all);
    expect(order).toEqual(['short', 'served elsewhere', 'long']);
    expect(usage.of('short')).toBeGreaterThan(0);
  });

  it('counts nothing of work that waits in queues itself, and is idle when nobody runs or waits', async () => {
    const usage = new CallerUsage();
    const queue = new FairQueue({ atOnce: 1, usage, counts: false });
    expect(queue.isIdle).toBe(true);
    const work = gate();
    const running = queue.take(work.work, { caller: 'a' });
    const leaving = new AbortController();
    const waiting = queue.take(tick, { caller: 'b', signal: leaving.signal });
    expect(queue.isIdle).toBe(false);
    leaving.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    work.open();
    await running;
    expect([queue.isIdle, usage.of('a')]).toEqual([true, 0]);
  });

  it('turns away whoever has too much waiting, and nobody else', async () => {
    const queue = new FairQueue({ atOnce: 1, waitingPerCaller: 2 });
    const held = gate();
    const kept = [
      queue.take(held.work, { caller: 'flood' }),
      queue.take(tick, { caller: 'flood' }),
      queue.take(tick, { caller: 'flood' }),
    ];
    await expect(queue.take(tick, { caller: 'flood' })).rejects.toMatchObject({
      code: 'pdf_busy',
      details: { seconds: expect.any(Number) },
    });
    const guest = queue.take(() => Promise.resolve('done'), { caller: 'guest' });
    held.open();
    await expect(guest).resolves.toBe('done');
    await Promise.all(kept);
  });

  it('lets nobody wait longer than it says, and loses no turn by it', async () => {
    const queue = new FairQueue({ atOnce: 1, maxWaitMs: 5 });
    const held = gate();
    const holding = queue.take(held.work);
    await expect(queue.take(tick)).rejects.toMatchObject({ code: 'pdf_busy' });
    held.open();
    await holding;
    await expect(queue.take(() => Promise.resolve('next'))).resolves.toBe('next');
  });

  it('hands the turn of failed work on', async () => {
    const queue = new FairQueue({ atOnce: 1 });
    await expect(queue.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.take(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });

  it('lets whoever is no longer waited for leave, and loses no turn by it', async () => {
    const queue = new FairQueue({ atOnce: 1 });
    const held = gate();
    const first = queue.take(held.work);
    const leaving = new AbortController();
    const second = queue.take(() => Promise.resolve('second'), { signal: leaving.signal });
    const third = queue.take(() => Promise.resolve('third'));
    leaving.abort(new Error('too late'));
    await expect(second).rejects.toThrow('too late');
    held.open();
    await first;
    await expect(third).resolves.toBe('third');
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
  ])('of %d places leaves one to light work, and gives the others to %d pieces of long work', async (atOnce, most) => {
    const queue = new FairQueue({ atOnce });
    const held = gate();
    let running = 0;
    const long = [1, 2, 3].map((n) =>
      queue.take(() => ((running += 1), held.work()), { caller: `caller ${n}`, heavy: true }),
    );
    await tick();
    expect(running).toBe(most);
    held.open();
    await Promise.all(long);
    expect(running).toBe(3);
  });

  it('has started work count as a tenth of a second, and of two alike takes who waits longer', async () => {
    let now = 0;
    const order: string[] = [];
    const usage = new CallerUsage(() => 0);
    const queue = new FairQueue({ atOnce: 2, usage, counts: false, now: () => (now += 1) });
    const [held, other] = [gate(), gate()];
    const say = (name: string) => async () => void order.push(name);
    for (const [caller, had] of [
      ['less', 99],
      ['as much', 100],
      ['more', 101],
    ] as const)
      usage.add(caller, had);
    const all = [
      queue.take(held.work, { caller: 'running' }),
      queue.take(other.work, { caller: 'other' }),
      ...['more', 'running', 'as much', 'less'].map((caller) => queue.take(say(caller), { caller })),
    ];
    other.open();
    await tick();
    expect(order).toEqual(['less', 'running', 'as much', 'more']);
    held.open();
    await Promise.all(all);
  });

  it('goes by when work came, and not by when its caller first did', async () => {
    const queue = new FairQueue({ atOnce: 1, usage: new CallerUsage(() => 0), counts: false, now: clock() });
    const order: string[] = [];
    const held = gate();
    const all = [
      queue.take(held.work, { caller: 'first' }),
      ...['a', 'b', 'a', 'c'].map((caller, n) => queue.take(async () => void order.push(`${caller} ${n}`), { caller })),
    ];
    held.open();
    await Promise.all(all);
    expect(order).toEqual(['a 0', 'b 1', 'a 2', 'c 3']);
  });

  it('counts ten milliseconds for each piece of work, and the time that it takes', async () => {
    let now = 0;
    const usage = new CallerUsage(() => 0);
    const queue = new FairQueue({ atOnce: 1, usage, now: () => now });
    await queue.take(async () => void (now += 25), { caller: 'a' });
    expect(usage.of('a')).toBe(35);
  });

  it('has twenty pieces of one caller wait, for eight seconds, unless it is told otherwise', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const queue = new FairQueue({ atOnce: 1 });
    const held = gate();
    const holding = queue.take(held.work);
    const outcomes: string[] = [];
    const waiting = Array.from({ length: 20 }, () =>
      queue.take(async () => undefined).catch(({ code }: { code: string }) => void outcomes.push(code)),
    );
    await expect(queue.take(async () => undefined)).rejects.toMatchObject({ code: 'pdf_busy' });
    // Whoever leaves is waited for no more.
    const leaving = new AbortController();
    const guest = queue.take(async () => undefined, { caller: 'guest', signal: leaving.signal });
    expect(vi.getTimerCount()).toBe(21);
    leaving.abort(new Error('left'));
    await expect(guest).rejects.toThrow('left');
    expect(vi.getTimerCount()).toBe(20);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => 'pdf_busy'));
    await Promise.all(waiting);
    held.open();
    await holding;
    expect([queue.isIdle, vi.getTimerCount()]).toEqual([true, 0]);
  });

  it('takes nothing of somebody who has left before, and runs no work twice', async () => {
    const queue = new FairQueue({ atOnce: 1 });
    const left = AbortSignal.abort(new Error('left'));
    await expect(queue.take(() => Promise.reject(new Error('ran')), { signal: left })).rejects.toThrow('left');
    expect(queue.isIdle).toBe(true);
  });
});
