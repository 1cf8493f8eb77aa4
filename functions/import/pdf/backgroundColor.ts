import type { Glyph } from '../page/glyph.ts';
import type { Rectangle } from '../page/pageGlyphs.ts';
import type { PathPoint } from './matrix.ts';

/** A filled area. */
export interface PaintedArea extends Rectangle {
  /** `#rrggbb`; undefined for images and patterns. */
  readonly fill: string | undefined;
}

/** Returns the visible part of an area. Some programs draw a box by filling the whole page within it. */
export const withinClip = (area: PaintedArea, clip: Rectangle | undefined): PaintedArea => ({
  left: Math.max(area.left, clip?.left ?? -Infinity),
  right: Math.min(area.right, clip?.right ?? Infinity),
  top: Math.max(area.top, clip?.top ?? -Infinity),
  bottom: Math.min(area.bottom, clip?.bottom ?? Infinity),
  fill: area.fill,
});

/** Returns the rectangle around points. */
export function boundsOf(points: readonly PathPoint[]): Rectangle {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, right, top, bottom };
}

/** Whether the middle of a letter is within a rectangle. */
export const isWithin = ({ x, y, width, size }: Glyph, { left, right, top, bottom }: Rectangle): boolean =>
  x + width / 2 >= left && x + width / 2 <= right && y - size / 3 >= top && y - size / 3 <= bottom;

/**
 * Returns the background colour at a point: that of the area painted there, otherwise white. Undefined when uncertain:
 * areas are known only by their bounds, so where several overlap (a frame, a rounded corner) any of them may be
 * visible. Uncertain text is kept rather than dropped.
 */
export function backgroundColorAt(painted: readonly PaintedArea[], x: number, y: number): string | undefined {
  const areas = painted.filter(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  const fills = new Set(areas.map(({ fill }) => fill));
  return fills.size === 0 ? '#ffffff' : fills.size === 1 ? [...fills][0] : undefined;
}

/** Returns the largest difference between the red, green or blue of two colours (`#rrggbb`), 0-255. */
export const colorDifference = (color: string, other: string): number =>
  Math.max(...[1, 3, 5].map((offset) => Math.abs(partOf(color, offset) - partOf(other, offset))));

const partOf = (color: string, offset: number) => Number.parseInt(color.slice(offset, offset + 2), 16);
