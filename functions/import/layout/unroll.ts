import type { Direction } from '../../../shared/platform/language.ts';
import type { Cell } from '../page/cell.ts';
import type { Stretch } from './stretches.ts';

/** What is moved of a line (lines.ts). */
interface PlacedLine {
  readonly cells: readonly Cell[];
  readonly page: number;
  readonly column: number;
  readonly left: number;
  readonly right: number;
  readonly farEdge: number;
  readonly y: number;
  readonly size: number;
  readonly gap: number;
}

/** Sizes of type between two stretches that do not stand below each other on the page. */
const STRETCH_GAP = 2.2;
/** As the last, up to which the page's own distance is kept. */
const MAX_GAP = 4;

/**
 * Lines in reading order as if each card stood below the one before, where its lines begin: what is told from indents
 * and distances goes on through cards. Their words keep their place on the page ({@link Cell.ink}).
 */
export function unrollCards<Line extends PlacedLine>(
  lines: readonly Line[],
  stretchOf: ReadonlyMap<PlacedLine, Stretch>,
  direction: Direction,
): Line[] {
  const unrolled: Line[] = [];
  const starts = new Map<string, number>();
  let [across, down] = [0, 0];
  for (const [at, line] of lines.entries()) {
    const [stretch, before] = [stretchOf.get(line), lines[at - 1]];
    const above = unrolled.at(-1);
    const isNext = before !== undefined && before.page === line.page && before.column === line.column;
    const isFirst = !isNext || stretchOf.get(before) !== stretch;
    if (isFirst) {
      [across, down] = [0, 0];
      if (stretch?.box) {
        const own = startOfAll(lines.slice(at), stretch, stretchOf, direction);
        const place = `${line.page} ${line.column}`;
        starts.set(place, starts.get(place) ?? own);
        across = (starts.get(place) ?? own) - own;
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

/** Where the lines of a stretch begin. */
function startOfAll(
  lines: readonly PlacedLine[],
  stretch: Stretch,
  stretchOf: ReadonlyMap<PlacedLine, Stretch>,
  direction: Direction,
): number {
  const end = lines.findIndex((line) => stretchOf.get(line) !== stretch);
  const own = end < 0 ? lines : lines.slice(0, end);
  return direction === 'rtl' ? Math.max(...own.map(({ right }) => right)) : Math.min(...own.map(({ left }) => left));
}

const moved = <Line extends PlacedLine>(line: Line, across: number, down: number): Line => ({
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
