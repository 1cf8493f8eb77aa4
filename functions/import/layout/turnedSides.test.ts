import { expect, it } from 'vitest';
import { pageOf, type PageText } from '../page.fixture.ts';
import type { Cell } from '../page/cell.ts';
import type { Glyph } from '../page/glyph.ts';
import { toLines } from './lines.ts';
import { readPages } from './readPages.ts';
import { setFromRight } from './setFromRight.ts';

const judge = {
  isHeading: ({ text }: Cell) => /^(?:SKILLS|WORK)$/.test(text),
  isDate: ({ text }: Cell) => /^\d{4}/.test(text),
  isLabel: () => false,
};
const glyphsOf = (...texts: readonly PageText[]) => [...pageOf(texts).glyphs];
const placesOf = (glyphs: readonly Glyph[]) => glyphs.map(({ text, x }) => `${text} ${x}`);

it('a page that is set from the left is turned to its other side, with its boxes and rules', () => {
  const page = {
    ...pageOf([
      ['ab', 40, 2],
      ['abc', 40, 3],
    ]),
    boxes: [{ left: 30, right: 100, top: 10, bottom: 60 }],
    rules: { upright: [{ at: 30, from: 10, to: 60 }], level: [{ at: 10, from: 30, to: 100 }] },
  };
  const turned = setFromRight(page);
  expect(placesOf(turned.glyphs)).toEqual(['a 545', 'b 550', 'a 540', 'b 545', 'c 550']);
  expect(turned.boxes).toEqual([{ left: 495, right: 565, top: 10, bottom: 60 }]);
  expect(turned.rules).toEqual({ upright: [{ at: 565, from: 10, to: 60 }], level: [{ at: 10, from: 495, to: 565 }] });
  // Where its lines end at one place, they are at the right already.
  const right = { ...page, glyphs: glyphsOf(['ab', 40, 2], ['abc', 35, 3]) };
  expect(setFromRight(right)).toMatchObject({ boxes: page.boxes, rules: page.rules });
  expect(placesOf(setFromRight(right).glyphs)).toEqual(placesOf(right.glyphs));
  expect(setFromRight(pageOf([])).boxes).toBeUndefined();
});

const ruled = (glyphs: readonly Glyph[]) =>
  setFromRight({ width: 595, height: 842, glyphs }).glyphs.filter(({ hasRuleBefore }) => hasRuleBefore);

it('a rule before a text is before what follows it on the other side, and signs without a name stay', () => {
  const texts = glyphsOf(['ab', 40, 2], ['cd', 200, 2]).map((glyph) =>
    glyph.text === 'c' ? { ...glyph, hasRuleBefore: true } : glyph,
  );
  expect(ruled([...texts, ...glyphsOf(['ab', 40, 3])]).map(({ text }) => text)).toEqual(['a']);
  expect(ruled([...texts, ...glyphsOf(['abcdefghijklmnopqrstuvwxyzabcdefgh', 40, 3])]).map(({ text }) => text)).toEqual(
    ['c'],
  );
  const icon = glyphsOf(['x', 40, 2]).map((glyph) => ({ ...glyph, text: '\uf095' }));
  expect(setFromRight({ width: 595, height: 842, glyphs: icon }).glyphs).toHaveLength(1);
});

it('each character keeps its box, its blanks, and comes as often as it is drawn', () => {
  const word = glyphsOf(['ab cd', 40, 2]);
  const twice = [...word, ...word.map((glyph) => ({ ...glyph, x: glyph.x + 0.3 }))];
  const turned = setFromRight({ width: 595, height: 842, glyphs: word }).glyphs;
  expect(turned.map(({ hasSpaceBefore }) => hasSpaceBefore)).toEqual([false, false, true, false]);
  expect(turned.map(({ box }) => box?.x)).toEqual([40, 45, 55, 60]);
  expect(setFromRight({ width: 595, height: 842, glyphs: twice }).glyphs).toHaveLength(8);
});

const row = (left: string, middle: string, period: string): PageText[] => [
  [left, 40, 2],
  [middle, 300 - 5 * middle.length, 2],
  [period, 300 + (middle === 'חבט' ? 40 : 0), 2],
];

it('a period at the right of its text is a cell of its own in Hebrew, where texts of the next column begin', () => {
  const rows = [row('א', 'חבט', '2019'), row('א', 'חבט', '2017'), row('א', 'החבט', '2015')].map((texts) =>
    glyphsOf(...texts),
  );
  expect(
    toLines(rows, { page: 0, column: 0, direction: 'rtl' }, judge).map(({ cells }) => cells.map(({ text }) => text)),
  ).toEqual([
    ['2019', 'טבח', 'א'],
    ['2017', 'טבח', 'א'],
    ['2015', 'טבחה', 'א'],
  ]);
});

const list = (left: number, ...texts: readonly string[]) =>
  texts.map((text, index): PageText => [text, left - 5 * text.length, 4 + index + (left < 300 ? 0.4 : 0)]);

it('the far column of a Hebrew page ends as far from its edge as the text begins at the other', () => {
  const page = pageOf([
    ...list(475, 'SKILLS', 'אא', 'בבבבבבבבבב', 'גגגגגגגגגגגגגגג'),
    ...list(200, 'WORK', 'דד', 'ההההההההההה', 'ווווווווווווווו'),
  ]);
  const { lines } = readPages([page], 'rtl', judge);
  // The text begins 120 from the right.
  expect(lines.filter(({ column }) => column === 2).map(({ farEdge }) => farEdge)).toEqual([120, 120, 120, 120]);
  expect(lines.map(({ column }) => column)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
});
