import type { Direction } from '../../../shared/platform/language.ts';
import { median } from '../page/statistics.ts';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { hasRightToLeft, logicalOrder } from '../page/bidi.ts';
import type { PageGlyphs } from '../page/pageGlyphs.ts';
import type { Glyph } from '../page/glyph.ts';
import type { Ink } from '../page/ink.ts';
import { mainDirection } from '../page/direction.ts';
import type { DroppedText } from '../page/droppedText.ts';
import type { FlowBlock } from '../page/blocks.ts';
import { layOutLines } from '../page/layOutLines.ts';
import type { TextLine } from '../page/textLine.ts';
import { readLines } from '../layout/reading.ts';
import { resumeFromLines, cellClassifier } from '../understand/resumeFromLines.ts';
import { textsOf } from '../places/filledFields.ts';
import { withPlaces } from '../places/withPlaces.ts';
import type { ParsedResume } from '../resume/parsedResume.ts';
import type { OcrLine, OcrPage } from './ocrPage.ts';
import { findPeriods } from '../../../shared/dates/period.ts';
import { dictionary, ownProperty } from '../../../shared/platform/ownProperty.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';

type OcrWordPage = Extract<OcrPage, { by: 'words' }>;

/** Confidence of text that was read by OCR is multiplied by this. */
const OCR_CONFIDENCE_FACTOR = 0.85;
/** Type size as a multiple of a line's height, and where in that height the baseline is. */
const [SIZE_RATIO, BASELINE_RATIO] = [1.1, 0.8];
/** A line up to so much higher than usual has the usual size, because its height depends on its letters. */
const SAME_SIZE_RATIO = 1.4;

/**
 * Reads a résumé from the OCR result of a scan. `numbers` are the numbers of the pages in the file, from 1; they are
 * needed when some pages have no text.
 */
export function importScan(
  pages: readonly OcrPage[],
  numbers: readonly number[] = pages.map((_, index) => index + 1),
): ParsedResume | { readonly error: ErrorCode } {
  const direction = detectPageDirection(pages);
  const dropped: DroppedText[] = [];
  const lines = pages.flatMap((page, number) => {
    if (page.by === 'lines') return transcriptToLines(page.lines, number, direction);
    const reading = readLines([wordsToGlyphs(page)], direction, cellClassifier);
    const onPage = (ink: readonly Ink[] = []) => ink.map((word) => ({ ...word, page: number }));
    dropped.push(...reading.dropped.map((text) => ({ ...text, ink: onPage(text.ink) })));
    return reading.lines.map((line) => ({
      ...line,
      page: number,
      cells: line.cells.map((cell) => ({ ...cell, ink: onPage(cell.ink) })),
    }));
  });
  const parsed = resumeFromLines(lines, [], direction);
  if ('error' in parsed) return parsed;
  const sizes = pages.map((page, index): [number, number, number] => [
    numbers[index] ?? index + 1,
    ...(page.by === 'words' ? ([page.width, page.height] as const) : ([0, 0] as const)),
  ]);
  const confidence = dictionary<number>();
  for (const [path, sure] of Object.entries(parsed.confidence))
    confidence[path] = Math.round(sure * OCR_CONFIDENCE_FACTOR * 100) / 100;
  for (const path of unsurePaths(parsed.resumeData, pages)) confidence[path] = UNSURE;
  return { ...withPlaces(parsed, sizes, dropped), dropped: [...(parsed.dropped ?? []), ...dropped], confidence };
}

/** The digits of a year, a date or a phone number. */
const FIGURES = /\d[\d/.-]{1,18}\d/g;
/** Confidence of a value about which the person is asked. */
const UNSURE = 0.5;
const DATE = /\.(?:start|end)Date$/;

/** Returns the paths of dates and of the phone from lines whose numbers the OCR was unsure of. */
function unsurePaths(resume: ResumeData, pages: readonly OcrPage[]): string[] {
  const lines = pages.flatMap((page) => (page.by === 'lines' ? page.lines.filter(({ unsure }) => unsure) : []));
  const years = new Set(lines.flatMap(({ text }) => findPeriods(text).flatMap(({ start, end }) => [start, end])));
  const figures = new Set(lines.flatMap(({ text }) => text.match(FIGURES) ?? []));
  return textsOf(resume).flatMap(([path, text]) =>
    (DATE.test(path) && years.has(text)) || (path === 'personalInfo.phone' && figures.has(text)) ? [path] : [],
  );
}

/** Returns the direction of most letters. */
export function detectPageDirection(pages: readonly OcrPage[]): Direction {
  const texts = pages.flatMap((page) =>
    page.by === 'words' ? page.words.map(([text]) => text) : page.lines.map(({ text }) => text),
  );
  return mainDirection(texts.flatMap((text) => Array.from(text)));
}

/** Converts words with boxes to the glyphs of a page in visual order; all letters of a word have the same width. */
export function wordsToGlyphs({ width, height, words }: OcrWordPage): PageGlyphs {
  const usual = median(words.map(([, , , , high]) => high));
  const glyphs = words.flatMap(([text, left, top, wide, high]): Glyph[] => {
    const letters = toVisualOrder(text);
    const size = (high < usual * SAME_SIZE_RATIO ? usual : high) * height * SIZE_RATIO;
    const step = (wide * width) / letters.length;
    return letters.map((letter, index) => ({
      text: letter,
      x: left * width + index * step,
      y: (top + high * BASELINE_RATIO) * height,
      width: step,
      size,
      bold: false,
    }));
  });
  return { width, height, glyphs };
}

/** Returns the letters of a word from left to right. The bidi algorithm is its own inverse here. */
function toVisualOrder(word: string): string[] {
  const letters = Array.from(word);
  if (!hasRightToLeft(word)) return letters;
  return logicalOrder(word, 'rtl').indices.map(
    (index) => ownProperty(MIRRORED_BRACKETS, letters[index] ?? '') ?? letters[index] ?? '',
  );
}

/** Brackets in a right-to-left word, as they are drawn. */
const MIRRORED_BRACKETS: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[' };

/** Size of text and headings and the space above them, in points, as they would be typed. */
const [TEXT, HEADING] = [
  { size: 10, before: 2 },
  { size: 13, before: 10 },
];

/** Sets lines without positions as lines of a page, each a separate text; paragraphs are joined later by line ends. */
function transcriptToLines(written: readonly OcrLine[], page: number, direction: Direction): TextLine[] {
  const blocks = written.map(({ text, heading }): FlowBlock => {
    const { size, before } = heading ? HEADING : TEXT;
    const isItem = /^\s*[•▪●◦*–-]\s/.test(text);
    return { paragraph: { texts: [{ text, bold: heading, size }], mark: '', before, ...(isItem && { depth: 1 }) } };
  });
  return layOutLines(blocks, direction).map((line) => {
    const { known: _, ...set } = line;
    return { ...set, page };
  });
}
