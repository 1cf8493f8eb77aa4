import type { FontText } from './fontText.ts';
import type { PageContext } from './segments.ts';
import type { TextRun } from './textRuns.ts';

/** Fewer lines are no column but a heading in the margin or a name beside its contacts. */
const MIN_COLUMN_LINES = 3;

/** The area that texts cover, in page coordinates. */
class ColumnBox {
  start = Infinity;
  end = -Infinity;
  top = Infinity;
  bottom = -Infinity;
  readonly lines = new Set<number>();

  add({ start, end, top, bottom, y }: Extent): void {
    this.start = Math.min(this.start, start);
    this.end = Math.max(this.end, end);
    this.top = Math.min(this.top, top);
    this.bottom = Math.max(this.bottom, bottom);
    this.lines.add(Math.round(y));
  }
}

type Extent = ReturnType<typeof extentOf>;

function extentOf({ glyphs, size, y }: TextRun, font: FontText | undefined) {
  const last = glyphs.at(-1);
  const end = last ? last.x + ((font?.width(last.code) ?? 0) * size) / 1000 : 0;
  return { start: glyphs[0]?.x ?? 0, end, top: y - size, bottom: y, y };
}

/** The gap between two columns, in page coordinates. */
export interface PageGutter {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the gap between two columns, the second of which is written last on the page; undefined if none is. */
export function findGutter(runs: readonly TextRun[], { font }: PageContext): PageGutter | undefined {
  const extents = runs.filter(({ glyphs }) => glyphs.length > 0).map((run) => extentOf(run, font(run.font)));
  const second = new ColumnBox();
  for (let from = extents.length - 1; from > 0; from -= 1) {
    second.add(extents[from] as Extent);
    const before = extents[from - 1] as Extent;
    const isLeft = before.end <= second.start;
    if (second.lines.size < MIN_COLUMN_LINES || !isBeside(before, second, isLeft)) continue;
    let head = from;
    while (head > 0 && isBeside(extents[head - 1] as Extent, second, isLeft)) head -= 1;
    const first = boxOf(extents.slice(head, from));
    const top = Math.max(first.top, second.top);
    // Text above both columns does not count.
    const [firstColumn, secondColumn] = [extents.slice(head, from), extents.slice(from)].map((column) =>
      boxOf(column.filter(({ bottom }) => bottom > top)),
    ) as [ColumnBox, ColumnBox];
    const isColumn = Math.min(firstColumn.lines.size, secondColumn.lines.size) >= MIN_COLUMN_LINES;
    if (isColumn && extents.slice(0, head).every(({ bottom }) => bottom <= top))
      return {
        x: isLeft ? (firstColumn.end + secondColumn.start) / 2 : (secondColumn.end + firstColumn.start) / 2,
        top,
        bottom: Math.max(firstColumn.bottom, secondColumn.bottom),
      };
  }
  return undefined;
}

/** Whether a text is left of a column, or right of it. */
const isBeside = ({ start, end }: Extent, column: ColumnBox, isLeft: boolean) =>
  isLeft ? end <= column.start : start >= column.end;

function boxOf(extents: readonly Extent[]): ColumnBox {
  const box = new ColumnBox();
  for (const extent of extents) box.add(extent);
  return box;
}
