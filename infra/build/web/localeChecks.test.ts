import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALE_CHECKS, removeLocaleChecks } from './localeChecks.ts';

it.each(LOCALE_CHECKS)('takes the questions for known locales out of $file as it is installed', (check) => {
  const code = readFileSync(new URL(`../../../node_modules${check.file}`, import.meta.url), 'utf8');
  const left = removeLocaleChecks(code, check);
  expect(left).not.toMatch(/supportedLocalesOf\(locales?\)/);
  expect(left.length).toBeGreaterThan(code.length - 200);
  expect(() => removeLocaleChecks(left, check)).toThrow(/asks for known locales in 0 places/);
});
