import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setClock } from '../clock.ts';
import { isBusy, withFallback } from './fallback.ts';

const failure = (name: string, message = name) => Object.assign(new Error(message), { name });
const BUSY = failure('ThrottlingException');
const DENIED = failure('AccessDeniedException');

/** What each model answers, call by call; the last answer stays. */
let answers: { first: readonly (Error | string)[]; second: readonly (Error | string)[] };
let asked: string[];
/** Lines of the log that tell of a fallback. */
let lines: object[];
let number = 0;

beforeEach(() => {
  [asked, lines] = [[], []];
  number += 1;
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    if (String(line).includes('model_fallback')) lines.push(JSON.parse(String(line)) as object);
    return true;
  });
  return () => written.mockRestore();
});

function question(signal = new AbortController().signal): Promise<string> {
  const model = { id: `first-${number}`, fallback: { id: 'second' } };
  return withFallback(model, signal, async ({ id }) => {
    const name = id === 'second' ? 'second' : 'first';
    const answer = answers[name][Math.min(asked.filter((one) => one === name).length, answers[name].length - 1)];
    asked.push(name);
    if (typeof answer !== 'string') throw answer;
    return answer;
  });
}

describe('a second model', () => {
  it('takes the place of a busy one, alone for a while', async () => {
    answers = { first: [BUSY], second: ['two'] };
    expect([await question(), await question()]).toEqual(['two', 'two']);
    expect([asked, lines.length]).toEqual([['first', 'second', 'second'], 1]);
  });

  it('that the account does not have takes nobody’s place: the first is asked again by the next question', async () => {
    answers = { first: [BUSY, 'one'], second: [DENIED] };
    await expect(question()).rejects.toBe(BUSY);
    expect(await question()).toBe('one');
    expect([asked, lines.length]).toEqual([['first', 'second', 'first'], 0]);
  });

  it('that is busy too while the first is passed over sends the question back to it', async () => {
    answers = { first: [BUSY, 'one'], second: ['two', BUSY] };
    expect([await question(), await question(), await question()]).toEqual(['two', 'one', 'one']);
    expect(asked).toEqual(['first', 'second', 'second', 'first', 'first']);
  });

  it('that refuses a question is asked about others all the same', async () => {
    answers = { first: [DENIED], second: [failure('ValidationException'), 'two'] };
    await expect(question()).rejects.toThrow('ValidationException');
    expect(await question()).toBe('two');
    expect([asked, lines.length]).toEqual([['first', 'second', 'second'], 1]);
  });

  it.each([
    [BUSY, 30_000],
    [DENIED, 300_000],
    [failure('ResourceNotFoundException'), 300_000],
    [failure('ValidationException', 'The provided model identifier is invalid.'), 300_000],
  ])('is asked for a while after %s, and told of with why', async (error, milliseconds) => {
    let time = 0;
    onTestFinished(setClock(() => new Date(time)));
    answers = { first: [error, 'one'], second: ['two'] };
    await question();
    time = milliseconds - 1;
    expect(await question()).toBe('two');
    time = milliseconds;
    expect(await question()).toBe('one');
    expect(lines).toMatchObject([
      { level: 'info', name: 'model', event: 'model_fallback', model: 'second', because: error.name },
    ]);
  });

  it.each([failure('ValidationException', 'messages: at least one is required'), failure('Error')])(
    'is not asked what is refused as such: %s',
    async (error) => {
      answers = { first: [error], second: ['two'] };
      await expect(question()).rejects.toBe(error);
      expect(asked).toEqual(['first']);
    },
  );

  it('is not asked once nobody waits any more, nor is the first instead of it', async () => {
    answers = { first: [BUSY], second: ['two', BUSY] };
    await expect(question(AbortSignal.abort())).rejects.toBe(BUSY);
    expect(asked).toEqual(['first']);
    await question();
    await expect(question(AbortSignal.abort())).rejects.toBe(BUSY);
    expect(asked).toEqual(['first', 'first', 'second', 'second']);
  });

  it('that refuses a question while the first is passed over leaves it so', async () => {
    const refused = failure('ValidationException');
    answers = { first: [BUSY], second: ['two', refused] };
    await question();
    await expect(question()).rejects.toBe(refused);
    expect(asked).toEqual(['first', 'second', 'second']);
  });

  it('that is busy is the one to wait for where the first is not available', async () => {
    answers = { first: [DENIED], second: [BUSY] };
    await expect(question()).rejects.toBe(BUSY);
  });

  it('is one of those that have too much to do by their name, also a reader of pages', () => {
    expect(isBusy(failure('ProvisionedThroughputExceededException'))).toBe(true);
    expect([DENIED, 'ThrottlingException', undefined].map((error) => isBusy(error))).toEqual([false, false, false]);
  });
});
