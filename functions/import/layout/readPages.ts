import type { Direction } from '../../../shared/platform/language.ts';
import { mainDirection } from '../page/direction.ts';
import type { DroppedText } from '../page/droppedText.ts';
import type { Glyph } from '../page/glyph.ts';
import { looseInk } from '../page/ink.ts';
import { startOf } from '../page/nextLine.ts';
import type { PageGlyphs } from '../page/pageGlyphs.ts';
import type { TextLine } from '../page/textLine.ts';
import { groupIntoRows, isRead } from './cells.ts';
import { columnLines, type ReadColumn } from './columnLines.ts';
import { partsBeside, type Gutter } from './columns.ts';
import type { CellClassifier } from './layoutHypotheses.ts';
import { toLines } from './lines.ts';
import { withRowsOfTables } from './rowsOfTables.ts';
import { withoutRunningText } from './runningText.ts';
import { rowsOf, stretchesOf, type PlacedCell } from './stretches.ts';

/** The direction most letters of a document have. */
export const detectDirection = (pages: readonly PageGlyphs[]): Direction =>
  mainDirection(pages.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)));

/** The lines of a document, and the text of its pages that is in none of them. */
export interface Reading {
  readonly lines: readonly TextLine[];
  readonly dropped: readonly DroppedText[];
}

/**
 * Lines of a document in reading order: columns one after the other, also over pages, the first by the direction. Text
 * that is turned is not among them (reading.ts).
 */
export function readPages(pages: readonly PageGlyphs[], direction: Direction, judge: CellClassifier): Reading {
  const parts: StretchLines[] = [];
  let last: Gutter | undefined;
  for (const [page, sheet] of pages.entries())
    for (const stretch of stretchesOf(sheet, direction, judge)) {
      const { rows, groups, box } = stretch;
      let { gutter } = stretch;
      // A column that goes on alone has nothing beside it to be known by.
      const x = last?.x ?? 0;
      if (!gutter && !box && last && groups.every(({ cell }) => cell.right <= x || cell.left >= x))
        gutter = { ...last, top: -Infinity, bottom: Infinity };
      last = gutter;
      const whole = { page, column: 0, direction, boxes: sheet.boxes ?? [], judge };
      parts.push(
        gutter
          ? linesBesideGutter(groups, gutter, whole, sheet.width)
          : withoutColumns(toLines(rows, whole, judge, { width: box ? box.left + box.right : sheet.width })),
      );
    }
  const { lines: printed, dropped } = withoutRunningText(joinPages(parts), pages);
  return {
    lines: withRowsOfTables(printed, pages, direction),
    dropped: [...dropped, ...pages.flatMap(({ glyphs }, page) => textOfNoLine(glyphs, page))],
  };
}

const withoutColumns = (before: TextLine[]): StretchLines => ({ before, first: [], second: [], after: [] });

/** Lines of a stretch: above its columns, of the first and the second of them, and below. */
function linesBesideGutter(groups: readonly PlacedCell[], gutter: Gutter, whole: ReadColumn, width: number) {
  const { direction, judge } = whole;
  const { above, first, second, below } = partsBeside(groups, gutter, direction);
  return {
    before: toLines(rowsOf(above), whole, judge),
    first: columnLines(first, { ...whole, column: 1 }),
    second: columnLines(second, { ...whole, column: 2, side: { width, near: nearTextEdge(groups, direction) } }),
    after: toLines(rowsOf(below), whole, judge),
  };
}

type StretchLines = ReturnType<typeof linesBesideGutter>;

/** Where the text of a page begins, for the column at its other side to end as far from the edge. */
const nearTextEdge = (groups: readonly PlacedCell[], direction: Direction) => {
  const start = groups.reduce((edge, { cell }) => Math.min(edge, startOf(cell, direction)), Infinity);
  return direction === 'rtl' ? -start : start;
};

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
function joinPages(parts: readonly StretchLines[]): TextLine[] {
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
