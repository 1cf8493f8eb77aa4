import { afterEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { API } from '../../shared/api.ts';
import { AppError } from '../../shared/errors.ts';
import { addressKey, checkRates, MemoryRates } from './rates.ts';

const rate = { calls: 2, seconds: 10 };
const endpoint: Endpoint = { ...API.generatePdf, limits: { ...API.generatePdf.limits, perUser: { calls: 1, seconds: 10 }, perIp: rate } };
const dana = { id: 'dana' };

afterEach(() => {
  delete process.env.RATE_FACTOR;
});

describe('rates in memory', () => {
  it('allow so many calls in a window, then say how long it lasts, then allow again', async () => {
    let now = 1_000;
    const rates = new MemoryRates(() => now);
    expect([await rates.take('a', rate), await rates.take('a', rate)]).toEqual([{ allowed: true }, { allowed: true }]);
    now += 4_200;
    expect(await rates.take('a', rate)).toEqual({ allowed: false, seconds: 6 });
    expect(await rates.take('b', rate)).toEqual({ allowed: true });
    now += 5_800;
    expect(await rates.take('a', rate)).toEqual({ allowed: true });
  });

  it('do not grow without end under many addresses', async () => {
    let now = 0;
    const rates = new MemoryRates(() => now);
    for (let index = 0; index < 20_000; index += 1) await rates.take(`old ${index}`, rate);
    now = 60_000;
    await rates.take('kept', { calls: 1, seconds: 1_000 });
    expect(await rates.take('kept', { calls: 1, seconds: 1_000 })).toMatchObject({ allowed: false });
    expect(rates.size).toBe(1);
  });

  it('start anew rather than grow when all of their windows are current', async () => {
    const rates = new MemoryRates(() => 0);
    for (let index = 0; index < 60_000; index += 1) await rates.take(`${index}`, rate);
    expect(rates.size).toBeLessThanOrEqual(20_000);
  });
});

const refused = async (run: Promise<void>) => run.then(() => undefined, (error: AppError) => error);

describe('the rates of an endpoint', () => {
  it('count one person wherever they are, and one address whoever is behind it', async () => {
    const rates = new MemoryRates(() => 0);
    await checkRates(rates, endpoint, { user: dana, ip: '10.0.0.1' });
    expect(await refused(checkRates(rates, endpoint, { user: dana, ip: '10.0.0.2' }))).toMatchObject({ code: 'rate_limited', details: { seconds: 10 } });
    await checkRates(rates, endpoint, { user: undefined, ip: '10.0.0.1' });
    expect(await refused(checkRates(rates, endpoint, { user: { id: 'noam' }, ip: '10.0.0.1' }))).toBeInstanceOf(AppError);
  });

  it('are widened for everybody by RATE_FACTOR', async () => {
    process.env.RATE_FACTOR = '2';
    const rates = new MemoryRates(() => 0);
    for (let call = 0; call < 4; call += 1) await checkRates(rates, endpoint, { user: undefined, ip: '10.0.0.1' });
    expect(await refused(checkRates(rates, endpoint, { user: undefined, ip: '10.0.0.1' }))).toBeInstanceOf(AppError);
  });

  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('take %s for %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});
