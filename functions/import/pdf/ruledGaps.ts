import type { DrawnRules, Rectangle } from '../page/pageGlyphs.ts';
import type { Glyph } from '../page/glyph.ts';
import { rowsByBaseline } from '../page/rows.ts';

/** Part of the type size: what is nearer is one word. */
const MIN_GAP = 0.16;
/** Where the middle of a letter is above its baseline, in parts of the type size. */
const MIDDLE = 0.3;
/** Points by which letters stand over the side of their box. */
const OVER_SIDE = 0.5;

/**
 * Glyphs that know of what is drawn between them: what stands on both sides of an upright rule, or in two boxes beside
 * each other, are two cells, however near. A rule within a word parts nothing: it is a letter's own, or of a box for
 * each. Nor does one box: it may mark words of a sentence.
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
