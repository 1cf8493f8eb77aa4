import { PDFiumLibrary } from '@hyzyla/pdfium';
import { encodeGrayscalePng } from '../../functions/import/ocr/grayscalePng.ts';

/** How a page lay and was lit when it was photographed. */
export interface Photograph {
  /** Degrees by which it is turned. */
  readonly turned?: number;
  /** How much darker the far corner is, and how strong the sensor's noise is, as parts of white. */
  readonly shade?: number;
  readonly noise?: number;
  /** How much of the page it shows, from the top; the whole of it is 1. */
  readonly top?: number;
}

/** Paper around the page, as part of its width: what is turned stays whole. */
const MARGIN = 0.04;
const TABLE_GREY = 120;

/** The pages of a PDF as photographs (PNG), each of 200 dots an inch; the same for the same page. */
export async function photographPages(pdf: Uint8Array, how: Photograph = {}): Promise<Uint8Array[]> {
  const library = await PDFiumLibrary.init();
  try {
    const photographs: Uint8Array[] = [];
    for (const page of (await library.loadDocument(pdf)).pages()) {
      // oxlint-disable-next-line no-await-in-loop -- the renderer has one page at a time
      const { data, width, height } = await page.render({ scale: 200 / 72, colorSpace: 'Gray', render: 'bitmap' });
      photographs.push(photograph(data, width, Math.round(height * (how.top ?? 1)), how));
    }
    return photographs;
  } finally {
    library.destroy();
  }
}

function photograph(grey: Uint8Array, width: number, height: number, how: Photograph): Uint8Array {
  const { turned = 0, shade = 0, noise = 0 } = how;
  const edge = turned === 0 ? 0 : Math.round(MARGIN * width);
  const [across, down] = [width + 2 * edge, height + 2 * edge];
  const [sine, cosine] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? TABLE_GREY : (grey[y * width + x] ?? TABLE_GREY);
  const seen = new Uint8Array(across * down);
  let seed = 1;
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const [fromX, fromY] = [x - across / 2, y - down / 2];
      const [realX, realY] = [fromX * cosine + fromY * sine + width / 2, fromY * cosine - fromX * sine + height / 2];
      const [left, top] = [Math.floor(realX), Math.floor(realY)];
      const [partX, partY] = [realX - left, realY - top];
      const light =
        (at(left, top) * (1 - partX) + at(left + 1, top) * partX) * (1 - partY) +
        (at(left, top + 1) * (1 - partX) + at(left + 1, top + 1) * partX) * partY;
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const grain = (seed / 2 ** 32 - 0.5) * 2 * noise * 255;
      const lit = 1 - (shade * (x / across + y / down)) / 2;
      seen[y * across + x] = Math.max(0, Math.min(255, Math.round(light * lit + grain)));
    }
  return encodeGrayscalePng(across, down, seen);
}
