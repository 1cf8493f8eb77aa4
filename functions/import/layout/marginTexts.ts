import type { Direction } from '../../../shared/platform/language.ts';
import type { Cell } from '../page/cell.ts';
import type { Glyph } from '../page/glyph.ts';
import { SPACE_GAP, toCell } from './cells.ts';
import type { CellClassifier } from './layoutHypotheses.ts';

/** Points by which the beginnings of aligned texts may differ. */
const ALIGNMENT_TOLERANCE = 0.8;

/** Most glyphs of a bullet or a number before an item. */
const MAX_BULLET_GLYPHS = 2;

/** Returns the positions at which the second texts of two or more rows begin; a bullet is not a first text. */
export function secondColumnStarts(rows: readonly Glyph[][][], direction: Direction): readonly number[] {
  const starts = rows
    .filter((row) => row.length > 1 && ((direction === 'rtl' ? row.at(-1) : row[0])?.length ?? 0) > MAX_BULLET_GLYPHS)
    .map((row) => readingStart((direction === 'rtl' ? row.at(-2) : row[1]) ?? [], direction));
  return starts.filter((start, startIndex) =>
    starts.some((other, index) => index !== startIndex && Math.abs(other - start) < ALIGNMENT_TOLERANCE),
  );
}

function readingStart(part: readonly Glyph[], direction: Direction): number {
  const last = part.at(-1);
  return direction === 'rtl' ? (last ? last.x + last.width : 0) : (part[0]?.x ?? 0);
}

const isDigit = (glyph?: Glyph) => /\d/.test(glyph?.text ?? '');
const isLetter = (glyph: Glyph) => /\p{L}/u.test(glyph.text);
/** Whether two letters touch or nearly touch, as in a word. */
const isWithinWord = (before: Glyph | undefined, glyph: Glyph) =>
  before !== undefined && isLetter(before) && isLetter(glyph) && glyph.x - before.x - before.width < 0.05 * glyph.size;

/** Splits a period from the text after it although no gap separates them, because the period fills its column. */
export function splitPeriodFromText(
  part: Glyph[],
  columns: readonly number[],
  direction: Direction,
): Glyph[][] | undefined {
  const isAt = (glyph: Glyph) =>
    columns.some((column) => Math.abs(readingStart([glyph], direction) - column) < ALIGNMENT_TOLERANCE);
  // Never cuts within a number or a word.
  const cut = part.findIndex(
    (glyph, index) =>
      index > 0 &&
      isAt(direction === 'rtl' ? (part[index - 1] ?? glyph) : glyph) &&
      !(isDigit(glyph) && isDigit(part[index - 1])) &&
      !isWithinWord(part[index - 1], glyph),
  );
  if (cut < 1) return undefined;
  const both = [part.slice(0, cut), part.slice(cut)];
  const [first = []] = direction === 'rtl' ? both.toReversed() : both;
  const text = first.map((glyph) => glyph.text).join('');
  return first.length < 22 && !text.includes('@') && /(?<!\d)(?:(?:19|20)\d{2}|\d{1,2}\/\d{2})(?!\d)/.test(text)
    ? both
    : undefined;
}

/** Lines that may begin at one position by chance. */
const MAX_CHANCE_INDENTS = 2;
/** The gap between a heading and the text beside it, in type sizes: more than a space, also in filled lines. */
const MARGIN_HEADING_GAP = 0.5;

/** Returns the positions at which several lines begin, except the most frequent one. */
export function commonIndents(rows: readonly Glyph[][][], direction: Direction): readonly number[] {
  const starts = rows.map((row) => readingStart((direction === 'rtl' ? row.at(-1) : row[0]) ?? [], direction));
  const counted = Map.groupBy(starts, (start) => Math.round(start));
  return [...counted.values()].filter((alike) => alike.length > MAX_CHANCE_INDENTS).map(([start = 0]) => start);
}

/** Splits a period or heading in the margin from the text beside it, which begins where other lines below it do. */
export function splitMarginText(
  part: Glyph[],
  indents: readonly number[],
  direction: Direction,
  judge: CellClassifier,
): Glyph[][] {
  const isRight = direction === 'rtl';
  for (let index = 1; index < part.length; index += 1) {
    const [before, after] = [part[index - 1], part[index]];
    if (!before || !after) continue;
    const gap = after.x - before.x - before.width;
    const start = isRight ? before.x + before.width : after.x;
    if (gap < SPACE_GAP * after.size || !indents.some((indent) => Math.abs(indent - start) < ALIGNMENT_TOLERANCE))
      continue;
    const both = [part.slice(0, index), part.slice(index)];
    const [margin, rest] = (isRight ? both.toReversed() : both).map((side) => toCell(side, direction));
    if (!margin || !rest || isOnePeriod(part, rest, direction, judge)) continue;
    if (
      judge.isDate(margin) ||
      (gap > MARGIN_HEADING_GAP * Math.min(before.size, after.size) && judge.isHeading(margin))
    )
      return both;
  }
  return [part];
}

/** Whether a position is within a period: the space in `2019 – 2021` may happen to be where a list is indented to. */
const isOnePeriod = (part: readonly Glyph[], rest: Cell, direction: Direction, judge: CellClassifier) =>
  /^[-–—−־]/.test(rest.text) || judge.isDate(toCell(part, direction));
