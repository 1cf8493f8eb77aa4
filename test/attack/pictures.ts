import { deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const check = Buffer.alloc(4);
  check.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, check]);
}

/** A PNG of that size in one colour, a thousand times smaller than what it unpacks to. */
export function png(width: number, height: number, whole = true): string {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const data = whole ? deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height)) : deflateSync(Buffer.alloc(8));
  const file = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${file.toString('base64')}`;
}

/** A GIF whose header claims that many pixels and frames. */
export function gif(width: number, height: number, frames: number): string {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), size, Buffer.from([0, 2, 2, 0x4c, 1, 0])]);
  const colors = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const all = Array.from({ length: frames }, () => frame);
  const file = Buffer.concat([Buffer.from('GIF89a'), size, colors, ...all, Buffer.from([0x3b])]);
  return `data:image/gif;base64,${file.toString('base64')}`;
}

/** Returns the head of a WebP that claims that many pixels, without the pixels. */
export function webp(width: number, height: number): string {
  const head = Buffer.from('RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0', 'latin1');
  const size = Buffer.alloc(10);
  size.writeUIntLE(width - 1, 0, 3);
  size.writeUIntLE(height - 1, 3, 3);
  return `data:image/webp;base64,${Buffer.concat([head, size]).toString('base64')}`;
}
