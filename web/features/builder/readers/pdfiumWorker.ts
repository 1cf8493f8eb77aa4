import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The program, which the package does not name for bundlers. */
const PROGRAM = new URL('../../../../node_modules/@hyzyla/pdfium/dist/pdfium.wasm', import.meta.url).href;

/** PDFium itself, beside the page's own thread: takes the bytes of a PDF, answers the text of its pages. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void readPages(data).then(postMessage, () => postMessage(null));
});

async function readPages(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init({ wasmUrl: PROGRAM });
  const file = await library.loadDocument(pdf);
  return [...file.pages()].map((page) => page.getText()).join('\n');
}
