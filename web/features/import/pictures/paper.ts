/** A picture in grey: a byte for each point, row by row. */
export interface GreyPicture {
  readonly grey: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Degrees within which a page is straightened: people hold a page straighter than that. */
const MOST_TILT = 8;
/** Steps of the search, in degrees: over the whole range, then around the best. */
const STEPS = [0.5, 0.1] as const;
/** The factor by which lines must stand out better than before, or the picture stays as it is. */
const MIN_GAIN = 1.05;
/** Part of the paper's brightness below which a point is ink. */
const INK = 0.7;
/** Largest part of a block that writing covers. */
const MOST_INK = 0.5;
/** Least brightness of paper in the shade, as a share of the paper's usual brightness. */
const MIN_PAPER = 0.5;
/** Points of the longer side of a block in which the brightest ones are paper. */
const BLOCK = 24;

/**
 * Returns the degrees by which a page is turned, clockwise: those at which its lines stand out most from the space
 * between. 0 if there are none. For a picture of about 800 pixels on its longer side, precise to a tenth.
 */
export function findTilt({ grey, width, height }: GreyPicture): number {
  const ink = findInk({ grey, width, height });
  const reach = width + height;
  const contrast = (degrees: number) => {
    const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const rows = new Uint32Array(2 * reach);
    for (const [x, y] of ink) rows[reach + Math.round(y * cosine - x * sine)]! += 1;
    return rows.reduce((sum, count) => sum + count * count, 0);
  };
  let best = { degrees: 0, contrast: contrast(0) };
  const straight = best.contrast;
  for (const [round, step] of STEPS.entries()) {
    const [around, range] = round === 0 ? [0, MOST_TILT] : [best.degrees, STEPS[0]];
    for (let degrees = around - range; degrees <= around + range; degrees += step) {
      const tiltContrast = contrast(degrees);
      if (tiltContrast > best.contrast) best = { degrees, contrast: tiltContrast };
    }
  }
  return best.contrast > MIN_GAIN * straight ? best.degrees : 0;
}

/**
 * The points that are written. Blocks that are mostly dark are no writing but a table around the page, or a band: their
 * edges are as straight as the picture is, and would say that the page is.
 */
function findInk({ grey, width, height }: GreyPicture): (readonly [x: number, y: number])[] {
  const paper = findPaper({ grey, width, height });
  const ink: (readonly [x: number, y: number])[] = [];
  for (let top = 0; top < height; top += BLOCK)
    for (let left = 0; left < width; left += BLOCK) {
      const [bottom, right] = [Math.min(height, top + BLOCK), Math.min(width, left + BLOCK)];
      const first = ink.length;
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) if ((grey[y * width + x] ?? 255) < INK * paper(x, y)) ink.push([x, y]);
      if (ink.length - first > MOST_INK * (bottom - top) * (right - left)) ink.length = first;
    }
  return ink;
}

/** Makes paper white wherever it lies in shade, and keeps how dark ink is beside it. `rgba`: pixels of a canvas. */
export function whitenPaper(rgba: Uint8ClampedArray, width: number, height: number): void {
  const grey = toGrey(rgba);
  const paper = findPaper({ grey, width, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const point = y * width + x;
      rgba.fill(Math.min(255, (255 * (grey[point] ?? 0)) / Math.max(1, paper(x, y))), 4 * point, 4 * point + 3);
    }
}

/** Returns a canvas's coloured pixels in grey. */
export function toGrey(rgba: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(rgba.length / 4);
  for (let point = 0; point < grey.length; point += 1)
    grey[point] = 0.3 * (rgba[4 * point] ?? 0) + 0.59 * (rgba[4 * point + 1] ?? 0) + 0.11 * (rgba[4 * point + 2] ?? 0);
  return grey;
}

/** How bright the paper is at a point: the bright points of each block, in between where blocks meet. */
function findPaper({ grey, width, height }: GreyPicture): (x: number, y: number) => number {
  const [across, down] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const blocks = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      counts.fill(0);
      let points = 0;
      for (let y = row * BLOCK; y < Math.min(height, (row + 1) * BLOCK); y += 1)
        for (let x = column * BLOCK; x < Math.min(width, (column + 1) * BLOCK); x += 1) {
          counts[grey[y * width + x] ?? 0]! += 1;
          points += 1;
        }
      // The tenth brightest of ten: noise makes single points brighter than paper.
      let [level, brighter] = [255, counts[255] ?? 0];
      while (level > 0 && brighter < points / 10) brighter += counts[(level -= 1)] ?? 0;
      blocks[row * across + column] = level;
    }
  // A dark band of a template is not paper in the shade.
  const usual = blocks.toSorted()[blocks.length >> 1] ?? 255;
  for (const [blockIndex, level] of blocks.entries()) if (level < MIN_PAPER * usual) blocks[blockIndex] = usual;
  const block = (column: number, row: number) =>
    blocks[Math.max(0, Math.min(down - 1, row)) * across + Math.max(0, Math.min(across - 1, column))] ?? 255;
  return (x, y) => {
    const [atX, atY] = [x / BLOCK - 0.5, y / BLOCK - 0.5];
    const [column, row] = [Math.floor(atX), Math.floor(atY)];
    const [partX, partY] = [atX - column, atY - row];
    return (
      (block(column, row) * (1 - partX) + block(column + 1, row) * partX) * (1 - partY) +
      (block(column, row + 1) * (1 - partX) + block(column + 1, row + 1) * partX) * partY
    );
  };
}
