import { describe, expect, it } from 'vitest';
import type { Glyph } from '../page/glyph.ts';
import { withComposedLetters } from './composedLetters.ts';
import { areInSameWord, restoreLostBytes, restoreSwappedBytes } from './repairEncoding.ts';
import { withNamedLigatures } from './unnamedLigatures.ts';

const glyph = (text: string, x: number, { width = 5, y = 100, size = 10, bold = false } = {}): Glyph => ({
  text,
  x,
  y,
  width,
  size,
  bold,
});
const textOf = (glyphs: readonly Glyph[]) => glyphs.map(({ text }) => text).join('');

const over = (accent: string, letter: string, x: number, { y = 100, width = 5 } = {}) =>
  textOf(withComposedLetters([glyph(accent, x, { y, width }), glyph(letter, 10)]));

describe('an accent', () => {
  it.each([
    ['`', 'e', 'è'],
    ['ˋ', 'e', 'è'],
    ['ˊ', 'e', 'é'],
    ['´', 'e', 'é'],
    ['^', 'e', 'ê'],
    ['ˆ', 'e', 'ê'],
    ['~', 'n', 'ñ'],
    ['˜', 'n', 'ñ'],
    ['ˇ', 'c', 'č'],
    ['¨', 'ı', 'ï'],
    ['ˇ', 'ȷ', 'ǰ'],
    ['¸', 'c', 'ç'],
  ])('%s over %s is %s', (accent, letter, composed) => {
    expect(over(accent, letter, 10)).toBe(composed);
  });

  it('stands over its letter where its middle is within it, and near its baseline', () => {
    expect([7.5, 7.6, 12.4, 12.5].map((x) => over('´', 'e', x))).toEqual(['´e', 'é', 'é', '´e']);
    expect([96.5, 96.6, 103.4, 103.5].map((y) => over('´', 'e', 10, { y }))).toEqual(['´e', 'é', 'é', '´e']);
  });

  it('that is a mark of its own belongs to the letter before it, up to half of that’s width beside it', () => {
    const behind = (x: number) =>
      textOf(withComposedLetters([glyph('e', 10), glyph('\u0301', x, { width: 0 }), glyph('a', 17)]));
    expect([7.5, 7.6, 17.4, 17.5].map(behind)).toEqual(['e\u0301a', 'éa', 'éa', 'e\u0301a']);
    expect(textOf(withComposedLetters([glyph('\u0301', 10, { width: 0 }), glyph('e', 10)]))).toBe('\u0301e');
  });

  it('that is drawn behind its letter is over it too, and its letter stays where it is', () => {
    expect(withComposedLetters([glyph('e', 10, { bold: true }), glyph('´', 10.5), glyph('x', 20)])).toEqual([
      glyph('é', 10, { bold: true }),
      glyph('x', 20),
    ]);
    const plain = [glyph('e', 10)];
    expect(withComposedLetters(plain)).toBe(plain);
    expect(textOf(withComposedLetters([glyph('´', 10)]))).toBe('´');
  });
});

describe('letters are of one word', () => {
  it.each([
    ['less than a sixth of the size apart', glyph('b', 16.5), true],
    ['further apart', glyph('b', 16.6), false],
    ['before it', glyph('b', 3.5), true],
    ['further before it', glyph('b', 3.3), false],
    ['a tenth of the size lower', glyph('b', 15, { y: 101 }), true],
    ['lower', glyph('b', 15, { y: 101.1 }), false],
    ['higher', glyph('b', 15, { y: 98.9 }), false],
  ])('where one stands %s, or not', (_, other, isIt) => {
    expect(areInSameWord(glyph('a', 10), other)).toBe(isIt);
  });

  it('as near as is asked', () => {
    expect([areInSameWord(glyph('a', 10), glyph('b', 16.5), 0.12), areInSameWord(undefined, glyph('b', 10))]).toEqual([
      false,
      false,
    ]);
  });
});

const word = (text: string) => Array.from(text, (char, index) => glyph(char, 5 * index));

const page = (count: number) => [...word(`א${'à'.repeat(count)}`), glyph('à', 500), glyph('é', 600), glyph('R', 605)];

describe('letters of which a byte was lost', () => {
  it('are those from the first to the last of the alphabet', () => {
    expect(textOf(restoreLostBytes(word('אÐê')))).toBe('אאת');
    expect(textOf(restoreLostBytes(word('אÏ')))).toBe('אÏ');
    expect(textOf(restoreLostBytes(word('אë')))).toBe('אë');
    expect(textOf(restoreLostBytes(word('תÐ')))).toBe('תא');
  });

  it('stand alone on a page that lost more of them than chance makes', () => {
    expect(textOf(restoreLostBytes(page(5))).slice(6)).toBe('àéR');
    expect(textOf(restoreLostBytes(page(6))).slice(7)).toBe('נéR');
  });

  it('are one glyph each, and swapped bytes are whole ones', () => {
    expect(textOf(restoreLostBytes([...word('א'), glyph('àà', 5)]))).toBe('אàà');
    expect(restoreSwappedBytes('昀氁')).toBe('昀氁');
    expect(restoreSwappedBytes('愀稀')).toBe('az');
  });
});

/** Letters whose widths are known, of a size and weight, and then a word with such a ligature. */
const read = (width: number, known = {}, letters = 'ti') =>
  textOf(
    withNamedLigatures([
      ...Array.from(letters, (char, index) => glyph(char, 200 + 10 * index, { width: char === 't' ? 3 : 2, ...known })),
      glyph('a', 10),
      glyph('\ufffd', 15, { width }),
      glyph('n', 15 + width),
    ]),
  ).at(-2);

const beside = (before: string, behind: string, gap = 0) =>
  textOf(
    withNamedLigatures([
      glyph('t', 200, { width: 3 }),
      glyph('i', 300, { width: 2 }),
      glyph(before, 10 - gap),
      glyph('\ufffd', 15),
      glyph(behind, 20 + gap),
    ]),
  ).includes('\ufffd');

const far = (count: number) =>
  textOf(
    withNamedLigatures([
      glyph('t', 0, { width: 3 }),
      glyph('i', 300, { width: 2 }),
      ...Array.from({ length: count }, (_, index) => glyph('x', 10 * index, { y: 500 })),
      glyph('a', 10),
      glyph('\ufffd', 15),
      glyph('n', 20),
    ]),
  ).slice(-2, -1);

describe('a ligature that is named as nothing', () => {
  it('is the one that is as wide, to a hundredth of the size', () => {
    expect([4.87, 4.89, 5.11, 5.13].map((width) => read(width) === 'i')).toEqual([false, true, true, false]);
  });

  it('by letters of its own size and weight, which may stand anywhere near', () => {
    expect([read(5, { size: 10.02 }), read(5, { bold: true })]).toEqual(['\ufffd', '\ufffd']);
    expect(read(5, { size: 10.005 })).toBe('i');

    expect([far(597), far(599)]).toEqual(['i', '\ufffd']);
  });

  it('stands beside a small letter of its word', () => {
    expect([beside('a', '–'), beside('–', 'n'), beside('A', 'N'), beside('–', '–')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect([beside('a', 'n', 1.1), beside('a', 'n', 1.3)]).toEqual([false, true]);
  });

  it.each([
    ['aƟb', 'atib'],
    ['aƩb', 'attb'],
    ['aŌb', 'aftb'],
    ['aƫb', 'attib'],
    ['–Ɵb', '–tib'],
    ['–Ōb', '–Ōb'],
  ])('or is written for another letter: %s', (text, said) => {
    expect(textOf(withNamedLigatures(Array.from(text, (char, index) => glyph(char, 5 * index))))).toBe(said);
  });
});
