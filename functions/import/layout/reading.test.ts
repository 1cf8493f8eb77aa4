import { expect, it } from 'vitest';
import { pageOf, type PageText } from '../page.fixture.ts';
import { cellClassifier } from '../understand/resumeFromLines.ts';
import { readLines } from './reading.ts';

/** Rows of a page with a text at its left and one at its right. */
const page = (left: string, right: string, rows = 14) =>
  pageOf(
    Array.from({ length: rows }, (_, row): PageText[] => [
      [left, 60, 4 + 2 * row],
      [right, 380, 4 + 2 * row],
    ]).flat(),
  );
const HEBREW = page('הנולאריגה', 'תופרתאורגת');
const ENGLISH = page('Weaver', 'Loom House Ltd');

/** The first cell of each page. */
const firstCells = (pages: Parameters<typeof readLines>[0], direction: 'rtl' | 'ltr') =>
  pages.map((_, number) => {
    const { lines } = readLines(pages, direction, cellClassifier);
    return lines.find((line) => line.page === number)?.cells[0]?.left;
  });

it('a page in another language than the document is read from the side that its own begins at', () => {
  expect(firstCells([HEBREW, ENGLISH], 'ltr')).toEqual([380, 60]);
  expect(firstCells([HEBREW, ENGLISH], 'rtl')).toEqual([380, 60]);
  expect(firstCells([ENGLISH, HEBREW], 'ltr')).toEqual([60, 380]);
});

it('a page with few letters is read as the document is', () => {
  expect(firstCells([HEBREW, page('Weaver', 'Loom', 3)], 'rtl')).toEqual([380, 380]);
});

const pagesOf = (...pages: Parameters<typeof readLines>[0][number][]) =>
  new Set(readLines(pages, 'ltr', cellClassifier).lines.map((line) => line.page));

it('what names nothing is told of pages of both languages', () => {
  const icon = { ...pageOf([['x', 300, 2]]).glyphs[0]!, text: '\uf095' };
  const { dropped } = readLines([{ ...ENGLISH, glyphs: [...ENGLISH.glyphs, icon] }, HEBREW], 'ltr', cellClassifier);
  expect(dropped.map(({ reason, text }) => `${reason} ${text}`)).toEqual(['names no character \uf095']);
});

it('pages of two languages come in their order', () => {
  expect([...pagesOf(ENGLISH, HEBREW, ENGLISH)]).toEqual([0, 1, 2]);
  expect([...pagesOf(HEBREW, ENGLISH, HEBREW)]).toEqual([0, 1, 2]);
});
