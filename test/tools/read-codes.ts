import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';

export interface SeenCode {
  readonly text: string;
  /** Of the modules, without the quiet zone, in millimetres. */
  readonly edge: number;
}

/** The package is called as a function, its types say that it is a module. */
const findCode = jsQR as unknown as typeof jsQR.default;

/** Dots for a millimetre of paper, as a phone sees a page that it is held a hand's length above. */
const DOTS_PER_MM = 6;

/** One for all files of the process. */
let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

/**
 * The QR codes on the pages of a PDF, one of each page, as an independent decoder finds them where another engine than
 * the printing one has drawn it.
 */
export async function readCodes(pdf: Uint8Array): Promise<SeenCode[]> {
  library ??= PDFiumLibrary.init();
  const file = await (await library).loadDocument(pdf);
  const seen: SeenCode[] = [];
  for (const sheet of file.pages()) {
    const scale = (DOTS_PER_MM * 25.4) / 72;
    // oxlint-disable-next-line no-await-in-loop -- the renderer has one page at a time
    const { data, width, height } = await sheet.render({ scale, colorSpace: 'BGRA', render: 'bitmap' });
    const code = findCode(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' });
    if (!code) continue;
    const { topLeftCorner: from, topRightCorner: to } = code.location;
    seen.push({ text: code.data, edge: Math.hypot(to.x - from.x, to.y - from.y) / DOTS_PER_MM });
  }
  file.destroy();
  return seen;
}
