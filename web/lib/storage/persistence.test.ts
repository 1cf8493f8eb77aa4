import { describe, expect, it, vi } from 'vitest';
import { findStorageRisk, requestPersistence, type KeepingBrowser } from './persistence.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const APPLE = 'Apple Computer, Inc.';
const CHROME = { vendor: 'Google Inc.', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36' };
const FIREFOX = { vendor: '', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:157.0) Gecko/20100101 Firefox/157.0' };
const SAFARI = { vendor: APPLE, userAgent: `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1` };

const withStorage = (browser: Omit<KeepingBrowser, 'storage'>, persisted = false) => {
  const storage = { persist: vi.fn(() => Promise.resolve(true)), persisted: () => Promise.resolve(persisted) };
  return { ...browser, storage };
};

describe('how long a browser keeps a draft', () => {
  it.each([
    ['Safari', withStorage(SAFARI), 'sevenDays'],
    [
      'Chrome on an iPhone',
      withStorage({ vendor: APPLE, userAgent: `${IPHONE} CriOS/150.0 Safari/604.1` }),
      'sevenDays',
    ],
    ['Safari that was asked to persist', withStorage(SAFARI, true), null],
    [
      'a home-screen app',
      withStorage({ vendor: APPLE, userAgent: `${IPHONE} Mobile/15E148`, standalone: true }),
      'ownStorage',
    ],
    ['Instagram', withStorage({ vendor: APPLE, userAgent: `${IPHONE} Mobile/15E148 Instagram 355.0` }), 'inApp'],
    ['a browser without a storage manager', SAFARI, 'sevenDays'],
    ['Chrome', withStorage(CHROME), null],
    ['Firefox', withStorage(FIREFOX), null],
  ])('%s', async (_, browser, risk) => {
    expect(await findStorageRisk(browser)).toBe(risk);
  });

  it('is asked for where no question is put to the person, and never fails', async () => {
    const asked = [];
    for (const browser of [SAFARI, CHROME, FIREFOX].map((each) => withStorage(each))) {
      await requestPersistence(browser);
      asked.push(browser.storage.persist.mock.calls.length);
    }
    expect(asked).toEqual([1, 1, 0]);
    await requestPersistence(SAFARI);
    await requestPersistence({
      ...CHROME,
      storage: { persist: () => Promise.reject(new Error('refused')), persisted: () => Promise.resolve(false) },
    });
  });
});
