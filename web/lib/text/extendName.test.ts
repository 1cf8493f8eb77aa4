import { expect, it } from 'vitest';
import { MAX_RESUME_NAME_LENGTH } from '../../../shared/resume/limits.ts';
import { extendName } from './extendName.ts';

const copy = (name: string) => extendName(name, '(2)');

it.each([
  ['a short name', 'Banks', 'Banks (2)'],
  ['none', '', ' (2)'],
  ['one that just fits', 'x'.repeat(116), `${'x'.repeat(116)} (2)`],
  ['one that is too long', 'x'.repeat(120), `${'x'.repeat(116)} (2)`],
  ['one with a space where it is cut', `${'x'.repeat(115)} yyy`, `${'x'.repeat(115)} (2)`],
  ['one of characters that are two units each', '🙂'.repeat(60), `${'🙂'.repeat(58)} (2)`],
])('a name keeps what is added to it: %s', (_, name, expected) => {
  expect(copy(name)).toBe(expected);
  expect(copy(name).length).toBeLessThanOrEqual(MAX_RESUME_NAME_LENGTH);
});
