import { hasRightToLeft } from '../page/bidi.ts';
import type { DrawnRules, Rectangle } from '../page/pageGlyphs.ts';
import type { Glyph } from '../page/glyph.ts';

/** Least and greatest side of a bullet in points, and the greatest ratio of its sides. */
const [MIN_SIDE, MAX_SIDE, MAX_RATIO] = [1.4, 7, 1.3];
/** Most bullets of a page that are examined. */
const MAX_MARKS = 600;
/** In type sizes: the greatest distance of a bullet to its text, and the least distance to other text or bullets. */
const [NEAR, FAR] = [2.6, 3];
/** Height of a bullet's middle above the baseline and its tolerance, in type sizes. */
const [MIDDLE, MIDDLE_TOLERANCE] = [0.32, 0.24];
/** Points by which a line through a bullet may miss its middle. */
const RULE_TOLERANCE = 2;
const BUCKET = 8;

/** Whether a shape has the size of a bullet and is about as high as wide. */
function isMark({ left, right, top, bottom }: Rectangle): boolean {
  const [short = 0, long = 0] = [right - left, bottom - top].toSorted((a, b) => a - b);
  return short >= MIN_SIDE && long <= MAX_SIDE && long <= MAX_RATIO * short;
}

/**
 * Returns a glyph for each bullet that is drawn as a shape, as browsers do; without it the items would read as one
 * paragraph. A bullet is alone at the beginning of its line. Several in a row are a rating (four of five dots); a shape
 * with a line through it belongs to a timeline.
 */
export function bulletsAmong(shapes: readonly Rectangle[], glyphs: readonly Glyph[], rules: DrawnRules): Glyph[] {
  const marks = shapes.filter(isMark).slice(0, MAX_MARKS);
  if (marks.length === 0) return [];
  const byHeight = Map.groupBy(glyphs, ({ y }) => Math.floor(y / BUCKET));
  return marks.flatMap((mark): Glyph[] => {
    const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2];
    const bucket = Math.floor(y / BUCKET);
    const line = [0, 1, 2]
      .flatMap((more) => byHeight.get(bucket + more) ?? [])
      .filter((glyph) => Math.abs(glyph.y - MIDDLE * glyph.size - y) < MIDDLE_TOLERANCE * glyph.size);
    const item = textBeside(mark, line);
    if (!item || isMeasured(mark, marks, item.size) || isOnRule(x, y, rules)) return [];
    const { y: baseline, size } = item;
    const width = mark.right - mark.left;
    return [{ text: '•', x: mark.left, y: baseline, width, size, bold: false, isDrawnMark: true }];
  });
}

/** Returns the letter after a bullet, on the side where its line begins; undefined if the shape is not its bullet. */
function textBeside(mark: Rectangle, line: readonly Glyph[]): Glyph | undefined {
  const gapOf = (glyph: Glyph | undefined, isRight: boolean) => {
    if (!glyph) return Infinity;
    return (isRight ? mark.left - glyph.x - glyph.width : glyph.x - mark.right) / glyph.size;
  };
  const nearest = (isRight: boolean) =>
    line.filter((glyph) => gapOf(glyph, isRight) > 0).toSorted((a, b) => gapOf(a, isRight) - gapOf(b, isRight))[0];
  // In a line read from the right, the text is to the left of its bullet.
  const [left, right] = [nearest(true), nearest(false)];
  const isFromRight = gapOf(left, true) < gapOf(right, false);
  const [text, other] = isFromRight ? [left, right] : [right, left];
  if (!text || gapOf(text, isFromRight) > NEAR || gapOf(other, !isFromRight) < FAR) return undefined;
  const letters = line.filter((glyph) => gapOf(glyph, isFromRight) > 0 && /\p{L}/u.test(glyph.text));
  const hebrew = letters.filter((glyph) => hasRightToLeft(glyph.text)).length;
  if (letters.length > 0 && isFromRight !== hebrew * 3 > letters.length) return undefined;
  return text;
}

/** Whether another bullet is in the same row, near enough for a rating. */
const isMeasured = (mark: Rectangle, marks: readonly Rectangle[], size: number) =>
  marks.some(
    (other) =>
      other !== mark &&
      Math.abs(other.top - mark.top) < 1 &&
      (Math.abs(other.left - mark.right) < FAR * size || Math.abs(mark.left - other.right) < FAR * size),
  );

const isOnRule = (x: number, y: number, { upright }: DrawnRules) =>
  upright.some(({ at: ruleX, from, to }) => Math.abs(ruleX - x) < RULE_TOLERANCE && from < y && to > y);
