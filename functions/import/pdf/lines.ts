import type { Direction } from '../../../shared/platform/language.ts';
import { median } from '../statistics.ts';
import { hasRightToLeft } from './bidi.ts';
import { isRead, toCell, CELL_GAP, groupIntoRows, SPACE_GAP, splitAtGaps, splitAtSize, type Cell } from './cells.ts';
import { findColumnsWithin, type Gutter } from './columns.ts';
import type { CellClassifier } from './layoutHypotheses.ts';
import { withMarksOfItems } from './drawnBullets.ts';
import type { DroppedText } from './droppedText.ts';
import type { PageGlyphs } from './pdfDocument.ts';
import type { Glyph } from './glyph.ts';
import { withHeadBlocks } from './headBlocks.ts';
import { withHeadingsBesideFirst } from './marginHeadings.ts';
import { looseInk } from './ink.ts';
import { withRowsOfTables } from './rowsOfTables.ts';
import { withoutRunningText } from './runningText.ts';
import { partAtBoxes, partAtGrid, rowsOf, stretchesOf, type Stretch } from './stretches.ts';
import { toLine, type TextLine } from './textLine.ts';
import { unrollCards } from './unroll.ts';

export { toLine, type TextLine };

/** The direction most letters of a document have. */
export function detectDirection(pages: readonly PageGlyphs[]): Direction {
  let right = 0;
  let letters = 0;
  for (const { glyphs } of pages) {
    for (const { text } of glyphs) {
      if (!/\p{L}/u.test(text)) continue;
      letters += 1;
      if (hasRightToLeft(text)) right += 1;
    }
  }
  // Names of products and companies are Latin in Hebrew résumés, hardly a word is Hebrew in English ones.
  return right > 0.35 * letters ? 'rtl' : 'ltr';
}

/** The lines of a document, and the text of its pages that is in none of them. */
export interface Reading {
  readonly lines: readonly TextLine[];
  readonly dropped: readonly DroppedText[];
}

/** Columns by their numbers: 1 and 2, and within these 3 and 4; what is narrower is parted no more. */
const MAX_PARTED_COLUMN = 2;

/**
 * Lines of a document in reading order: columns one after the other, also over pages, the first by the direction. Text
 * that is turned is not among them (reading.ts).
 */
export function readPages(pages: readonly PageGlyphs[], direction: Direction, judge: CellClassifier): Reading {
  const parts: { before: TextLine[]; first: TextLine[]; second: TextLine[]; after: TextLine[] }[] = [];
  let last: Gutter | undefined;
  const inCards = new Map<TextLine, Stretch>();
  const allStretches = pages.flatMap((one, page) =>
    stretchesOf(one, direction, judge).map((stretch) => ({
      ...stretch,
      stretch,
      page,
      boxes: one.boxes ?? [],
      width: one.width,
    })),
  );
  /** A line, known by what it is read with. */
  const inStretch = (line: TextLine, stretch: Stretch) => {
    inCards.set(line, stretch);
    return line;
  };
  for (const { page, width, boxes, stretch, rows, groups, box, ...layout } of allStretches) {
    const cells = groups.map(({ cell }) => cell);
    let { gutter } = layout;
    // A column that goes on alone has nothing beside it to be known by.
    if (!gutter && !box && last && cells.every((cell) => cell.right <= (last?.x ?? 0) || cell.left >= (last?.x ?? 0)))
      gutter = { ...last, top: -Infinity, bottom: Infinity };
    last = gutter;
    const part = {
      before: [] as TextLine[],
      first: [] as TextLine[],
      second: [] as TextLine[],
      after: [] as TextLine[],
    };
    if (!gutter) part.before = toLines(rows, page, 0, direction, judge, box ? box.left + box.right : width);
    else {
      const { x, top, bottom } = gutter;
      const on = (test: (cell: Cell) => boolean) =>
        groupIntoRows(groups.filter(({ cell }) => test(cell)).flatMap(({ part }) => part));
      const isIn = ({ y }: Cell) => y > top && y < bottom;
      const isLeft = (cell: Cell) => (cell.left + cell.right) / 2 < x;
      /** A card of a column, or what stands between cards. */
      const stretchLines = (one: Stretch, column: number): TextLine[] => {
        const own = new Set(one.groups.map(({ cell }) => cell));
        if (!one.box) return columnLines(column, (cell) => own.has(cell)).map((line) => inStretch(line, one));
        return toLines(rowsOf(one), page, column, direction, judge, one.box.left + one.box.right).map((line) =>
          inStretch(line, one),
        );
      };
      /** A column, or those that it is parted into itself. */
      const columnLines = (
        column: number,
        test: (cell: Cell) => boolean,
        ...end: [] | [width: number, near: number]
      ): TextLine[] => {
        const apart = partAtBoxes(
          groups.filter(({ cell }) => test(cell)),
          boxes,
          direction,
          judge,
        );
        if (apart.length > 1) return apart.flatMap((one) => stretchLines(one, column));
        const inner = column > MAX_PARTED_COLUMN ? undefined : findColumnsWithin(cells.filter(test), judge);
        if (inner === undefined) {
          const inGrid = partAtGrid(
            groups.filter(({ cell }) => test(cell)),
            direction,
            judge,
            boxes,
          );
          if (inGrid.length > 1) return inGrid.flatMap((one) => stretchLines(one, column));
          return toLines(on(test), page, column, direction, judge, ...end);
        }
        const isBetween = ({ y }: Cell) => y > inner.top && y < inner.bottom;
        const parts = [
          (cell: Cell) => test(cell) && isBetween(cell) && (cell.left + cell.right) / 2 < inner.x,
          (cell: Cell) => test(cell) && isBetween(cell) && (cell.left + cell.right) / 2 >= inner.x,
        ];
        const whole = (where: (cell: Cell) => boolean) =>
          toLines(
            on((cell) => test(cell) && where(cell)),
            page,
            column,
            direction,
            judge,
            ...end,
          );
        return [
          ...whole(({ y }) => y <= inner.top),
          ...(direction === 'rtl' ? parts.toReversed() : parts).flatMap((one, at) => columnLines(column + 2 * at, one)),
          ...whole(({ y }) => y >= inner.bottom),
        ];
      };
      const sides = [(cell: Cell) => isIn(cell) && isLeft(cell), (cell: Cell) => isIn(cell) && !isLeft(cell)] as const;
      const [first, second] = direction === 'rtl' ? [sides[1], sides[0]] : sides;
      part.before = toLines(
        on(({ y }) => y <= top),
        page,
        0,
        direction,
        judge,
      );
      part.first = columnLines(1, first);
      part.second = columnLines(2, second, width, nearTextEdge(cells, direction));
      part.after = toLines(
        on(({ y }) => y >= bottom),
        page,
        0,
        direction,
        judge,
      );
    }
    for (const line of part.before) inStretch(line, stretch);
    parts.push(part);
  }
  const { lines: printed, dropped } = withoutRunningText(joinPages(parts), pages);
  const lines = withRowsOfTables(printed, pages, direction, (made, of) => {
    const stretch = inCards.get(of);
    if (stretch) inStretch(made, stretch);
  });
  const isInCards = [...inCards.values()].some((stretch) => stretch.box);
  return {
    lines: isInCards ? unrollCards(lines, inCards, direction) : withHeadBlocks(lines, direction, judge),
    dropped: [...dropped, ...pages.flatMap(({ glyphs }, page) => textOfNoLine(glyphs, page))],
  };
}

/** As {@link readPages}, the lines alone. */
export const toReadingOrder = (
  pages: readonly PageGlyphs[],
  direction: Direction,
  judge: CellClassifier,
): readonly TextLine[] => readPages(pages, direction, judge).lines;

/** Characters that name nothing, and those drawn again on the same place. */
function textOfNoLine(glyphs: readonly Glyph[], page: number): DroppedText[] {
  const unread = glyphs.filter((glyph) => !isRead(glyph));
  const kept = new Map<string, number>();
  for (const { text } of groupIntoRows(glyphs).flat()) kept.set(text, (kept.get(text) ?? 0) + 1);
  const twins = glyphs.filter((glyph) => {
    const left = kept.get(glyph.text) ?? 0;
    kept.set(glyph.text, left - 1);
    return isRead(glyph) && left <= 0;
  });
  return (
    [
      ['names no character', unread],
      ['drawn twice', twins],
    ] as const
  ).flatMap(([reason, all]) => (all.length > 0 ? [{ reason, text: textOf(all), ink: looseInk(all, page) }] : []));
}
const textOf = (glyphs: readonly Glyph[]) => glyphs.map(({ text }) => text).join('');

/** A column goes on on the next page where nothing stands between. */
function joinPages(
  parts: readonly { before: TextLine[]; first: TextLine[]; second: TextLine[]; after: TextLine[] }[],
): TextLine[] {
  const lines: TextLine[] = [];
  let waiting: TextLine[] = [];
  for (const part of parts) {
    const goesOn = waiting.length > 0 && part.before.length === 0 && part.first.length + part.second.length > 0;
    if (!goesOn) {
      lines.push(...waiting, ...part.before);
      waiting = [];
    }
    lines.push(...part.first);
    waiting.push(...part.second);
    if (part.after.length > 0) {
      lines.push(...waiting, ...part.after);
      waiting = [];
    }
  }
  return [...lines, ...waiting];
}

/**
 * Lines of rows; `width` is that of a page on whose far side they stand, in points, and `near` where its text begins at
 * the other.
 */
function toLines(
  rows: readonly Glyph[][],
  page: number,
  column: number,
  direction: Direction,
  judge: CellClassifier,
  width?: number,
  near?: number,
): TextLine[] {
  const lines: TextLine[] = [];
  const far = findFarEdge(rows, direction, width, near);
  const parted = withMarksOfItems(rows, direction).map((row) => splitAtGaps(row, CELL_GAP).flatMap(splitAtSize));
  const columns = secondColumnStarts(parted, direction);
  const indents = commonIndents(parted, direction);
  for (const row of parted) {
    const cells = row
      .flatMap((part, at) =>
        at === (direction === 'rtl' ? row.length - 1 : 0)
          ? (splitPeriodFromText(part, columns, direction) ?? splitMarginText(part, indents, direction, judge))
          : [part],
      )
      .map((part) => toCell(part, direction, page))
      .filter(({ text }) => text !== '');
    if (direction === 'rtl') cells.reverse();
    if (cells.length === 0) continue;
    const above = lines.at(-1);
    const line = toLine(cells, page, column, above);
    if (above && isOnSameLine(line, above))
      lines[lines.length - 1] = {
        ...toLine(
          [...above.cells, ...cells].toSorted((a, b) => (direction === 'rtl' ? b.left - a.left : a.left - b.left)),
          page,
          column,
          lines.at(-2),
        ),
        farEdge: far,
      };
    else lines.push({ ...line, farEdge: far });
  }
  return withHeadingsBesideFirst(lines, direction, judge);
}

/** Where the text of a page begins, for the column at its other side to end as far from the edge. */
const nearTextEdge = (cells: readonly Cell[], direction: Direction) =>
  cells.reduce(
    (edge, cell) => (direction === 'rtl' ? Math.max(edge, cell.right) : Math.min(edge, cell.left)),
    direction === 'rtl' ? -Infinity : Infinity,
  );

/** Part of the size within which an end of a line is at its column's edge. */
const EDGE_TOLERANCE = 1.5;
/** Lines that come to an edge by chance, at the most. */
const MAX_CHANCE_EDGES = 2;

/**
 * Where lines of a column end at the furthest. An edge that few lines come to is none: the margins of the page are
 * alike then.
 */
function findFarEdge(rows: readonly Glyph[][], direction: Direction, width?: number, near?: number): number {
  const isRight = direction === 'rtl';
  const lefts = rows.map((row) => row[0]?.x ?? 0);
  const rights = rows.map((row) => row.reduce((edge, glyph) => Math.max(edge, glyph.x + glyph.width), -Infinity));
  // Without Math.max(...): a page may hold more rows than a call takes arguments.
  const [left, right] = [
    lefts.reduce((edge, x) => Math.min(edge, x), Infinity),
    rights.reduce((edge, x) => Math.max(edge, x), -Infinity),
  ];
  const size = median(rows.map((row) => row[0]?.size ?? 0));
  const isEdge =
    (isRight
      ? lefts.filter((x) => x - left < EDGE_TOLERANCE * size)
      : rights.filter((x) => right - x < EDGE_TOLERANCE * size)
    ).length > MAX_CHANCE_EDGES;
  if (width === undefined || isEdge) return isRight ? left : right;
  return isRight ? Math.min(left, width - (near ?? right)) : Math.max(right, width - (near ?? left));
}

/** Points within which texts begin at one place. */
const ALIGNMENT_TOLERANCE = 0.8;

/** Glyphs of a bullet or a number before an item. */
const MAX_BULLET_GLYPHS = 2;

/**
 * Places where the second texts of at least two rows begin: texts in a column beside another; beside a bullet there is
 * none.
 */
function secondColumnStarts(rows: readonly Glyph[][][], direction: Direction): readonly number[] {
  const starts = rows
    .filter((row) => row.length > 1 && ((direction === 'rtl' ? row.at(-1) : row[0])?.length ?? 0) > MAX_BULLET_GLYPHS)
    .map((row) => readingStart((direction === 'rtl' ? row.at(-2) : row[1]) ?? [], direction));
  return starts.filter((start, at) =>
    starts.some((other, index) => index !== at && Math.abs(other - start) < ALIGNMENT_TOLERANCE),
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
function splitPeriodFromText(part: Glyph[], columns: readonly number[], direction: Direction): Glyph[][] | undefined {
  const isAt = (glyph: Glyph) =>
    columns.some(
      (column) => Math.abs((direction === 'rtl' ? glyph.x + glyph.width : glyph.x) - column) < ALIGNMENT_TOLERANCE,
    );
  // A number is whole, and a word.
  const at = part.findIndex(
    (glyph, index) =>
      index > 0 &&
      isAt(direction === 'rtl' ? (part[index - 1] ?? glyph) : glyph) &&
      !(isDigit(glyph) && isDigit(part[index - 1])) &&
      !isWithinWord(part[index - 1], glyph),
  );
  if (at < 1) return undefined;
  const both = [part.slice(0, at), part.slice(at)];
  const first = direction === 'rtl' ? both[1] : both[0];
  const text = first?.map((glyph) => glyph.text).join('') ?? '@';
  return first &&
    first.length < 22 &&
    !text.includes('@') &&
    /(?<!\d)(?:(?:19|20)\d{2}|\d{1,2}\/\d{2})(?!\d)/.test(text)
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
function commonIndents(rows: readonly Glyph[][][], direction: Direction): readonly number[] {
  const starts = rows.map((row) => readingStart((direction === 'rtl' ? row.at(-1) : row[0]) ?? [], direction));
  const counted = Map.groupBy(starts, (start) => Math.round(start));
  return [...counted.values()].filter((alike) => alike.length > MAX_CHANCE_INDENTS).map(([start = 0]) => start);
}

/** A period or a heading in the margin, near the text that begins where others below it do, is a cell of its own. */
function splitMarginText(
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

/** Part of the size that baselines of one line differ by at the most, where type of two sizes stands side by side. */
const BASELINE_TOLERANCE = 0.42;

/** Whether two lines of one column stand beside each other. */
function isOnSameLine(line: TextLine, above: TextLine): boolean {
  return (
    line.gap < BASELINE_TOLERANCE * Math.min(line.size, above.size) &&
    (line.right <= above.left || line.left >= above.right)
  );
}
