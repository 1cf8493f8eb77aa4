import { describe, expect, it } from 'vitest';
import { boxAround, type Glyph } from './glyph.ts';
import { glyphBox, inkOf, inkOfBoth, inkOfPieces, looseInk, plainWord, type DrawnText } from './ink.ts';

/** A letter 50 points wide in type of 100: it rises 78 above its baseline. */
const glyph = (text: string, x: number, more: Partial<Glyph> = {}): Glyph => ({
  text,
  x,
  y: 200,
  width: 50,
  size: 100,
  bold: false,
  ...more,
});
/** The letters of a text as they are drawn; a space is drawn by nothing. */
const drawn = (text: string): DrawnText[] =>
  Array.from(text).map((char, index) => ({ text: char, glyph: char === ' ' ? undefined : glyph(char, index * 50) }));
const wordsOf = (text: string) =>
  inkOf(drawn(text), 0).map(({ text: word, x, width, glyphs }) => [
    word,
    x / 50,
    width / 50,
    glyphs.map((each) => each.text).join(''),
  ]);

const at = (y: number) =>
  inkOf([{ text: 'a', glyph: glyph('a', 0, { box: { x: 700, y, width: 50, height: 100 } }) }], 0)[0];

describe('the words of a text', () => {
  it('are its runs of letters and digits, each where it is drawn', () => {
    expect(inkOf(drawn('Noa 12'), 3)).toMatchObject([
      { text: 'noa', page: 3, x: 0, y: 122, width: 150, height: 100 },
      { text: '12', page: 3, x: 200, y: 122, width: 100, height: 100 },
    ]);
    expect(wordsOf('C++, 2019')).toEqual([
      ['c', 0, 4, 'C++,'],
      ['2019', 5, 4, '2019'],
    ]);
  });

  it('have the signs that touch them within their boxes, and others among their glyphs alone', () => {
    expect(wordsOf('(2019)')).toEqual([['2019', 0, 6, '(2019)']]);
    expect(wordsOf('a • b')).toEqual([
      ['a', 0, 1, 'a•'],
      ['b', 4, 1, 'b'],
    ]);
    expect(wordsOf('• a')).toEqual([['a', 2, 1, '•a']]);
    expect(wordsOf('a-b')).toEqual([
      ['a', 0, 2, 'a-'],
      ['b', 2, 1, 'b'],
    ]);
  });

  it('are one without letters where there are none, and none of nothing', () => {
    expect(wordsOf('• –')).toEqual([['', 0, 3, '•–']]);
    expect(wordsOf(' ')).toEqual([]);
  });

  it('may be several of one glyph, and have each glyph of a ligature once', () => {
    const ligature = [{ text: 'ffi', glyph: glyph('ffi', 0) }];
    expect(inkOf(ligature, 0)).toMatchObject([{ text: 'ffi', width: 50, glyphs: [{ text: 'ffi' }] }]);
    const joined = inkOf([{ text: 'a.b', glyph: glyph('a.b', 0) }], 0);
    expect(joined.map(({ text, glyphs }) => [text, glyphs.length])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });

  it('stand turned where their glyphs have another place on the page, and not moved along the line', () => {
    expect(at(300)).toMatchObject({ x: 700, y: 300, isTurned: true });
    expect(at(122)).toMatchObject({ x: 700, y: 122 });
    expect(at(122)).not.toHaveProperty('isTurned');
  });
});

it('words are compared small, without marks, in one form', () => {
  expect(['Noa', 'CAFÉ', 'ﬁre', 'D’Or', 'שלום'].map(plainWord)).toEqual(['noa', 'café', 'fire', "d'or", 'שלום']);
});

it('words of several cells are of each, and pieces of a word are one', () => {
  const [first, second] = [inkOf(drawn('Net'), 2), inkOf(drawn('    work'), 2)];
  expect(inkOfBoth({ ink: first }, {}, { ink: second }).ink).toEqual([...first, ...second]);
  expect(inkOfPieces([...first, ...second])).toMatchObject({ text: 'network', page: 2, x: 0, width: 400 });
  expect(inkOfPieces([...first, ...second]).glyphs).toHaveLength(7);
  expect(inkOfPieces([])).toMatchObject({ text: '', page: 0, x: 0, width: 0 });
});

it('what is in no line is one piece for each of its rows, without its signs', () => {
  const glyphs = [glyph('P', 0), glyph('.', 50), glyph('1', 100, { y: 200.4 }), glyph('x', 0, { y: 201 })];
  expect(looseInk(glyphs, 4).map(({ text, page, x, width }) => [text, page, x, width])).toEqual([
    ['p1', 4, 0, 150],
    ['x', 4, 0, 50],
  ]);
});

it('a glyph stands where its page says, or from its rise to what hangs below its line', () => {
  expect(glyphBox(glyph('a', 10))).toEqual({ x: 10, y: 122, width: 50, height: 100 });
  const box = { x: 1, y: 2, width: 3, height: 4 };
  expect(glyphBox(glyph('a', 10, { box }))).toBe(box);
});

it('a box around others reaches to the outermost of each side', () => {
  const boxes = [
    { x: 10, y: 20, width: 5, height: 50 },
    { x: 0, y: 40, width: 30, height: 10 },
  ];
  expect(boxAround(boxes)).toEqual({ x: 0, y: 20, width: 30, height: 50 });
  expect(boxAround(boxes.toReversed())).toEqual({ x: 0, y: 20, width: 30, height: 50 });
  expect(boxAround([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
});
