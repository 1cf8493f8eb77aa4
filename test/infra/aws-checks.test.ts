import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHECKS_PAGE, checksPage } from '../tools/aws-checks.ts';

it('docs/aws-checks.md says what is checked: else `npm run aws-checks`', () => {
  expect(readFileSync(CHECKS_PAGE, 'utf8')).toBe(checksPage());
});
