import { hex, type FontText } from './fontText.ts';
import { blankOf } from './placed.ts';
import type { Edit, PageContext } from './segments.ts';
import type { TextRun } from './textRuns.ts';
import { decimal } from './writeText.ts';

/** Fewer lines are no column: a heading in the margin, a name beside its contacts. */
const MIN_COLUMN_LINES = 3;
/** Of its size: how far above its line pdftotext takes a letter to reach, in most fonts. */
const ASCENT = 0.9;

/** What some texts cover, in the space of the page. */
class Box {
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

/**
 * One mark between two columns that is as high as they are, and not seen. pdftotext takes a line for as wide as the
 * blank beside it, so that lines beside a gap of the other column would be read with that column.
 */
export function fenceColumns(runs: readonly TextRun[], { font }: PageContext, isRtlPage: boolean, edits: Edit[]): void {
  const gutter = findGutter(runs.filter(({ glyphs }) => glyphs.length > 0).map((run) => extentOf(run, font(run.font))));
  const first = runs[0];
  const text = first && font(first.font);
  if (!gutter || !first || !text) return;
  const size = gutter.bottom - gutter.top;
  const code = text.alias(blankOf(text), isRtlPage ? '\u200f' : '\u200e', 0);
  const at = first.tag?.start ?? first.start;
  const place = `${decimal(gutter.x)} ${decimal(gutter.top + ASCENT * size)}`;
  const shown = `BT\n${first.font} ${decimal(size)} Tf\n1 0 0 -1 ${place} Tm\n<${hex(code)}> Tj\nET`;
  edits.push({ start: at, end: at, source: `/Artifact BMC\n${shown}\nEMC\n` });
}

/** Between two columns of which one is written after the other, the last of the page; undefined where none are. */
function findGutter(extents: readonly Extent[]): { x: number; top: number; bottom: number } | undefined {
  const second = new Box();
  for (let from = extents.length - 1; from > 0; from -= 1) {
    second.add(extents[from] as Extent);
    const before = extents[from - 1] as Extent;
    if (second.lines.size < MIN_COLUMN_LINES || !isBeside(before, second)) continue;
    const isLeft = before.end <= second.start;
    const first = new Box();
    let head = from;
    for (; head > 0; head -= 1) {
      const extent = extents[head - 1] as Extent;
      if (!isBeside(extent, second) || extent.end <= second.start !== isLeft) break;
      first.add(extent);
    }
    const top = Math.max(first.top, second.top);
    const bottom = Math.max(first.bottom, second.bottom);
    const isColumn = first.lines.size >= MIN_COLUMN_LINES && top < Math.min(first.bottom, second.bottom);
    const isUnderHead = extents.slice(0, head).every((extent) => extent.bottom <= top);
    if (isColumn && isUnderHead)
      return { x: isLeft ? (first.end + second.start) / 2 : (second.end + first.start) / 2, top, bottom };
  }
  return undefined;
}

const isBeside = (one: { start: number; end: number }, other: Box) => one.end <= other.start || one.start >= other.end;
