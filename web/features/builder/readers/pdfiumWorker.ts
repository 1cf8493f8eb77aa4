import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The program, which the package does not name for bundlers. */
const PROGRAM = new URL('../../../../node_modules/@hyzyla/pdfium/dist/pdfium.wasm', import.meta.url).href;

/** Compiled at once, while the PDF is still made. */
const starting = PDFiumLibrary.init({ wasmUrl: PROGRAM });
starting.catch(() => undefined);

/** PDFium itself, beside the page's own thread: takes PDFs, answers at each one's port the text of its pages. */
addEventListener('message', ({ data: { bytes, port } }: MessageEvent<{ bytes: ArrayBuffer; port: MessagePort }>) => {
  void readPages(new Uint8Array(bytes)).then(
    (text) => port.postMessage(text),
    () => port.postMessage(null),
  );
});

async function readPages(pdf: Uint8Array): Promise<string> {
  const library = await starting;
  const file = await library.loadDocument(pdf);
  try {
    return Array.from(file.pages(), (page) => {
      const text = page.getText();
      // The package ends pages that were drawn; of others it would keep half a megabyte for each reading.
      // oxlint-disable-next-line no-underscore-dangle -- as the program names it
      library['module']._FPDF_ClosePage(page['pageIdx']);
      return text;
    }).join('\n');
  } finally {
    file.destroy();
  }
}
