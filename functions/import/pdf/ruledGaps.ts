import type { DrawnRules, Rectangle } from '../page/pageGlyphs.ts';
import type { Glyph } from '../page/glyph.ts';
import { rowsByBaseline } from '../page/rows.ts';

/** A smaller gap, in type sizes, is within a word. */
const MIN_GAP = 0.16;
/** Height of a letter's middle above its baseline, in type sizes. */
const MIDDLE = 0.3;
/** Points by which letters may cross the side of their box. */
const OVER_SIDE = 0.5;

/**
 * Marks glyphs that begin a cell because a vertical rule, or the edge of another box, lies in the gap before them,
 * however narrow. A rule within a word does not count: it belongs to a letter, or to a box for each letter. Nor does a
 * single box, which may highlight words of a sentence.
 */
export function markRuledGaps(
  glyphs: readonly Glyph[],
  { upright }: DrawnRules,
  chips: readonly Rectangle[] = [],
): readonly Glyph[] {
  if (upright.length === 0 && chips.length < 2) return glyphs;
  const ruled = new Set<Glyph>();
  for (const line of rowsByBaseline(glyphs)) {
    const row = line.toSorted((a, b) => a.x - b.x);
    const [{ y, size } = { y: 0, size: 0 }] = row;
    const middle = y - MIDDLE * size;
    const rules = upright.filter(({ from, to }) => middle > from && middle < to);
    const boxes = chips.filter(({ top, bottom }) => middle > top && middle < bottom);
    if (rules.length === 0 && boxes.length < 2) continue;
    const areParted = (end: number, start: number) =>
      rules.some(({ at: ruleX }) => ruleX >= end && ruleX <= start) ||
      boxes.some(
        ({ right }) =>
          right >= end - OVER_SIDE && boxes.some(({ left }) => left >= right - OVER_SIDE && left <= start + OVER_SIDE),
      );
    for (const [index, glyph] of row.entries()) {
      const before = row[index - 1];
      if (!before) continue;
      const end = before.x + before.width;
      const gap = MIN_GAP * Math.min(before.size, glyph.size);
      if (glyph.x - end > gap && areParted(end, glyph.x)) ruled.add(glyph);
    }
  }
  return glyphs.map((glyph) => (ruled.has(glyph) ? { ...glyph, hasRuleBefore: true } : glyph));
}
