import { isMark } from './line.ts';
import type { PageContext } from './segments.ts';
import type { TextRun } from './textRuns.ts';

/** A free strip between two dates, in page coordinates; `y` is its middle. */
export interface FreeStrip {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** In type sizes: a nearer text is read together with the date. */
const MIN_GAP = 1;
/** In points: a date farther aside is in another column. */
const MAX_ASIDE = 6;
/** In type sizes: no text of a page is so near to the text above it. */
const MIN_STRIP = 0.6;
const YEAR = /\d{4}/;
/** More letters than the longest date range in words has. */
const MAX_DATE = 40;
/** How many texts on each side of a date are checked in its line. */
const MAX_BESIDE = 40;
/** In points: texts with nearer baselines are in one line. */
const SAME_LINE = 3;

type TextBox = NonNullable<ReturnType<typeof boxOf>>;

/** Returns the box that a reader assumes for a text, by its font, limited to `most` of its size. */
function boxOf(run: TextRun, { font }: PageContext, most: { readonly ascent: number; readonly descent: number }) {
  const [first, last] = [run.glyphs[0], run.glyphs.at(-1)];
  const text = font(run.font);
  if (!first || !last || !text || isMark(run, text)) return undefined;
  return {
    y: run.y,
    size: run.size,
    start: Math.min(first.x, last.x),
    end: Math.max(first.end, last.end),
    top: run.y - Math.min(text.ascent, most.ascent) * run.size,
    bottom: run.y + Math.min(text.descent, most.descent) * run.size,
    hasYear: run.glyphs.length <= MAX_DATE && YEAR.test(run.glyphs.map(({ shown }) => shown).join('')),
  };
}

/**
 * Returns, for dates at the far end of their lines, the widest free strip between each date and the next one below.
 * `gutter`: the gap between columns, which no line crosses.
 */
export function stripsBetweenDates(
  runs: readonly TextRun[],
  context: PageContext,
  { isRtlPage, gutter, most }: { isRtlPage: boolean; gutter?: number | undefined; most: Parameters<typeof boxOf>[2] },
): FreeStrip[] {
  const boxes = runs
    .flatMap((run) => boxOf(run, context, most) ?? [])
    .toSorted((a, b) => a.y - b.y || a.start - b.start);
  const dates: { readonly at: number; readonly box: TextBox; readonly from: number; readonly to: number }[] = [];
  for (const [index, box] of boxes.entries()) {
    const title = box.hasYear && titleOf(boxes, index, isRtlPage, gutter);
    if (title) dates.push({ at: index, box, from: Math.min(box.start, title.start), to: Math.max(box.end, title.end) });
  }
  return dates.flatMap((date, index) => {
    const next = dates
      .slice(index + 1, index + 1 + MAX_ASIDE)
      .find(({ box }) => box.y > date.box.y + 1 && box.start < date.box.end && box.end > date.box.start);
    if (!next) return [];
    const [from, to] = [Math.min(date.from, next.from), Math.max(date.to, next.to)];
    const between = linesOf(boxes, date.at, next.at).filter(({ start, end }) => start < to && end > from);
    const strip = widestStrip(between);
    return strip ? [{ x: (date.box.start + date.box.end) / 2, ...strip }] : [];
  });
}

/** Returns the nearest text before a date in its line, if it is far from the date. */
function titleOf(boxes: readonly TextBox[], index: number, isRtlPage: boolean, gutter = NaN): TextBox | undefined {
  const date = boxes[index] as TextBox;
  let nearest: TextBox | undefined;
  let gap = Infinity;
  for (const step of [-1, 1])
    for (let count = 1; count <= MAX_BESIDE; count += 1) {
      const box = boxes[index + step * count];
      if (!box || Math.abs(box.y - date.y) >= SAME_LINE) break;
      const distance = isRtlPage ? box.start - date.end : date.start - box.end;
      const isAcross = date.start > gutter !== box.start > gutter;
      if (distance < 0 || distance >= gap || isAcross) continue;
      gap = distance;
      nearest = box;
    }
  return gap >= MIN_GAP * date.size ? nearest : undefined;
}

/** Returns the texts of two lines and of all lines between. */
function linesOf(boxes: readonly TextBox[], first: number, last: number): readonly TextBox[] {
  const [top, bottom] = [(boxes[first] as TextBox).y - SAME_LINE, (boxes[last] as TextBox).y + SAME_LINE];
  let [from, to] = [first, last];
  while (first - from < MAX_BESIDE && (boxes[from - 1]?.y ?? -Infinity) > top) from -= 1;
  while (to - last <= MAX_BESIDE && (boxes[to]?.y ?? Infinity) < bottom) to += 1;
  return boxes.slice(from, to);
}

/** Returns undefined if the texts are so close that no reader would see a strip. */
function widestStrip(boxes: readonly TextBox[]): Omit<FreeStrip, 'x'> | undefined {
  let widest: Omit<FreeStrip, 'x'> | undefined;
  let bottom = Infinity;
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    const height = box.top - bottom;
    if (height > (widest?.height ?? MIN_STRIP)) widest = { y: (box.top + bottom) / 2, height };
    bottom = bottom === Infinity ? box.bottom : Math.max(bottom, box.bottom);
  }
  return widest;
}
