import type { Direction } from '../../../shared/platform/language.ts';
import type { Cell } from '../page/cell.ts';
import type { Glyph } from '../page/glyph.ts';
import { SPACE_GAP, toCell } from './cells.ts';
import type { CellClassifier } from './layoutHypotheses.ts';

/** Points within which texts begin at one place. */
const ALIGNMENT_TOLERANCE = 0.8;

/** Glyphs of a bullet or a number before an item. */
const MAX_BULLET_GLYPHS = 2;

/**
 * Places where the second texts of at least two rows begin: texts in a column beside another; beside a bullet there is
 * none.
 */
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
/** Letters of a word touch each other, or nearly so. */
const isWithinWord = (before: Glyph | undefined, glyph: Glyph) =>
  before !== undefined && isLetter(before) && isLetter(glyph) && glyph.x - before.x - before.width < 0.05 * glyph.size;

/** A period that fills its column up to the next one's text is a cell of its own all the same. */
export function splitPeriodFromText(
  part: Glyph[],
  columns: readonly number[],
  direction: Direction,
): Glyph[][] | undefined {
  const isAt = (glyph: Glyph) =>
    columns.some((column) => Math.abs(readingStart([glyph], direction) - column) < ALIGNMENT_TOLERANCE);
  // A number is whole, and a word.
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

/** Lines that begin at one place by chance, at the most. */
const MAX_CHANCE_INDENTS = 2;
/**
 * Part of the size that sets a heading apart from the text beside it: more than a space, where lines are filled too.
 */
const MARGIN_HEADING_GAP = 0.5;

/** Places where lines begin, without the one where most do. */
export function commonIndents(rows: readonly Glyph[][][], direction: Direction): readonly number[] {
  const starts = rows.map((row) => readingStart((direction === 'rtl' ? row.at(-1) : row[0]) ?? [], direction));
  const counted = Map.groupBy(starts, (start) => Math.round(start));
  return [...counted.values()].filter((alike) => alike.length > MAX_CHANCE_INDENTS).map(([start = 0]) => start);
}

/** A period or a heading in the margin, near the text that begins where others below it do, is a cell of its own. */
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

/** Whether a place between two texts is within a period: `2019 – 2021` has a blank where a list may be indented to. */
const isOnePeriod = (part: readonly Glyph[], rest: Cell, direction: Direction, judge: CellClassifier) =>
  /^[-–—−־]/.test(rest.text) || judge.isDate(toCell(part, direction));
