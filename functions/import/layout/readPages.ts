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

/** Returns the direction of most letters in a document. */
export const detectDirection = (pages: readonly PageGlyphs[]): Direction =>
  mainDirection(pages.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)));

/** The lines of a document, and the text of its pages that is in no line. */
export interface Reading {
  readonly lines: readonly TextLine[];
  readonly dropped: readonly DroppedText[];
}

/**
 * Returns the lines of a document in reading order: column after column, beginning at the side where reading begins.
 * Turned text is not included (reading.ts).
 */
export function readPages(pages: readonly PageGlyphs[], direction: Direction, judge: CellClassifier): Reading {
  const lines: TextLine[] = [];
  for (const [page, sheet] of pages.entries())
    for (const stretch of stretchesOf(sheet, direction, judge)) {
      const { rows, groups, box, gutter } = stretch;
      const whole = { page, column: 0, direction, boxes: sheet.boxes ?? [], judge };
      lines.push(
        ...(gutter
          ? linesBesideGutter(groups, gutter, whole, sheet.width)
          : toLines(rows, whole, judge, { width: box ? box.left + box.right : sheet.width })),
      );
    }
  const { lines: printed, dropped } = withoutRunningText(lines, pages);
  return {
    lines: withRowsOfTables(printed, pages, direction),
    dropped: [...dropped, ...pages.flatMap(({ glyphs }, page) => textOfNoLine(glyphs, page))],
  };
}

/** Returns the lines of a stretch with two columns: above them, first column, second column, below them. */
function linesBesideGutter(groups: readonly PlacedCell[], gutter: Gutter, whole: ReadColumn, width: number) {
  const { direction, judge } = whole;
  const { above, first, second, below } = partsBeside(groups, gutter, direction);
  return [
    ...toLines(rowsOf(above), whole, judge),
    ...columnLines(first, { ...whole, column: 1 }),
    ...columnLines(second, { ...whole, column: 2, side: { width, near: nearTextEdge(groups, direction) } }),
    ...toLines(rowsOf(below), whole, judge),
  ];
}

/** Where the text of a page begins; the column at the far side ends as far from its edge. */
const nearTextEdge = (groups: readonly PlacedCell[], direction: Direction) => {
  const start = groups.reduce((edge, { cell }) => Math.min(edge, startOf(cell, direction)), Infinity);
  return direction === 'rtl' ? -start : start;
};

/** Returns characters without a meaning, and those drawn twice at one position. */
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
