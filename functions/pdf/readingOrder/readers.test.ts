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

/** Two letters with a space, which leaves this gap. */
const spaced = (gap: number) => [
  { shown: 't', x: 0, end: 4 },
  { shown: ' ', x: 4, end: 7.2 },
  { shown: 'A', x: 4 + gap, end: 12.6 + gap },
];

/** The observed output of each reader for a line, written in visual order. */
describe('how readers order a line', () => {
  it('pdf.js turns a word and what stands around it', () => {
    expect(orderOfPdfJs('םולש')).toBe('שלום');
    expect(orderOfPdfJs('ףודעתו Roadmap')).toBe('Roadmap ותעדוף');
    expect(orderOfPdfJs('09/2020 – Present')).toBe('09/2020 – Present');
    // Less than a third is right-to-left, so it takes the line as left-to-right.
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
    // At the line's end: marks with a space apart from the sign, and marks that touch it.
    expect(orderOfPoppler('\u200f .םולש', true).replace(/\p{Cf}/gu, '')).toBe('שלום .');
    expect(orderOfPoppler('\u200f.םולש', true).replace(/\p{Cf}/gu, '')).toBe('שלום.');
    // A sign whose glyph also stands for a space.
    expect(orderOfPoppler('\u200f: םישועו', true).replace(/\p{Cf}/gu, '')).toBe('ועושים :');
    expect(orderOfPoppler('\u200f: \u200eםישועו', true).replace(/\p{Cf}/gu, '')).toBe('ועושים: ');
  });

  // The line in visual order; then as read by PDFium, pdf.js, and pdftotext on a right-to-left and a left-to-right
  // page.
  it.each([
    ['םולש', 'שלום', 'שלום', 'שלום', 'שלום'],
    ['םולש בוט', 'טוב שלום', 'טוב שלום', 'טוב שלום', 'טוב שלום'],
    ['ףודעתו Roadmap', 'Roadmap ותעדוף', 'Roadmap ותעדוף', ' Roadmapותעדוף', ' ותעדוףRoadmap'],
    ['C++ א', 'א ++C', 'C++ א', 'א C++', 'C++ א'],
    ['(ב) א', 'א (ב)', 'א )ב(', 'א )ב(', '(א )ב'],
    ['1,200 ₪ א', 'א ₪ 1,200', '1,200 ₪ א', 'א 1,200 ₪', '1,200 ₪ א'],
    ['20%-30% א', 'א 20%-30%', '20%-30% א', 'א 20%-30%', '20%-30% א'],
    ['א ב ג a', 'a ג ב א', 'a ג ב א', ' aג ב א', ' ג ב אa'],
    ['a b ג', 'a b ג', 'a b ג', 'ג a b', 'a b ג'],
    ['09:00–17:00 א', 'א 17:00–09:00', '09:00–17:00 א', 'א 09:00–17:00', '09:00–17:00 א'],
    ['+972 א', 'א +972', '+972 א', 'א +972', '+972 א'],
    ['a א 1', '1 א a', 'a 1 א', ' 1א a', 'a  א1'],
    ['<ב> א', 'א <ב>', 'א ב', 'א >ב<', '<א >ב'],
    ['א.', '.א', '.א', '.א', 'א.'],
    ['1א2', '2א1', '2א1', '2א1', '1א2'],
    ['a1א', 'א1a', 'אa1', 'אa1', 'a1א'],
    ['5 - ב', 'ב - 5', '5 - ב', 'ב 5 -', '5 - ב'],
    ['ב #5', '#5 ב', '#5 ב', ' #5ב', ' ב#5'],
    ['x "א" y', 'x "א "y', 'x "א" y', '" yא" x', 'x " "אy'],
    ['א, ב', 'ב ,א', 'ב ,א', 'ב ,א', 'א, ב'],
    ['AB 12 אב', 'בא 12 AB', 'AB 12 בא', 'בא AB 12', 'AB 12 בא'],
    ['אב 12 גד', 'דג 12 בא', 'דג 12 בא', 'דג  12בא', ' בא12 דג'],
    ['(12) אב', 'בא (12)', '(12) בא', 'בא )(12', '(12) בא'],
    ['2.4.1 א', 'א 2.4.1', '2.4.1 א', 'א 2.4.1', '2.4.1 א'],
    ['א\u200f a', 'a \u200fא', 'a \u200fא', ' a\u200fא', ' \u200fאa'],
    ['$5 א', 'א $5', 'א $5', 'א $5', '$5 א'],
    ['ב - א', 'א - ב', 'א - ב', 'א  -ב', ' ב- א'],
    ['(אב) 12', '12 (בא)', '(12 )בא', ') 12בא(', '( )בא12'],
    ['a [ב] c', 'a [ב [c', 'a [ב] c', '] cב[ a', 'a [ ]בc'],
    ['«א» ב', 'ב «א»', 'ב »א«', 'ב »א«', '«ב »א'],
    ['א\u200d', '\u200dא', '\u200dא', '\u200dא', '\u200dא'],
    ['א 5%', '5% א', '5% א', ' 5%א', ' א5%'],
    ['#5 א', 'א #5', 'א #5', 'א #5', '#5 א'],
    ['א +5', '+5 א', '5+ א', ' +5א', ' א+5'],
    ['12.5, א', 'א 12.5,', '12.5, א', 'א 12.5,', '12.5, א'],
    ['a - א - b', 'a - א - b', 'a - א - b', ' - bא a -', 'a -  א- b'],
    ['ab אב cd גד', 'דג cd בא ab', 'דג cd בא ab', 'דג  cdבא ab', 'ab  באcd דג'],
    ['1א', 'א1', 'א1', 'א1', '1א'],
    ['א b 2 ג', 'ג 2 b א', 'א b 2 ג', 'ג  b 2א', ' אb 2 ג'],
    ['א😀ב', 'ב😀א', 'ב😀א', 'ב😀א', 'ב😀א'],
    ['abc 1 א', 'א 1 abc', 'abc 1 א', 'א abc 1', 'abc 1 א'],
    ['א1b', 'b1א', '1bא', '1bא', 'א1b'],
    ['12 34 א', 'א 34 12', '12 34 א', 'א 12 34', '12 34 א'],
    ['אב,12', ',12בא', '12,בא', ',12בא', 'בא,12'],
    ['2019-2023 א', 'א 2019-2023', '2019-2023 א', 'א 2019-2023', '2019-2023 א'],
    ['(a) א', 'א (a(', '(a) א', 'א )(a', '(a) א'],
    ['א)', '(א', ')א', ')א', ')א'],
    ['★א', 'א★', 'א★', 'א★', '★א'],
    ['ab12 א 34', '34 א 12ab', 'ab12 34 א', ' 34א ab12', 'ab12  א34'],
    ['א: a: ב', 'ב :a :א', 'א: a: ב', 'ב : a:א', 'א: a: ב'],
  ])('%j', (line, pdfium, pdfJs, poppler, popplerFromLeft) => {
    expect([orderOfPdfium(line), orderOfPdfJs(line), orderOfPoppler(line, true), orderOfPoppler(line, false)]).toEqual([
      pdfium,
      pdfJs,
      poppler,
      popplerFromLeft,
    ]);
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

it('pdf.js leaves a piece without letters from the right as it is, and one with a single one among many signs', () => {
  expect(['<a>', 'x < y', '12 <34>'].map(orderOfPdfJs)).toEqual(['<a>', 'x < y', '12 <34>']);
  expect([orderOfPdfJs('א.....'), orderOfPdfJs('.....א')]).toEqual(['א.....', '.....א']);
});

it('pdf.js takes a sign beside a digit for a part of the number, on either side', () => {
  expect(['5% א', '₪5 א'].map(orderOfPdfJs)).toEqual(['א 5%', 'א ₪5']);
});

it('pdf.js takes a sign between two digits for a part of the number', () => {
  expect(['5.6 אבג', '5-6 אבג', '5. 6אבג'].map(orderOfPdfJs)).toEqual(['גבא 5.6', 'גבא 5-6', 'גבא6 .5']);
});

it('PDFium counts runs of letters of one direction, and a letter of two units of UTF-16 once', () => {
  expect(countPdfiumSegments('\u{10000}\u{10000}')).toEqual({ left: 1, right: 0 });
  expect(countPdfiumSegments('a\u{1e900}אב c')).toEqual({ left: 2, right: 1 });
  expect(countPdfiumSegments('')).toEqual({ left: 0, right: 0 });
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
