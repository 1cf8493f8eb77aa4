/** A part of the picture that changes, and how long it is shown until the next one. */
export interface WebpFrame {
  /** Even, as the format asks. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
  /** A WebP file of that size, with or without transparency. */
  readonly image: Buffer;
}

const IMAGE_CHUNKS = new Set(['ALPH', 'VP8 ', 'VP8L']);
const ANIMATED = 0x02;
const WITHOUT_BLENDING = 0x02;

/**
 * Puts pictures together into one that moves and plays once (WebP container specification, `VP8X`, `ANIM`, `ANMF`): a
 * canvas of this size, with each frame over those before it.
 */
export function animatedWebp(width: number, height: number, frames: readonly WebpFrame[]): Buffer {
  const header = Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), uint24(width - 1), uint24(height - 1)]);
  const animation = Buffer.alloc(6);
  animation.writeUInt32LE(0xff_ff_ff_ff, 0);
  animation.writeUInt16LE(1, 4);
  const body = [
    chunk('VP8X', header),
    chunk('ANIM', animation),
    ...frames.map((frame) => chunk('ANMF', toFrame(frame))),
  ];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...body]));
}

function toFrame({ x, y, width, height, milliseconds, image }: WebpFrame): Buffer {
  const place = [x / 2, y / 2, width - 1, height - 1, milliseconds].map(uint24);
  return Buffer.concat([...place, Buffer.from([WITHOUT_BLENDING]), ...imageChunks(image)]);
}

/** The chunks of a still file that hold the picture itself. */
function imageChunks(file: Buffer): Buffer[] {
  const chunks: Buffer[] = [];
  for (let start = 12; start + 8 <= file.length;) {
    const end = start + 8 + file.readUInt32LE(start + 4);
    if (IMAGE_CHUNKS.has(file.toString('latin1', start, start + 4))) chunks.push(padded(file.subarray(start, end)));
    start = end + (end % 2);
  }
  return chunks;
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8, name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return padded(Buffer.concat([head, content]));
}

const padded = (bytes: Buffer) => (bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)]));

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
