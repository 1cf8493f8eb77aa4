import { isMark } from './line.ts';
import type { PageContext } from './segments.ts';
import type { TextRun } from './textRuns.ts';

/** A free strip between two dates, in the space of the page: `y` is its middle. */
export interface FreeStrip {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Of its size: what stands closer to a date is read with it. */
const MIN_GAP = 1;
/** Further on there is no next date of the same column. */
const MAX_ASIDE = 6;
/** No text of a page stands so near above another one. */
const MIN_STRIP = 0.6;
const YEAR = /\d{4}/;
/** Letters of the longest range in words, and more. */
const MAX_DATE = 40;
/** Texts beside a date in its line that are looked at, on each side. */
const MAX_BESIDE = 40;
/** Two texts whose lines are nearer stand in one. */
const SAME_LINE = 3;

type TextBox = NonNullable<ReturnType<typeof boxOf>>;

/** What a reader takes a text to cover, by its font, within `most` of its size. */
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
 * Where dates stand at the far end of their lines: the widest free strip between each and the next one below it, which
 * begins under the upper date. `gutter`: a place between columns, over which none belongs to a line.
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

/** The nearest text before a date in its line, where that is far from it. */
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

/** The texts of two lines and of those between them. */
function linesOf(boxes: readonly TextBox[], first: number, last: number): readonly TextBox[] {
  const [top, bottom] = [(boxes[first] as TextBox).y - SAME_LINE, (boxes[last] as TextBox).y + SAME_LINE];
  let [from, to] = [first, last];
  while (first - from < MAX_BESIDE && (boxes[from - 1]?.y ?? -Infinity) > top) from -= 1;
  while (to - last <= MAX_BESIDE && (boxes[to]?.y ?? Infinity) < bottom) to += 1;
  return boxes.slice(from, to);
}

/** Undefined where texts are so near that no reader would see a strip between them. */
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
