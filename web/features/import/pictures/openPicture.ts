import { findTilt, toGrey, whitenPaper } from './paper.ts';
import type { PicturePage } from './picturesPdf.ts';

/** Pixels of a picture; the largest sensors of phones have 108 million in use. More would take the page's memory. */
export const MAX_PIXELS = 120_000_000;
/** Pixels of the longer side that is sent: what pages are rendered with to be read (functions/import/ocr). */
const LONGER_SIDE = 2_200;
/** Longest side, in pixels, of the copy on which the tilt of a page is measured. */
const TILT_SIDE = 800;
const JPEG_QUALITY = 0.85;

/** Why a picture cannot be a page. */
export class PictureFault extends Error {
  readonly reason: 'unreadable' | 'tooLarge';
  constructor(reason: PictureFault['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * A picture as a page: upright as its camera says, its lines level, its paper white, no larger than needed. It is
 * painted again, so that nothing that a camera notes is in it, such as the place. Rejects with {@link PictureFault}.
 */
export async function openPicture(file: Blob): Promise<PicturePage> {
  const url = URL.createObjectURL(file);
  try {
    const image = await load(url);
    const { naturalWidth, naturalHeight } = image;
    // Known before a pixel of it is decoded.
    if (naturalWidth * naturalHeight > MAX_PIXELS) throw new PictureFault('tooLarge');
    const scale = Math.min(1, LONGER_SIDE / Math.max(naturalWidth, naturalHeight, 1));
    const small = paint(image, Math.min(scale, TILT_SIDE / Math.max(naturalWidth, naturalHeight, 1)), 0);
    const { width, height, data } = small.getImageData(0, 0, small.canvas.width, small.canvas.height);
    const page = paint(image, scale, findTilt({ grey: toGrey(data), width, height }));
    const { canvas } = page;
    const points = page.getImageData(0, 0, canvas.width, canvas.height);
    whitenPaper(points.data, points.width, points.height);
    page.putImageData(points, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
    });
    if (!blob) throw new PictureFault('unreadable');
    return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A picture on paper of that scale, turned back by `tilt` degrees around its middle. */
function paint(image: HTMLImageElement, scale: number, tilt: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context || image.naturalWidth === 0) throw new PictureFault('unreadable');
  // Paper, where a picture is transparent or does not reach.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((-tilt * Math.PI) / 180);
  context.drawImage(image, -canvas.width / 2, -canvas.height / 2, canvas.width, canvas.height);
  return context;
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  const { promise, resolve, reject } = Promise.withResolvers<HTMLImageElement>();
  image.addEventListener('load', () => resolve(image));
  image.addEventListener('error', () => reject(new PictureFault('unreadable')));
  image.src = url;
  return promise;
}
