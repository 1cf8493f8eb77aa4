import { describe, expect, it } from 'vitest';
import { pageOf, type PageText } from '../page.fixture.ts';
import type { DrawnRules } from '../page/pageGlyphs.ts';
import type { TextLine } from '../page/textLine.ts';
import { readPages } from './readPages.ts';
import { barsOfTables, withRowsOfTables } from './rowsOfTables.ts';

const judge = { isHeading: () => false, isDate: () => false, isLabel: () => false };
const grid = (uprights: readonly number[], levels: readonly number[]): DrawnRules => ({
  upright: uprights.map((at) => ({ at, from: Math.min(...levels), to: Math.max(...levels) })),
  level: levels.map((at) => ({ at, from: Math.min(...uprights), to: Math.max(...uprights) })),
});
/** Three boxes of 80 points, with 3 between a text and its border; rows of 16. */
const THREE = grid([40, 120, 200, 280], [20, 84]);
const linesOf = (texts: readonly PageText[]) => readPages([pageOf(texts)], 'ltr', judge).lines;
const read = (texts: readonly PageText[], rules = THREE, change = (line: TextLine) => line) =>
  withRowsOfTables(linesOf(texts).map(change), [{ rules }], 'ltr').map(({ cells }) => cells.map(({ text }) => text));

/** A first text that leaves 24 points of its box, one below it, and two that touch the borders of theirs. */
const wrapped = (above: string, below: string, row = 3): PageText[] => [
  [above, 43, 2],
  ['Haifa', 123, 2],
  ['Weaving mills', 203, 2],
  [below, 43, row],
];
const goesOn = (...asked: Parameters<typeof wrapped>) => read(wrapped(...asked))[0]?.[0] === `${asked[0]} ${asked[1]}`;

const bold = (line: TextLine) => ({
  ...line,
  cells: line.cells.map((cell) => (cell.text === 'abcde more' ? { ...cell, bold: true } : cell)),
});
const sized = (size: number) => (line: TextLine) => ({
  ...line,
  cells: line.cells.map((cell) => (cell.text === 'abcde more' ? { ...cell, size } : cell)),
});
const weighted = (isBold: boolean) => (line: TextLine) => ({
  ...line,
  cells: line.cells.map((cell) =>
    cell.text.startsWith('abcde')
      ? { ...cell, runs: [{ text: cell.text, bold: isBold && cell.text === 'abcdefghij' }] }
      : cell,
  ),
});
const runs = (change: (line: TextLine) => TextLine) =>
  withRowsOfTables(linesOf(wrapped('abcdefghij', 'abcde more')).map(change), [{ rules: THREE }], 'ltr')[0]?.cells[0]
    ?.runs;

describe('a text goes on in its box', () => {
  it('where its next word had no room above', () => {
    // 74 points are there for texts: ten letters take 50, a space 2.5, which leaves 21.5 and a tenth of the size.
    expect([goesOn('abcdefghij', 'abcde more'), goesOn('abcdefghij', 'abcd more')]).toEqual([true, false]);
    // With one point beside texts there are 78: 75 and the space are too much.
    const near: PageText[] = wrapped('abcdefghij', 'abcde more').map(([text, left, row]) => [text, left - 2, row]);
    expect(read(near)).toHaveLength(1);
    // Signs belong to the word: four letters and a comma.
    expect(goesOn('abcdefghij', 'abcd, more')).toBe(true);
  });

  it('where it begins as a text does, in a line of its own', () => {
    expect([goesOn('abcdefghij', '(abcde more'), goesOn('abcdefghij', '• abcdefg')]).toEqual([true, false]);
  });

  it('where both lines look alike', () => {
    const text = wrapped('abcdefghij', 'abcde more');
    expect(read(text, THREE, bold)).toHaveLength(2);
    expect([read(text, THREE, sized(10.3)), read(text, THREE, sized(10.5))].map(({ length }) => length)).toEqual([
      1, 2,
    ]);
  });

  it('with the weight of each piece', () => {
    expect(runs(weighted(true))).toEqual([
      { text: 'abcdefghij ', bold: true },
      { text: 'abcde more', bold: false },
    ]);
    expect(runs(weighted(false))).toEqual([{ text: 'abcdefghij abcde more', bold: false }]);
  });

  it('in three boxes or more: of two each line is a text', () => {
    const two = grid([40, 120, 200], [20, 84]);
    const texts: PageText[] = [
      ['Years', 123, 2],
      ['abcdefghij', 43, 3],
      ['abcde more', 43, 4],
    ];
    expect(read(texts, two)).toEqual([['abcdefghij', 'Years'], ['abcde more']]);
  });
});

describe('a row is a record', () => {
  const two = grid([40, 120, 200], [20, 84]);
  it('where three boxes are, or all of two but one hold one line', () => {
    const below: PageText[] = [
      ['a', 43, 3],
      ['b', 123, 2],
      ['c', 123, 4],
    ];
    expect(read(below, two)).toEqual([['a', 'b'], ['c']]);
    // Columns of a sheet: both have several lines.
    const sheet: PageText[] = [...below, ['d', 43, 4]];
    expect(read(sheet, two)).toEqual([['b'], ['a'], ['d', 'c']]);
  });

  it('that no gutter goes through, with a bar at each of its texts', () => {
    const cells = linesOf([
      ['a', 43, 2],
      ['b', 123, 2],
      ['c', 123, 4],
    ]).flatMap((line) => line.cells);
    expect(barsOfTables(cells, two)).toEqual([32, 32, 64].map((y) => ({ left: 40, right: 200, y })));
    expect(barsOfTables(cells, undefined)).toEqual([]);
  });

  it('of lines that are read one after the other in one column, and hold nothing else', () => {
    const texts: PageText[] = [
      ['a', 43, 3],
      ['b', 123, 2],
      ['c', 203, 4],
    ];
    expect(read(texts)).toEqual([['a', 'b', 'c']]);
    const apart = [['b'], ['a'], ['c']];
    expect(read(texts, THREE, (line) => (line.text === 'a' ? { ...line, column: 1 } : line))).toEqual(apart);
    expect(read(texts, THREE, (line) => (line.text === 'a' ? { ...line, isTurned: true } : line))).toEqual(apart);
    expect(read([...texts, ['beside the table', 300, 3]])).toEqual([['b'], ['a', 'beside the table'], ['c']]);
  });

  it('of its own page', () => {
    const lines = linesOf([
      ['a', 43, 3],
      ['b', 123, 2],
      ['c', 203, 4],
    ]);
    const second = lines.map((line) => ({ ...line, page: 1 }));
    const read = withRowsOfTables([...lines, ...second], [{}, { rules: THREE }], 'ltr');
    expect(read.map(({ text, page }) => [text, page])).toEqual([
      ['b', 0],
      ['a', 0],
      ['c', 0],
      ['a  b  c', 1],
    ]);
  });
});

it('the line of a row stands where its first did, and others where they do', () => {
  const lines = withRowsOfTables(
    linesOf([
      ['a', 43, 3],
      ['b', 123, 2],
      ['c', 203, 2],
      ['d', 203, 4],
    ]),
    [{ rules: THREE }],
    'ltr',
  );
  expect(lines.map(({ text, y }) => [text, y])).toEqual([
    ['a  b  c', 32],
    ['d', 64],
  ]);
  // A line that says it already is the same one.
  const [first] = linesOf([
    ['a', 43, 2],
    ['b', 123, 2],
    ['c', 203, 2],
  ]) as [TextLine];
  expect(withRowsOfTables([first], [{ rules: THREE }], 'ltr')[0]).toBe(first);
});
