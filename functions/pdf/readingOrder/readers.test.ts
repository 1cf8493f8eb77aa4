import { describe, expect, it } from 'vitest';
import { logicalGlyphs } from './logicalOrder.ts';
import { directionTail } from './marks.ts';
import {
  countPdfiumSegments,
  isSpaceLostByPdfium,
  isTurnedByPdfJs,
  orderOfPdfium,
  orderOfPdfJs,
  orderOfPoppler,
} from './readers.ts';

/** Two letters with a space, of which a gap is left. */
const spaced = (gap: number) => [
  { shown: 't', x: 0, end: 4 },
  { shown: ' ', x: 4, end: 7.2 },
  { shown: 'A', x: 4 + gap, end: 12.6 + gap },
];

/** What each reader was seen to give for a line, written as it stands on the page, from left to right. */
describe('how readers order a line', () => {
  it('pdf.js turns a word and what stands around it', () => {
    expect(orderOfPdfJs('םולש')).toBe('שלום');
    expect(orderOfPdfJs('ףודעתו Roadmap')).toBe('Roadmap ותעדוף');
    expect(orderOfPdfJs('09/2020 – Present')).toBe('09/2020 – Present');
    // Less than a third from the right: it takes the line for one from the left.
    expect(orderOfPdfJs('םויה – 03/2021')).toBe('היום – 03/2021');
  });

  it('PDFium turns the parts of a line that has as many words from the right', () => {
    expect(orderOfPdfium('םולש בוט')).toBe('טוב שלום');
    expect(orderOfPdfium('הריכב C++ תחתפמ')).toBe('מפתחת ++C בכירה');
    expect(orderOfPdfium('Senior C++ developer')).toBe('Senior C++ developer');
  });

  it('PDFium sees a space by its gap alone, which a face may kern away', () => {
    expect([isSpaceLostByPdfium(spaced(1.98)), isSpaceLostByPdfium(spaced(3.2))]).toEqual([true, false]);
  });

  it('pdftotext moves the space behind a Latin word, and not where a mark stands between', () => {
    expect(orderOfPoppler('בוט AWS םולש', true)).toBe('שלום  AWSטוב');
    expect(orderOfPoppler('בוט \u200fAWS\u200e םולש', true).replace(/\p{Cf}/gu, '')).toBe('שלום AWS טוב');
  });

  it('pdftotext moves signs of numbers behind what follows them, and not where a mark stands between', () => {
    expect(orderOfPoppler('Java-ב', true)).toBe('בJava-');
    expect(orderOfPoppler('Java\u200e\u200f-ב', true).replace(/\p{Cf}/gu, '')).toBe('ב-Java');
    expect(orderOfPoppler('דול ,ביבא לת', true)).toBe('תל אביב ,לוד');
    expect(orderOfPoppler('דול \u200f,ביבא לת', true).replace(/\p{Cf}/gu, '')).toBe('תל אביב, לוד');
  });

  it('[PDF-05] pdftotext takes a space beside a sign for the sign, and not where marks stand between', () => {
    // At the line's end: marks of which a space stands apart, and marks that touch the sign.
    expect(orderOfPoppler('\u200f .םולש', true).replace(/\p{Cf}/gu, '')).toBe('שלום .');
    expect(orderOfPoppler('\u200f.םולש', true).replace(/\p{Cf}/gu, '')).toBe('שלום.');
    // A sign whose glyph stands for a space too.
    expect(orderOfPoppler('\u200f: םישועו', true).replace(/\p{Cf}/gu, '')).toBe('ועושים :');
    expect(orderOfPoppler('\u200f: \u200eםישועו', true).replace(/\p{Cf}/gu, '')).toBe('ועושים: ');
  });

  it('pdf.js takes a piece with few letters from the right for one from the left', () => {
    expect([isTurnedByPdfJs('03/2021 – היום'), isTurnedByPdfJs('היום'), isTurnedByPdfJs('AWS')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

const glyphs = (parts: readonly (readonly [string, boolean])[]) =>
  parts
    .flatMap(([text, rtl]) => Array.from(text, (shown) => ({ shown, text: shown, rtl })))
    .map((glyph, x) => ({ ...glyph, code: 0, x, end: x + 1, y: 0, at: 0 }));

const textOf = (parts: readonly (readonly [string, boolean])[]) =>
  logicalGlyphs(glyphs(parts), true)
    .map(({ text }) => text)
    .join('');

describe('a line in logical order', () => {
  it('[PDF-05] a range that ends with a word begins with its number', () => {
    expect(
      textOf([
        ['03/2021 – ', false],
        ['םויה', true],
      ]),
    ).toBe('03/2021 – היום');
    expect(
      textOf([
        ['2021', false],
        [' ךרעב', true],
      ]),
    ).toBe('בערך 2021');
    expect(
      textOf([
        ['םויה – ', true],
        ['03/2021', false],
      ]),
    ).toBe('03/2021 – היום');
  });
});

describe('what makes PDFium take a line from the left', () => {
  it('outweighs the words from the right, with glyphs that all differ, and as many marks of the other kind', () => {
    for (const count of [1, 2, 5, 14, 30]) {
      const text = 'םולש '.repeat(count);
      const tail = directionTail(text);
      const { left, right } = countPdfiumSegments(`${text} ${tail.join('')}`);
      expect(left).toBeGreaterThan(right);
      expect(new Set(tail).size).toBe(tail.length);
      const all = tail.join('');
      expect(all.split('\u200e').length).toBe(all.split('\u200f').length);
    }
    expect(directionTail('all from the left')).toEqual([]);
  });
});
