import { hasRightToLeft } from '../page/bidi.ts';
import type { DrawnRules, Rectangle } from '../page/pageGlyphs.ts';
import type { Glyph } from '../page/glyph.ts';

/** Points: sides of a mark before an item, and how much longer one may be than the other. */
const [MIN_SIDE, MAX_SIDE, MAX_RATIO] = [1.4, 7, 1.3];
/** Marks of a page that are kept. */
const MAX_MARKS = 600;
/** Parts of the type size: how far a mark is from its text at most, and other text or another mark from it at least. */
const [NEAR, FAR] = [2.6, 3];
/** How high above the baseline the middle of a mark is, and how far off that it may be. */
const [MIDDLE, MIDDLE_TOLERANCE] = [0.32, 0.24];
/** Points by which a line through a mark may miss its middle. */
const RULE_TOLERANCE = 2;
const BUCKET = 8;

/** Whether a shape is as large as a mark before an item, and about as high as it is wide. */
function isMark({ left, right, top, bottom }: Rectangle): boolean {
  const [short = 0, long = 0] = [right - left, bottom - top].toSorted((a, b) => a - b);
  return short >= MIN_SIDE && long <= MAX_SIDE && long <= MAX_RATIO * short;
}

/**
 * A bullet for each mark of an item that a program draws as a shape, as browsers do: a reader of text would take such
 * items for one paragraph. A mark stands alone where its line begins. What is in a row is a measure (four dots of
 * five); what a line goes through is of a timeline.
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

/** The letter that a mark stands before, on the side that its line begins at; undefined where it is another's. */
function textBeside(mark: Rectangle, line: readonly Glyph[]): Glyph | undefined {
  const gapOf = (glyph: Glyph | undefined, isRight: boolean) => {
    if (!glyph) return Infinity;
    return (isRight ? mark.left - glyph.x - glyph.width : glyph.x - mark.right) / glyph.size;
  };
  const nearest = (isRight: boolean) =>
    line.filter((glyph) => gapOf(glyph, isRight) > 0).toSorted((a, b) => gapOf(a, isRight) - gapOf(b, isRight))[0];
  // Of a line from the right the text is on the left of its mark.
  const [left, right] = [nearest(true), nearest(false)];
  const isFromRight = gapOf(left, true) < gapOf(right, false);
  const [text, other] = isFromRight ? [left, right] : [right, left];
  if (!text || gapOf(text, isFromRight) > NEAR || gapOf(other, !isFromRight) < FAR) return undefined;
  const letters = line.filter((glyph) => gapOf(glyph, isFromRight) > 0 && /\p{L}/u.test(glyph.text));
  const hebrew = letters.filter((glyph) => hasRightToLeft(glyph.text)).length;
  if (letters.length > 0 && isFromRight !== hebrew * 3 > letters.length) return undefined;
  return text;
}

/** Whether another mark stands in the same row, near enough to be counted with it. */
const isMeasured = (mark: Rectangle, marks: readonly Rectangle[], size: number) =>
  marks.some(
    (other) =>
      other !== mark &&
      Math.abs(other.top - mark.top) < 1 &&
      (Math.abs(other.left - mark.right) < FAR * size || Math.abs(mark.left - other.right) < FAR * size),
  );

const isOnRule = (x: number, y: number, { upright }: DrawnRules) =>
  upright.some(({ at: ruleX, from, to }) => Math.abs(ruleX - x) < RULE_TOLERANCE && from < y && to > y);
