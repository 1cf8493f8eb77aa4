import { PDFiumLibrary } from '@hyzyla/pdfium';
import wasmUrl from '@hyzyla/pdfium/pdfium.wasm?url';

/** PDFium itself, beside the page's own thread: takes the bytes of a PDF, answers the text of its pages. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void readPages(data).then(postMessage, () => postMessage(null));
});

async function readPages(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init({ wasmUrl: new URL(wasmUrl, location.href).href });
  const file = await library.loadDocument(pdf);
  return [...file.pages()].map((page) => page.getText()).join('\n');
}
