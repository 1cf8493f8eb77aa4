import { hasRightToLeft } from './bidi.ts';
import { cellOf, NEXT_CELL, rowsOf, SPACE, split, splitAtSize, type Cell } from './cells.ts';
import { gutterOf, innerGutterOf, type Gutter, type Judge } from './columns.ts';
import type { PageGlyphs } from './document.ts';
import type { Glyph } from './glyphs.ts';

/** A line of text as it is read; its cells stand apart from each other, in reading order. */
export interface Line {
  readonly text: string;
  readonly cells: readonly Cell[];
  readonly page: number;
  readonly column: number;
  /** Points. */
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  /** Where lines of its column end at the furthest, in points from the left. */
  readonly far: number;
  /** Distance to the line above in the same column, in points; Infinity for the first. */
  readonly gap: number;
}

/** Characters of one line that are kept; a line of a page has no more. */
const MOST_CHARACTERS = 600;

export type Direction = 'ltr' | 'rtl';

/** The direction most letters of a document have. */
export function directionOfGlyphs(pages: readonly PageGlyphs[]): Direction {
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

/** Lines of a document in reading order: columns one after the other, also over pages, the first by the direction. */
export function linesOf(pages: readonly PageGlyphs[], direction: Direction, judge: Judge): Line[] {
  const parts: { before: Line[]; first: Line[]; second: Line[]; after: Line[] }[] = [];
  let last: Gutter | undefined;
  for (const [page, { glyphs, width }] of pages.entries()) {
    const rows = rowsOf(glyphs);
    const groups = rows.flatMap((row) => split(row, NEXT_CELL)).map((part) => ({ part, cell: cellOf(part, direction) }));
    const cells = groups.map(({ cell }) => cell);
    let gutter = cells.length > 0 ? gutterOf(cells, judge) : undefined;
    // A column that goes on alone has nothing beside it to be known by.
    if (!gutter && last && cells.every((cell) => cell.right <= (last?.x ?? 0) || cell.left >= (last?.x ?? 0))) gutter = { ...last, top: -Infinity, bottom: Infinity };
    last = gutter;
    const part = { before: [] as Line[], first: [] as Line[], second: [] as Line[], after: [] as Line[] };
    if (!gutter) part.before = rowLines(rows, page, 0, direction, judge, width);
    else {
      const { x, top, bottom } = gutter;
      const on = (test: (cell: Cell) => boolean) => rowsOf(groups.filter(({ cell }) => test(cell)).flatMap(({ part }) => part));
      const isIn = ({ y }: Cell) => y > top && y < bottom;
      const isLeft = (cell: Cell) => (cell.left + cell.right) / 2 < x;
      const columnLines = (column: number, test: (cell: Cell) => boolean, ...end: [] | [width: number, near: number]) => {
        const inner = innerGutterOf(cells.filter(test), judge);
        if (inner === undefined) return rowLines(on(test), page, column, direction, judge, ...end);
        const parts = [(cell: Cell) => test(cell) && cell.left < inner, (cell: Cell) => test(cell) && cell.left >= inner];
        return (direction === 'rtl' ? parts.toReversed() : parts).flatMap((one, at) => rowLines(on(one), page, column + 2 * at, direction, judge));
      };
      const sides = [(cell: Cell) => isIn(cell) && isLeft(cell), (cell: Cell) => isIn(cell) && !isLeft(cell)] as const;
      const [first, second] = direction === 'rtl' ? [sides[1], sides[0]] : sides;
      part.before = rowLines(on(({ y }) => y <= top), page, 0, direction, judge);
      part.first = columnLines(1, first);
      part.second = columnLines(2, second, width, nearEdge(cells, direction));
      part.after = rowLines(on(({ y }) => y >= bottom), page, 0, direction, judge);
    }
    parts.push(part);
  }
  return withoutFurniture(joined(parts), pages);
}

/** A column goes on on the next page where nothing stands between. */
function joined(parts: readonly { before: Line[]; first: Line[]; second: Line[]; after: Line[] }[]): Line[] {
  const lines: Line[] = [];
  let waiting: Line[] = [];
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

/** Lines of rows; `width` is that of a page on whose far side they stand, in points, and `near` where its text begins at the other. */
function rowLines(rows: readonly Glyph[][], page: number, column: number, direction: Direction, judge: Judge, width?: number, near?: number): Line[] {
  const lines: Line[] = [];
  const far = farEdge(rows, direction, width, near);
  const parted = rows.map((row) => split(row, NEXT_CELL).flatMap(splitAtSize));
  const columns = secondColumns(parted, direction);
  const indents = indentsOf(parted, direction);
  for (const row of parted) {
    const cells = row.flatMap((part, at) => (at === (direction === 'rtl' ? row.length - 1 : 0) ? (splitBefore(part, columns, direction) ?? splitAtIndent(part, indents, direction, judge)) : [part])).map((part) => cellOf(part, direction)).filter(({ text }) => text !== '');
    if (direction === 'rtl') cells.reverse();
    if (cells.length === 0) continue;
    const above = lines.at(-1);
    const line = lineOf(cells, page, column, above);
    if (above && isBeside(line, above)) lines[lines.length - 1] = { ...lineOf([...above.cells, ...cells].toSorted((a, b) => (direction === 'rtl' ? b.left - a.left : a.left - b.left)), page, column, lines.at(-2)), far };
    else lines.push({ ...line, far });
  }
  return lines;
}

/** Where the text of a page begins, for the column at its other side to end as far from the edge. */
const nearEdge = (cells: readonly Cell[], direction: Direction) => cells.reduce((edge, cell) => (direction === 'rtl' ? Math.max(edge, cell.right) : Math.min(edge, cell.left)), direction === 'rtl' ? -Infinity : Infinity);

/** Part of the size within which an end of a line is at its column's edge. */
const AT_EDGE = 1.5;
/** Lines that come to an edge by chance, at the most. */
const BY_CHANCE = 2;

/** Where lines of a column end at the furthest. An edge that few lines come to is none: the margins of the page are alike then. */
function farEdge(rows: readonly Glyph[][], direction: Direction, width?: number, near?: number): number {
  const isRight = direction === 'rtl';
  const lefts = rows.map((row) => row[0]?.x ?? 0);
  const rights = rows.map((row) => row.reduce((edge, glyph) => Math.max(edge, glyph.x + glyph.width), -Infinity));
  // Without Math.max(...): a page may hold more rows than a call takes arguments.
  const [left, right] = [lefts.reduce((edge, x) => Math.min(edge, x), Infinity), rights.reduce((edge, x) => Math.max(edge, x), -Infinity)];
  const size = rows.map((row) => row[0]?.size ?? 0).toSorted((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0;
  const isEdge = (isRight ? lefts.filter((x) => x - left < AT_EDGE * size) : rights.filter((x) => right - x < AT_EDGE * size)).length > BY_CHANCE;
  if (width === undefined || isEdge) return isRight ? left : right;
  return isRight ? Math.min(left, width - (near ?? right)) : Math.max(right, width - (near ?? left));
}

/** Points within which texts begin at one place. */
const SAME_PLACE = 0.8;

/** Glyphs of a bullet or a number before an item. */
const LONGEST_BULLET = 2;

/** Places where the second texts of at least two rows begin: texts in a column beside another; beside a bullet there is none. */
function secondColumns(rows: readonly Glyph[][][], direction: Direction): readonly number[] {
  const starts = rows.filter((row) => row.length > 1 && ((direction === 'rtl' ? row.at(-1) : row[0])?.length ?? 0) > LONGEST_BULLET).map((row) => startOf((direction === 'rtl' ? row.at(-2) : row[1]) ?? [], direction));
  return starts.filter((start, at) => starts.some((other, index) => index !== at && Math.abs(other - start) < SAME_PLACE));
}

function startOf(part: readonly Glyph[], direction: Direction): number {
  const last = part.at(-1);
  return direction === 'rtl' ? (last ? last.x + last.width : 0) : (part[0]?.x ?? 0);
}

const isDigit = (glyph?: Glyph) => /\d/.test(glyph?.text ?? '');

/** A period that fills its column up to the next one's text is a cell of its own all the same. */
function splitBefore(part: Glyph[], columns: readonly number[], direction: Direction): Glyph[][] | undefined {
  const isAt = (glyph: Glyph) => columns.some((column) => Math.abs((direction === 'rtl' ? glyph.x + glyph.width : glyph.x) - column) < SAME_PLACE);
  // A number is whole.
  const at = part.findIndex((glyph, index) => index > 0 && isAt(direction === 'rtl' ? (part[index - 1] ?? glyph) : glyph) && !(isDigit(glyph) && isDigit(part[index - 1])));
  if (at < 1) return undefined;
  const both = [part.slice(0, at), part.slice(at)];
  const first = direction === 'rtl' ? both[1] : both[0];
  return first && first.length < 22 && /^[^@]*(?<!\d)(?:(?:19|20)\d{2}|\d{1,2}\/\d{2})(?![\d@])[^@]*$/.test(first.map(({ text }) => text).join('')) ? both : undefined;
}

/** Lines that begin at one place by chance, at the most. */
const INDENTED_BY_CHANCE = 2;
/** Part of the size that sets a heading apart from the text beside it: more than a space, where lines are filled too. */
const APART = 0.5;

/** Places where lines begin, without the one where most do. */
function indentsOf(rows: readonly Glyph[][][], direction: Direction): readonly number[] {
  const starts = rows.map((row) => startOf((direction === 'rtl' ? row.at(-1) : row[0]) ?? [], direction));
  const counted = Map.groupBy(starts, (start) => Math.round(start));
  return [...counted.values()].filter((alike) => alike.length > INDENTED_BY_CHANCE).map(([start = 0]) => start);
}

/** A period or a heading in the margin, near the text that begins where others below it do, is a cell of its own. */
function splitAtIndent(part: Glyph[], indents: readonly number[], direction: Direction, judge: Judge): Glyph[][] {
  const isRight = direction === 'rtl';
  for (let index = 1; index < part.length; index += 1) {
    const [before, after] = [part[index - 1], part[index]];
    if (!before || !after) continue;
    const gap = after.x - before.x - before.width;
    const start = isRight ? before.x + before.width : after.x;
    if (gap < SPACE * after.size || !indents.some((indent) => Math.abs(indent - start) < SAME_PLACE)) continue;
    const both = [part.slice(0, index), part.slice(index)];
    const margin = cellOf((isRight ? both[1] : both[0]) ?? [], direction);
    if (judge.isDate(margin) || (gap > APART * Math.min(before.size, after.size) && judge.isHeading(margin))) return both;
  }
  return [part];
}

/** Part of the size that baselines of one line differ by at the most, where type of two sizes stands side by side. */
const BESIDE = 0.42;

/** Whether two lines of one column stand beside each other. */
function isBeside(line: Line, above: Line): boolean {
  return line.gap < BESIDE * Math.min(line.size, above.size) && (line.right <= above.left || line.left >= above.right);
}

export function lineOf(cells: readonly Cell[], page: number, column: number, above?: { readonly y: number }): Line {
  const text = cells.map((cell) => cell.text).join('  ').slice(0, MOST_CHARACTERS);
  const letters = cells.reduce((sum, cell) => sum + cell.text.length, 0);
  const widest = cells.toSorted((a, b) => b.text.length - a.text.length)[0];
  const y = cells[0]?.y ?? 0;
  return {
    text,
    cells,
    page,
    column,
    left: Math.min(...cells.map((cell) => cell.left)),
    right: Math.max(...cells.map((cell) => cell.right)),
    far: Infinity,
    y,
    size: widest?.size ?? 0,
    bold: cells.filter((cell) => cell.bold).reduce((sum, cell) => sum + cell.text.length, 0) * 2 > letters,
    gap: above ? y - above.y : Infinity,
  };
}

const PAGE_NUMBER = /^[-–|\s]*(?:(?:page|עמוד|עמ')\s*)?\d{1,2}(?:\s*(?:of|מתוך|\/|-)\s*\d{1,2})?[-–|\s]*$/i;

/** Without page numbers, and without what every page repeats at its edge. */
function withoutFurniture(lines: readonly Line[], pages: readonly PageGlyphs[]): Line[] {
  const atEdge = (line: Line) => {
    const height = pages[line.page]?.height ?? 0;
    return line.y < 0.08 * height || line.y > 0.92 * height;
  };
  const keyOf = ({ text }: Line) => text.replace(/\d+/g, '#');
  // With a number, and again at the foot of another page: the first is one as well, and would stand within what goes on overleaf.
  const feet = Map.groupBy(lines.filter((line) => /\d/.test(line.text) && atEdge(line) && line.y > 0.5 * (pages[line.page]?.height ?? 0)), keyOf);
  const seen = new Set<string>();
  return lines.filter((line) => {
    if (!atEdge(line)) return true;
    if (PAGE_NUMBER.test(line.text)) return false;
    if (pages.length < 2) return true;
    const key = keyOf(line);
    const foot = feet.get(key) ?? [];
    const isRepeated = (line.page > 0 && seen.has(key)) || (foot.includes(line) && new Set(foot.map(({ page }) => page)).size > 1);
    seen.add(key);
    return !isRepeated;
  });
}
