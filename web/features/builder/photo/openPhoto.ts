import { PHOTO_BYTES, PHOTO_EDGE } from '../../../../shared/resume/photo.ts';
import { cleanJpeg, photoOf } from '../../../../shared/resume/photoFiles.ts';
import type { Crop } from './crop.ts';
import { pictureFault, type PhotoFault } from './pictureFault.ts';

/** Bytes and pixels of a file: the largest pictures of phones, and what a page has memory for. */
export const MAX_FILE_BYTES = 40_000_000;
export const MAX_FILE_PIXELS = 100_000_000;
/** Pixels of the shorter side below which a face is a stain. */
export const MIN_SIDE = 120;
/** Pixels of the longer side of the copy that is moved and zoomed. */
const COPY_SIDE = 1_920;

/** Says what is wrong with a file. */
export class PictureRefused extends Error {
  readonly fault: PhotoFault;
  constructor(fault: PhotoFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * A file as a picture to choose a square from: upright as its camera says, on white where it is transparent. Rejects
 * with {@link PictureRefused}.
 */
export async function openPhoto(file: Blob): Promise<HTMLCanvasElement> {
  if (file.size > MAX_FILE_BYTES) throw new PictureRefused('tooLarge');
  const fault = pictureFault(new Uint8Array(await file.arrayBuffer()));
  if (fault) throw new PictureRefused(fault);
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', () => reject(new PictureRefused('unreadable')));
    });
    const { naturalWidth, naturalHeight } = image;
    // Known before a pixel of it is decoded.
    if (naturalWidth * naturalHeight > MAX_FILE_PIXELS) throw new PictureRefused('tooLarge');
    if (Math.min(naturalWidth, naturalHeight) < MIN_SIDE) throw new PictureRefused('tooSmall');
    const scale = Math.min(1, COPY_SIDE / Math.max(naturalWidth, naturalHeight));
    const [width, height] = [naturalWidth * scale, naturalHeight * scale].map(Math.round);
    return draw(image, { x: 0, y: 0, width: naturalWidth, height: naturalHeight }, width ?? 1, height ?? 1);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The drawn part of a picture, in its pixels. */
interface DrawnPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function draw(picture: CanvasImageSource, part: DrawnPart, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  drawOn(canvas, picture, part);
  return canvas;
}

/** Draws a part of a picture over the whole canvas. Rejected where the browser has no more memory for pictures. */
export function drawOn(canvas: HTMLCanvasElement, picture: CanvasImageSource, part: DrawnPart): void {
  const context = canvas.getContext('2d');
  if (!context) throw new PictureRefused('failed');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
}

export const partOf = ({ x, y, edge }: Crop): DrawnPart => ({
  x: x - edge / 2,
  y: y - edge / 2,
  width: edge,
  height: edge,
});

/**
 * Edges and qualities to try, best first, until a photograph fits into its bytes; a noisy picture needs fewer pixels
 * too.
 */
const TRIES = [PHOTO_EDGE, 240, 160].flatMap((edge) => [0.9, 0.8, 0.7, 0.6, 0.5].map((quality) => ({ edge, quality })));

/** The chosen square as in a résumé: painted again, so that nothing that a camera noted is in it. */
export async function encodePhoto(picture: HTMLCanvasElement, crop: Crop): Promise<string> {
  for (const { edge, quality } of TRIES) {
    const canvas = draw(picture, partOf(crop), edge, edge);
    // oxlint-disable-next-line no-await-in-loop -- the first that is small enough
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const file = blob && cleanJpeg(new Uint8Array(await blob.arrayBuffer()));
    if (!file) break;
    const photo = file.length <= PHOTO_BYTES ? photoOf(file) : undefined;
    if (photo !== undefined) return photo;
  }
  throw new PictureRefused('failed');
}
