import type { PaintedArea } from './backgroundColor.ts';
import type { Glyph } from '../page/glyph.ts';
import { MOVE_TO, stepsOf, type DrawnPath } from './letterShapes.ts';
import { IDENTITY } from './matrix.ts';

/**
 * Letters drawn as one filled shape. Some producers draw bold so where the font has none, and lay the same text over
 * it, transparent, to be found and copied: Skia before 2021, printers' drivers.
 */
export interface Outline {
  readonly area: PaintedArea;
  /** Closed shapes: a letter has one at the least. */
  readonly shapes: number;
  /** How it is drawn. */
  readonly path: DrawnPath;
  /** Transparent glyphs that lie over it. */
  readonly covered: Glyph[];
}

/** Points of a path below which it is a rectangle or a line. */
const MIN_OUTLINE_POINTS = 5;
/** Parts of the type size: how high letters are at the most, and how far text and shape may end apart. */
const MAX_HEIGHT = 1.7;
const END_TOLERANCE = 0.6;
/** Closed shapes of one letter at the most, as in a letter with points. */
const MAX_SHAPES_OF_LETTER = 5;

/** How many closed shapes a path has; 0 for a rectangle, a line, and what is no path. */
export function countShapes(path: unknown): number {
  const steps = Array.from(stepsOf(path, IDENTITY), ([operation]) => operation);
  return steps.length > MIN_OUTLINE_POINTS ? steps.filter((operation) => operation === MOVE_TO).length : 0;
}

/** The outline that a glyph lies over, of about its height: where several come near, the one it is most within. */
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
 * The text that an outline shows; none where the transparent glyphs over it are too few, too many, or of another width:
 * hidden text may be laid over any shape.
 */
export function shownText({ area, shapes, covered }: Outline): readonly Glyph[] {
  const [first] = covered;
  if (!first) return [];
  const left = Math.min(...covered.map(({ x }) => x));
  const right = Math.max(...covered.map(({ x, width }) => x + width));
  const tolerance = END_TOLERANCE * first.size;
  const isSameWidth = Math.abs(left - area.left) < tolerance && Math.abs(right - area.right) < tolerance;
  // A space between words of one run is no glyph here; a ligature is one.
  return isSameWidth && shapes >= 0.8 * covered.length && shapes <= MAX_SHAPES_OF_LETTER * covered.length
    ? covered.map((glyph) => ({ ...glyph, bold: true }))
    : [];
}
