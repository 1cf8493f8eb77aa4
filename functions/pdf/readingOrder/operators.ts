/**
 * Receives the operators of a page. It is a class, because code compiled for a function that is created per page would
 * be discarded and compiled again (decision 123).
 */
export interface OperatorReader {
  /** Receives an operator and its position, from its first operand to the end of its name. */
  see(name: string, start: number, end: number): void;
  /** Reads the glyphs after a text (`GlyphScanner`); returns the position after them. */
  readGlyphs(from: number): number;
}

/** All operators of the format except those of inline images, whose bytes follow no grammar. */
const OPERATORS =
  `b B b* B* BDC BMC BT BX c cm CS cs d d0 d1 Do DP EMC ET EX f F f* g G gs h i j J K k l M m MP n q Q re RG rg ri s S
  SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`.split(/\s+/);

/** Returns a number for a name of up to three bytes; a string for each of thousands would take half of the time. */
function operatorKey(content: Buffer, start: number, end: number): number {
  let key = 0;
  for (let position = start; position < end; position += 1) key = key * 256 + (content[position] as number);
  return key;
}

const KEYS = OPERATORS.map((name) => operatorKey(Buffer.from(name), 0, name.length));
const LONG_NAMES = new Map(OPERATORS.map((name, index) => [KEYS[index] as number, name]));
/** For names of one or two bytes: their index in the list plus one. */
const SHORT_NAMES = new Uint8Array(0x10000);
for (const [index, key] of KEYS.entries()) if (key < SHORT_NAMES.length) SHORT_NAMES[key] = index + 1;

function operatorName(content: Buffer, start: number, end: number): string | undefined {
  if (end - start > 3) return undefined;
  const key = operatorKey(content, start, end);
  return key < SHORT_NAMES.length ? OPERATORS[(SHORT_NAMES[key] as number) - 1] : LONG_NAMES.get(key);
}

/** More than any operator has. */
const MAX_OPERANDS = 40;
const MAX_DEPTH = 8;

const SPACE = 1;
const DELIMITER = 2;
const CHARACTER_CLASSES = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) CHARACTER_CLASSES[byte] = SPACE;
for (const character of '()<>[]{}/%') CHARACTER_CLASSES[character.charCodeAt(0)] = DELIMITER;

const OPEN_PAREN = 0x28;
const CLOSE_PAREN = 0x29;
const PLUS = 0x2b;
const MINUS = 0x2d;
const DOT = 0x2e;
const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;

/**
 * Reads the operators of a page's content in order. Throws at anything that a browser does not write: unknown
 * operators, comments, inline images, unterminated tokens.
 */
export function eachOperator(content: Buffer, reader: OperatorReader): void {
  let operands = 0;
  let start = 0;
  for (
    let position = skipWhitespace(content, 0);
    position < content.length;
    position = skipWhitespace(content, position)
  ) {
    if (operands === 0) {
      start = position;
      if (isOneGlyph(content, position)) {
        position += ONE_GLYPH_BYTES;
        reader.see('Tj', start, position);
        position = reader.readGlyphs(position);
        continue;
      }
    }
    const byte = content[position] as number;
    // Most content other than glyphs is numbers.
    let end = isNumber(byte) ? endOfWord(content, position + 1) : endOfToken(content, position, 0);
    if (isOperand(byte)) {
      operands += 1;
      if (operands > MAX_OPERANDS) throw new Error('An operator with too many operands');
    } else {
      const name = operatorName(content, position, end);
      if (name === undefined) throw new Error('An operator that is not known');
      reader.see(name, start, end);
      if (name === 'Tj') end = reader.readGlyphs(end);
      operands = 0;
    }
    position = end;
  }
  if (operands > 0) throw new Error('Operands without an operator');
}

/** Length of `<0203> Tj`, as nearly every glyph is written. */
export const ONE_GLYPH_BYTES = 9;
/** Digits of a glyph's code. */
export const CODE_DIGITS = 4;
/** Behind its code. */
const SHOW_GLYPH = Buffer.from('> Tj');

/** Whether a text of one glyph begins there: a page is made of them. */
export const isOneGlyph = (content: Buffer, position: number): boolean =>
  content[position] === LESS_THAN && showsGlyph(content, position + 1);

/** Whether the code of such a glyph stands there, with what follows it. */
export function showsGlyph(content: Buffer, position: number): boolean {
  for (let digit = position; digit < position + CODE_DIGITS; digit += 1)
    if (((LIST_CLASSES[content[digit] as number] as number) & HEX_DIGIT) === 0) return false;
  for (let index = 0; index < SHOW_GLYPH.length; index += 1)
    if (content[position + CODE_DIGITS + index] !== SHOW_GLYPH[index]) return false;
  return isWhitespace(content[position + CODE_DIGITS + SHOW_GLYPH.length]);
}

/** False at the end of the content too. */
export const isWhitespace = (byte: number | undefined): boolean => CHARACTER_CLASSES[byte as number] === SPACE;

/** Returns the first position that is no white space. */
export function skipWhitespace(content: Buffer, from: number): number {
  let position = from;
  while (position < content.length && CHARACTER_CLASSES[content[position] as number] === SPACE) position += 1;
  return position;
}

const isNumber = (byte: number) => (byte >= 0x30 && byte <= 0x39) || byte === DOT || byte === MINUS || byte === PLUS;

/** Whether a token with this first character is an operand: a number, name, string, array or dictionary. */
function isOperand(byte: number): boolean {
  return isNumber(byte) || byte === LESS_THAN || byte === SLASH || byte === OPEN_PAREN || byte === OPEN_BRACKET;
}

/** Returns the end of the token at a position. */
function endOfToken(content: Buffer, position: number, depth: number): number {
  const byte = content[position] as number;
  if (byte === LESS_THAN)
    return content[position + 1] === LESS_THAN
      ? 1 + endOfGroup(content, position + 2, depth, GREATER_THAN)
      : 1 + endAfterByte(content, GREATER_THAN, position);
  if (byte === OPEN_PAREN) return endOfString(content, position);
  if (byte === OPEN_BRACKET)
    return endOfShifts(content, position + 1) ?? endOfGroup(content, position + 1, depth, CLOSE_BRACKET);
  const end = endOfWord(content, byte === SLASH ? position + 1 : position);
  if (end === position) throw new Error('A character that starts nothing');
  return end;
}

function endOfWord(content: Buffer, from: number): number {
  let position = from;
  while (position < content.length && CHARACTER_CLASSES[content[position] as number] === 0) position += 1;
  return position;
}

function endOfString(content: Buffer, from: number): number {
  let open = 0;
  for (let position = from; position < content.length; position += 1) {
    const byte = content[position];
    if (byte === BACKSLASH) position += 1;
    else if (byte === OPEN_PAREN) open += 1;
    else if (byte === CLOSE_PAREN) open -= 1;
    if (open === 0) return position + 1;
  }
  throw new Error('A text without an end');
}

const HEX_DIGIT = 1;
const SHIFT = 2;
const LIST_CLASSES = new Uint8Array(256);
for (const byte of Buffer.from('0123456789ABCDEF')) LIST_CLASSES[byte] = HEX_DIGIT;
for (const byte of Buffer.from('.- \n')) LIST_CLASSES[byte] = SHIFT;
for (const byte of Buffer.from('0123456789')) LIST_CLASSES[byte] = HEX_DIGIT | SHIFT;

/** Returns the end of a list of codes and shifts (`[<05D0> -1.5 <05D1>]`), the usual one; undefined for another. */
function endOfShifts(content: Buffer, from: number): number | undefined {
  for (let position = from; position < content.length; position += 1) {
    const byte = content[position] as number;
    if (((LIST_CLASSES[byte] as number) & SHIFT) !== 0) continue;
    if (byte === CLOSE_BRACKET) return position + 1;
    if (byte !== LESS_THAN) return undefined;
    position += 1;
    while (((LIST_CLASSES[content[position] as number] as number) & HEX_DIGIT) !== 0) position += 1;
    if (content[position] !== GREATER_THAN) return undefined;
  }
  return undefined;
}

function endOfGroup(content: Buffer, from: number, depth: number, close: number): number {
  if (depth > MAX_DEPTH) throw new Error('Groups in groups without end');
  let position = skipWhitespace(content, from);
  while (position < content.length && content[position] !== close)
    position = skipWhitespace(content, endOfToken(content, position, depth + 1));
  if (position >= content.length || (close === GREATER_THAN && content[position + 1] !== GREATER_THAN))
    throw new Error('A group without an end');
  return position + 1;
}

function endAfterByte(content: Buffer, byte: number, from: number): number {
  let position = from;
  while (position < content.length && content[position] !== byte) position += 1;
  if (position >= content.length) throw new Error('A text without an end');
  return position;
}
