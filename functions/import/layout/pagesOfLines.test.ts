import { describe, expect, it } from 'vitest';
import { pageOf, type PageText } from '../page.fixture.ts';
import type { Glyph } from '../page/glyph.ts';
import type { PageGlyphs } from '../page/pageGlyphs.ts';
import { toLines } from './lines.ts';
import { readPages } from './readPages.ts';

const judge = { isHeading: () => false, isDate: () => false, isLabel: () => false };
const glyphsOf = (...texts: readonly PageText[]) => [...pageOf(texts).glyphs];
const read = (glyphs: readonly Glyph[], more: Partial<PageGlyphs> = {}) => {
  const { lines, dropped } = readPages([{ width: 595, height: 842, glyphs, ...more }], 'ltr', judge);
  return { lines: lines.map(({ text }) => text), dropped: dropped.map(({ reason, text }) => `${reason}: ${text}`) };
};

describe('what is drawn and is in no line is told', () => {
  it('with each sign that names nothing', () => {
    const [phone, ...rest] = glyphsOf(['P054', 40, 20]);
    expect(read([{ ...(phone as Glyph), text: '\uf095' }, ...rest])).toEqual({
      lines: ['054'],
      dropped: ['names no character: \uf095'],
    });
  });

  it('with each letter that is drawn twice to look bold, as often as it is', () => {
    const word = glyphsOf(['Noa', 40, 20]);
    const again = word.slice(1).map((glyph) => ({ ...glyph, x: glyph.x + 0.3 }));
    expect(read([...word, ...again])).toEqual({ lines: ['Noa'], dropped: ['drawn twice: oa'] });
    expect(read([...word, ...again, ...glyphsOf(['Noa', 40, 22])]).dropped).toEqual(['drawn twice: oa']);
    expect(read(word).dropped).toEqual([]);
  });
});

/** Lines of one column of rows of a page 595 points wide. */
const linesOf = (texts: readonly PageText[], direction: 'ltr' | 'rtl', side?: { width: number; near?: number }) =>
  toLines(
    texts.map((text) => glyphsOf(text)),
    { page: 0, column: 0, direction },
    judge,
    side,
  );
const farEdges = (...asked: Parameters<typeof linesOf>) => linesOf(...asked).map(({ farEdge }) => farEdge);

describe('where the lines of a column end', () => {
  const three: PageText[] = [
    ['a'.repeat(20), 40, 2],
    ['a'.repeat(18), 40, 3],
    ['a'.repeat(18), 40, 4],
  ];
  const mirrored = three.map(([text, , row]): PageText => [text, 555 - text.length * 5, row]);

  it('is the edge that three of them come to', () => {
    expect(farEdges(three, 'ltr', { width: 595 })).toEqual([140, 140, 140]);
    // One and a half of the size away: it does not come to it.
    const short = three.with(2, ['a'.repeat(17), 40, 4]);
    expect(farEdges(short, 'ltr', { width: 595 })).toEqual([555, 555, 555]);
    expect(farEdges(short, 'ltr')).toEqual([140, 140, 140]);
  });

  it('is at the left in Hebrew', () => {
    expect(farEdges(mirrored, 'rtl', { width: 595 })).toEqual([455, 455, 455]);
    expect(farEdges(mirrored.slice(1), 'rtl', { width: 595 })).toEqual([40, 40]);
  });

  it('is as far from the page’s edge as its text begins at the other, or where a line ends that goes further', () => {
    expect(farEdges(three.slice(1), 'ltr', { width: 595, near: 60 })).toEqual([535, 535]);
    expect(farEdges(three.slice(1), 'ltr', { width: 160, near: 60 })).toEqual([130, 130]);
  });

  it('is that of the widest glyph, not of the last', () => {
    const row: PageText = ['ab', 40, 2];
    const [first, second] = glyphsOf(row) as [Glyph, Glyph];
    const lines = toLines([[{ ...first, width: 30 }, second]], { page: 0, column: 0, direction: 'ltr' }, judge);
    expect(lines[0]?.farEdge).toBe(70);
  });
});

it('two rows are one line where their baselines are near and nothing is below the other', () => {
  const beside = (y: number, x = 200) => {
    const lower = glyphsOf(['Haifa', x, 2]).map((glyph) => ({ ...glyph, y: 32 + y }));
    return toLines([glyphsOf(['Blue Door', 40, 2]), lower], { page: 0, column: 0, direction: 'ltr' }, judge);
  };
  expect(beside(4).map(({ text }) => text)).toEqual(['Blue Door  Haifa']);
  expect(beside(4.2)).toHaveLength(2);
  expect(beside(4, 84)).toHaveLength(2);
  expect(beside(4, 85)).toHaveLength(1);
  // It is 25 wide: at 15 it ends where the other begins.
  expect([beside(4, 15).length, beside(4, 16).length]).toEqual([1, 2]);
  // What stands at the left is read first, or at the right.
  const left = glyphsOf(['Haifa', 40, 2]).map((glyph) => ({ ...glyph, y: 35 }));
  const rows = [glyphsOf(['Blue Door', 200, 2]), left];
  const read = (direction: 'ltr' | 'rtl') =>
    toLines(rows, { page: 0, column: 0, direction }, judge).map(({ cells, farEdge, gap }) => [
      cells.map(({ left: x }) => x),
      farEdge,
      gap,
    ]);
  expect(read('ltr')).toEqual([[[40, 200], 245, Infinity]]);
  expect(read('rtl')).toEqual([[[200, 40], 40, Infinity]]);
});

const readRow = (row: Glyph[], direction: 'ltr' | 'rtl') =>
  toLines([row], { page: 0, column: 0, direction }, judge).map((line) => line.text);

it('a drawn mark is read where it stands before a text, and not where it ends its line', () => {
  const dot = (x: number): Glyph => ({ ...glyphsOf(['•', x, 2])[0]!, isDrawnMark: true });
  const text = glyphsOf(['Noa', 60, 2]);
  expect(readRow([dot(50), ...text], 'ltr')).toEqual(['• Noa']);
  expect(readRow([...text, dot(80)], 'ltr')).toEqual(['Noa']);
  expect(readRow([dot(50), ...text], 'rtl')).toEqual(['Noa']);
  expect(readRow([...text, dot(80)], 'rtl')).toEqual(['• Noa']);
  expect(readRow([dot(50)], 'ltr')).toEqual([]);
});

it('the cells of a line stand in the order they are read, and its gap is to the one above', () => {
  const rows: PageText[][] = [
    [
      ['ab', 40, 2],
      ['cd', 200, 2],
    ],
    [['ef', 40, 4]],
  ];
  const read = (direction: 'ltr' | 'rtl') =>
    toLines(
      rows.map((row) => glyphsOf(...row)),
      { page: 3, column: 2, direction },
      judge,
    ).map(({ text, page, column, gap }) => [text, page, column, gap]);
  expect(read('ltr')).toEqual([
    ['ab  cd', 3, 2, Infinity],
    ['ef', 3, 2, 32],
  ]);
  expect(read('rtl')).toEqual([
    ['cd  ab', 3, 2, Infinity],
    ['ef', 3, 2, 32],
  ]);
});
