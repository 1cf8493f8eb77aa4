/** Characters that are measured together: of one part of Unicode, which one script or one kind of signs fills. */
export interface CharacterCell {
  readonly from: number;
  readonly to: number;
  /** What stands by itself. */
  readonly letters: readonly string[];
  /** What stands on letters (\p{M}). */
  readonly marks: readonly string[];
  /** On which letters: of the cell, where it has any. */
  readonly bases: readonly string[];
}

/** Code points of a cell, by where it begins: blocks of Unicode are smaller where they are old. */
const SIZES: readonly (readonly [from: number, size: number])[] = [
  [0x80, 0x80],
  [0x1000, 0x100],
  [0x3400, 0x6c00],
  [0xa000, 0x4d0],
  [0xa4d0, 0x30],
  [0xa500, 0x100],
  [0xac00, 0x2c00],
  [0xd800, 0x2100],
  [0xf900, 0x100],
  [0x1_0000, 0x800],
  [0x1_2000, 0x4000],
  [0x1_6000, 0x1000],
  [0x1_7000, 0x2000],
  [0x1_9000, 0x4000],
  [0x1_d000, 0x400],
  [0x1_e000, 0x800],
  [0x1_f000, 0x100],
  [0x2_0000, 0x1_0000],
  [0x11_0000, 0],
];

/**
 * ASCII by its kinds, and the letters that people write here: what stands beside them in their block is more expensive.
 */
const OWN_CELLS: readonly (readonly [from: number, to: number, bases?: string])[] = [
  [0x21, 0x2f],
  [0x30, 0x39],
  [0x3a, 0x40],
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xc0, 0xff],
  [0x391, 0x3c9],
  [0x410, 0x44f],
  [0x591, 0x5c7, 'אבגשו'],
  [0x5d0, 0x5ea],
  [0x621, 0x64a],
];

/** What is removed before it is printed, what no character is, and blanks. */
const UNPRINTED = /[\p{C}\p{Z}]/u;
const MARK = /\p{M}/u;
/** Characters of a cell that are enough to measure it. */
const SAMPLE = 64;

const spread = (some: readonly string[]) =>
  some.filter((_, index) => index % Math.max(1, Math.ceil(some.length / SAMPLE)) === 0);

function cellOf(from: number, to: number, bases = ''): CharacterCell {
  const all: string[] = [];
  for (let code = from; code <= to; code += 1) {
    const character = String.fromCodePoint(code);
    if (!UNPRINTED.test(character) && !isOwn(code, from)) all.push(character);
  }
  const letters = spread(all.filter((character) => !MARK.test(character)));
  return {
    from,
    to,
    letters,
    bases: bases === '' ? (letters.length > 0 ? letters : ['a']) : Array.from(bases),
    marks: spread(all.filter((character) => MARK.test(character))),
  };
}

/** All characters that are assigned. */
export function characterCells(): CharacterCell[] {
  const cells = OWN_CELLS.map(([from, to, bases]) => cellOf(from, to, bases));
  for (const [index, [start, size]] of SIZES.entries()) {
    const end = SIZES[index + 1]?.[0] ?? start;
    for (let from = start; from < end; from += size) cells.push(cellOf(from, from + size - 1));
  }
  return cells.filter(({ letters, marks }) => letters.length + marks.length > 0);
}

/** Code points that do something to their neighbours, each with texts that hold it as it is used, and as it is not. */
export const SPECIAL_SIGNS: readonly {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly texts: readonly string[];
}[] = [
  { name: 'soft hyphen', from: 0xad, to: 0xad, texts: ['a\u00ad', 'ab\u00adcd ', 'א\u00ad'] },
  { name: 'no-break space', from: 0xa0, to: 0xa0, texts: ['a\u00a0', 'א\u00a0', '\u00a0'] },
  { name: 'grapheme joiner', from: 0x34f, to: 0x34f, texts: ['a\u034f', '\u034f'] },
  { name: 'Arabic letter mark', from: 0x61c, to: 0x61c, texts: ['a\u061c', 'א\u061c1'] },
  { name: 'spaces', from: 0x2000, to: 0x200b, texts: ['a\u2003', 'a\u200b', '\u2009'] },
  { name: 'non-joiner', from: 0x200c, to: 0x200c, texts: ['ن\u200c', 'a\u200c', 'क्\u200c'] },
  {
    name: 'joiner',
    from: 0x200d,
    to: 0x200d,
    texts: ['👨\u200d👩\u200d👧\u200d👦', '👨\u200d👩\u200d👧\u200d👦 ', '👨\u200d', 'a\u200d', 'ش\u200d', 'क्\u200d'],
  },
  { name: 'direction marks', from: 0x200e, to: 0x200f, texts: ['a\u200e\u200f', 'א\u200ea\u200f'] },
  { name: 'word joiner and invisible signs', from: 0x2060, to: 0x2065, texts: ['a\u2060', 'א\u2060', 'a\u2062'] },
  { name: 'keycap', from: 0x20e3, to: 0x20e3, texts: ['1\ufe0f\u20e3', 'a\u20e3'] },
  { name: 'ideographic space', from: 0x3000, to: 0x3000, texts: ['a\u3000'] },
  {
    name: 'variation selectors',
    from: 0xfe00,
    to: 0xfe0f,
    texts: ['❤\ufe0f', '❤\ufe0f ', '☺\ufe0e', 'a\ufe0f', '👁\ufe0f'],
  },
  { name: 'byte order mark', from: 0xfeff, to: 0xfeff, texts: ['a\ufeff'] },
  { name: 'flags', from: 0x1_f1e6, to: 0x1_f1ff, texts: ['🇮🇱', '🇮🇱 ', '🇮', '🇮🇱🇺🇸🇫'] },
  { name: 'skin tones', from: 0x1_f3fb, to: 0x1_f3ff, texts: ['👍🏽', '👍🏽 ', '🤷🏽\u200d♂\ufe0f ', '👩🏿', 'a🏽', '🏽'] },
  {
    name: 'tags',
    from: 0xe_0000,
    to: 0xe_007f,
    texts: ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 'a\u{e0067}'],
  },
  { name: 'more variation selectors', from: 0xe_0100, to: 0xe_01ef, texts: ['a\u{e0100}', '葛\u{e0101}'] },
];

/** Whether a code point of a cell has another, smaller one. */
function isOwn(code: number, cell: number): boolean {
  return (
    SPECIAL_SIGNS.some(({ from, to }) => code >= from && code <= to) ||
    OWN_CELLS.some(([from, to]) => from !== cell && code >= from && code <= to)
  );
}
