import { ImageRun } from 'docx';
import { codeEdge } from '../../resume/linkCode.ts';

/** Pixels along an edge of the picture, as a word processor counts them (96 an inch): 24 mm, as on the page. */
const EDGE = Math.round((24 / 25.4) * 96);
/** Dots along one module, so that scaling does not blur the picture: as many as a byte has bits. */
const DOTS = 8;

/** The code of the link as a picture in its paragraph; `alt` says what it is. */
export const codePicture = (code: string, alt: string): ImageRun =>
  new ImageRun({
    type: 'bmp',
    data: drawBitmap(code),
    transformation: { width: EDGE, height: EDGE },
    altText: { name: alt, title: alt, description: alt },
  });

/** Bytes of a bitmap before its rows: two headers and a palette of black and white. */
const HEAD = 14 + 40 + 2 * 4;

/** A code as a bitmap of one bit for each dot, from the lowest row up. */
function drawBitmap(code: string): Uint8Array {
  const edge = codeEdge(code) * DOTS;
  const rowBytes = Math.ceil(edge / 32) * 4;
  const file = new Uint8Array(HEAD + rowBytes * edge).fill(0xff, HEAD);
  const view = new DataView(file.buffer);
  view.setUint16(0, 0x42_4d);
  view.setUint32(2, file.length, true);
  view.setUint32(10, HEAD, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, edge, true);
  view.setInt32(22, edge, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 1, true);
  view.setUint32(34, rowBytes * edge, true);
  view.setUint32(HEAD - 4, 0xff_ff_ff, true);
  // A module is eight dots wide and each dot is a bit, so that it fills one byte of a row.
  for (const [, x, y, length] of code.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < DOTS; row += 1) {
      const start = HEAD + (edge - 1 - Number(y) * DOTS - row) * rowBytes + Number(x);
      file.fill(0, start, start + Number(length));
    }
  return file;
}
