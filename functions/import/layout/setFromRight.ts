import { hasRightToLeft, toRtlDigits, visualOrder } from '../page/bidi.ts';
import type { Glyph } from '../page/glyph.ts';
import { glyphBox } from '../page/ink.ts';
import type { PageGlyphs } from '../page/pageGlyphs.ts';
import { groupIntoRows, splitIntoCells } from './cells.ts';
import { readFrom, readFromLeft, shownBy, unitsOf, type ShownUnit } from './setFromLeft.ts';

/** Points within which edges are one. */
const SAME_EDGE = 2;

/**
 * A page that is set from the left, set from the right: each text anew, and all of them at the other side of the page
 * where most begin at the left. A character keeps the place where it is drawn.
 */
export function setFromRight(page: PageGlyphs): PageGlyphs {
  const rows = groupIntoRows(page.glyphs, true);
  const isAtLeft = mostAlike(rows.map(startOfRow)) > mostAlike(rows.map(endOfRow));
  const mirror = ({ left, right }: { readonly left: number; readonly right: number }) =>
    isAtLeft ? { left: page.width - right, right: page.width - left } : { left, right };
  const drawnOnce = new Set(page.glyphs);
  const glyphs = rows.map(splitIntoCells).flatMap((parts) =>
    parts.flatMap((part, place) => {
      // What is before a text at one side is behind the next one at the other.
      const hasRuleBefore = (isAtLeft ? parts[place + 1] : part)?.[0]?.hasRuleBefore === true;
      let { left: x } = mirror({ left: startOfRow(part), right: endOfRow(part) });
      return inOrderFromRight(unitsOf(part)).flatMap(({ glyph, advance }, index, units): Glyph[] => {
        const from = x;
        x += advance;
        if (!glyph) return [];
        const hasSpaceBefore = units[index - 1]?.char === ' ';
        const rule = hasRuleBefore && index === 0;
        const moved = { ...glyph, x: from, box: glyphBox(glyph), hasSpaceBefore, hasRuleBefore: rule };
        // What is drawn twice is told as such, and has been made one of two.
        return drawnOnce.has(glyph) ? [moved] : [moved, { ...moved }];
      });
    }),
  );
  return {
    ...page,
    glyphs,
    boxes: page.boxes?.map((box) => ({ ...box, ...mirror(box) })),
    rules: page.rules && {
      upright: page.rules.upright.map((rule) => ({ ...rule, at: mirror({ left: rule.at, right: rule.at }).left })),
      level: page.rules.level.map((rule) => {
        const { left, right } = mirror({ left: rule.from, right: rule.to });
        return { ...rule, from: left, to: right };
      }),
    },
  };
}

const startOfRow = (row: readonly Glyph[]) => row[0]?.x ?? 0;
const endOfRow = (row: readonly Glyph[]) => row.reduce((end, { x, width }) => Math.max(end, x + width), 0);
const mostAlike = (edges: readonly number[]) =>
  Math.max(0, ...[...Map.groupBy(edges, (edge) => Math.round(edge / SAME_EDGE)).values()].map(({ length }) => length));

/** Years, which a line from the right shows in its own order where no letter stands with them. */
const PERIOD = /\d{4}\s?[-–—]\s?\d/;

/** Units as a line from the right shows them; without Hebrew only a period is shown otherwise. */
function inOrderFromRight(units: readonly ShownUnit[]): readonly ShownUnit[] {
  const visual = shownBy(units);
  if (!hasRightToLeft(visual) && (/\p{L}/u.test(visual) || !PERIOD.test(visual))) return units;
  const { indices, text } = readFromLeft(visual);
  const logical = indices.flatMap((index) => units[index] ?? []);
  const line = shownBy(logical);
  // Figures apart from Latin text, where they would be taken for a part of it.
  const orders = [line, toRtlDigits(line)].map((seenAs) => visualOrder(seenAs, 'rtl'));
  const order =
    orders.find((places) => readFrom(places.map((place) => line[place]).join(''), 'rtl').text === text) ?? orders[0];
  return (order ?? []).flatMap((place) => logical[place] ?? []);
}
