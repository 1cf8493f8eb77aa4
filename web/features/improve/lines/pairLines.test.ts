import { describe, expect, it } from 'vitest';
import { pairLines } from './pairLines.ts';

const pairs = (own: readonly string[], now: readonly string[]) =>
  pairLines(own, now).map((pair) => [pair.own.map((at) => own[at]), pair.now.map((at) => now[at])]);

const sorted = (places: readonly number[]) => places.toSorted((a, b) => a - b);

describe('lines are paired', () => {
  it.each<[string, readonly string[], readonly string[], unknown]>([
    [
      'by their words, in any order',
      ['I was responsible for selling shoes', 'Trained four new sellers'],
      ['Trained four new sellers weekly', 'Sold shoes'],
      [
        [['I was responsible for selling shoes'], ['Sold shoes']],
        [['Trained four new sellers'], ['Trained four new sellers weekly']],
      ],
    ],
    [
      'in Hebrew, past their prefixes and endings',
      ['הייתי אחראית על ניהול צוות של שישה מוכרים', 'כתבתי דוחות על בסיס יומי'],
      ['כתבתי דוחות מדי יום', 'ניהלתי צוות של שישה מוכרים'],
      [
        [['הייתי אחראית על ניהול צוות של שישה מוכרים'], ['ניהלתי צוות של שישה מוכרים']],
        [['כתבתי דוחות על בסיס יומי'], ['כתבתי דוחות מדי יום']],
      ],
    ],
    [
      'one with the two that a paragraph became',
      ['I managed the budget of the branch and I trained new sellers every week'],
      ['Managed the budget of the branch', 'Trained new sellers weekly'],
      [
        [
          ['I managed the budget of the branch and I trained new sellers every week'],
          ['Managed the budget of the branch', 'Trained new sellers weekly'],
        ],
      ],
    ],
    [
      'two with the one that they became',
      ['Managed the branch budget', 'Trained new sellers', 'Opened the shop'],
      ['Managed the branch budget and trained new sellers', 'Opened the shop'],
      [
        [['Managed the branch budget', 'Trained new sellers'], ['Managed the branch budget and trained new sellers']],
        [['Opened the shop'], ['Opened the shop']],
      ],
    ],
    [
      'one for one in a translation',
      ['ניהלתי צוות', 'כתבתי דוחות'],
      ['Managed a team', 'Wrote reports'],
      [
        [['ניהלתי צוות'], ['Managed a team']],
        [['כתבתי דוחות'], ['Wrote reports']],
      ],
    ],
    [
      'with nothing where a line is left out, or added',
      ['Sold shoes', 'Cleaned floors at night'],
      ['Sold shoes'],
      [
        [['Sold shoes'], ['Sold shoes']],
        [['Cleaned floors at night'], []],
      ],
    ],
    [
      'all that is left as one, where there are not as many',
      ['ניהלתי צוות', 'כתבתי דוחות', 'אימנתי עובדים'],
      ['Managed a team', 'Wrote reports'],
      [
        [
          ['ניהלתי צוות', 'כתבתי דוחות', 'אימנתי עובדים'],
          ['Managed a team', 'Wrote reports'],
        ],
      ],
    ],
    [
      'with the line that they follow, in the order of both',
      ['Sold shoes', 'Trained four sellers'],
      ['Opened at night', 'Sold shoes', 'Wrote reports', 'Counted money', 'Trained four sellers'],
      [
        [[], ['Opened at night']],
        [['Sold shoes'], ['Sold shoes']],
        [[], ['Wrote reports']],
        [[], ['Counted money']],
        [['Trained four sellers'], ['Trained four sellers']],
      ],
    ],
    ['with nothing where there was no text', [], ['Sold shoes'], [[[], ['Sold shoes']]]],
  ])('%s', (_, own, now, expected) => {
    expect(pairs(own, now)).toEqual(expected);
  });

  it('each line once, whatever they are', () => {
    const words = ['sold', 'shoes', 'managed', 'team', 'daily', 'reports'];
    const line = (seed: number) => [0, 1, 2].map((at) => words[(seed * (at + 3) + at) % words.length]).join(' ');
    for (let seed = 0; seed < 200; seed += 1) {
      const own = Array.from({ length: seed % 5 }, (_, at) => line(seed + at));
      const now = Array.from({ length: (seed * 7) % 6 }, (_, at) => line(seed * 3 + at));
      const found = pairLines(own, now);
      expect(sorted(found.flatMap((pair) => pair.own))).toEqual(own.map((_, at) => at));
      expect(sorted(found.flatMap((pair) => pair.now))).toEqual(now.map((_, at) => at));
    }
  });
});
