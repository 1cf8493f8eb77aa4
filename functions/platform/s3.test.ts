import { expect, it } from 'vitest';
import { isMissingObject } from './s3.ts';

it.each([
  ['NoSuchKey', true],
  ['NotFound', true],
  // Without the right to list, what is not there is denied.
  ['AccessDenied', true],
  ['SlowDown', false],
])('the error %s of the bucket says that the object is not there: %s', (name, isMissing) => {
  expect(isMissingObject(Object.assign(new Error('no'), { name }))).toBe(isMissing);
});

it('what is not an error says nothing', () => {
  expect(isMissingObject({ name: 'NoSuchKey' })).toBe(false);
});
