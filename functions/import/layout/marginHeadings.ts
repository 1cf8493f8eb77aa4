import type { Direction } from '../../../shared/platform/language.ts';
import { ASCENT } from '../page/ink.ts';
import type { CellClassifier } from './layoutHypotheses.ts';
import type { Cell } from '../page/cell.ts';
import { endOf, startOf } from '../page/nextLine.ts';
import type { TextLine } from '../page/textLine.ts';

const topOf = ({ y, size }: TextLine) => y - ASCENT * size;

/** By how many type sizes the tops of two texts on one line may differ. */
const SAME_TOP = 0.5;
/** How much larger a heading with a lower baseline is than the text beside it. */
const LARGER = 1.2;

/**
 * Moves a heading in the margin before the section beside it. Lines are sorted by baseline, and a large heading's
 * baseline is below that of the small line that begins its section, such as the period of the first job. Our template
 * Editorial is set this way; `test/browser/own-text.test.ts` reads its pages.
 */
export function withHeadingsBesideFirst(lines: TextLine[], direction: Direction, judge: CellClassifier): TextLine[] {
  const lookOf = (cell: Cell) => `${Math.round(startOf(cell, direction))} ${cell.size.toFixed(1)}`;
  const alone = lines.flatMap(({ cells }) => (cells.length === 1 ? cells : []));
  const known = new Set(alone.filter(judge.isHeading).map(lookOf));
  const isHeading = ({ cells: [first, ...more] }: TextLine) =>
    first !== undefined && more.length === 0 && (judge.isHeading(first) || known.has(lookOf(first)));
  const isBeside = (heading: TextLine, line: TextLine) => {
    const [headingCell] = heading.cells;
    const apart = headingCell && line.cells.every((cell) => startOf(cell, direction) > endOf(headingCell, direction));
    return apart === true && heading.size > LARGER * line.size && topOf(heading) < topOf(line) + SAME_TOP * line.size;
  };
  const ordered = [...lines];
  for (const [headingIndex, heading] of lines.entries()) {
    if (!isHeading(heading)) continue;
    let to = headingIndex;
    while (to > 0 && isBeside(heading, ordered[to - 1] as TextLine)) to -= 1;
    if (to === headingIndex) continue;
    const moved = [heading, ...ordered.slice(to, headingIndex)];
    const before = ordered[to - 1];
    for (const [index, line] of moved.entries()) {
      const above = index === 0 ? before : moved[index - 1];
      ordered[to + index] = { ...line, gap: above ? Math.max(0, line.y - above.y) : Infinity };
    }
  }
  return ordered;
}
