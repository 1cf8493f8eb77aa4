import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { UPLOAD_LIMITS } from '../../../shared/upload/uploadLimits.ts';
import { encodeGrayscalePng } from './grayscalePng.ts';

/** A page as an image. */
export interface PageImage {
  readonly png: Uint8Array;
  /** Of the page, in points. */
  readonly width: number;
  readonly height: number;
}

/**
 * Pixels of the image's longer side: about 190 dots an inch of A4, enough for small print and within what readers take.
 */
const IMAGE_LONGER_SIDE = 2_200;
/**
 * Pixels of an image: with one byte each, also a photograph of noise stays below the 3.75 MB that models take; Textract
 * takes 5 MB. A4 has 3.4 million at that side.
 */
const IMAGE_PIXELS = 3_600_000;

type RenderedPages = { readonly pictures: readonly PageImage[] } | { readonly error: ErrorCode };

/** {@link renderPages} with the renderer loaded, and images in base64 for JSON. */
export async function createPageRenderer(): Promise<(bytes: Uint8Array) => Promise<object>> {
  const library = await PDFiumLibrary.init({ wasmBinary: new Uint8Array(readFileSync(pdfiumWasm())).buffer });
  return async (bytes) => {
    const made = await renderPages(library, bytes);
    return 'error' in made
      ? made
      : { pictures: made.pictures.map(({ png, ...size }) => ({ png: Buffer.from(png).toString('base64'), ...size })) };
  };
}

/** The pages of a file as images. Unbounded in time and memory: run it in the isolated worker. */
async function renderPages(library: PDFiumLibrary, bytes: Uint8Array): Promise<RenderedPages> {
  try {
    const file = await library.loadDocument(bytes);
    const pages = [...file.pages()];
    if (pages.length === 0) return { error: 'unreadable_pdf' };
    if (pages.length > UPLOAD_LIMITS.pages) return { error: 'too_many_pages' };
    const pictures: PageImage[] = [];
    for (const page of pages) {
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      // oxlint-disable-next-line no-await-in-loop -- each page takes the memory of the one before
      const rendered = await page.render({
        scale: Math.min(
          IMAGE_LONGER_SIDE / Math.max(width, height, 1),
          Math.sqrt(IMAGE_PIXELS / (width * height || 1)),
        ),
        colorSpace: 'Gray',
        render: 'bitmap',
        renderFormFields: false,
      });
      pictures.push({ png: encodeGrayscalePng(rendered.width, rendered.height, rendered.data), width, height });
    }
    return { pictures };
  } catch {
    return { error: 'unreadable_pdf' };
  }
}

/** The bundle has it beside its worker, the sources in the package. */
function pdfiumWasm(): URL | string {
  return import.meta.url.endsWith('.ts')
    ? createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')
    : new URL('./pdfium.wasm', import.meta.url);
}
