import { keepWarm } from '../../../lib/async/keepWarm.ts';
import { withTimeout } from '../../../lib/async/withTimeout.ts';
import { openPages, startPdfJs, type OpenPages } from '../../import/page/openPages.ts';

/** How long programs stay when the panel is closed, ms: a change to the résumé, and it is opened again. */
const IDLE_MS = 60_000;
/** Until a program of four megabytes has come and read, ms. */
const PDFIUM_MS = 30_000;

function startPdfium() {
  const worker = new Worker(new URL('./pdfiumWorker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<null>((resolve) => worker.addEventListener('error', () => resolve(null), { once: true }));
  return { worker, failed };
}

const pdfium = keepWarm({ start: startPdfium, end: ({ worker }) => worker.terminate() }, IDLE_MS);
const pdfJs = keepWarm({ start: startPdfJs, end: ({ close }) => close() }, IDLE_MS);

/** Starts both programs side by side, so that they are there when the PDF is; they stay until this is called. */
export function holdPrograms(): () => void {
  const releases = [pdfJs.hold(), pdfium.hold()];
  return () => releases.forEach((release) => release());
}

/** The text by PDFium; undefined if it does not come, or this browser does not run it. */
export async function readByPdfium(file: Blob): Promise<string | undefined> {
  const program = pdfium.get();
  const { port1: here, port2: there } = new MessageChannel();
  try {
    const answer = new Promise<string | null>((resolve) => {
      here.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data), { once: true });
      here.start();
    });
    const bytes = await file.arrayBuffer();
    program.worker.postMessage({ bytes, port: there }, [bytes, there]);
    const text = await withTimeout(Promise.race([answer, program.failed]), PDFIUM_MS);
    if (text !== null) return text;
  } catch {
    // Too late, or no file any more: the same as a program that has failed.
  } finally {
    here.close();
  }
  pdfium.drop(program);
  return undefined;
}

/** The pages of the person's own file, opened by the one program instance that stays loaded. */
export async function openOwnPages(file: Blob): Promise<OpenPages> {
  const program = pdfJs.get();
  try {
    return await openPages(file, program);
  } catch (error) {
    pdfJs.drop(program);
    throw error;
  }
}
