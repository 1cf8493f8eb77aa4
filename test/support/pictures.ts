import type { Page } from 'playwright-core';

interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly type?: 'image/jpeg' | 'image/png' | 'image/webp';
  /** As a camera says it that was held so (Exif, 1 to 8). */
  readonly orientation?: number;
}

/** A picture of four colours, red and green above blue and yellow, as a file of the browser's. */
export async function drawPicture(
  page: Page,
  { width, height, type = 'image/jpeg', orientation }: DrawnPicture,
): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([across, down, kind]) => {
      const canvas = new OffscreenCanvas(across, down);
      const context = canvas.getContext('2d')!;
      for (const [index, color] of ['#f00', '#0f0', '#00f', '#ff0'].entries()) {
        context.fillStyle = color;
        context.fillRect((index % 2) * (across / 2), index < 2 ? 0 : down / 2, across / 2, down / 2);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: kind, quality: 0.7 })).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height, type] as const,
  );
  const file = Buffer.from(base64, 'base64');
  return orientation === undefined ? file : withExif(file, orientation);
}

/** With what a camera notes: how it was held, and where. */
function withExif(file: Buffer, orientation: number): Buffer {
  const place = Buffer.from('GPS 32.0853 34.7818');
  const tiff = Buffer.alloc(26 + place.length);
  tiff.write('MM\0*\0\0\0\b', 'latin1');
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x01_12, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  place.copy(tiff, 26);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([file.subarray(0, 2), head, exif, file.subarray(2)]);
}
