/** Width and height in points of a picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The square of a picture that is taken: its middle and its edge, in points. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** How much closer than the whole of the shorter side it may be. */
export const MAX_ZOOM = 4;

export const zoomOf = ({ edge }: Crop, { width, height }: PictureSize): number => Math.min(width, height) / edge;

/** As much as there is; of a standing picture its upper part, where a face is. */
export function firstCrop({ width, height }: PictureSize): Crop {
  const edge = Math.min(width, height);
  return { x: width / 2, y: edge / 2 + (height - edge) / 4, edge };
}

/** The crop of that middle and zoom, as far as the picture reaches. */
export function placeCrop(
  { width, height }: PictureSize,
  { x, y, zoom }: { x: number; y: number; zoom: number },
): Crop {
  const edge = Math.min(width, height) / Math.min(MAX_ZOOM, Math.max(1, zoom));
  const within = (middle: number, length: number) => Math.min(length - edge / 2, Math.max(edge / 2, middle));
  return { x: within(x, width), y: within(y, height), edge };
}
