const MCID = Buffer.from('/MCID ');
const ZERO = 0x30;

/** Returns the number of the tag that a `BDC` begins, or undefined. */
export function readTagNumber(content: Buffer, start: number, end: number): number | undefined {
  for (let position = start; position + MCID.length < end; position += 1) {
    let index = 0;
    while (index < MCID.length && content[position + index] === MCID[index]) index += 1;
    if (index < MCID.length) continue;
    let value = 0;
    let digits = 0;
    for (let digit = position + index; digit < end; digit += 1, digits += 1) {
      const byte = content[digit] as number;
      if (byte < ZERO || byte > ZERO + 9) break;
      value = value * 10 + byte - ZERO;
    }
    if (digits > 0) return value;
  }
  return undefined;
}
