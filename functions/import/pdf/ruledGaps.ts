import type { DrawnRules, Rule } from '../page/pageGlyphs.ts';
import type { Glyph } from '../page/glyph.ts';
import { rowsByBaseline } from '../page/rows.ts';

/** Part of the type size: what is nearer is one word. */
const MIN_GAP = 0.16;
/** Where the middle of a letter is above its baseline, in parts of the type size. */
const MIDDLE = 0.3;

/**
 * Glyphs that know of the upright rules drawn between them: what stands on both sides of one are two cells, however
 * near. A rule within a word parts nothing: it is a letter's own, or of a box for each.
 */
export function markRuledGaps(glyphs: readonly Glyph[], { upright }: DrawnRules): readonly Glyph[] {
  if (upright.length === 0) return glyphs;
  const ruled = new Set<Glyph>();
  for (const line of rowsByBaseline(glyphs)) {
    const row = line.toSorted((a, b) => a.x - b.x);
    const [{ y, size } = { y: 0, size: 0 }] = row;
    const rules = upright.filter(({ from, to }) => y - MIDDLE * size > from && y - MIDDLE * size < to);
    if (rules.length === 0) continue;
    for (const [index, glyph] of row.entries()) {
      const before = row[index - 1];
      if (before && isParted(before, glyph, rules)) ruled.add(glyph);
    }
  }
  return glyphs.map((glyph) => (ruled.has(glyph) ? { ...glyph, hasRuleBefore: true } : glyph));
}

function isParted(before: Glyph, glyph: Glyph, rules: readonly Rule[]): boolean {
  const end = before.x + before.width;
  return (
    glyph.x - end > MIN_GAP * Math.min(before.size, glyph.size) &&
    rules.some(({ at: ruleX }) => ruleX >= end && ruleX <= glyph.x)
  );
}
