import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../shared/platform/language.ts';
import { pageOf, type PageText } from '../page.fixture.ts';
import { cellClassifier } from '../understand/resumeFromLines.ts';
import { drawnRows } from './drawnTables.ts';
import { readPages } from './readPages.ts';
import { markRuledGaps } from '../pdf/ruledGaps.ts';

/** Reads a page with a table; `uprights` and `levels` are the positions of its rules, in points. */
function linesOf(
  texts: readonly PageText[],
  uprights: readonly number[],
  levels: readonly number[],
  direction: Direction = 'ltr',
) {
  const [left, right] = [Math.min(...uprights), Math.max(...uprights)];
  const [top, bottom] = [Math.min(...levels), Math.max(...levels)];
  const rules = {
    upright: uprights.map((at) => ({ at, from: top, to: bottom })),
    level: levels.map((at) => ({ at, from: left, to: right })),
  };
  const page = pageOf(texts);
  const drawn = { ...page, glyphs: markRuledGaps(page.glyphs, rules), rules };
  return readPages([drawn], direction, cellClassifier).lines.map(({ cells }) => cells.map(({ text }) => text));
}

describe('a table that is drawn with its borders', () => {
  it('has a cell on each side of a rule, however near they stand', () => {
    const near: PageText[] = [
      ['Blue Door', 42, 2],
      ['Cook', 92, 2],
    ];
    expect(linesOf(near, [40, 90, 200], [20, 36])).toEqual([['Blue Door', 'Cook']]);
    expect(linesOf(near, [40, 200], [20, 36])).toEqual([['Blue Door Cook']]);
  });

  it('has a rule along each whole side: ticks at a heading within the frame of a page part nothing', () => {
    const texts: PageText[] = [
      ['Experience', 42, 2],
      ['Cook', 42, 3],
      ['Skills', 400, 2],
      ['SQL', 400, 3],
    ];
    const frame = [20, 575].map((at) => ({ at, from: 10, to: 800 }));
    const rules = {
      upright: [...frame, { at: 120, from: 20, to: 30 }, { at: 380, from: 20, to: 30 }],
      level: [10, 25, 800].map((at) => ({ at, from: at === 25 ? 120 : 20, to: at === 25 ? 380 : 575 })),
    };
    const page = pageOf(texts);
    expect(
      drawnRows(
        readPages([page], 'ltr', cellClassifier).lines.flatMap(({ cells }) => cells),
        rules,
      ),
    ).toEqual([]);
  });

  it('is read row by row: what had no room goes on in its box', () => {
    const wrapped: PageText[] = [
      ['Jan 2015 - May', 43, 2],
      ['Lea Adler', 123, 2],
      ['Live-in', 203, 2],
      ['2019', 43, 3],
      ['caregiver', 203, 3],
    ];
    const [uprights, levels] = [
      [40, 120, 200, 260],
      [20, 52],
    ];
    expect(linesOf(wrapped, uprights, levels)).toEqual([['Jan 2015 - May 2019', 'Lea Adler', 'Live-in caregiver']]);
    // In boxes with room for the next word the same texts are two.
    expect(
      linesOf(
        wrapped.filter(([text]) => text !== '2019'),
        [40, 120, 200, 340],
        levels,
      ),
    ).toEqual([['Jan 2015 - May', 'Lea Adler', 'Live-in'], ['caregiver']]);
    // Without borders it is unknown.
    expect(linesOf(wrapped, uprights, [])).toHaveLength(2);
  });

  it('has the label of a row beside the first text of its box, also where it stands lower', () => {
    const lower: PageText[] = [
      ['Employer', 43, 3],
      ['Blue Door', 153, 2],
      ['Haifa', 153, 4],
    ];
    expect(linesOf(lower, [40, 150, 300], [20, 70])).toEqual([['Employer', 'Blue Door'], ['Haifa']]);
  });

  it('has no year torn from its dash, in a line from the right', () => {
    const years: PageText[] = [
      ['– 2013', 203, 2],
      ['2017', 203, 3],
      ['ןסחמ', 123, 2],
      ['הפיח', 43, 2],
    ];
    expect(linesOf(years, [40, 120, 200, 240], [20, 52], 'rtl')).toEqual([['2013 – 2017', 'מחסן', 'חיפה']]);
  });
});

it('cards that stand apart are no row of a table', () => {
  const rules = {
    upright: [40, 140, 150, 250, 260, 360].map((at) => ({ at, from: 20, to: 70 })),
    level: [20, 70].flatMap((at) => [40, 150, 260].map((from) => ({ at, from, to: from + 100 }))),
  };
  const page = pageOf([
    ['2013 -', 43, 2],
    ['2015 -', 153, 2],
    ['2017 -', 263, 2],
    ['Responsibilities', 43, 3],
    ['Responsibilities', 153, 3],
    ['Responsibilities', 263, 3],
  ]);
  const { lines } = readPages([{ ...page, rules }], 'ltr', cellClassifier);
  expect(lines).toHaveLength(2);
});
