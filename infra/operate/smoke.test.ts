import { afterEach, expect, it, vi } from 'vitest';
import { runSmoke } from './smoke.ts';

afterEach(() => vi.unstubAllGlobals());

it('the check of a site whose name has no DNS record says so, and what to do', async () => {
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND cv.korot.example'), { code: 'ENOTFOUND' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })));
  const lines: string[] = [];
  expect(await runSmoke({ site: 'https://cv.korot.example', token: undefined }, (line) => void lines.push(line))).toBe(
    false,
  );
  const failed = lines.filter((line) => line.startsWith('FAIL'));
  expect(failed.length).toBeGreaterThan(0);
  for (const line of failed)
    expect(line).toMatch(/fetch failed \(ENOTFOUND: its name has no DNS record yet .*step 10\)/);
});
