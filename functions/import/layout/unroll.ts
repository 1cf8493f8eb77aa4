import type { Direction } from '../../../shared/platform/language.ts';
import { startOf } from '../page/nextLine.ts';
import type { TextLine } from '../page/textLine.ts';
import type { Stretch } from './stretches.ts';

/** Sizes of type between two stretches that do not stand below each other on the page. */
const STRETCH_GAP = 2.2;
/** As the last, up to which the page's own distance is kept. */
const MAX_GAP = 4;

/**
 * Lines in reading order as if each card stood below the one before, where its lines begin: what is told from indents
 * and distances goes on through cards. Their words keep their place on the page ({@link Cell.ink}).
 */
export function unrollCards(
  lines: readonly TextLine[],
  stretchOf: ReadonlyMap<TextLine, Stretch>,
  direction: Direction,
): TextLine[] {
  const unrolled: TextLine[] = [];
  const starts = new Map<string, number>();
  let [across, down] = [0, 0];
  for (const [lineIndex, line] of lines.entries()) {
    const [stretch, before] = [stretchOf.get(line), lines[lineIndex - 1]];
    const above = unrolled.at(-1);
    const isNext = before !== undefined && before.page === line.page && before.column === line.column;
    const isFirst = !isNext || stretchOf.get(before) !== stretch;
    if (isFirst) {
      [across, down] = [0, 0];
      if (stretch?.box) {
        const end = lines.findIndex((other, index) => index > lineIndex && stretchOf.get(other) !== stretch);
        const linesOfCard = lines.slice(lineIndex, end < 0 ? lines.length : end);
        const start = Math.min(...linesOfCard.map((lineOfCard) => startOf(lineOfCard, direction)));
        const place = `${line.page} ${line.column}`;
        starts.set(place, starts.get(place) ?? start);
        across = ((starts.get(place) ?? start) - start) * (direction === 'rtl' ? -1 : 1);
      }
    }
    if (isFirst && isNext && above) {
      const distance = line.y - before.y;
      const gap = distance > 0 && distance < MAX_GAP * line.size ? distance : STRETCH_GAP * line.size;
      down = above.y + gap - line.y;
      unrolled.push({ ...moved(line, across, down), gap });
    } else unrolled.push(across === 0 && down === 0 ? line : moved(line, across, down));
  }
  return unrolled;
}

const moved = (line: TextLine, across: number, down: number): TextLine => ({
  ...line,
  left: line.left + across,
  right: line.right + across,
  farEdge: line.farEdge + across,
  y: line.y + down,
  cells: line.cells.map((cell) => ({
    ...cell,
    left: cell.left + across,
    right: cell.right + across,
    y: cell.y + down,
  })),
});
