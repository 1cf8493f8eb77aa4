import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { ENDPOINTS } from '../../shared/api/endpoints.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { addressRateKey, enforceRateLimits, InMemoryRateLimiter, limitSharedRate, scaleRate } from './rateLimit.ts';

const rate = { calls: 2, seconds: 10 };
const endpoint: Endpoint = {
  ...ENDPOINTS.generatePdf,
  limits: { ...ENDPOINTS.generatePdf.limits, perUser: { calls: 1, seconds: 10 }, perIp: rate },
};
const dana = { id: 'dana' };

beforeEach(() => vi.stubEnv('RATE_FACTOR', '1'));
afterEach(() => vi.unstubAllEnvs());

describe('rates in memory', () => {
  it('allow so many calls in a window, then say how long it lasts, then allow again', async () => {
    let now = 1_000;
    const rates = new InMemoryRateLimiter(() => now);
    expect([await rates.consume('a', rate), await rates.consume('a', rate)]).toEqual([
      { allowed: true },
      { allowed: true },
    ]);
    now += 4_200;
    expect(await rates.consume('a', rate)).toEqual({ allowed: false, seconds: 6 });
    expect(await rates.consume('b', rate)).toEqual({ allowed: true });
    now += 5_800;
    expect(await rates.consume('a', rate)).toEqual({ allowed: true });
  });

  it('forget at twenty thousand those whose window is over, and no others', async () => {
    let now = 0;
    const rates = new InMemoryRateLimiter(() => now);
    await rates.consume('kept', { calls: 1, seconds: 1_000 });
    for (let index = 1; index < 20_000; index += 1) await rates.consume(`old ${index}`, rate);
    expect(rates.size).toBe(20_000);
    // The windows end at this moment.
    now = rate.seconds * 1_000;
    expect(await rates.consume('kept', { calls: 1, seconds: 1_000 })).toEqual({ allowed: false, seconds: 990 });
    expect(rates.size).toBe(1);
  });

  it('do not grow without end under many addresses', async () => {
    let now = 0;
    const rates = new InMemoryRateLimiter(() => now);
    for (let index = 0; index < 20_000; index += 1) await rates.consume(`old ${index}`, rate);
    now = 60_000;
    await rates.consume('kept', { calls: 1, seconds: 1_000 });
    expect(await rates.consume('kept', { calls: 1, seconds: 1_000 })).toMatchObject({ allowed: false });
    expect(rates.size).toBe(1);
  });

  it('start again rather than grow when all of their windows are current', async () => {
    const rates = new InMemoryRateLimiter(() => 0);
    for (let index = 0; index < 20_000; index += 1) await rates.consume(`${index}`, rate);
    expect(rates.size).toBe(20_000);
    await rates.consume('next', rate);
    expect(rates.size).toBe(1);
  });
});

const refused = async (run: Promise<void>) =>
  run.then(
    () => undefined,
    (error: AppError) => error,
  );

describe('the rates of an endpoint', () => {
  it('count one person wherever they are, and one address whoever is behind it', async () => {
    const rates = new InMemoryRateLimiter(() => 0);
    await enforceRateLimits(rates, endpoint, { user: dana, ip: '10.0.0.1' });
    expect(await refused(enforceRateLimits(rates, endpoint, { user: dana, ip: '10.0.0.2' }))).toMatchObject({
      code: 'rate_limited',
      details: { seconds: 10 },
    });
    await enforceRateLimits(rates, endpoint, { user: undefined, ip: '10.0.0.1' });
    expect(await refused(enforceRateLimits(rates, endpoint, { user: { id: 'noam' }, ip: '10.0.0.1' }))).toBeInstanceOf(
      AppError,
    );
  });

  it('are widened for everybody by RATE_FACTOR', async () => {
    vi.stubEnv('RATE_FACTOR', '2');
    const rates = new InMemoryRateLimiter(() => 0);
    for (let call = 0; call < 4; call += 1)
      await enforceRateLimits(rates, endpoint, { user: undefined, ip: '10.0.0.1' });
    expect(await refused(enforceRateLimits(rates, endpoint, { user: undefined, ip: '10.0.0.1' }))).toBeInstanceOf(
      AppError,
    );
  });

  it.each([
    [undefined, 4],
    ['2.5', 10],
    ['0.1', 1],
    ['0', 4],
    ['-1', 4],
    ['many', 4],
    ['Infinity', 4],
  ])('RATE_FACTOR %s makes %i of four calls', (factor, calls) => {
    vi.stubEnv('RATE_FACTOR', factor);
    expect(scaleRate({ calls: 4, seconds: 10 })).toEqual({ calls, seconds: 10 });
  });

  it('are those of a person, of a visitor and of an address, each for one endpoint', async () => {
    const limits = { ...endpoint.limits, perVisitor: { calls: 3, seconds: 10 } };
    const seen: string[] = [];
    const counter = {
      consume: async (key: string, { calls }: { calls: number }) => {
        seen.push(`${key}: ${calls}`);
        return { allowed: true as const };
      },
    };
    await enforceRateLimits(counter, { ...endpoint, limits }, { user: dana, ip: '10.0.0.1' });
    await enforceRateLimits(counter, { ...endpoint, limits }, { user: undefined, ip: '10.0.0.1' });
    const route = 'POST /api/generate-pdf';
    expect(seen).toEqual([
      `user dana ${route}: 1`,
      `ip 10.0.0.1 ${route}: 2`,
      `visitor 10.0.0.1 ${route}: 3`,
      `ip 10.0.0.1 ${route}: 2`,
    ]);
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['1:2:3', '1:2:3::/64'],
  ['1:2:3:4:5::', '1:2:3:4::/64'],
  ['1:2::3:4:5', '1:2:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address %s is counted as %s', (address, counted) => {
  expect(addressRateKey(address)).toBe(counted);
});

describe('rates that all functions count together', () => {
  const VISITED: Endpoint = {
    ...endpoint,
    limits: { ...endpoint.limits, perVisitor: rate, daily: { of: 'visitors', calls: 1, dollars: 1 } as never },
  };
  /** What is counted, and whether it is within the limit. */
  const counted: { key: string; amount: number; limit: number; expiresAt: number }[] = [];
  let isWithin: boolean;
  let now: number;
  const counters = {
    add: async (given: (typeof counted)[number]) => {
      counted.push(given);
      return isWithin ? { sum: 1 } : undefined;
    },
  };
  const open = (of: Endpoint) => limitSharedRate(of, counters, () => now);
  type Before = NonNullable<ReturnType<typeof open>['before']>;
  /** A call, with what it waits for. */
  const call = async (limit: ReturnType<typeof open>, user: object | undefined, viewerAddress = '10.0.0.1') => {
    const internal = { user, viewerAddress, admissions: [] } as Record<string, unknown>;
    await limit.before?.({ internal } as unknown as Parameters<Before>[0]);
    return internal;
  };
  beforeEach(() => {
    counted.length = 0;
    [isWithin, now] = [true, 25_000];
  });

  it('count in windows, each of which ends for everybody at once', async () => {
    const { daily: _, ...limits } = VISITED.limits;
    const limit = open({ ...VISITED, limits });
    await call(limit, dana);
    expect(counted).toEqual([
      { key: 'user dana POST /api/generate-pdf 2', amount: 1, limit: 1, expiresAt: 30_000 },
      { key: 'ip 10.0.0.1 POST /api/generate-pdf 2', amount: 1, limit: 2, expiresAt: 30_000 },
    ]);
    isWithin = false;
    await expect(call(limit, dana)).rejects.toMatchObject({ code: 'rate_limited', details: { seconds: 5 } });
    now = 29_999.5;
    await expect(call(limit, dana)).rejects.toMatchObject({ details: { seconds: 1 } });
  });

  it('refuse a visitor who was refused without a look until the window ends, and nobody else', async () => {
    const limit = open(VISITED);
    isWithin = false;
    const refusal = { code: 'rate_limited', details: { seconds: 5 } };
    await expect((await call(limit, undefined))['admission']).rejects.toMatchObject(refusal);
    expect(counted.map(({ key }) => key)).toEqual(['visitor 10.0.0.1 POST /api/generate-pdf 2']);
    await expect(call(limit, undefined)).rejects.toMatchObject(refusal);
    expect(counted).toHaveLength(1);
    isWithin = true;
    await (
      await call(limit, undefined, '10.0.0.2')
    )['admission'];
    now = 30_000;
    await (
      await call(limit, undefined)
    )['admission'];
    expect(counted).toHaveLength(3);
  });

  it('cost signed-in people nothing, where the allowance is for visitors', async () => {
    await call(open(VISITED), dana);
    expect(counted).toEqual([]);
  });
});
