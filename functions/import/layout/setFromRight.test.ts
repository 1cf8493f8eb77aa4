import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { visualOrder } from '../page/bidi.ts';
import type { PageGlyphs } from '../page/pageGlyphs.ts';
import { pageOf } from '../page.fixture.ts';
import { importText } from '../textImport.ts';
import { cellClassifier } from '../understand/resumeFromLines.ts';
import { readLines } from './reading.ts';
import { isSetFromLeft } from './setFromLeft.ts';

const BRACKETS = new Map(Object.entries({ '(': ')', ')': '(' }));
/** Returns a text as shown by a program that sets every line from one side; brackets in Hebrew are mirrored there. */
function shownFrom(text: string, base: 'ltr' | 'rtl'): string {
  const order = visualOrder(text, base);
  const isTurned = (place: number) => order[place + 1] === (order[place] ?? 0) - 1;
  return order.map((index, place) => (isTurned(place) && BRACKETS.get(text[index] ?? '')) || text[index]).join('');
}

const LINES = [
  'נועה ברק',
  'טלפון: 052-555-0147 | דוא"ל: noa@example.com',
  'מפתחת תוכנה, Acme Ltd. | 03/2020 – היום',
  '• פיתוח שירותים ב-Python ו-Go',
  '• מעבר ל-AWS תוך 8 חודשים',
  'בודקת, רימון טכנולוגיות | 01/2017 – 02/2020',
  '• קיצור זמן טעינה ב-40%',
  '• שיפור ROAS ב-25%',
  '• ניהול תקציב של 1,200,000 ₪',
  '• תקציב: 45,000,000 ₪',
  'תואר ראשון במדעי המחשב, אוניברסיטת תל אביב, 2013 – 2016',
];
type PageEdge = 'left' | 'right';
const pageFrom = (base: 'ltr' | 'rtl', edge: PageEdge, lines = LINES) =>
  pageOf(
    lines.map((text, row) => [shownFrom(text, base), edge === 'left' ? 40 : 555 - text.length * 5, row + 2] as const),
  );
const textsOf = (page: PageGlyphs) => readLines([page], 'rtl', cellClassifier).lines.map(({ text }) => text);

it.each(['left', 'right'] as const)(
  'Hebrew lines that are set from the left, at the %s edge, are read whole',
  (edge) => {
    expect(textsOf(pageFrom('rtl', edge))).toEqual(LINES);
    expect(textsOf(pageFrom('ltr', edge))).toEqual(LINES);
  },
);

/** Returns a document with so many texts set from the left and so many from the right. */
const setFrom = (left: number, right: number) => [
  pageFrom('ltr', 'right', Array(left).fill(LINES[3])),
  pageFrom('rtl', 'right', Array(right).fill(LINES[3])),
];

it('a document is set from the left where three texts say so, and hardly one the other', () => {
  expect(isSetFromLeft(setFrom(2, 0))).toBe(false);
  expect(isSetFromLeft(setFrom(3, 0))).toBe(true);
  expect(isSetFromLeft(setFrom(3, 1))).toBe(false);
  expect(isSetFromLeft(setFrom(4, 1))).toBe(true);
});

it('each word keeps the place where it is drawn', () => {
  const page = pageFrom('ltr', 'left');
  const { lines } = readLines([page], 'rtl', cellClassifier);
  const words = lines.flatMap(({ cells }) => cells.flatMap(({ ink = [] }) => ink));
  const drawn = page.glyphs.filter(({ y }) => y === 64);
  const acme = words.find(({ text }) => text === 'acme');
  expect(acme?.x).toBe(drawn.find(({ text }) => text === 'A')?.x);
  expect(words.some(({ isTurned }) => isTurned)).toBe(false);
});

/** Returns two texts of a row, at both edges. */
const rowOf = (text: string, date: string, place: number) =>
  [
    [shownFrom(text, 'ltr'), 40, place],
    [shownFrom(date, 'ltr'), 480, place],
  ] as const;

it('the columns of a row change sides with the page', () => {
  const page = pageOf([
    ...LINES.slice(0, 5).map((text, place) => [shownFrom(text, 'ltr'), 40, place + 2] as const),
    ...rowOf('מנהלת מוצר', '2018 – היום', 8),
    ...rowOf('אחות ב-ICU', '2014 – 2018', 9),
  ]);
  const { lines } = readLines([page], 'rtl', cellClassifier);
  expect(lines.slice(-2).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['מנהלת מוצר', '2018 – היום'],
    ['אחות ב-ICU', '2014 – 2018'],
  ]);
});

const lettersOf = (texts: readonly string[]) => Array.from(texts.join('').replace(/[^\p{L}\p{N}]/gu, '')).toSorted();

it('no character is lost, and none comes twice', () => {
  const anyLines = fc.array(fc.constantFrom(...LINES, 'SQL, Jira', 'C++ (תל אביב) 2019', '2019–2021'), {
    minLength: 4,
    maxLength: 14,
  });
  fc.assert(
    fc.property(anyLines, fc.constantFrom('left' as const, 'right' as const), (lines, edge) => {
      const page = pageFrom('ltr', edge, lines);
      expect(lettersOf(textsOf(page))).toEqual(lettersOf(lines));
    }),
    { numRuns: 100 },
  );
});

const MAROM = {
  fullName: 'יואב מרום',
  phone: '054-555-0188',
  jobs: [
    [
      'מפתח Full Stack',
      'Check Point Ltd.',
      '2020-03',
      'פיתוח שירותים ב-Python ו-Go\nמעבר ל-AWS תוך 8 חודשים\nהנחיית 2 סטודנטים',
    ],
    ['מפתח Frontend', 'רימון טכנולוגיות', '2017-01', 'כתיבת ממשק ב-TypeScript\nקיצור זמן טעינה ב-40%'],
  ],
};
const BEN_DAVID = {
  fullName: 'מיכל בן-דוד',
  phone: '050-555-0123',
  jobs: [
    [
      'אחות אחראית משמרת',
      'בית חולים סורוקה',
      '2018',
      'ניהול משמרת של 9 אחיות\nהדרכת צוות ב-ICU\nשיפור מדד שביעות רצון ב-12%',
    ],
    ['אחות', 'קופת חולים כללית', '2014', 'טיפול ב-30 מטופלים ביום\nעבודה עם מערכת Chameleon'],
  ],
};
it.each([
  ['row', MAROM],
  ['right', BEN_DAVID],
])('a file of a program that knows no other direction is read: %s.pdf', async (name, expected) => {
  const file = new URL(`../../../test/data/import-from-left/${name}.pdf`, import.meta.url);
  const found = await importText(new Uint8Array(readFileSync(file)));
  if ('error' in found) throw new Error(found.error);
  const { personalInfo, experience } = found.resumeData;
  expect({
    fullName: personalInfo.fullName,
    phone: personalInfo.phone,
    jobs: experience.map(({ title, company, startDate, description }) => [title, company, startDate, description]),
  }).toEqual(expected);
  expect(found.unplaced).toEqual([]);
});
