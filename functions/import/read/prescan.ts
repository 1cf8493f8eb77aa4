import { inflateSync } from 'node:zlib';
import { UPLOAD_LIMITS } from '../../../shared/uploadLimits.ts';
import type { ErrorCode } from '../../../shared/errors.ts';

/** Bytes that streams may unpack to: the drawing of a page, anything else (fonts, tables of objects), and all of a file together. */
const MOST = { content: 6_000_000, other: 20_000_000, total: 60_000_000 } as const;
/** Where the format lets the header begin. */
const HEADER_WITHIN = 1_024;
/** Bytes before a stream in which its dictionary is looked for. */
const DICTIONARY = 2_000;
/** Filters of one stream that are followed; no program writes more than two. */
const MOST_LAYERS = 4;

/**
 * What is wrong with a file before anything tries to read it, or undefined. Streams are unpacked to a limit and thrown
 * away, so that a small file which unpacks to gigabytes never reaches the reader. Pictures are not unpacked: the reader
 * does not either.
 */
export function prescan(bytes: Uint8Array): ErrorCode | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, HEADER_WITHIN).indexOf('%PDF-') < 0) return 'only_pdf';
  if (file.length > UPLOAD_LIMITS.bytes) return 'pdf_too_large';
  let total = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue;
    const start = at + (file[at + 6] === 0x0d ? 8 : 7);
    const found = file.indexOf('endstream', start);
    const dictionary = dictionaryBefore(file, at);
    if (/\/Subtype\s*\/Image/.test(dictionary)) {
      if (found > 0) at = found;
      continue;
    }
    const most = /\/(?:FontFile|Length1|Type1C|CIDFontType0C|OpenType|ObjStm|XRef)\b/.test(dictionary) ? MOST.other : MOST.content;
    const size = unpackedSize(file.subarray(start, found < 0 ? file.length : found), most);
    if (size === undefined || (total += size) > MOST.total) return 'pdf_too_large';
    if (found > 0) at = found;
  }
  return undefined;
}

function dictionaryBefore(file: Buffer, at: number): string {
  const text = file.toString('latin1', Math.max(0, at - DICTIONARY), at);
  return text.slice(text.lastIndexOf(' obj') + 1);
}

/** Bytes that a stream unpacks to through all its layers; undefined above the limit. */
function unpackedSize(packed: Buffer, most: number): number | undefined {
  let data = packed;
  for (let layer = 0; layer < MOST_LAYERS && isZlib(data); layer += 1) {
    try {
      // A cut stream gives what there is of it, as the reader takes it.
      data = inflateSync(data, { maxOutputLength: most, finishFlush: 2 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
      break;
    }
  }
  return data.length > most && data !== packed ? undefined : data.length;
}

/** Streams are known by their own first bytes: what the dictionary says of filters can be hidden in many ways. */
function isZlib(data: Buffer): boolean {
  const [first = 0, second = 0] = data;
  return (first & 0x0f) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0;
}
