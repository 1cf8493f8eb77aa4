import { describe, expect, it } from 'vitest';
import { backoff, everyMs, poll, type PollOptions } from './poll.ts';

/** Returns these answers in order, throwing the errors; records the delay before each. */
function setUp(answers: readonly unknown[], options: Partial<PollOptions> = {}) {
  const waited: number[] = [];
  const left = [...answers];
  const own = new AbortController();
  const polling = poll<unknown>(
    async () => {
      const answer = left.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    {
      pauses: everyMs(10, 6),
      delay: async (milliseconds, signal) => {
        signal.throwIfAborted();
        waited.push(milliseconds);
      },
      signal: own.signal,
      maxFailures: 2,
      ...options,
    },
  );
  return { polling, waited, own };
}

describe('polling', () => {
  it('looks after each pause until there is an answer', async () => {
    const { polling, waited } = setUp([undefined, undefined, 'done', 'later']);
    expect(await polling).toBe('done');
    expect(waited).toEqual([10, 10, 10]);
  });

  it('ends without an answer where the pauses end', async () => {
    const { polling, waited } = setUp([]);
    expect(await polling).toBeUndefined();
    expect(waited).toHaveLength(6);
  });

  it('tolerates as many failures in a row as it may; what answers between counts again', async () => {
    const down = new Error('down');
    await expect(setUp([down, down, undefined, down, down, 'done']).polling).resolves.toBe('done');
    await expect(setUp([down, down, down, 'done']).polling).rejects.toBe(down);
  });

  it('throws at once what does not pass by itself', async () => {
    const wrong = new Error('wrong');
    const { polling, waited } = setUp([wrong, 'done'], { isTransient: () => false });
    await expect(polling).rejects.toBe(wrong);
    expect(waited).toHaveLength(1);
  });

  it('ends when it is given up', async () => {
    const { polling, own } = setUp([]);
    own.abort(new Error('given up'));
    await expect(polling).rejects.toThrow('given up');
  });
});

it('pauses that grow do so up to a bound', () => {
  expect([...backoff({ first: 1_000, growth: 2, most: 5_000 }, 5)]).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
});
