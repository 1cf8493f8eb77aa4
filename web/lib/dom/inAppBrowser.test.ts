import { describe, expect, it } from 'vitest';
import { isInAppBrowser } from './inAppBrowser.ts';

describe('browsers inside of apps', () => {
  it.each([
    [
      'Facebook on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like ' +
        'Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0;FBBV/1]',
    ],
    [
      'Facebook on Android',
      'Mozilla/5.0 (Linux; Android 14; SM-S911B; wv) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile ' +
        'Safari/537.36 [FB_IAB/FB4A;FBAV/490.0]',
    ],
    [
      'Instagram',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 355.0.0.1',
    ],
    [
      'LinkedIn',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [LinkedInApp]/9.30',
    ],
    [
      'WhatsApp',
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 WhatsApp/2.24',
    ],
    [
      'a web view on Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) AppleWebKit/537.36 Version/4.0 ' +
        'Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
  ])('are known: %s', (_, agent) => {
    expect(isInAppBrowser({ userAgent: agent })).toBe(true);
  });

  it.each([
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) ' +
        'Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Safari on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like ' +
        'Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    [
      'Edge',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    ],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 SamsungBrowser/26.0 ' +
        'Chrome/122.0.0.0 Mobile Safari/537.36',
    ],
  ])('are not taken for others: %s', (_, agent) => {
    expect(isInAppBrowser({ userAgent: agent })).toBe(false);
  });

  it('are told from a home-screen app, which names no Safari either', () => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
    expect(isInAppBrowser({ userAgent, standalone: true })).toBe(false);
    expect(isInAppBrowser({ userAgent, standalone: false })).toBe(true);
  });
});
