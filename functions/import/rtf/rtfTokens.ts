import { SYMBOL_ENCODING } from './rtfWords.ts';

/** Called for the tokens of an RTF file, in order. */
interface RtfVisitor {
  readonly open: () => void;
  readonly close: () => void;
  /** A control word such as `\b0`, or a control symbol such as `\~`, with its number if it has one. */
  readonly control: (word: string, value: number | undefined) => void;
  /** Bytes of text as the file writes them ({@link writtenBytes}). */
  readonly text: (written: string) => void;
}

/**
 * Matches the bounds of a group; a control word with its number and the space that ends it; a control symbol; or bytes
 * of text, written directly or as `\'xx`. Programs write no longer words and numbers.
 */
const TOKENS = /[{}]|\\(?:([a-z]{1,32})(-?\d{1,10})? ?|([^a-z'])|'(?![\da-f]{2}))|([^{}\\]+|\\'[\da-f]{2})/gi;

/** Visits an RTF file once. Malformed parts are treated as text or ignored. */
export function visitRtf(file: Buffer, { open, close, control, text: tell }: RtfVisitor): void {
  const letters = file.toString('latin1');
  TOKENS.lastIndex = 0;
  // The bytes of one letter may be written in both ways, so text is collected first.
  let text = '';
  for (let token = TOKENS.exec(letters); token; token = TOKENS.exec(letters)) {
    const [whole, word, value, symbol, written] = token;
    const name = word ?? symbol;
    if (written !== undefined) {
      text += written;
      continue;
    }
    if (text !== '') tell(text);
    text = '';
    if (whole === '{') open();
    else if (whole === '}') close();
    // Binary data, such as a picture.
    else if (word === 'bin') TOKENS.lastIndex += Math.max(0, Number(value ?? 0));
    else if (name !== undefined) control(name, value === undefined ? undefined : Number(value));
  }
  if (text !== '') tell(text);
}

/** Returns the bytes of a text; line ends of the file itself are ignored. */
export const writtenBytes = (written: string): Buffer =>
  Buffer.from(
    written
      .replaceAll(/[\r\n\0]+/g, '')
      .replaceAll(/\\'([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

/** Characters of symbol fonts are mapped to this area of Unicode. */
const SYMBOL_AREA = 0xf000;
const decoders = new Map<string, TextDecoder>();

/** Returns the text of bytes in an encoding of {@link encodingOfCharset}. */
export function decodeBytes(bytes: Uint8Array, encoding: string): string {
  if (encoding === SYMBOL_ENCODING)
    return Array.from(bytes, (byte) => (byte === 32 ? ' ' : String.fromCharCode(SYMBOL_AREA + byte))).join('');
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding);
  decoders.set(encoding, decoder);
  return decoder.decode(bytes);
}
