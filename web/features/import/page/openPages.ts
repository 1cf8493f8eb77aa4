import type { PDFDocumentProxy } from 'pdfjs-dist';
import { withTimeout } from '../../../lib/async/withTimeout.ts';

/** The pages of a file that the person chose, to be drawn. */
export interface OpenPages {
  readonly count: number;
  /** As the library has it, for what reads its text. */
  readonly document: PDFDocumentProxy;
  /**
   * Draws a page, from 1, as wide as `width` in points of the screen, as sharp as it is; rejects where it cannot be
   * drawn, or takes too long.
   */
  readonly draw: (number: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  /** Ends the worker, whatever it is doing. */
  readonly close: () => void;
}

/** Points of a picture, of one page: of A4 on a sharp screen of a desk 3.5 million are needed. */
const MAX_PIXELS = 12_000_000;
/** Points of an image within a file; larger ones stay empty. */
const MAX_IMAGE_PIXELS = 40_000_000;
/** How long a file may take to open, and a page to be drawn, ms. */
const [OPEN_MS, DRAW_MS] = [15_000, 15_000];

/**
 * Opens a PDF in the browser. A stranger's file: it is read in a worker of its own, which is ended with the review;
 * scripts, forms and links in it do nothing, and nothing is fetched. Rejects where it cannot be read.
 */
export async function openPages(file: Blob): Promise<OpenPages> {
  const { getDocument, PDFWorker, AnnotationMode } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  try {
    const task = getDocument({
      data: new Uint8Array(await file.arrayBuffer()),
      worker,
      verbosity: 0,
      maxImageSize: MAX_IMAGE_PIXELS,
      useSystemFonts: true,
      useWasm: false,
      enableXfa: false,
      disableAutoFetch: true,
      stopAtErrors: false,
    });
    const document = await withTimeout(Promise.race([task.promise, failure(port)]), OPEN_MS);
    return {
      count: document.numPages,
      document,
      close,
      draw: (number, canvas, width) => drawPage(document, number, canvas, width, AnnotationMode.DISABLE),
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
  annotationMode: number,
): Promise<void> {
  const page = await withTimeout(document.getPage(number), DRAW_MS);
  const plain = page.getViewport({ scale: 1 });
  const sharp = (width / plain.width) * Math.max(1, globalThis.devicePixelRatio);
  const scale = Math.min(sharp, Math.sqrt(MAX_PIXELS / (plain.width * plain.height)));
  const viewport = page.getViewport({ scale });
  [canvas.width, canvas.height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const drawing = page.render({ canvas, viewport, annotationMode });
  try {
    await withTimeout(drawing.promise, DRAW_MS);
  } catch (error) {
    drawing.cancel();
    throw error;
  } finally {
    page.cleanup();
  }
}

/** Rejects when the worker does not start. */
const failure = (port: Worker) =>
  new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('worker')), { once: true });
  });
