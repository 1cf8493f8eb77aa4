/** An area that was filled, in points from the upper left corner. */
export interface Painted {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** `#rrggbb`; undefined for pictures and patterns. */
  readonly fill: string | undefined;
}

/** The colour behind a point: of what was last painted over it, else of paper; undefined for pictures and patterns. */
export function background(painted: readonly Painted[], x: number, y: number): string | undefined {
  const area = painted.findLast(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  return area ? area.fill : '#ffffff';
}
