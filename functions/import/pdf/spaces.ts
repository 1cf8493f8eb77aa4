import type { Glyph } from '../page/glyph.ts';

/** The middle of a drawn space, in points. */
export interface DrawnSpace {
  readonly x: number;
  readonly y: number;
}

/** Points by which a space may be above or below its line. */
const SAME_LINE_POINTS = 0.5;

/** Marks glyphs that have a drawn space before them. A narrow space can be recognized only this way. */
export function markDrawnSpaces(glyphs: readonly Glyph[], spaces: readonly DrawnSpace[]): Glyph[] {
  const rows = Map.groupBy(spaces, ({ y }) => Math.round(y));
  const spaced = new Set<Glyph>();
  const sorted = glyphs.toSorted((a, b) => a.y - b.y || a.x - b.x);
  for (const [index, glyph] of sorted.entries()) {
    const left = sorted[index - 1];
    if (!left || Math.abs(left.y - glyph.y) > SAME_LINE_POINTS) continue;
    const isBetween = ({ x, y }: DrawnSpace) =>
      Math.abs(y - glyph.y) < SAME_LINE_POINTS && x > left.x + left.width && x < glyph.x;
    if ([-1, 0, 1].some((step) => rows.get(Math.round(glyph.y) + step)?.some(isBetween))) spaced.add(glyph);
  }
  return glyphs.map((glyph) => (spaced.has(glyph) ? { ...glyph, hasSpaceBefore: true } : glyph));
}
