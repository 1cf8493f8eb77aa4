import { describe, expect, it } from 'vitest';
import { MAX_POINTS, thinPoints, type ResumePoint } from './resumePoints.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
/** Points that many hours ago, newest first. */
const hoursAgo = (...hours: readonly number[]): ResumePoint[] =>
  hours.map((ago, index) => ({
    version: hours.length - index,
    savedAt: new Date(NOW.getTime() - ago * 3_600_000).toISOString(),
    reason: 'session',
  }));
const stay = (points: readonly ResumePoint[]) => thinPoints(points, NOW).map(({ version }) => version);

describe('points of a history', () => {
  it('stay all for a day, one for each day of a month, one for each month before, the newest of each', () => {
    expect(stay(hoursAgo(1, 2, 23))).toEqual([3, 2, 1]);
    // 26 and 30 hours ago are one day, 50 another.
    expect(stay(hoursAgo(1, 26, 30, 50))).toEqual([4, 3, 1]);
    const days = (...ago: readonly number[]) => hoursAgo(...ago.map((day) => day * 24));
    expect(stay(days(2, 3, 29))).toEqual([3, 2, 1]);
    expect(stay(days(2, 40, 50, 70))).toEqual([4, 3, 1]);
  });

  it('stay where somebody named them, whatever their age', () => {
    const [, older, ...rest] = hoursAgo(26, 27, 28);
    const named = { ...(older as ResumePoint), reason: 'named', name: 'sent to the bank' } as const;
    expect(stay([...hoursAgo(26).map((point) => ({ ...point, version: 9 })), named, ...rest])).toEqual([9, 2]);
  });

  it('stay of a clock that jumped ahead', () => {
    expect(stay(hoursAgo(-5_000, 1))).toEqual([2, 1]);
  });

  it(`are at most ${MAX_POINTS}: the oldest go, but none with a name`, () => {
    const many = hoursAgo(...Array.from({ length: MAX_POINTS + 10 }, (_, index) => index / 20));
    const oldest = { ...(many.at(-1) as ResumePoint), reason: 'named', name: 'first' } as const;
    const left = thinPoints([...many.slice(0, -1), oldest], NOW);
    expect(left).toHaveLength(MAX_POINTS);
    expect(left.at(-1)).toEqual(oldest);
    expect(left[0]).toEqual(many[0]);
  });

  it('do not change when they are thinned again', () => {
    const points = hoursAgo(0, 5, 25, 26, 49, 300, 310, 900, 2_000, 9_000);
    const once = thinPoints(points, NOW);
    expect(thinPoints(once, NOW)).toEqual(once);
  });
});
