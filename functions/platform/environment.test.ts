import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

it('what is set is read, and nothing else', () => {
  expect(readEnvironment(['A', 'B'], { A: '1', B: '2', C: '3' })).toEqual({ A: '1', B: '2' });
});

it('what is missing or empty is named, all of it and for the log alone', () => {
  expect(() => readEnvironment(['A', 'B', 'C'], { A: '1', B: '' })).toThrow(
    expect.objectContaining({
      code: 'not_configured',
      cause: expect.objectContaining({
        message: 'Missing environment variables: B, C',
        missing: ['B', 'C'],
      }) as unknown,
    }),
  );
});
