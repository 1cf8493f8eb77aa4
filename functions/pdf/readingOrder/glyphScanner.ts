import { CODE_DIGITS, isWhitespace, ONE_GLYPH_BYTES, showsGlyph, skipWhitespace } from './operators.ts';

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

/** Most digits that a number represents exactly. */
const MAX_EXACT_DIGITS = 15;
const POWERS_OF_TEN = Array.from({ length: MAX_EXACT_DIGITS + 1 }, (_, digits) => 10 ** digits);

/** ` Td <`, and with the glyph behind it. */
const MOVE_BYTES = 5;
const MOVED_GLYPH_BYTES = MOVE_BYTES + ONE_GLYPH_BYTES - 1;

/** Reads four digits in capitals, as the browser writes them. */
export function readCode(content: Buffer, from: number): number {
  let value = 0;
  for (let position = from; position < from + CODE_DIGITS; position += 1) {
    const byte = content[position] as number;
    value = value * 16 + (byte >= LETTER_A ? byte - 55 : byte - ZERO);
  }
  return value;
}

/**
 * Reads numbers, and glyphs like `6.88 0 Td <0180> Tj`. Nearly all of a page is such moved glyphs, so they are read
 * without a token, a string or a call for each.
 */
export class GlyphScanner {
  readonly #content: Buffer;
  /** Position after what was read last. */
  at = 0;
  /** The last glyph's movement and code. */
  across = 0;
  up = 0;
  code = 0;
  /** Position of the code. */
  codeAt = 0;

  constructor(content: Buffer) {
    this.#content = content;
  }

  /** Reads the number at this position, after white space, as `Number.parseFloat` does. */
  number(): number {
    const content = this.#content;
    let position = skipWhitespace(content, this.at);
    const start = position;
    const isNegative = content[position] === MINUS;
    if (isNegative) position += 1;
    let digits = 0;
    let decimals = -1;
    let value = 0;
    for (; ; position += 1) {
      const byte = content[position] ?? 0;
      if (byte === DOT && decimals < 0) decimals = 0;
      else if (byte < ZERO || byte > NINE) break;
      else {
        value = value * 10 + byte - ZERO;
        digits += 1;
        if (decimals >= 0) decimals += 1;
      }
    }
    this.at = position;
    if (digits > MAX_EXACT_DIGITS) return Number.parseFloat(content.toString('latin1', start, position));
    if (decimals > 0) value /= POWERS_OF_TEN[decimals] as number;
    return isNegative ? -value : value;
  }

  /** Reads a moved glyph and returns true; otherwise returns false and stays in place. */
  next(): boolean {
    const content = this.#content;
    const from = this.at;
    if (!isWhitespace(content[from])) return false;
    const across = this.number();
    if (content[this.at] !== SPACE) return this.#back(from);
    const up = this.number();
    const codeAt = this.at + MOVE_BYTES;
    if (!this.#moves(this.at) || !showsGlyph(content, codeAt)) return this.#back(from);
    this.across = across;
    this.up = up;
    this.code = readCode(content, codeAt);
    this.codeAt = codeAt;
    this.at = codeAt + ONE_GLYPH_BYTES - 1;
    return true;
  }

  /** Returns the position after all moved glyphs from a position on, without reading them. */
  skip(from: number): number {
    const content = this.#content;
    for (let start = from; ;) {
      if (!isWhitespace(content[start])) return start;
      let end = this.#skipNumber(start + 1);
      if (end === start + 1 || content[end] !== SPACE) return start;
      const up = end + 1;
      end = this.#skipNumber(up);
      if (end === up || !this.#moves(end) || !showsGlyph(content, end + MOVE_BYTES)) return start;
      start = end + MOVED_GLYPH_BYTES;
    }
  }

  #skipNumber(from: number): number {
    const content = this.#content;
    let position = from;
    for (
      let byte = content[position] as number;
      byte >= MINUS && byte <= NINE && byte !== SLASH;
      byte = content[position] as number
    )
      position += 1;
    return position;
  }

  /** Whether ` Td <` is at the position. */
  #moves(position: number): boolean {
    const content = this.#content;
    return (
      content[position] === SPACE &&
      content[position + 1] === LETTER_T &&
      content[position + 2] === SMALL_D &&
      content[position + 3] === SPACE &&
      content[position + 4] === LESS_THAN
    );
  }

  #back(to: number): false {
    this.at = to;
    return false;
  }
}
