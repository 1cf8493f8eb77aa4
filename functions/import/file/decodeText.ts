import { logicalOrder } from '../page/bidi.ts';
import { isGarbled } from '../page/garbledText.ts';
import { utf16Of } from './utf16.ts';

/** Share of broken characters that a damaged text in UTF-8 may have. */
const MAX_BROKEN_SHARE = 0.01;
/** Hebrew letters of windows-1255, and accented letters of windows-1252 beside unaccented ones, as Latin-1. */
const HEBREW_BYTES = /[\u00e0-\u00fa]{2,}/g;
const ACCENTED_BYTES = /(?<=[a-z])[\u00c0-\u00ff]|[\u00c0-\u00ff](?=[a-z])/gi;

/** Characters for codes to which a code page assigns no letter. */
const UNASSIGNED = /[\u0080-\u009f\ufffd]/;

/** Hebrew words in reverse order begin with a letter form that only ends words. */
const FINAL_LETTER_FIRST = /(?<![א-ת])[ךםןףץ](?=[א-ת])/g;
const FINAL_LETTER_LAST = /(?<=[א-ת])[ךםןףץ](?![א-ת])/g;
/** How many words prove an order, and how many times as many as prove the other order there must be. */
const [MIN_PROOFS, PROOF_RATIO] = [5, 4];

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Returns the text of a file in the first encoding that fits: the one its first bytes name, UTF-16, UTF-8, windows-1255
 * (Hebrew) or 1252. Text in visual order (old systems stored Hebrew as seen from the left) is reversed if its final
 * letters prove it. Returns undefined if no encoding fits: nothing is guessed.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  if (text === undefined) return undefined;
  const ordered = isVisualOrder(text) ? text.split('\n').map(toLogical).join('\n') : text;
  return isGarbled(ordered) ? undefined : ordered;
}

function decode(bytes: Uint8Array): string | undefined {
  const as = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  const utf16 = utf16Of(bytes);
  if (utf16) return as(utf16);
  const text = as('utf-8');
  const broken = countOf(text, /\ufffd/g);
  if (broken === 0 || broken < MAX_BROKEN_SHARE * countOf(text, /[^\0-\u007f]/g)) return text;
  const letters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const hebrew = (letters.match(HEBREW_BYTES) ?? []).join('').length;
  const isHebrew = hebrew > countOf(letters, ACCENTED_BYTES);
  const decoded = as(isHebrew ? 'windows-1255' : 'windows-1252');
  return UNASSIGNED.test(decoded) ? undefined : decoded;
}

function isVisualOrder(text: string): boolean {
  const first = countOf(text, FINAL_LETTER_FIRST);
  return first >= MIN_PROOFS && first > PROOF_RATIO * countOf(text, FINAL_LETTER_LAST);
}

function toLogical(line: string): string {
  const { indices, mirrored } = logicalOrder(line, 'rtl');
  return indices.map((index) => mirrored.get(index) ?? line[index] ?? '').join('');
}
