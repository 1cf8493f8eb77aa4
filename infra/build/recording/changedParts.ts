import type { Page } from 'puppeteer-core';

/** A part of a picture, as a WebP file in Base64. */
export interface ChangedPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly image: string;
}

/**
 * Returns where a picture (PNG in Base64) differs from the one before it, as one part in each half of its width: form
 * and sheet change at once, and the strip between them does not. Without a picture before, returns the whole. Never
 * empty.
 */
export async function changedParts(
  page: Page,
  before: string | null,
  now: string,
  quality: number,
): Promise<readonly ChangedPart[]> {
  return page.evaluate(compare, before, now, quality);
}

/** Runs in the page, which decodes and packs pictures. */
async function compare(before: string | null, now: string, quality: number): Promise<ChangedPart[]> {
  const read = async (png: string) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = canvasOf(bitmap.width, bitmap.height);
    context.drawImage(bitmap, 0, 0);
    return context;
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const canvasOf = (width: number, height: number) =>
    new OffscreenCanvas(width, height).getContext('2d', { alpha: false }) as OffscreenCanvasRenderingContext2D;
  const shown = await read(now);
  const { width, height } = shown.canvas;
  const pack = async (x: number, y: number, wide: number, high: number): Promise<ChangedPart> => {
    const part = canvasOf(wide, high);
    part.drawImage(shown.canvas, -x, -y);
    const blob = await part.canvas.convertToBlob({ type: 'image/webp', quality });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let letters = '';
    for (const byte of bytes) letters += String.fromCharCode(byte);
    return { x, y, width: wide, height: high, image: btoa(letters) };
  };
  if (before === null) return [await pack(0, 0, width, height)];

  const colors = (context: OffscreenCanvasRenderingContext2D) =>
    new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const [old, current] = [colors(await read(before)), colors(shown)];
  const parts: ChangedPart[] = [];
  const half = 2 * Math.round(width / 4);
  for (const [from, to] of [
    [0, half],
    [half, width],
  ] as const) {
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let y = 0; y < height; y += 1)
      for (let x = from; x < to; x += 1)
        if (old[y * width + x] !== current[y * width + x]) {
          left = Math.min(left, x);
          right = Math.max(right, x);
          top = Math.min(top, y);
          bottom = y;
        }
    if (right < 0) continue;
    const [x, y] = [left - (left % 2), top - (top % 2)];
    parts.push(await pack(x, y, right - x + 1, bottom - y + 1));
  }
  // The picture before stays for longer: a file has no frame without a picture.
  return parts.length > 0 ? parts : [await pack(0, 0, 2, 2)];
}
