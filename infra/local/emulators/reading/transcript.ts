import type { Line } from 'tesseract.js';
import { readPages } from '../../../../functions/import/layout/readPages.ts';
import type { OcrLine, OcrWord } from '../../../../functions/import/ocr/ocrPage.ts';
import { detectPageDirection, wordsToGlyphs } from '../../../../functions/import/ocr/scanImport.ts';
import { cellClassifier } from '../../../../functions/import/understand/resumeFromLines.ts';

/** A line larger than this many times the usual size is a heading. */
const HEADING_SIZE_RATIO = 1.2;
/** Words of a heading. */
const MAX_HEADING_WORDS = 5;

/**
 * Returns lines as a model transcribes them: in reading order, column by column, with tabs between separate parts.
 * `unsure`: words whose numbers may be wrong.
 */
export function toTranscript(
  lines: readonly Line[],
  { width, height }: { readonly width: number; readonly height: number },
  unsure: readonly (readonly string[])[] = [],
): OcrLine[] {
  const words = lines
    .flatMap((line) =>
      line.words.map(({ text, bbox }): OcrWord => [
        removeDirectionMarks(text),
        bbox.x0 / width,
        line.bbox.y0 / height,
        (bbox.x1 - bbox.x0) / width,
        (line.bbox.y1 - line.bbox.y0) / height,
      ]),
    )
    .filter(([text]) => text !== '');
  const page = { by: 'words', width: PAGE_WIDTH_POINTS, height: (PAGE_WIDTH_POINTS * height) / width, words } as const;
  const { lines: read } = readPages([wordsToGlyphs(page)], detectPageDirection([page]), cellClassifier);
  const usual = read.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(read.length / 2)] ?? 0;
  return read.map(({ cells, size, text }) => ({
    text: correctOcrErrors(cells.map((cell) => cell.text).join('\t')),
    heading: size > HEADING_SIZE_RATIO * usual && text.split(' ').length <= MAX_HEADING_WORDS,
    ...(unsure.some((numbers) => numbers.every((number) => text.split(' ').includes(number))) && { unsure: true }),
  }));
}

/** Width of A4. */
const PAGE_WIDTH_POINTS = 595;

/** Removes direction marks, which the OCR engine inserts and nobody types. */
const removeDirectionMarks = (text: string) => text.replace(/\p{Cf}/gu, '');
/** Frequent OCR mistakes, recognized by their form alone. */
const OCR_CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  // Round signs, and any single sign before a tab, are misread bullets.
  [/^(?:\S(?:\s?[(|*])?\t|[©®*°¢»e@+=]\*?(?=\s))\s*(?=\S)/, '• '],
  // Dashes at the end of a line are a misread rule beside a heading.
  [/(?<!\s)\s+[-–—=_. ]{3,200}$/, ''],
  // A sign between two words is a misread dot.
  [/(?<=\p{L}[)"'׳״]?)\s+[+<>*°»«=]\s+(?=[("]?\p{L})/gu, ' · '],
  // A dash between a year and today is dropped where both are short.
  [/(\d{4})\s+(?=היום|כיום)/g, '$1 - '],
];
const correctOcrErrors = (text: string) =>
  OCR_CORRECTIONS.reduce((so, [wrong, right]) => so.replace(wrong, right), text);
