/** Sees an operator with where it stands: from its first operand to behind its name. */
export type OperatorVisitor = (name: string, start: number, end: number) => void;

/** All operators of the format but the ones of images inside the content, whose bytes follow no grammar. */
const OPERATORS =
  `b B b* B* BDC BMC BT BX c cm CS cs d d0 d1 Do DP EMC ET EX f F f* g G gs h i j J K k l M m MP n q Q re RG rg ri s S
  SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`.split(/\s+/);

/**
 * A number for a name of up to three bytes: a text for each of a page's thousands of operators would take half of the
 * time.
 */
function operatorKey(content: Buffer, start: number, end: number): number {
  let key = 0;
  for (let at = start; at < end; at += 1) key = key * 256 + (content[at] as number);
  return key;
}

const KEYS = OPERATORS.map((name) => operatorKey(Buffer.from(name), 0, name.length));
const LONG_NAMES = new Map(OPERATORS.map((name, index) => [KEYS[index] as number, name]));
/** Of names of one or two bytes: one more than their place in the list. */
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
 * Reads the operators of a page's content one after the other. Throws at everything that a browser does not write:
 * unknown operators, comments, images inside the content, whatever has no end. `readGlyphs` reads the glyphs that
 * follow a text by itself (`GlyphScanner`), and returns the place behind them.
 */
export function eachOperator(
  content: Buffer,
  see: OperatorVisitor,
  readGlyphs: (from: number) => number = (from) => from,
): void {
  let operands = 0;
  let start = 0;
  for (let at = skipWhitespace(content, 0); at < content.length; at = skipWhitespace(content, at)) {
    if (operands === 0) {
      start = at;
      if (isOneGlyph(content, at)) {
        at += ONE_GLYPH_BYTES;
        see('Tj', start, at);
        at = readGlyphs(at);
        continue;
      }
    }
    const byte = content[at] as number;
    // Most of what is not a glyph is numbers.
    let end = isNumber(byte) ? endOfWord(content, at + 1) : endOfToken(content, at, 0);
    if (isOperand(byte)) {
      operands += 1;
      if (operands > MAX_OPERANDS) throw new Error('An operator with too many operands');
    } else {
      const name = operatorName(content, at, end);
      if (name === undefined) throw new Error('An operator that is not known');
      see(name, start, end);
      if (name === 'Tj') end = readGlyphs(end);
      operands = 0;
    }
    at = end;
  }
  if (operands > 0) throw new Error('Operands without an operator');
}

/** Length of `<0203> Tj`, as nearly every glyph is written. */
export const ONE_GLYPH_BYTES = 9;
/** Behind its code. */
const SHOW_GLYPH = Buffer.from('> Tj');

/** Whether a text of one glyph begins there: a page is made of them. */
function isOneGlyph(content: Buffer, at: number): boolean {
  if (content[at] !== LESS_THAN || CHARACTER_CLASSES[content[at + ONE_GLYPH_BYTES] as number] !== SPACE) return false;
  for (let digit = at + 1; digit <= at + 4; digit += 1)
    if (CHARACTER_CLASSES[content[digit] as number] !== 0) return false;
  for (let index = 0; index < SHOW_GLYPH.length; index += 1)
    if (content[at + 5 + index] !== SHOW_GLYPH[index]) return false;
  return true;
}

/** Of the end of the content too: it is none. */
export const isWhitespace = (byte: number | undefined): boolean => CHARACTER_CLASSES[byte ?? 0x7f] === SPACE;

/** The first position from there on that is no space. */
export function skipWhitespace(content: Buffer, from: number): number {
  let at = from;
  while (at < content.length && CHARACTER_CLASSES[content[at] as number] === SPACE) at += 1;
  return at;
}

const isNumber = (byte: number) => (byte >= 0x30 && byte <= 0x39) || byte === DOT || byte === MINUS || byte === PLUS;

/** A number, a name, a text, a list or a dictionary, by its first character. */
function isOperand(byte: number): boolean {
  return isNumber(byte) || byte === LESS_THAN || byte === SLASH || byte === OPEN_PAREN || byte === OPEN_BRACKET;
}

/** Where the token that starts there has its end. */
function endOfToken(content: Buffer, at: number, depth: number): number {
  const byte = content[at] as number;
  if (byte === LESS_THAN)
    return content[at + 1] === LESS_THAN
      ? 1 + endOfGroup(content, at + 2, depth, GREATER_THAN)
      : 1 + endAfterByte(content, GREATER_THAN, at);
  if (byte === OPEN_PAREN) return endOfString(content, at);
  if (byte === OPEN_BRACKET) return endOfShifts(content, at + 1) ?? endOfGroup(content, at + 1, depth, CLOSE_BRACKET);
  const end = endOfWord(content, byte === SLASH ? at + 1 : at);
  if (end === at) throw new Error('A character that starts nothing');
  return end;
}

function endOfWord(content: Buffer, from: number): number {
  let at = from;
  while (at < content.length && CHARACTER_CLASSES[content[at] as number] === 0) at += 1;
  return at;
}

function endOfString(content: Buffer, from: number): number {
  let open = 0;
  for (let at = from; at < content.length; at += 1) {
    const byte = content[at];
    if (byte === BACKSLASH) at += 1;
    else if (byte === OPEN_PAREN) open += 1;
    else if (byte === CLOSE_PAREN) open -= 1;
    if (open === 0) return at + 1;
  }
  throw new Error('A text without an end');
}

const HEX_DIGIT = 1;
const SHIFT = 2;
const LIST_CLASSES = new Uint8Array(256);
for (const byte of Buffer.from('0123456789ABCDEF')) LIST_CLASSES[byte] = HEX_DIGIT;
for (const byte of Buffer.from('.- \n')) LIST_CLASSES[byte] = SHIFT;
for (const byte of Buffer.from('0123456789')) LIST_CLASSES[byte] = HEX_DIGIT | SHIFT;

/** Behind a list of codes and shifts, as most of a page is written: `[<05D0> -1.5 <05D1>]`. Undefined for any other. */
function endOfShifts(content: Buffer, from: number): number | undefined {
  for (let at = from; at < content.length; at += 1) {
    const byte = content[at] as number;
    if (((LIST_CLASSES[byte] as number) & SHIFT) !== 0) continue;
    if (byte === CLOSE_BRACKET) return at + 1;
    if (byte !== LESS_THAN) return undefined;
    at += 1;
    while (((LIST_CLASSES[content[at] ?? 0] as number) & HEX_DIGIT) !== 0) at += 1;
    if (content[at] !== GREATER_THAN) return undefined;
  }
  return undefined;
}

function endOfGroup(content: Buffer, from: number, depth: number, close: number): number {
  if (depth > MAX_DEPTH) throw new Error('Groups in groups without end');
  let at = skipWhitespace(content, from);
  while (at < content.length && content[at] !== close) at = skipWhitespace(content, endOfToken(content, at, depth + 1));
  if (at >= content.length || (close === GREATER_THAN && content[at + 1] !== GREATER_THAN))
    throw new Error('A group without an end');
  return at + 1;
}

function endAfterByte(content: Buffer, byte: number, from: number): number {
  let at = from;
  while (at < content.length && content[at] !== byte) at += 1;
  if (at >= content.length) throw new Error('A text without an end');
  return at;
}
