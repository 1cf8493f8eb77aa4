import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { withTimeout } from '../../../lib/async/withTimeout.ts';

/** The pages of a file that the person chose, to be drawn. */
export interface OpenPages {
  readonly count: number;
  /** The document of pdf.js, for code that reads its text. */
  readonly document: PDFDocumentProxy;
  /**
   * Draws a page, from 1, as wide as `width` in points of the screen, as sharp as it is; rejects where it cannot be
   * drawn, or takes too long.
   */
  readonly draw: (number: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  /** Lets go of the file, and ends the worker that was started for it, whatever it is doing. */
  readonly close: () => void;
}

/** pdf.js beside the page's own thread, for one file or for several. */
export interface PdfJsProgram {
  readonly worker: Promise<PDFWorker>;
  /** Rejects when it does not start; never resolves. */
  readonly failed: Promise<never>;
  readonly close: () => void;
}

/** Points of a picture, of one page: of A4 on a sharp screen of a desk 3.5 million are needed. */
const MAX_PIXELS = 12_000_000;
/** Points of an image within a file; larger ones stay empty. */
const MAX_IMAGE_PIXELS = 40_000_000;
/** How long a file may take to open, and a page to be drawn, ms. */
const [OPEN_MS, DRAW_MS] = [15_000, 15_000];

const load = () => import('pdfjs-dist/legacy/build/pdf.mjs');

export function startPdfJs(): PdfJsProgram {
  const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('worker')), { once: true });
  });
  failed.catch(() => undefined);
  const worker = load().then((library) => library.PDFWorker.create({ port }));
  const close = () => {
    port.terminate();
    worker.then(
      (started) => started.destroy(),
      () => undefined,
    );
  };
  return { worker, failed, close };
}

/**
 * Opens a PDF in the browser: scripts, forms and links in it do nothing, and nothing is fetched. Rejects if it cannot
 * be read. A stranger's file is read in a separate worker that ends with it; `program`: a lasting worker, for our
 * files.
 */
export async function openPages(file: Blob, program?: PdfJsProgram): Promise<OpenPages> {
  const started = program ?? startPdfJs();
  try {
    const { getDocument, AnnotationMode } = await load();
    const task = getDocument({
      data: new Uint8Array(await file.arrayBuffer()),
      worker: await started.worker,
      verbosity: 0,
      maxImageSize: MAX_IMAGE_PIXELS,
      useSystemFonts: true,
      useWasm: false,
      enableXfa: false,
      disableAutoFetch: true,
      stopAtErrors: false,
    });
    const document = await withTimeout(Promise.race([task.promise, started.failed]), OPEN_MS);
    return {
      count: document.numPages,
      document,
      close: () => (program === undefined ? started.close() : void task.destroy()),
      draw: (number, canvas, width) => drawPage(document, number, canvas, width, AnnotationMode.DISABLE),
    };
  } catch (error) {
    if (program === undefined) started.close();
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
