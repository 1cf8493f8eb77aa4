import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../shared/errors/errors.ts';
import { ConfigurationError } from '../environment.ts';
import { describeError, givenUp, log, logMetric } from './log.ts';
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
  ])('says nothing about what a person wrote, which its message quotes %s', (_, message) => {
    const frames = framesOf(new TypeError(message));
    expect(JSON.stringify(frames)).not.toMatch(/dana/i);
    expect(frames[0]).toContain('log.test.ts');
  });

  it('says nothing about it where the message was changed, and none can tell where the old one ends', () => {
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

  it('says eight places at most, and nothing that only resembles one', () => {
    const frames = Array.from({ length: 10 }, (_, line) => `    at f (/x.ts:${line + 1}:1)`);
    const stack = ['Error: x', '    somewhere else', ...frames].join('\n');
    expect(framesOf(Object.assign(new Error('x'), { stack }))).toEqual(frames.slice(0, 8).map((frame) => frame.trim()));
  });

  it('names the settings that are missing, which are no secret', () => {
    expect(describeError(new ConfigurationError(['USERS_TABLE']))).toMatchObject({
      cause: 'ConfigurationError',
      missing: ['USERS_TABLE'],
    });
    expect(describeError(Object.assign(new Error('x'), { missing: ['a person'] }))['missing']).toBeUndefined();
  });
});

/** What is written while that runs, line by line. */
function linesOf(level: string | undefined, write: () => void): readonly object[] {
  vi.stubEnv('LOG_LEVEL', level);
  const written: object[] = [];
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    expect(String(line)).toMatch(/^[^\n]*\n$/);
    written.push(JSON.parse(String(line)) as object);
    return true;
  });
  write();
  output.mockRestore();
  vi.unstubAllEnvs();
  return written;
}
const both = () => {
  log('info', { name: 'a', text: 'two\nlines' });
  log('error', { name: 'b' });
};

describe('a line of the log', () => {
  it.each([
    [undefined, ['a', 'b']],
    ['info', ['a', 'b']],
    ['constructor', ['a', 'b']],
    ['error', ['b']],
    ['silent', []],
  ])('of level %s is written or not', (level, names) => {
    expect(linesOf(level, both).map((line) => (line as { name: string }).name)).toEqual(names);
  });

  it('says its level and when it was written, and stays a line', () => {
    const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(linesOf('info', both)).toEqual([
      { level: 'info', time, name: 'a', text: 'two\nlines' },
      { level: 'error', time, name: 'b' },
    ]);
  });

  it('is a metric where CloudWatch finds its value by its dimensions', () => {
    const [line] = linesOf('info', () => logMetric('Dollars', 3, { model: 'x' }, { kind: 'y' }, 5));
    expect(line).toMatchObject({
      level: 'info',
      _aws: {
        Timestamp: 5,
        CloudWatchMetrics: [
          { Namespace: 'Korot', Dimensions: [['model']], Metrics: [{ Name: 'Dollars', Unit: 'Count' }] },
        ],
      },
      model: 'x',
      Dollars: 3,
      kind: 'y',
    });
  });
});

it('what is given up gives nothing, and one line says what and why', async () => {
  const lines = await loggedLines(async () => {
    expect(await Promise.reject(new RangeError(WRITTEN)).catch(givenUp('a step'))).toBeUndefined();
  });
  expect(lines).toMatchObject([{ level: 'error', event: 'step_given_up', step: 'a step', cause: 'RangeError' }]);
  expect(JSON.stringify(lines)).not.toMatch(/dana/i);
});
