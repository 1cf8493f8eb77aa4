import type { PaintedArea } from './backgroundColor.ts';
import type { Glyph } from '../page/glyph.ts';
import { MOVE_TO, stepsOf, type DrawnPath } from './letterShapes.ts';
import { IDENTITY } from './matrix.ts';

/**
 * Letters drawn as one filled shape. Some programs (Skia before 2021, printer drivers) draw bold this way if the font
 * has no bold, and lay the same text over it, transparent, for searching and copying.
 */
export interface Outline {
  readonly area: PaintedArea;
  /** Number of closed shapes; each letter has at least one. */
  readonly shapes: number;
  /** The path that draws it. */
  readonly path: DrawnPath;
  /** Transparent glyphs over it. */
  readonly covered: Glyph[];
}

/** A path of fewer points is a rectangle or a line. */
const MIN_OUTLINE_POINTS = 5;
/** In type sizes: the greatest height of letters, and how far the ends of text and shape may differ. */
const MAX_HEIGHT = 1.7;
const END_TOLERANCE = 0.6;
/** Most closed shapes of one letter, as of one with vowel points. */
const MAX_SHAPES_OF_LETTER = 5;

/** Returns the number of closed shapes in a path; 0 for a rectangle, a line or a value that is no path. */
export function countShapes(path: unknown): number {
  const steps = Array.from(stepsOf(path, IDENTITY), ([operation]) => operation);
  return steps.length > MIN_OUTLINE_POINTS ? steps.filter((operation) => operation === MOVE_TO).length : 0;
}

/** Returns the outline below a glyph, of about its height; of several, the one that contains most of the glyph. */
export function outlineBelow(outlines: readonly Outline[], { x, width, y, size }: Glyph): Outline | undefined {
  const middle = x + width / 2;
  const outside = ({ area }: Outline) => Math.max(area.left - middle, middle - area.right);
  return outlines
    .filter(
      (outline) =>
        outline.area.bottom - outline.area.top < MAX_HEIGHT * size &&
        outside(outline) < END_TOLERANCE * size &&
        y > outline.area.top &&
        y < outline.area.bottom + END_TOLERANCE * size,
    )
    .toSorted((a, b) => outside(a) - outside(b))[0];
}

/**
 * Returns the text that an outline shows. None if the transparent glyphs over it are too few, too many or of another
 * width, because hidden text may lie over any shape.
 */
export function shownText({ area, shapes, covered }: Outline): readonly Glyph[] {
  const [first] = covered;
  if (!first) return [];
  const left = Math.min(...covered.map(({ x }) => x));
  const right = Math.max(...covered.map(({ x, width }) => x + width));
  const tolerance = END_TOLERANCE * first.size;
  const isSameWidth = Math.abs(left - area.left) < tolerance && Math.abs(right - area.right) < tolerance;
  // Spaces are not among these glyphs; a ligature counts as one.
  return isSameWidth && shapes >= 0.8 * covered.length && shapes <= MAX_SHAPES_OF_LETTER * covered.length
    ? covered.map((glyph) => ({ ...glyph, bold: true }))
    : [];
}
