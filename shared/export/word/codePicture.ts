import { ImageRun } from 'docx';
import { codeEdge, QUIET_MODULES } from '../../resume/linkCode.ts';

/** Pixels along an edge of the picture, as a word processor counts them (96 an inch): 24 mm, as on the page. */
const EDGE = Math.round((24 / 25.4) * 96);
/** Dots of the picture along a module, so that whoever scales it does not blur it. */
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

/** A code with its quiet zone as a bitmap of one bit for each dot, from the lowest row up. */
function drawBitmap(code: string): Uint8Array {
  const modules = codeEdge(code);
  const edge = (modules + 2 * QUIET_MODULES) * DOTS;
  const rowBytes = Math.ceil(edge / 32) * 4;
  const file = new Uint8Array(HEAD + rowBytes * edge);
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
  const moduleAt = (dot: number) => Math.floor(dot / DOTS) - QUIET_MODULES;
  for (let row = 0; row < edge; row += 1) {
    const y = moduleAt(edge - 1 - row);
    for (let column = 0; column < edge; column += 1) {
      const x = moduleAt(column);
      const isDark = x >= 0 && x < modules && y >= 0 && code[y * modules + x] === '1';
      if (!isDark) file[HEAD + row * rowBytes + (column >> 3)]! |= 0x80 >> (column & 7);
    }
  }
  return file;
}
