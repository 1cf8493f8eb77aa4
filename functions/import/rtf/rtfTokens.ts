/** What a reader of RTF is told, in the order of the file. */
export interface RtfVisitor {
  readonly open: () => void;
  readonly close: () => void;
  /** A control word such as `\b0`, or a control symbol such as `\~`; the number where it has one. */
  readonly control: (word: string, value: number | undefined) => void;
  /** A byte of text, written as it is or as `\'xx`. */
  readonly byte: (byte: number) => void;
}

const [OPEN, CLOSE, BACKSLASH, QUOTE, MINUS, SPACE, RETURN, LINE_FEED] = [0x7b, 0x7d, 0x5c, 0x27, 0x2d, 0x20, 13, 10];
/** Letters of a control word and digits of its number: longer ones are in no file that a program writes. */
const [MAX_WORD, MAX_DIGITS] = [32, 10];

const isLetter = (byte: number) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;

/** Goes through the bytes of an RTF file once; what is broken is text or nothing. */
export function visitRtf(bytes: Uint8Array, visitor: RtfVisitor): void {
  const byteAt = (index: number) => bytes[index] ?? 0;
  let index = 0;
  while (index < bytes.length) {
    const byte = byteAt(index);
    index += 1;
    if (byte === OPEN) visitor.open();
    else if (byte === CLOSE) visitor.close();
    else if (byte === RETURN || byte === LINE_FEED || byte === 0) continue;
    else if (byte === BACKSLASH) index = visitControl(index);
    else visitor.byte(byte);
  }

  /** Reads what follows a backslash; answers where it ends. */
  function visitControl(start: number): number {
    if (byteAt(start) === QUOTE) {
      const value = Number.parseInt(String.fromCharCode(byteAt(start + 1), byteAt(start + 2)), 16);
      if (Number.isNaN(value)) return start + 1;
      visitor.byte(value);
      return start + 3;
    }
    if (!isLetter(byteAt(start))) {
      visitor.control(String.fromCharCode(byteAt(start)), undefined);
      return start + 1;
    }
    let end = start;
    while (end - start < MAX_WORD && isLetter(byteAt(end))) end += 1;
    const word = String.fromCharCode(...bytes.subarray(start, end));
    const digits = byteAt(end) === MINUS ? end + 1 : end;
    let after = digits;
    while (after - digits < MAX_DIGITS && isDigit(byteAt(after))) after += 1;
    const value = after > digits ? Number(String.fromCharCode(...bytes.subarray(end, after))) : undefined;
    if (value === undefined) after = end;
    if (byteAt(after) === SPACE) after += 1;
    // Bytes that are no RTF: a picture.
    if (word === 'bin') return after + Math.max(0, value ?? 0);
    visitor.control(word, value);
    return after;
  }
}
