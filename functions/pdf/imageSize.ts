/** Width and height of an image in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const DATA = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;
const BASE64 = /^[A-Za-z0-9+/=\s]+$/;

/**
 * Returns the size of an image in a `data:` address, by its first bytes; undefined if it is none of the kinds that the
 * browser draws. A small file can claim billions of pixels, for which the browser would allocate memory (decompression
 * bomb).
 */
export function readImageSize(address: string): ImageSize | undefined {
  const [head] = DATA.exec(address) ?? [];
  if (head === undefined || !BASE64.test(address.slice(head.length))) return undefined;
  const bytes = Buffer.from(address.slice(head.length), 'base64');
  return png(bytes) ?? gif(bytes) ?? webp(bytes) ?? jpeg(bytes);
}

const is = (bytes: Buffer, position: number, text: string) =>
  bytes.toString('latin1', position, position + text.length) === text;

function png(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 24 || !is(bytes, 1, 'PNG\r\n') || !is(bytes, 12, 'IHDR')) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Returns the largest width and height of all frames, because a frame may be larger than the whole image. */
function gif(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 10 || !is(bytes, 0, 'GIF8')) return undefined;
  let { width, height } = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  let position = 13 + tableLength(bytes[10] as number);
  while (position < bytes.length) {
    if (bytes[position] === 0x21) position = afterBlocks(bytes, position + 2);
    else if (bytes[position] === 0x2c && position + 10 <= bytes.length) {
      width = Math.max(width, bytes.readUInt16LE(position + 1) + bytes.readUInt16LE(position + 5));
      height = Math.max(height, bytes.readUInt16LE(position + 3) + bytes.readUInt16LE(position + 7));
      position = afterBlocks(bytes, position + 11 + tableLength(bytes[position + 9] as number));
    } else break;
  }
  return { width, height };
}

/** Returns the bytes of the colour table that these flags announce. */
const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function afterBlocks(bytes: Buffer, from: number): number {
  let position = from;
  while (position < bytes.length && bytes[position] !== 0) position += 1 + (bytes[position] as number);
  return position + 1;
}

function webp(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 30 || !is(bytes, 0, 'RIFF') || !is(bytes, 8, 'WEBP')) return undefined;
  if (is(bytes, 12, 'VP8X')) return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (is(bytes, 12, 'VP8 ')) return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  const bits = bytes.readUInt32LE(21);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
}

/** Whether a marker starts a frame: the whole range except three other markers. */
const startsFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpeg(bytes: Buffer): ImageSize | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  let position = 2;
  while (position + 9 < bytes.length) {
    if (bytes[position] !== 0xff) position += 1;
    else if (startsFrame(bytes[position + 1] as number))
      return { width: bytes.readUInt16BE(position + 7), height: bytes.readUInt16BE(position + 5) };
    else if (bytes[position + 1] === 0xff) position += 1;
    else position += hasLength(bytes[position + 1] as number) ? 2 + bytes.readUInt16BE(position + 2) : 2;
  }
  return undefined;
}

const hasLength = (marker: number) => marker > 0x01 && !(marker >= 0xd0 && marker <= 0xd9);
