import type { FontText } from './fontText.ts';
import { isFarRight, LEAP, partLine } from './leaps.ts';
import { isMark } from './line.ts';
import { directionTail, writeFences, writeMark } from './marks.ts';
import { unitsOf } from './moveTags.ts';
import { isOneWord } from './separateSegments.ts';
import { blankOf, placeGlyph, type Placed } from './placed.ts';
import { isSpaceLostByPdfium, isTurnedByPdfJs, orderOfPdfJs } from './readers.ts';
import type { Drawn, Edit, Segment } from './segments.ts';
import type { PrintedGlyph } from './printedGlyph.ts';
import { writeText } from './writeText.ts';
import { WordWriter } from './writeWords.ts';

/** Properties of a line on its page. */
export interface TextPlace {
  readonly isRtl: boolean;
  readonly isRtlPage: boolean;
  /** Whether its readers take text in drawing order. */
  readonly isDrawn: boolean;
  /** Whether PDFium may join it with the line before or after it, such as a heading in the margin and a job. */
  readonly isBeside: boolean;
  /** The line before it, if the two are side by side. */
  readonly before: readonly Segment[];
  /** Whether marks for MuPDF and PDFBox fit at the right of a line with this end. */
  readonly hasRoom: (end: number, size: number) => boolean;
}

/** Whether a left-to-right text is better written as one operator, in which PDFium sees the spaces. */
export const joinsGlyphs = ({ line: { visual } }: Segment) =>
  isSpaceLostByPdfium(visual) && !visual.some(({ rtl }) => rtl);

export function writeGlyphs({ runs: [first], line, font }: Segment, glyphs: readonly Drawn[]): string {
  const placed = glyphs.map(({ code, x }) => placeGlyph(font, code, x));
  return writeText(placed, first, line.y);
}

/**
 * Width of the joint between two operators, in thousandths of the size. PDFium takes a gap for a space if it is wider
 * than a sixth of the wider neighbouring character; with this width no gap is.
 */
const JOINED_WIDTH = 900_000;
/** Right of every page; pdftotext ignores text that begins there. */
const OFF_PAGE = 900;
const LRM = '\u200e';
/** Joins both sides invisibly. */
const ZWNJ = '\u200c';

/** Replaces printed text by rewritten text; texts that share a tag stay together in it. */
export function replaceRuns(
  segments: readonly Segment[],
  sources: readonly string[],
  isMoved: boolean,
  edits: Edit[],
): void {
  const texts = new Map(segments.map((segment, index) => [segment, sources[index] as string]));
  for (const unit of isMoved ? unitsOf(segments) : segments.map((segment) => [segment])) {
    const source = unit.map((segment) => texts.get(segment)).join('');
    const runs = unit.flatMap((segment) => segment.runs);
    const first = Math.min(...runs.map(({ start }) => start));
    for (const { start, end } of runs) edits.push({ start, end, source: start === first ? source : '' });
  }
}

/** Returns the source of each segment, written as one operator. */
export function writeLogical(
  segments: readonly Segment[],
  drawn: readonly Drawn[][],
  { isRtl, isRtlPage, before, hasRoom }: TextPlace,
): string[] {
  const edge = Math.max(...[...before, ...segments].map(({ line }) => line.end));
  const texts: string[] = [];
  let hasJoined = hasPartedWord(before);
  const words = isRtl && isRtlPage && before.length === 0 ? wordsOf(segments, hasRoom) : undefined;
  const fences = writeFences(segments, drawn, isRtlPage);
  // PDFium sorts the texts of a line by their beginnings.
  let place = before.length;
  let last: Drawn | undefined;
  /** Sources after segments before which the next one's first sign leaps: pdf.js ends a text at the end of its tag. */
  const leaps: string[] = [];
  const written = segments.map((segment, index) => {
    const { runs, line, font } = segment;
    const previous = segments[index - 1];
    const [first] = runs;
    const blank = blankOf(font);
    const segmentGlyphs = drawn[index] as Drawn[];
    const parts = words ? [{ glyphs: segmentGlyphs, begins: 'line' }] : partLine(segmentGlyphs, first.size);
    const [whole] = parts;
    if (!isRtl && whole && parts.length === 1) holdFromLeft(whole.glyphs, segment);
    const sources = parts.map(({ glyphs, begins }, part) => {
      const order: Placed[] = [];
      let leap = '';
      if (place > 0) {
        const isNext = previous && isOneWord(previous, segment) && !/\s$/.test(texts.at(-1) as string);
        const isJoined = begins === 'leap' || (part === 0 && isNext && !/^\s/.test((glyphs[0] as Drawn).text));
        const separator = isJoined ? font.alias(blank, ZWNJ, JOINED_WIDTH) : blank;
        // Where pdftotext ignores it, because a column such as dates may be at the right.
        if (isJoined || begins === 'back') hasJoined = true;
        if (isJoined && isFarRight(last, glyphs[0], first.size)) {
          if (begins === 'leap') leap = LEAP;
          else leaps[index - 1] = LEAP;
        }
        // An operator of words begins with a blank itself.
        const start = (hasJoined ? OFF_PAGE : edge) + 2 * place * first.size;
        if (words) texts.push(' ');
        else order.push(placeGlyph(font, separator, start));
        if (begins === 'back') leap = writeMark(LRM, start, first, font, line.y);
      }
      place += 1;
      last = glyphs.at(-1);
      order.push(...glyphs);
      texts.push(...order.map(({ text }) => text));
      if (index === segments.length - 1 && part === parts.length - 1) {
        const end = isRtl ? line.start - 0.02 * first.size : line.end + 0.02 * first.size;
        const tail = directionTail(texts.join(''));
        if (tail.length > 0) order.push(placeGlyph(font, blank, end));
        for (const text of tail) order.push({ code: font.alias(blank, text, 0), x: end, text, width: 0 });
      }
      return leap + (words ? words.write(order, first, line.y, font) : writeText(order, first, line.y));
    });
    return sources.join('') + (fences[index] as string);
  });
  return written.map((source, index) => source + (leaps[index] ?? ''));
}

/** More are not needed if left-to-right words are beside it. */
const MAX_HOLDING_MARKS = 12;

/**
 * Adds marks before a left-to-right line that pdf.js would reverse because three tenths of its characters are
 * right-to-left letters (`(צבירן survey).`), if that makes it read correctly.
 */
function holdFromLeft(glyphs: Drawn[], { line, font }: Segment): void {
  const [first] = glyphs;
  const text = glyphs.map((glyph) => glyph.text).join('');
  if (!first || !line.hasLeft || !isTurnedByPdfJs(text)) return;
  for (let marks = LRM; marks.length <= MAX_HOLDING_MARKS; marks += LRM)
    if (!isTurnedByPdfJs(marks + text)) {
      if (withoutMarks(orderOfPdfJs(marks + text)) !== withoutMarks(line.text)) return;
      const held = marks + first.text;
      glyphs[0] = { ...first, text: held, code: font.alias(first.code, held, first.width) };
      return;
    }
}

const withoutMarks = (text: string) => text.replace(/\p{Cf}/gu, '').trim();

/** Whether a word continues in the next segment, as `SO₂` does in another font. */
const hasPartedWord = (segments: readonly Segment[]) =>
  segments.some(({ goesOn, line: { text } }, index) => {
    const before = segments[index - 1];
    return goesOn && before && !/^\s/.test(text) && !/\s$/.test(before.line.text);
  });

/**
 * Returns a writer of words. Undefined if there is no room at the line's end, or if two segments are one word, because
 * each operator begins with a blank.
 */
function wordsOf(segments: readonly Segment[], hasRoom: TextPlace['hasRoom']): WordWriter | undefined {
  const [first] = segments;
  if (!first || hasPartedWord(segments)) return undefined;
  const isBullet = first.line.visual.length === 1 && isMark(first.runs[0], first.font);
  const texts = isBullet && segments.length > 1 ? segments.slice(1) : segments;
  const { size } = first.runs[0];
  const end = Math.max(...texts.map(({ line }) => line.end));
  return hasRoom(end, size) ? new WordWriter(end, size) : undefined;
}

export const asDrawn = ({ code, x, at: position }: PrintedGlyph, font: FontText): Drawn => ({
  code,
  was: code,
  x,
  at: position,
  text: font.text(code),
  width: font.width(code),
});
