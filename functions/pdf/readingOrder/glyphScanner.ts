import { isWhitespace, skipWhitespace } from './operators.ts';

const MINUS = 0x2d;
const DOT = 0x2e;
const SLASH = 0x2f;
const ZERO = 0x30;
const NINE = 0x39;
const SPACE = 0x20;
const LESS_THAN = 0x3c;
const LETTER_A = 0x41;
const SMALL_D = 0x64;
const LETTER_T = 0x54;

/** Digits that a number holds exactly. */
const MAX_EXACT_DIGITS = 15;
const POWERS_OF_TEN = Array.from({ length: MAX_EXACT_DIGITS + 1 }, (_, digits) => 10 ** digits);

/** Behind the code of a text of one glyph: `<0203> Tj`. */
const SHOW_GLYPH = Buffer.from('> Tj');
/** Digits of a glyph's code. */
const CODE_DIGITS = 4;

/** ` Td <`, and with the glyph behind it. */
const MOVE_BYTES = 5;
const MOVED_GLYPH_BYTES = MOVE_BYTES + CODE_DIGITS + SHOW_GLYPH.length;

/** Four digits as the browser writes them, in capitals. */
export function readCode(content: Buffer, from: number): number {
  let value = 0;
  for (let at = from; at < from + CODE_DIGITS; at += 1) {
    const byte = content[at] as number;
    value = value * 16 + (byte >= LETTER_A ? byte - 55 : byte - ZERO);
  }
  return value;
}

const isCodeDigit = (byte: number | undefined) =>
  byte !== undefined && ((byte >= ZERO && byte <= NINE) || (byte >= LETTER_A && byte <= 0x46));

/**
 * Reads numbers, and glyphs like `6.88 0 Td <0180> Tj`: nearly all of a page is such glyphs, each moved. They are
 * read here without a token, a text or a call for each.
 */
export class GlyphScanner {
  readonly #content: Buffer;
  /** Behind what was read last. */
  at = 0;
  /** What a glyph is moved by, and its code. */
  across = 0;
  up = 0;
  code = 0;
  /** Position of the code. */
  codeAt = 0;

  constructor(content: Buffer) {
    this.#content = content;
  }

  /** The number at this place, after white space; as `Number.parseFloat` reads it. */
  number(): number {
    const content = this.#content;
    let at = skipWhitespace(content, this.at);
    const start = at;
    const isNegative = content[at] === MINUS;
    if (isNegative) at += 1;
    let digits = 0;
    let decimals = -1;
    let value = 0;
    for (; ; at += 1) {
      const byte = content[at] ?? 0;
      if (byte === DOT && decimals < 0) decimals = 0;
      else if (byte < ZERO || byte > NINE) break;
      else {
        value = value * 10 + byte - ZERO;
        digits += 1;
        if (decimals >= 0) decimals += 1;
      }
    }
    this.at = at;
    if (digits > MAX_EXACT_DIGITS) return Number.parseFloat(content.toString('latin1', start, at));
    if (decimals > 0) value /= POWERS_OF_TEN[decimals] as number;
    return isNegative ? -value : value;
  }

  /** Whether a moved glyph stands here: then it is read. Else nothing is, and the place stays. */
  next(): boolean {
    const content = this.#content;
    const from = this.at;
    if (!isWhitespace(content[from])) return false;
    const first = content[skipWhitespace(content, from)] ?? 0;
    if ((first < ZERO || first > NINE) && first !== MINUS && first !== DOT) return false;
    const across = this.number();
    if (content[this.at] !== SPACE) return this.#back(from);
    const up = this.number();
    const at = this.at + MOVE_BYTES;
    if (!this.#moves(this.at) || !this.#showsGlyph(at)) return this.#back(from);
    this.across = across;
    this.up = up;
    this.code = readCode(content, at);
    this.codeAt = at;
    this.at = at + CODE_DIGITS + SHOW_GLYPH.length;
    return true;
  }

  /** The place behind all moved glyphs that follow a place, unread. */
  skip(from: number): number {
    const content = this.#content;
    for (let start = from; ;) {
      if (!isWhitespace(content[start])) return start;
      let at = this.#skipNumber(start + 1);
      if (at === start + 1 || content[at] !== SPACE) return start;
      const up = at + 1;
      at = this.#skipNumber(up);
      if (at === up || !this.#moves(at) || !this.#showsGlyph(at + MOVE_BYTES)) return start;
      start = at + MOVED_GLYPH_BYTES;
    }
  }

  #skipNumber(from: number): number {
    const content = this.#content;
    let at = from;
    for (let byte = content[at] ?? 0; byte >= MINUS && byte <= NINE && byte !== SLASH; byte = content[at] ?? 0) at += 1;
    return at;
  }

  /** Whether ` Td <` stands there. */
  #moves(at: number): boolean {
    const content = this.#content;
    return (
      content[at] === SPACE &&
      content[at + 1] === LETTER_T &&
      content[at + 2] === SMALL_D &&
      content[at + 3] === SPACE &&
      content[at + 4] === LESS_THAN
    );
  }

  /** Whether the code of a text of one glyph stands there. */
  #showsGlyph(at: number): boolean {
    const content = this.#content;
    for (let digit = at; digit < at + CODE_DIGITS; digit += 1) if (!isCodeDigit(content[digit])) return false;
    for (let index = 0; index < SHOW_GLYPH.length; index += 1)
      if (content[at + CODE_DIGITS + index] !== SHOW_GLYPH[index]) return false;
    return isWhitespace(content[at + CODE_DIGITS + SHOW_GLYPH.length]);
  }

  #back(to: number): false {
    this.at = to;
    return false;
  }
}
