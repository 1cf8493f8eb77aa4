import { describe, expect, it } from 'vitest';
import type { Cell } from '../page/cell.ts';
import { findGutter } from './columns.ts';

/** Texts below each other, two lines apart, 100 points wide; headings have their own look. */
const column = (left: number, from: number, texts: readonly string[], headings: Partial<Cell> = {}) =>
  texts.map((text, index): Cell => ({
    text,
    runs: [],
    left,
    right: left + 100,
    y: from + 20 * index,
    size: 10,
    bold: false,
    ...(/^(?:[A-Z]|On)/.test(text) && headings),
  }));
const judgeOf = (known: RegExp) => ({
  isHeading: ({ text }: Cell) => known.test(text),
  isDate: ({ text }: Cell) => /^\d{4}$/.test(text),
  isLabel: () => false,
});
const judge = judgeOf(/^(?:Skills|Tongues|Work|Studies|SKILLS|TONGUES|WORK|JOBS|wine)$/);
const isFound = (...columns: readonly (readonly Cell[])[]) => findGutter(columns.flat(), judge) !== undefined;

const left = (headings: Partial<Cell>, names: readonly string[] = ['Skills', 'Tongues']) =>
  column(20, 100, [names[0] ?? '', 'grill', 'bread', names[1] ?? '', 'welsh', 'irish'], headings);
const right = (texts: readonly string[], headings: Partial<Cell> = {}) => column(200, 106, texts, headings);

describe('headings of which most stand out', () => {
  const plain = right(['wine', 'rice', 'milk', 'tea', 'jam', 'oats']);
  it('are those that do: by weight, size or capitals', () => {
    for (const look of [{ bold: true }, { size: 10.9 }]) expect(isFound(left(look), plain)).toBe(false);
    expect(isFound(left({}, ['SKILLS', 'TONGUES']), plain)).toBe(false);
    // Larger by less than a twelfth they do not.
    expect(isFound(left({ size: 10.8 }), plain)).toBe(true);
  });

  it('are all where no more than half do, or one does alone', () => {
    expect(isFound(left({}), plain)).toBe(true);
    const one = left({}, ['SKILLS', 'oats']);
    expect(isFound(one, plain)).toBe(true);
  });
});

const own = (count: number, look: Partial<Cell>) =>
  right(Array.from({ length: count }, (_, index) => [`On stage ${'abcdef'[index]}`, 'text', 'more']).flat(), look);
const stage = (size: number, below = 10, name = 'On stage') =>
  right([name, 'text', 'more', 'On tour', 'text', 'more'], { size }).map((cell) =>
    cell.text === 'text' ? { ...cell, size: below } : cell,
  );
const named = (letters: number) => `On${' stage'.repeat(10)}`.slice(0, letters);

describe('headings that nobody knows', () => {
  it('look as two that are known, and half of all of that look, or a third of a large one', () => {
    expect([
      isFound(left({ bold: true }), own(2, { bold: true })),
      isFound(left({ bold: true }), own(3, { bold: true })),
    ]).toEqual([true, false]);
    const large = { size: 14 };
    expect([isFound(left(large), own(4, large)), isFound(left(large), own(5, large))]).toEqual([true, false]);
    // Larger than the text by a seventh: less is none.
    expect([
      isFound(left({ size: 11.6 }), own(4, { size: 11.6 })),
      isFound(left({ size: 11.4 }), own(4, { size: 11.4 })),
    ]).toEqual([true, false]);
    expect(isFound(left({ bold: true }, ['Skills', 'oats']), own(1, { bold: true }))).toBe(false);
  });

  it('are larger still than those that are known, twice, each above smaller text', () => {
    const known = left({ size: 12 });
    expect([isFound(known, stage(13)), isFound(known, stage(12.9))]).toEqual([true, false]);
    expect([isFound(known, stage(24)), isFound(known, stage(24.1))]).toEqual([true, false]);
    expect([isFound(known, stage(16, 13)), isFound(known, stage(16, 14))]).toEqual([true, false]);
    expect([isFound(known, stage(16, 10, named(35))), isFound(known, stage(16, 10, named(36)))]).toEqual([true, false]);
    // Of two such looks neither is one.
    const bold = stage(16).map((cell, index) => (index === 3 ? { ...cell, bold: true } : cell));
    expect(isFound(known, bold)).toBe(false);
  });
});

const gutterOf = (cells: readonly Cell[]) => findGutter(cells, judge);

describe('a section whose lines end in their dates', () => {
  const jobs = [...column(20, 100, ['JOBS', 'Cook', 'Haifa', 'Baker', 'Acre'])];
  const dates = [...column(200, 120, ['2019']), ...column(200, 160, ['2017'])];
  const lists = [
    ...column(20, 300, ['Skills', 'grill', 'bread', 'wine']),
    ...column(200, 306, ['Work', 'rice', 'milk', 'tea']),
  ];

  it('has no gutter, and the columns below it begin behind its last line, whatever the order of texts', () => {
    expect(gutterOf([...jobs, ...dates, ...lists])?.top).toBe(180);
    expect(gutterOf([...jobs, ...dates, ...lists].toReversed())?.top).toBe(180);
    // The last line stands close above the next heading.
    const close = column(20, 284, ['text']);
    expect(gutterOf([...jobs, ...dates, ...close, ...lists])?.top).toBe(284);
  });
});
