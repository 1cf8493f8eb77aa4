import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { UPLOAD_LIMITS } from '../../../shared/upload/uploadLimits.ts';
import { encodeGrayscalePng } from './grayscalePng.ts';
import { PICTURES_BYTES, type PageImage } from '../process/pageImage.ts';

/** Pixels of an image's longer side: about 190 dots per inch of A4, enough for small print and accepted by OCR. */
const IMAGE_LONGER_SIDE = 2_200;
/**
 * Most pixels of an image. With one byte each, even a photograph of noise stays below the 3.75 MB that models accept;
 * Textract accepts 5 MB. A4 has 3.4 million at the longer side above.
 */
const IMAGE_PIXELS = 3_600_000;
/**
 * Least pixels of the shorter side: Textract reads no letters below 15. A page may have any size; one of 3,000 by 1
 * points holds no text, and some OCR services fail on its image.
 */
const IMAGE_SHORTER_SIDE = 15;

/** A page image in base64, for JSON. */
type WrittenImage = Omit<PageImage, 'png'> & { readonly png: string };
type RenderedPages =
  | { readonly count: number; readonly pictures: readonly (WrittenImage | null)[] }
  | { readonly error: ErrorCode };

/**
 * Loads the renderer. It returns the pages of a file as images, from a given page on and as many as an answer holds,
 * and the number of pages. Unbounded in time and memory: run it in the isolated worker.
 */
export async function createPageRenderer(): Promise<(bytes: Uint8Array, from: string) => Promise<RenderedPages>> {
  const library = await PDFiumLibrary.init({ wasmBinary: new Uint8Array(readFileSync(pdfiumWasm())).buffer });
  return async (bytes, from) => {
    try {
      const file = await library.loadDocument(bytes);
      const pages = [...file.pages()];
      if (pages.length === 0) return { error: 'unreadable_pdf' };
      if (pages.length > UPLOAD_LIMITS.pages) return { error: 'too_many_pages' };
      const pictures: (WrittenImage | null)[] = [];
      let room = PICTURES_BYTES;
      for (const page of pages.slice(Number(from))) {
        const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
        const sides = imageSides(width, height);
        // oxlint-disable-next-line no-await-in-loop -- each page takes the memory of the one before
        const png = sides ? Buffer.from(await renderPage(page, sides)).toString('base64') : '';
        room -= png.length;
        if (room < 0) break;
        pictures.push(sides ? { png, width, height } : null);
      }
      return { count: pages.length, pictures };
    } catch {
      return { error: 'unreadable_pdf' };
    }
  };
}

/**
 * Returns the image's sides in pixels for a page of these sides; undefined if they are no positive numbers, or if the
 * image would be too flat for OCR ({@link IMAGE_SHORTER_SIDE}).
 */
export function imageSides(width: number, height: number): { width: number; height: number } | undefined {
  const scale = Math.min(IMAGE_LONGER_SIDE / Math.max(width, height), Math.sqrt(IMAGE_PIXELS / (width * height)));
  const sides = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  // NaN fails these comparisons too.
  return width > 0 && Math.min(sides.width, sides.height) >= IMAGE_SHORTER_SIDE ? sides : undefined;
}

async function renderPage(
  page: PDFiumPage,
  sides: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  // By its sides, because with a scale the renderer would first round the page to whole points.
  const how = { ...sides, scale: 1, colorSpace: 'Gray', render: 'bitmap', renderFormFields: false } as const;
  const { width, height, data } = await page.render(how);
  return encodeGrayscalePng(width, height, data);
}

/** Path of the module: beside the worker in a bundle, in the package for sources. */
function pdfiumWasm(): URL | string {
  return import.meta.url.endsWith('.ts')
    ? createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')
    : new URL('./pdfium.wasm', import.meta.url);
}
