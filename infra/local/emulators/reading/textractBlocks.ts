import { randomUUID } from 'node:crypto';
import type { Line } from 'tesseract.js';

/** Lines as Textract's blocks: boxes as fractions of the image, confidence in percent. */
export function toTextractBlocks(
  lines: readonly Line[],
  { width, height }: { readonly width: number; readonly height: number },
): object[] {
  const place = ({ x0, y0, x1, y1 }: Line['bbox']) => ({
    BoundingBox: { Left: x0 / width, Top: y0 / height, Width: (x1 - x0) / width, Height: (y1 - y0) / height },
  });
  return lines.flatMap((line) => {
    const words = line.words.map(({ text, confidence, bbox }) => ({
      BlockType: 'WORD',
      Id: randomUUID(),
      Text: text,
      Confidence: confidence,
      Geometry: place(bbox),
    }));
    return [
      {
        BlockType: 'LINE',
        Id: randomUUID(),
        Text: words.map(({ Text }) => Text).join(' '),
        Confidence: line.confidence,
        Geometry: place(line.bbox),
        Relationships: [{ Type: 'CHILD', Ids: words.map(({ Id }) => Id) }],
      },
      ...words,
    ];
  });
}

/** Width and height of a PNG. */
export function readPngSize(png: Uint8Array): { readonly width: number; readonly height: number } {
  const { buffer, byteOffset, byteLength } = png;
  const view = new DataView(buffer, byteOffset, byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
