import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withFallback } from './fallback.ts';

const failure = (name: string) => Object.assign(new Error(name), { name });
const BUSY = failure('ThrottlingException');
const DENIED = failure('AccessDeniedException');

/** What each model answers, call by call; the last answer stays. */
let answers: { first: readonly (Error | string)[]; second: readonly (Error | string)[] };
let asked: string[];
/** Lines of the log that tell of a fallback. */
let told: number;
let number = 0;

beforeEach(() => {
  [asked, told] = [[], 0];
  number += 1;
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    if (String(line).includes('model_fallback')) told += 1;
    return true;
  });
  return () => written.mockRestore();
});

function question(): Promise<string> {
  const model = { id: `first-${number}`, fallback: { id: 'second' } };
  return withFallback(model, new AbortController().signal, async ({ id }) => {
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
    expect([asked, told]).toEqual([['first', 'second', 'second'], 1]);
  });

  it('that the account does not have takes nobody’s place: the first is asked again by the next question', async () => {
    answers = { first: [BUSY, 'one'], second: [DENIED] };
    await expect(question()).rejects.toBe(BUSY);
    expect(await question()).toBe('one');
    expect([asked, told]).toEqual([['first', 'second', 'first'], 0]);
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
    expect([asked, told]).toEqual([['first', 'second', 'second'], 1]);
  });
});
