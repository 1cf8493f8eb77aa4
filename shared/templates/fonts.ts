/**
 * The font files of templates and screens. One file for each weight holds Hebrew and Latin together:
 * a line that mixes both is then one font, which is what keeps the text of a PDF in reading order.
 */
export interface FontFamily {
  /** CSS family name. */
  readonly family: string;
  /** Package below @expo-google-fonts/ that carries the whole TTF files (SIL Open Font License or Apache). */
  readonly package: string;
  readonly weights: readonly number[];
  /** Weights of the package that stand for others, where its own would be too heavy beside the designed families. */
  readonly cutFrom?: Readonly<Record<number, number>>;
  /** Code points the files are cut to; Hebrew and Latin unless said. */
  readonly covers?:
    | 'other-scripts'
    | 'european'
    | 'european-serif'
    | 'ethiopic'
    | 'georgian'
    | 'symbols'
    | 'signs'
    | 'arrows'
    | 'numerals'
    | 'emoji';
  /**
   * Signs that the family has not, or draws wrongly (Bellefair's half reads 21/); all others have them. The files are
   * cut without them.
   */
  readonly lacks?: string;
  /** The typeface of a Word file in its place: one that every Word has, with Hebrew letters. Arial unless said. */
  readonly word?: string;
}

/**
 * Accents that some families set beside their letters and not above: a letter with two (`ễ`) that they have not was put
 * together of them. Without, it is of a family that stands in.
 */
const ACCENTS = '\u0300\u0301\u0303';

export const FONTS = {
  heebo: { family: 'Heebo', package: 'heebo', weights: [400, 500, 700, 800] },
  assistant: { family: 'Assistant', package: 'assistant', weights: [300, 400, 600, 700] },
  rubik: { family: 'Rubik', package: 'rubik', weights: [400, 500, 700] },
  frank: { family: 'Frank Ruhl Libre', package: 'frank-ruhl-libre', weights: [400, 500, 700], word: 'Times New Roman' },
  plex: { family: 'IBM Plex Sans Hebrew', package: 'ibm-plex-sans-hebrew', weights: [400, 500, 700], lacks: ACCENTS },
  cousine: { family: 'Cousine', package: 'cousine', weights: [400, 700], lacks: ACCENTS, word: 'Courier New' },
  secular: { family: 'Secular One', package: 'secular-one', weights: [400] },
  tinos: { family: 'Tinos', package: 'tinos', weights: [400, 700], lacks: ACCENTS, word: 'Times New Roman' },
  david: { family: 'David Libre', package: 'david-libre', weights: [400, 500, 700], word: 'Times New Roman' },
  notoSerif: {
    family: 'Noto Serif Hebrew',
    package: 'noto-serif-hebrew',
    weights: [400, 600, 700],
    word: 'Times New Roman',
  },
  arimo: { family: 'Arimo', package: 'arimo', weights: [400, 700] },
  bellefair: { family: 'Bellefair', package: 'bellefair', weights: [400], lacks: '״½', word: 'Times New Roman' },
  openSans: { family: 'Open Sans', package: 'open-sans', weights: [400, 600, 700], lacks: '׳״' },
  varela: { family: 'Varela Round', package: 'varela-round', weights: [400] },
  /**
   * Latin letters that some designed faces lack (Polish and Turkish ones in Assistant, Vietnamese ones in nearly all),
   * Greek, and rare Cyrillic letters, which Rubik has not.
   */
  european: { family: 'Korot Fallback', package: 'arimo', weights: [400, 700], covers: 'european' },
  /** Cyrillic and Arabic, so that no letter is ever a box. Before the one above where both have a letter. */
  fallback: {
    family: 'Korot Fallback',
    package: 'rubik',
    weights: [400, 700],
    cutFrom: { 700: 600 },
    covers: 'other-scripts',
  },
  /**
   * What both have beside book faces, but for Arabic, in a book face: {@link cssFamily} and the styles name it after
   * them.
   */
  serif: { family: 'Korot Serif', package: 'tinos', weights: [400, 700], covers: 'european-serif' },
  /** Names and languages of people in Israel who also write Amharic, Tigrinya or Georgian. */
  ethiopic: { family: 'Korot Fallback', package: 'noto-sans-ethiopic', weights: [400, 700], covers: 'ethiopic' },
  georgian: { family: 'Korot Fallback', package: 'noto-sans-georgian', weights: [400, 700], covers: 'georgian' },
  /**
   * Stars, ticks and pointers, as skills are rated and bullets drawn with. Before the next one, which draws those of
   * both.
   */
  symbols: { family: 'Korot Fallback', package: 'noto-sans-symbols-2', weights: [400, 700], covers: 'symbols' },
  /** Arrows, shapes, signs of mathematics, and the signs that some lack: one family with the other fallback. */
  signs: { family: 'Korot Fallback', package: 'arimo', weights: [400, 700], covers: 'signs' },
  /** All other arrows, as conclusions are drawn with (⇒). */
  arrows: { family: 'Korot Fallback', package: 'noto-sans-math', weights: [400, 700], covers: 'arrows' },
  /** Numbers in circles and Roman ones, each a letter of its own (①, Ⅳ), as they come along when a text is pasted. */
  numerals: { family: 'Korot Fallback', package: 'noto-sans-symbols', weights: [400, 700], covers: 'numerals' },
  emoji: { family: 'Korot Emoji', package: 'noto-emoji', weights: [400], covers: 'emoji' },
} as const satisfies Record<string, FontFamily>;

export type FontKey = keyof typeof FONTS;

/** Code points from and to, both included. */
type CodePointRange = readonly [from: number, to: number];

/** Code points of the families that stand in for the designed ones; all others are whole. */
export const UNICODE_RANGES: Readonly<Record<NonNullable<FontFamily['covers']>, readonly CodePointRange[]>> = {
  'other-scripts': [
    [0x400, 0x45f],
    [0x490, 0x4ff],
    [0x600, 0x61f],
    [0x621, 0x63a],
    [0x640, 0x671],
    [0x67e, 0x67e],
    [0x686, 0x686],
    [0x698, 0x698],
    [0x6a9, 0x6a9],
    [0x6af, 0x6af],
    [0x6cc, 0x6cc],
    [0x6f0, 0x6f9],
  ],
  // Cyrillic letters that stand in the row above as well are drawn by this one where that lacks them.
  european: [
    [0x100, 0x2ff],
    [0x370, 0x3ff],
    [0x460, 0x52f],
    [0x1e00, 0x1fff],
  ],
  'european-serif': [
    [0x100, 0x2ff],
    [0x370, 0x52f],
    [0x1e00, 0x1fff],
  ],
  ethiopic: [[0x1200, 0x137c]],
  georgian: [
    [0x10d0, 0x10ff],
    [0x1c90, 0x1cbf],
  ],
  signs: [
    [0xbd, 0xbd],
    [0x5f0, 0x5f4],
    [0x2010, 0x2012],
    [0x2015, 0x2015],
    [0x2023, 0x2023],
    [0x2030, 0x2037],
    [0x2043, 0x2043],
    [0x2070, 0x208e],
    [0x20a0, 0x20a9],
    [0x20ad, 0x20bf],
    [0x2113, 0x2117],
    [0x2153, 0x215e],
    [0x2190, 0x2193],
    [0x2202, 0x2265],
    [0x25a0, 0x25e6],
  ],
  arrows: [
    [0x2194, 0x21ff],
    [0x27f5, 0x27ff],
  ],
  numerals: [
    [0x2160, 0x2188],
    [0x2460, 0x24ff],
  ],
  symbols: [
    [0x25a0, 0x25ff],
    [0x2605, 0x2612],
    [0x2701, 0x27be],
    [0x2b12, 0x2b2f],
  ],
  emoji: [
    [0x231a, 0x23ff],
    [0x2600, 0x27bf],
    [0x2b00, 0x2bff],
    [0x1f000, 0x1faff],
    [0x200d, 0x200d],
    [0xfe0f, 0xfe0f],
    [0x20e3, 0x20e3],
  ],
};
/** Signs that nearly every family has itself. */
const COMMON_SIGNS = '׳״½';
const toHex = (code: number) => code.toString(16).toUpperCase();

/** Whether letters that the family lacks are to be of a book face as well. */
const isSerif = (family: FontFamily): boolean => family.word === 'Times New Roman';

/** A family as CSS, by its key: a book face with the one that draws the letters it lacks. */
export const cssFamily = (key: FontKey): string =>
  `'${FONTS[key].family}'${isSerif(FONTS[key]) ? `, '${FONTS.serif.family}'` : ''}`;

/**
 * Families that stand in, but for the emoji, which has one of its own; where two of one name have a sign, the later
 * draws it.
 */
const FALLBACK_KEYS = [
  'serif',
  'european',
  'fallback',
  'ethiopic',
  'georgian',
  'symbols',
  'signs',
  'arrows',
  'numerals',
] as const satisfies readonly FontKey[];

/** The families that stand in where a text has letters or signs which these have not. */
export function findFallbackFonts(text: string, families: readonly FontKey[]): FontKey[] {
  const own: readonly FontFamily[] = families.map((key) => FONTS[key]);
  const lacking = own.map(({ lacks = '' }) => lacks).join('');
  const others = [...new Set(text.match(/[^\u0020-\u00ff\u05d0-\u05ea]|½/gu))].filter(
    (char) => !COMMON_SIGNS.includes(char) || lacking.includes(char),
  );
  const keys = FALLBACK_KEYS.filter(
    (key) =>
      (key !== 'serif' || own.some(isSerif)) &&
      others.some((char) => isInRanges(UNICODE_RANGES[FONTS[key].covers], char)),
  );
  return /\p{Extended_Pictographic}/u.test(text) ? [...keys, 'emoji'] : keys;
}

/**
 * Letters of a text that no family draws, each once: a screen borrows them from its system, and a PDF has not got them.
 */
export function findUnsupportedLetters(text: string): string[] {
  const others = text.match(/(?![A-\u00ff\u02c6-\u02dd\u0590-\u05ff\ufb1d-\ufb4f])\p{L}/gu);
  return [...new Set(others)].filter(
    (letter) => !FALLBACK_KEYS.some((key) => isInRanges(UNICODE_RANGES[FONTS[key].covers], letter)),
  );
}

function isInRanges(ranges: readonly CodePointRange[], char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => code >= from && code <= to);
}

/** CSS `unicode-range` of a family, so that a browser fetches a fallback only for a letter that needs it. */
export function cssUnicodeRange(key: FontKey): string {
  const family: FontFamily = FONTS[key];
  return family.covers
    ? UNICODE_RANGES[family.covers]
        .map(([from, to]) => (from === to ? `U+${toHex(from)}` : `U+${toHex(from)}-${toHex(to)}`))
        .join(',')
    : 'U+0-10FFFF';
}

export interface FontFile {
  readonly key: FontKey;
  readonly family: string;
  readonly weight: number;
  /** File name below the fonts folder, for example `heebo-400.woff2`. */
  readonly file: string;
}

/** The files of one family, in order of weight. */
export function listFontFiles(key: FontKey): FontFile[] {
  return FONTS[key].weights.map((weight) => ({
    key,
    family: FONTS[key].family,
    weight,
    file: `${key}-${weight}.woff2`,
  }));
}
