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
  /** Weights of the package used for others that would look too heavy beside the designed families. */
  readonly cutFrom?: Readonly<Record<number, number>>;
  /** Code points the files are cut to; Hebrew and Latin unless said. */
  readonly covers?:
    | 'beside-latin'
    | 'other-scripts'
    | 'european'
    | 'european-serif'
    | 'ethiopic'
    | 'georgian'
    | 'symbols'
    | 'signs'
    | 'arrows'
    | 'mathematics'
    | 'currency'
    | 'rare-signs'
    | 'rare-symbols'
    | 'rare-numerals'
    | 'numerals'
    | 'emoji';
  /**
   * Signs that the family has not, or draws wrongly (Bellefair's half reads 21/, its 11 ll); all others have them. The
   * files are cut without them.
   */
  readonly lacks?: string;
  /** The designed families that it goes with, by key; all where absent. */
  readonly completes?: readonly string[];
  /** The typeface of a Word file in its place: one that every Word has, with Hebrew letters. Arial unless said. */
  readonly word?: string;
}

/**
 * Accents that some families set beside their letters and not above: a letter with two (`ễ`) that they have not was put
 * together of them. Without, a substitute family draws it.
 */
const ACCENTS = '\u0300\u0301\u0303';
/** Signs of western Europe that two book faces have not. */
const RARE_SIGNS = '¦²³µ¹¼½¾';

export const FONTS = {
  heebo: { family: 'Heebo', package: 'heebo', weights: [400, 500, 700, 800] },
  assistant: { family: 'Assistant', package: 'assistant', weights: [300, 400, 600, 700] },
  rubik: { family: 'Rubik', package: 'rubik', weights: [400, 500, 700] },
  frank: { family: 'Frank Ruhl Libre', package: 'frank-ruhl-libre', weights: [400, 500, 700], word: 'Times New Roman' },
  plex: { family: 'IBM Plex Sans Hebrew', package: 'ibm-plex-sans-hebrew', weights: [400, 500, 700], lacks: ACCENTS },
  cousine: { family: 'Cousine', package: 'cousine', weights: [400, 700], lacks: ACCENTS, word: 'Courier New' },
  secular: { family: 'Secular One', package: 'secular-one', weights: [400] },
  tinos: { family: 'Tinos', package: 'tinos', weights: [400, 700], lacks: ACCENTS, word: 'Times New Roman' },
  david: {
    family: 'David Libre',
    package: 'david-libre',
    weights: [400, 500, 700],
    lacks: RARE_SIGNS,
    word: 'Times New Roman',
  },
  notoSerif: {
    family: 'Noto Serif Hebrew',
    package: 'noto-serif-hebrew',
    weights: [400, 600, 700],
    lacks: `${RARE_SIGNS}¤¬±\u05ef`,
    word: 'Times New Roman',
  },
  arimo: { family: 'Arimo', package: 'arimo', weights: [400, 700] },
  bellefair: {
    family: 'Bellefair',
    package: 'bellefair',
    weights: [400],
    lacks: '״½0123456789',
    word: 'Times New Roman',
  },
  openSans: { family: 'Open Sans', package: 'open-sans', weights: [400, 600, 700], lacks: '׳״' },
  varela: { family: 'Varela Round', package: 'varela-round', weights: [400] },
  /**
   * The rest of the letters of two faces whose Latin was drawn for another family: that family, under their own name. A
   * word with a letter of theirs (`Łącka`) would else be of two weights.
   */
  assistantLetters: {
    family: 'Assistant',
    package: 'source-sans-3',
    weights: [300, 400, 600, 700],
    covers: 'beside-latin',
    completes: ['assistant'],
  },
  heeboLetters: {
    family: 'Heebo',
    package: 'roboto',
    weights: [400, 500, 700, 800],
    covers: 'beside-latin',
    completes: ['heebo'],
  },
  /**
   * Latin letters that some designed faces lack (Polish and Turkish ones in Plex, Vietnamese ones in nearly all),
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
   * What both have beside book faces, except for Arabic, in a book face: {@link cssFamily} and the styles name it after
   * them.
   */
  serif: {
    family: 'Korot Serif',
    package: 'tinos',
    weights: [400, 700],
    covers: 'european-serif',
    completes: ['frank', 'tinos', 'david', 'notoSerif', 'bellefair'],
  },
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
  /** The signs of mathematics and of technical drawings: ∀ ∈ ⌀ ⌘ ⟩. */
  mathematics: { family: 'Korot Fallback', package: 'noto-sans-math', weights: [400, 700], covers: 'mathematics' },
  currency: { family: 'Korot Fallback', package: 'ibm-plex-sans-hebrew', weights: [400, 700], covers: 'currency' },
  /** Circled numbers and Roman numerals, each a single character (①, Ⅳ), which arrive with pasted text. */
  numerals: { family: 'Korot Fallback', package: 'noto-sans-symbols', weights: [400, 700], covers: 'numerals' },
  /** Rarely typed characters of the families of three rows above: a page with a tick need not carry all of them. */
  rareSigns: { family: 'Korot Fallback', package: 'arimo', weights: [400, 700], covers: 'rare-signs' },
  rareSymbols: {
    family: 'Korot Fallback',
    package: 'noto-sans-symbols-2',
    weights: [400, 700],
    covers: 'rare-symbols',
  },
  rareNumerals: {
    family: 'Korot Fallback',
    package: 'noto-sans-symbols',
    weights: [400, 700],
    covers: 'rare-numerals',
  },
  emoji: { family: 'Korot Emoji', package: 'noto-emoji', weights: [400], covers: 'emoji' },
} as const satisfies Record<string, FontFamily>;

export type FontKey = keyof typeof FONTS;

/** Code points from and to, both included. */
type CodePointRange = readonly [from: number, to: number];

/** Code points of the fallback families that cover only a part; all others are whole. */
export const UNICODE_RANGES: Readonly<Record<NonNullable<FontFamily['covers']>, readonly CodePointRange[]>> = {
  // Of both only what people's names are written with; where the face itself has one of these, it is the same letter.
  'beside-latin': [
    [0x100, 0x17f],
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x218, 0x21b],
    [0x384, 0x3ce],
    [0x400, 0x45f],
    [0x490, 0x493],
    [0x49a, 0x49b],
    [0x4a2, 0x4a3],
    [0x4ae, 0x4b3],
    [0x4ba, 0x4bb],
    [0x4d8, 0x4d9],
    [0x4e8, 0x4e9],
    [0x1e80, 0x1e85],
    [0x1ea0, 0x1ef9],
  ],
  'other-scripts': [
    [0x400, 0x45f],
    [0x490, 0x4ff],
    [0x60c, 0x60c],
    [0x61b, 0x61b],
    [0x61f, 0x61f],
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
  // Cyrillic letters that are in the row above as well are drawn by this one where that lacks them.
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
    [0xa4, 0xa4],
    [0xa6, 0xa6],
    [0xac, 0xac],
    [0xb1, 0xb3],
    [0xb5, 0xb5],
    [0xb9, 0xb9],
    [0xbc, 0xbe],
    [0x5f0, 0x5f4],
    [0x2010, 0x2012],
    [0x2015, 0x2015],
    [0x2023, 0x2023],
    [0x2030, 0x2037],
    [0x2043, 0x2043],
    [0x2070, 0x208e],
    [0x20a0, 0x20a9],
    [0x20ad, 0x20be],
    [0x2113, 0x2117],
    [0x2153, 0x2154],
    [0x215b, 0x215e],
    [0x2190, 0x2193],
    [0x2202, 0x2265],
    [0x25a0, 0x25e6],
  ],
  'rare-signs': [
    [0x591, 0x5c7],
    [0x2013, 0x2014],
    [0x2016, 0x2022],
    [0x2024, 0x202f],
    [0x2038, 0x2042],
    [0x2044, 0x205e],
    [0x2090, 0x209c],
    [0x20aa, 0x20ac],
    [0x2100, 0x2112],
    [0x2118, 0x214f],
    [0x2500, 0x2500],
    [0x2502, 0x2502],
    [0x250c, 0x250c],
    [0x2510, 0x2510],
    [0x2514, 0x2514],
    [0x2518, 0x2518],
    [0x251c, 0x251c],
    [0x2524, 0x2524],
    [0x252c, 0x252c],
    [0x2534, 0x2534],
    [0x253c, 0x253c],
    [0x2550, 0x256c],
    [0x2580, 0x2580],
    [0x2584, 0x2584],
    [0x2588, 0x2588],
    [0x258c, 0x258c],
    [0x2590, 0x2593],
    [0xfb01, 0xfb04],
    [0xfb1d, 0xfb4f],
  ],
  currency: [[0x20bf, 0x20bf]],
  arrows: [
    [0x2194, 0x21ff],
    [0x27f5, 0x27ff],
  ],
  mathematics: [
    [0x2200, 0x23b9],
    [0x23be, 0x23ff],
    [0x27c0, 0x27f4],
  ],
  numerals: [
    [0x2160, 0x2183],
    [0x2185, 0x2188],
    [0x2460, 0x24ff],
    [0x2776, 0x2793],
  ],
  'rare-numerals': [
    [0x2300, 0x23b9],
    [0x23be, 0x23ff],
    [0x2600, 0x2604],
    [0x260a, 0x260d],
    [0x2613, 0x26ff],
    [0x271d, 0x2721],
  ],
  symbols: [
    [0x25a0, 0x25ff],
    [0x2605, 0x2609],
    [0x260e, 0x2612],
    [0x2701, 0x27be],
    [0x2b12, 0x2b2f],
  ],
  'rare-symbols': [
    [0x2300, 0x23b9],
    [0x23be, 0x23ff],
    [0x2600, 0x2604],
    [0x2613, 0x26ff],
    [0x2b00, 0x2b0d],
    [0x2b4d, 0x2b73],
    [0x2b76, 0x2b95],
    [0x2b97, 0x2bfd],
  ],
  emoji: [
    [0x231a, 0x23ff],
    [0x2600, 0x27bf],
    [0x2b00, 0x2bff],
    [0x1f000, 0x1faff],
    [0x200d, 0x200d],
    [0xfe0f, 0xfe0f],
    [0x20e3, 0x20e3],
    // Characters drawn on a key (1️⃣): only before the key's mark, since every other family has them too.
    [0x23, 0x23],
    [0x2a, 0x2a],
    [0x30, 0x39],
  ],
};
/** Signs that nearly every family has (`lacks` lists the exceptions), although fallback families have them too. */
const COMMON_SIGNS = new RegExp(
  String.raw`[\u00a4-\u00bf\u05b0-\u05bc\u05be\u05c1\u05c2\u05f3\u05f4` +
    String.raw`\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20aa\u20ac]`,
);
const toHex = (code: number) => code.toString(16).toUpperCase();

/** A family as CSS, by its key: a book face with the one that draws the letters it lacks. */
export const cssFamily = (key: FontKey): string =>
  `'${FONTS[key].family}'${goesWith('serif', [key]) ? `, '${FONTS.serif.family}'` : ''}`;

/** Returns whether a family completes only certain others. */
const isCompanion = (key: FontKey): boolean => 'completes' in FONTS[key];

/** Whether the companion of a family has a character, so that nothing else is needed for it. */
const isCompleted = (family: FontKey, char: string): boolean =>
  FALLBACK_KEYS.some((key) => isCompanion(key) && goesWith(key, [family]) && covers(key, char));

const covers = (key: (typeof FALLBACK_KEYS)[number], char: string): boolean =>
  isInRanges(UNICODE_RANGES[FONTS[key].covers], char);

const goesWith = (key: FontKey, families: readonly FontKey[]): boolean => {
  const { completes }: FontFamily = FONTS[key];
  return completes === undefined || families.some((family) => completes.includes(family));
};

/**
 * The fallback families, except for the emoji, which has a separate one; if two with one name have a sign, the later
 * draws it.
 */
const FALLBACK_KEYS = [
  'assistantLetters',
  'heeboLetters',
  'serif',
  'european',
  'fallback',
  'ethiopic',
  'georgian',
  'symbols',
  'signs',
  'arrows',
  'mathematics',
  'currency',
  'numerals',
  'rareSigns',
  'rareSymbols',
  'rareNumerals',
] as const satisfies readonly FontKey[];

/** Returns the fallback families for the letters and signs of a text that these families lack. */
export function findFallbackFonts(text: string, families: readonly FontKey[]): FontKey[] {
  const fonts: readonly FontFamily[] = families.map((key) => FONTS[key]);
  const lacking = fonts.map(({ lacks = '' }) => lacks).join('');
  const others = [...new Set(text.match(/[^\u0020-\u00a3\u00c0-\u00ff\u05d0-\u05ea]/gu))].filter(
    (char) => !COMMON_SIGNS.test(char) || lacking.includes(char),
  );
  const keys = FALLBACK_KEYS.filter(
    (key) =>
      goesWith(key, families) &&
      others.some(
        (char) => covers(key, char) && (isCompanion(key) || !families.every((family) => isCompleted(family, char))),
      ),
  );
  return PICTURE.test(text) ? [...keys, 'emoji'] : keys;
}

/** Characters of the family of pictures: emoji, flags and keys. */
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u;

/**
 * Characters of a text that no family draws, letters and signs, each once: a screen borrows them from its system, and a
 * PDF has not got them.
 */
export function findUndrawn(text: string): string[] {
  const others = text.match(/[^\p{C}\p{Z}\p{M}\u0020-\u00ff\u05d0-\u05ea]/gu);
  return [...new Set(others)].filter((char) => !isDrawn(char));
}

const isDrawn = (char: string): boolean =>
  COMMON_SIGNS.test(char) ||
  FALLBACK_KEYS.some((key) => !isCompanion(key) && covers(key, char)) ||
  (/\p{Emoji}/u.test(char) && isInRanges(UNICODE_RANGES.emoji, char));

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
