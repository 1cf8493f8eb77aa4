/** An area that was filled, in points from the upper left corner. */
export interface PaintedArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** `#rrggbb`; undefined for images and patterns. */
  readonly fill: string | undefined;
}

/** The part of an area that is seen: a page may be filled within a box, which is how some draw the box. */
export const withinClip = (area: PaintedArea, clip: Omit<PaintedArea, 'fill'> | undefined): PaintedArea =>
  clip
    ? {
        left: Math.max(area.left, clip.left),
        right: Math.min(area.right, clip.right),
        top: Math.max(area.top, clip.top),
        bottom: Math.min(area.bottom, clip.bottom),
        fill: area.fill,
      }
    : area;

/**
 * The background colour at a point: of the area painted there, else of paper; undefined when that is uncertain. Areas
 * are known only by their bounds, so where several overlap (a frame, a rounded corner) any of them may be visible: text
 * is kept rather than dropped.
 */
export function backgroundColorAt(painted: readonly PaintedArea[], x: number, y: number): string | undefined {
  const areas = painted.filter(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  const fills = new Set(areas.map(({ fill }) => fill));
  return fills.size === 0 ? '#ffffff' : fills.size === 1 ? [...fills][0] : undefined;
}
