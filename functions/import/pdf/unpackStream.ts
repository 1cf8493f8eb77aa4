import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { unpack } from '../../pdf/reusedZlib.ts';

/** A way in which a stream is packed. */
interface Packing {
  /** Absent if only an attempt to unpack can tell. */
  readonly isPacked?: (data: Buffer) => boolean;
  /** Throws `ERR_BUFFER_TOO_LARGE` above `most` bytes, and another error if the data is packed differently. */
  readonly unpack: (data: Buffer, most: number) => Buffer;
}

/** Most layers of one stream that are unpacked; no program writes more than two. */
const MOST_LAYERS = 4;
/** How many bytes show whether a stream is written as text. */
const BEGINNING = 64;

/** What the PDF parser unpacks too, recognized by a stream's bytes: dictionaries can hide filters in many ways. */
const PACKINGS: readonly Packing[] = [
  { isPacked: isZlib, unpack: inflated },
  { isPacked: (data) => isWrittenAs(data, /[\da-f\s>]/i), unpack: fromHex },
  // The end mark is required, because unpacked drawing operators use the same characters.
  { isPacked: (data) => isWrittenAs(data, /[!-uz\s~]/) && data.includes('~>'), unpack: fromAscii85 },
  { unpack: (data, most) => brotliDecompressSync(data, { maxOutputLength: most }) },
];

/**
 * Returns what a stream unpacks to through all its layers; undefined if more than `most` bytes. Never throws. `names`:
 * its dictionary names a filter, or may. Only then is the packing tried that no bytes reveal: an attempt takes a tenth
 * of a millisecond.
 */
export function unpackStream(packed: Buffer, most: number, names: boolean): readonly Buffer[] | undefined {
  const layers: Buffer[] = [];
  for (let data = packed; layers.length < MOST_LAYERS; layers.push(data)) {
    try {
      const before = data;
      const packing = PACKINGS.find(({ isPacked }) => (isPacked === undefined ? names : isPacked(before)));
      if (!packing) break;
      data = packing.unpack(before, most);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
      break;
    }
  }
  return layers.some(({ length }) => length > most) ? undefined : layers;
}

function inflated(data: Buffer, most: number): Buffer {
  try {
    return unpack(data, most);
  } catch {
    // A truncated stream counts up to its end, as in the parser.
    return inflateSync(data, { maxOutputLength: most, finishFlush: 2 });
  }
}

function isZlib(data: Buffer): boolean {
  const [first = 0, second = 0] = data;
  return (first & 0x0f) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0;
}

const isWrittenAs = (data: Buffer, sign: RegExp) =>
  data.length > 0 &&
  Array.from(data.subarray(0, BEGINNING), (byte) => String.fromCharCode(byte)).every((letter) => sign.test(letter));

/** Skips characters that are no hexadecimal digits, as the parser does. */
function fromHex(data: Buffer): Buffer {
  const end = data.indexOf('>');
  return Buffer.from(data.toString('latin1', 0, end < 0 ? data.length : end).replaceAll(/[^\da-f]/gi, ''), 'hex');
}

/** Five characters encode four bytes; `z` is four zeros. */
function fromAscii85(data: Buffer): Buffer {
  const signs = data.toString('latin1', 0, data.indexOf('~>')).replaceAll(/\s/g, '').replaceAll('z', '!!!!!');
  const bytes = Buffer.alloc(4 * Math.ceil(signs.length / 5));
  for (let offset = 0; offset < signs.length; offset += 5) {
    const five = Buffer.from(signs.slice(offset, offset + 5).padEnd(5, 'u'));
    const value = five.reduce((sum, sign) => sum * 85 + sign - 33, 0);
    bytes.writeUInt32BE(value >>> 0, (offset / 5) * 4);
  }
  return bytes;
}
