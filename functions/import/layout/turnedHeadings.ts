import type { Direction } from '../../../shared/platform/language.ts';
import type { Cell } from '../page/cell.ts';
import { boxAround, type Box } from '../page/glyph.ts';
import { bottomOf, sectionStarts, topOf, type TurnedHeading } from './headedSections.ts';
import type { CellClassifier } from './layoutHypotheses.ts';
import { withCells, type TextLine } from '../page/textLine.ts';

/** Type sizes that a heading stands above its section, and above that from the text before. */
const HEADING_GAP = 1.6;

/**
 * Upright lines with the turned headings put in above the lines that they head, and the other turned lines behind them.
 * A heading along the edge of a column is put in where it is clear which lines it heads.
 */
export function placeTurnedHeadings(
  upright: readonly TextLine[],
  turned: readonly TextLine[],
  judge: CellClassifier,
  direction: Direction,
): TextLine[] {
  const headings = turned.flatMap(({ cells, page }) =>
    cells.flatMap((cell): TurnedHeading[] => {
      const box = boxAround((cell.ink ?? []).filter(({ width }) => width > 0));
      return box.height > box.width && judge.isHeading(cell) ? [{ cell, page, box }] : [];
    }),
  );
  const put = new Map<TextLine, TurnedHeading>();
  for (const strip of stripsOf(headings)) {
    const column = columnBeside(strip, upright);
    const starts = column && sectionStarts(strip, column, judge);
    for (const [index, start] of starts?.entries() ?? []) if (strip[index]) put.set(start, strip[index]);
  }
  const used = new Set([...put.values()].map(({ cell }) => cell));
  return [
    ...upright.flatMap((line) => {
      const heading = put.get(line);
      return heading ? [upRight(heading.cell, line, direction), { ...line, gap: HEADING_GAP * line.size }] : [line];
    }),
    ...turned.flatMap((line) => {
      const cells = line.cells.filter((cell) => !used.has(cell));
      if (cells.length === line.cells.length) return [line];
      return cells.length > 0 ? [withCells(line, cells)] : [];
    }),
  ];
}

/** A heading as it would stand above a line. */
function upRight(cell: Cell, below: TextLine, direction: Direction): TextLine {
  const { text, size, bold } = cell;
  const width = 0.5 * size * text.length;
  const left = direction === 'rtl' ? below.right - width : below.left;
  const place = { left, right: left + width, y: below.y - HEADING_GAP * below.size };
  const gap = below.gap === Infinity ? Infinity : Math.max(below.gap, HEADING_GAP * below.size);
  return { ...below, ...place, text, size, bold, gap, cells: [{ ...cell, ...place }] };
}

/** Headings of a page that stand below each other, from its top. */
function stripsOf(headings: readonly TurnedHeading[]): TurnedHeading[][] {
  const strips: TurnedHeading[][] = [];
  for (const heading of headings.toSorted((a, b) => a.box.y - b.box.y)) {
    const strip = strips.find(([first]) => first?.page === heading.page && meetAcross(first.box, heading.box));
    if (strip) strip.push(heading);
    else strips.push([heading]);
  }
  return strips;
}

const meetAcross = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width;

/** The lines of the column that headings stand beside: the nearest one that none of them crosses. */
function columnBeside(strip: readonly TurnedHeading[], upright: readonly TextLine[]): TextLine[] | undefined {
  const page = strip[0]?.page;
  const columns = [
    ...Map.groupBy(
      upright.filter((line) => line.page === page),
      ({ column }) => column,
    ).values(),
  ];
  const distance = (column: readonly TextLine[]) => {
    const apart = strip.flatMap(({ box }) =>
      column
        .filter((line) => topOf(line) < box.y + box.height && bottomOf(line) > box.y)
        .map((line) => gapTo(line, box)),
    );
    return apart.length === 0 || Math.min(...apart) < 0 ? Infinity : Math.min(...apart);
  };
  const nearest = columns.toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest && distance(nearest) < Infinity ? nearest.toSorted((a, b) => a.y - b.y) : undefined;
}

/** How far a line stands beside a box; less than none where it is over it. */
const gapTo = ({ left, right }: TextLine, box: Box) => Math.max(left - box.x - box.width, box.x - right);
