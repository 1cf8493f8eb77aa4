import { hasRightToLeft, toRtlDigits, visualOrder } from '../page/bidi.ts';
import type { Glyph } from '../page/glyph.ts';
import { glyphBox } from '../page/ink.ts';
import type { PageGlyphs } from '../page/pageGlyphs.ts';
import { groupIntoRows, splitIntoCells } from './cells.ts';
import { readFrom, readFromLeft, shownBy, unitsOf, type ShownUnit } from './setFromLeft.ts';

/** Points by which equal edges may differ. */
const SAME_EDGE = 2;

/**
 * Returns a page that is set from the left as if it were set from the right. Each text is reordered, and if most texts
 * begin at the left, all are mirrored to the other side of the page. Each character keeps the box in which it is drawn.
 */
export function setFromRight(page: PageGlyphs): PageGlyphs {
  const rows = groupIntoRows(page.glyphs, true);
  const isAtLeft = mostAlike(rows.map(startOfRow)) > mostAlike(rows.map(endOfRow));
  const mirror = ({ left, right }: { readonly left: number; readonly right: number }) =>
    isAtLeft ? { left: page.width - right, right: page.width - left } : { left, right };
  const drawnOnce = new Set(page.glyphs);
  const glyphs = rows.map(splitIntoCells).flatMap((parts) =>
    parts.flatMap((part, place) => {
      // A rule before a text on one side is after it on the other.
      const hasRuleBefore = (isAtLeft ? parts[place + 1] : part)?.[0]?.hasRuleBefore === true;
      let { left: x } = mirror({ left: startOfRow(part), right: endOfRow(part) });
      return inOrderFromRight(unitsOf(part)).flatMap(({ glyph, advance }, index, units): Glyph[] => {
        const from = x;
        x += advance;
        if (!glyph) return [];
        const hasSpaceBefore = units[index - 1]?.char === ' ';
        const rule = hasRuleBefore && index === 0;
        const moved = { ...glyph, x: from, box: glyphBox(glyph), hasSpaceBefore, hasRuleBefore: rule };
        // A character drawn twice was merged into one; it is doubled again to be reported as such.
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

/** A range of years, which a line from the right shows in reverse when it has no letters. */
const PERIOD = /\d{4}\s?[-–—]\s?\d/;

/** Returns units in the order in which a line from the right shows them. Without Hebrew only a period changes. */
function inOrderFromRight(units: readonly ShownUnit[]): readonly ShownUnit[] {
  const visual = shownBy(units);
  if (!hasRightToLeft(visual) && (/\p{L}/u.test(visual) || !PERIOD.test(visual))) return units;
  const { indices, text } = readFromLeft(visual);
  const logical = indices.flatMap((index) => units[index] ?? []);
  const line = shownBy(logical);
  // The second variant marks figures so that they do not join Latin text.
  const orders = [line, toRtlDigits(line)].map((seenAs) => visualOrder(seenAs, 'rtl'));
  const order =
    orders.find((places) => readFrom(places.map((place) => line[place]).join(''), 'rtl').text === text) ?? orders[0];
  return (order ?? []).flatMap((place) => logical[place] ?? []);
}
