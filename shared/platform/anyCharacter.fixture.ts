import * as fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const LAST_CODE_POINT = 0x10_ffff;

/**
 * Every character of Unicode, each as probable as the others: what fast-check calls the unit `binary`. To know which
 * number a character has, that one lists all 1.1 million of them first, which takes a second in every process; here
 * the number is computed.
 *
 * @example
 * fc.string({ unit: anyCharacter })
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: LAST_CODE_POINT - SURROGATES }).map(
  (number) => String.fromCodePoint(number < FIRST_SURROGATE ? number : number + SURROGATES),
  (text) => {
    const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== text || !text.isWellFormed())
      throw new Error('Not one character');
    return code < FIRST_SURROGATE ? code : code - SURROGATES;
  },
);
