import { describe, expect, it } from 'vitest';
import { AppError } from '../../../shared/errors/errors.ts';
import { describeError, givenUp } from './log.ts';
import { loggedLines } from './loggedLines.fixture.ts';

const WRITTEN = 'Dana Cohen, 050-1234567';
const framesOf = (error: unknown) => describeError(error)['at'] as readonly string[];

const failing = async () => {
  await Promise.resolve();
  throw new AppError('internal', { cause: new Error('x') });
};

describe('an error in the log', () => {
  it.each([
    ['as a frame without a place', `no such text:\n    at ${WRITTEN}`],
    ['as a frame with a place', `no such text:\n    at ${WRITTEN} (file:///work/x.ts:1:1)\n    at /home/dana:1:1`],
    ['alone', `    at dana (file:///dana/cohen.ts:1:1)`],
  ])('says nothing of what a person wrote, which its message quotes %s', (_, message) => {
    const frames = framesOf(new TypeError(message));
    expect(JSON.stringify(frames)).not.toMatch(/dana/i);
    expect(frames[0]).toContain('log.test.ts');
  });

  it('says nothing of it where the message was changed, and none can tell where the old one ends', () => {
    for (const message of ['x\n  y', 'x', '']) {
      const error = new Error(`x y\n    at dana (file:///dana/cohen.ts:1:1)`);
      expect(error.stack).toContain('dana');
      error.message = message;
      expect(JSON.stringify(framesOf(error))).not.toMatch(/dana/i);
    }
  });

  it('says its name and where it happened', async () => {
    const thrown: unknown = await failing().catch((error: unknown) => error);
    expect(describeError(thrown)).toMatchObject({ cause: 'AppError' });
    expect(framesOf(thrown)[0]).toMatch(/^at .*failing \(.*log\.test\.ts:\d+:\d+\)$/);
    // oxlint-disable-next-line unicorn/error-message -- what others throw has none at times
    expect(framesOf(new Error()).length).toBeGreaterThan(0);
    // Node's own, as it writes it outside of a test: with its code beside its name.
    const stack = 'RangeError [ERR_OUT_OF_RANGE]: The size\n    at f (node:buffer:1:1)';
    expect(framesOf(Object.assign(new RangeError('The size'), { stack }))).toEqual(['at f (node:buffer:1:1)']);
    expect(describeError('a text')).toEqual({ cause: 'string' });
  });
});

it('what is given up gives nothing, and one line says what and why', async () => {
  const lines = await loggedLines(async () => {
    expect(await Promise.reject(new RangeError(WRITTEN)).catch(givenUp('a step'))).toBeUndefined();
  });
  expect(lines).toMatchObject([{ level: 'error', event: 'step_given_up', step: 'a step', cause: 'RangeError' }]);
  expect(JSON.stringify(lines)).not.toMatch(/dana/i);
});
