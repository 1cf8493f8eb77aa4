import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { ENDPOINTS } from '../../shared/api/endpoints.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { addressRateKey, enforceRateLimits, InMemoryRateLimiter } from './rateLimit.ts';

const rate = { calls: 2, seconds: 10 };
const endpoint: Endpoint = {
  ...ENDPOINTS.generatePdf,
  limits: { ...ENDPOINTS.generatePdf.limits, perUser: { calls: 1, seconds: 10 }, perIp: rate },
};
const dana = { id: 'dana' };

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

  it('do not grow without end under many addresses', async () => {
    let now = 0;
    const rates = new InMemoryRateLimiter(() => now);
    for (let index = 0; index < 20_000; index += 1) await rates.consume(`old ${index}`, rate);
    now = 60_000;
    await rates.consume('kept', { calls: 1, seconds: 1_000 });
    expect(await rates.consume('kept', { calls: 1, seconds: 1_000 })).toMatchObject({ allowed: false });
    expect(rates.size).toBe(1);
  });

  it('start anew rather than grow when all of their windows are current', async () => {
    const rates = new InMemoryRateLimiter(() => 0);
    for (let index = 0; index < 60_000; index += 1) await rates.consume(`${index}`, rate);
    expect(rates.size).toBeLessThanOrEqual(20_000);
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
    ['10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('take %s for %s', (ip, key) => {
    expect(addressRateKey(ip)).toBe(key);
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['1:2:3:4:5::', '1:2:3:4::/64'],
  ['1:2::3:4:5', '1:2:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address %s is counted as %s', (address, counted) => {
  expect(addressRateKey(address)).toBe(counted);
});
