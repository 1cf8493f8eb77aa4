import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inOwnTurn, inTurns } from './inTurns.ts';

function* failing() {
  yield 1;
  throw new Error('broken');
}

describe('long work in steps', () => {
  it('gives others their turn after each step, and all values in order', async () => {
    const seen: string[] = [];
    function* steps() {
      for (const step of [1, 2, 3]) {
        seen.push(`step ${step}`);
        yield step;
      }
    }
    const work = inTurns(steps());
    for (const turn of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- another caller, who waits for each of its turns
      await setImmediate();
      seen.push(`other ${turn}`);
    }
    expect(await work).toEqual([1, 2, 3]);
    expect(seen).toEqual(['step 1', 'step 2', 'other 1', 'step 3', 'other 2']);
  });

  it('stops at the first step that fails', async () => {
    await expect(inTurns(failing())).rejects.toThrow('broken');
  });

  it('that becomes due at once is done in a turn for each piece, and a piece that fails stops no other', async () => {
    const seen: string[] = [];
    const pieces = [1, 2, 3].map((piece) =>
      inOwnTurn(() => {
        seen.push(`piece ${piece}`);
        if (piece === 2) throw new Error('broken');
        return piece;
      }),
    );
    const outcomes = Promise.allSettled(pieces);
    for (const turn of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- another caller, who waits for each of its turns
      await setImmediate();
      seen.push(`other ${turn}`);
    }
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(seen.filter((one, at) => one.startsWith('piece') && seen[at + 1]?.startsWith('piece'))).toEqual([]);
  });
});
