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
  /** Code points the files are cut to; Hebrew and Latin unless said. */
  readonly covers?: 'other-scripts' | 'emoji';
}

export const FONTS = {
  heebo: { family: 'Heebo', package: 'heebo', weights: [400, 500, 700, 800] },
  assistant: { family: 'Assistant', package: 'assistant', weights: [300, 400, 600, 700] },
  rubik: { family: 'Rubik', package: 'rubik', weights: [400, 500, 700] },
  frank: { family: 'Frank Ruhl Libre', package: 'frank-ruhl-libre', weights: [400, 500, 700] },
  plex: { family: 'IBM Plex Sans Hebrew', package: 'ibm-plex-sans-hebrew', weights: [400, 500, 700] },
  cousine: { family: 'Cousine', package: 'cousine', weights: [400, 700] },
  secular: { family: 'Secular One', package: 'secular-one', weights: [400] },
  tinos: { family: 'Tinos', package: 'tinos', weights: [400, 700] },
  david: { family: 'David Libre', package: 'david-libre', weights: [400, 500, 700] },
  notoSerif: { family: 'Noto Serif Hebrew', package: 'noto-serif-hebrew', weights: [400, 600, 700] },
  arimo: { family: 'Arimo', package: 'arimo', weights: [400, 700] },
  bellefair: { family: 'Bellefair', package: 'bellefair', weights: [400] },
  openSans: { family: 'Open Sans', package: 'open-sans', weights: [400, 600, 700] },
  varela: { family: 'Varela Round', package: 'varela-round', weights: [400] },
  /** Cyrillic, Arabic and what else the designed faces lack, so that no letter is ever a box. */
  fallback: { family: 'Korot Fallback', package: 'rubik', weights: [400, 700], covers: 'other-scripts' },
  emoji: { family: 'Korot Emoji', package: 'noto-emoji', weights: [400], covers: 'emoji' },
} as const satisfies Record<string, FontFamily>;

export type FontKey = keyof typeof FONTS;

/** Code points of the families that stand in for the designed ones; all others are whole. */
const RANGES: Record<NonNullable<FontFamily['covers']>, string> = {
  'other-scripts': 'U+370-58F,U+600-6FF,U+750-77F,U+8A0-8FF,U+1E00-1FFF,U+FB50-FDFF,U+FE70-FEFF',
  emoji: 'U+200D,U+20E3,U+231A-23FF,U+2600-27BF,U+2B00-2BFF,U+FE0F,U+1F000-1FAFF',
};

/** CSS `unicode-range` of a family, so that a browser fetches a fallback only for a letter that needs it. */
export function unicodeRangeOf(key: FontKey): string {
  const family: FontFamily = FONTS[key];
  return family.covers ? RANGES[family.covers] : 'U+0-10FFFF';
}

export interface FontFile {
  readonly key: FontKey;
  readonly family: string;
  readonly weight: number;
  /** File name below the fonts folder, for example `heebo-400.woff2`. */
  readonly file: string;
}

/** The files of one family, in order of weight. */
export function fontFiles(key: FontKey): FontFile[] {
  return FONTS[key].weights.map((weight) => ({ key, family: FONTS[key].family, weight, file: `${key}-${weight}.woff2` }));
}
