import { UNREAD, type Glyph } from '../page/glyph.ts';
import { areInSameWord } from './repairEncoding.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/**
 * Letters that programs use for ligatures without a character: Word for Mac writes `staƟsƟcs` for `statistics`. None of
 * them occurs elsewhere within a word of small Latin letters.
 */
const WRITTEN_FOR: Readonly<Record<string, string>> = { Ɵ: 'ti', Ʃ: 'tt', Ō: 'ft', ƫ: 'tti' };
/** Ligatures without a character of their own, and those with one, which a font may also leave without a name. */
const [UNNAMED_LIGATURES, NAMED_LIGATURES] = [
  ['ti', 'tt', 'tti', 'ft', 'tf', 'Th'],
  ['fi', 'fl', 'ff', 'ffi', 'ffl'],
] as const;
/** In type sizes: how far a ligature's width may differ from its letters', and how far every other one's must. */
const [MAX_DIFFERENCE, MIN_OTHER] = [0.012, 0.02];
/** The largest gap between letters of one word, in type sizes. */
const SAME_WORD = 0.12;
/** How many glyphs on either side are searched for letter widths; farther ones may be of another font. */
const MAX_NEAR = 600;

/**
 * Gives ligatures the text of their letters. One without a name in its font is recognized by its width, if exactly one
 * ligature has it (`ti`); otherwise it stays unread.
 */
export function withNamedLigatures(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => text === UNREAD || ownProperty(WRITTEN_FOR, text) !== undefined)) return glyphs;
  return glyphs.map((glyph, index) => {
    const isBehind = isLetterBeside(glyphs[index - 1], glyph);
    // No word begins with `ft`, but Japanese names begin with `Ō`.
    if (!isBehind && (glyph.text === 'Ō' || !isLetterBeside(glyphs[index + 1], glyph))) return glyph;
    if (glyph.text === UNREAD) return { ...glyph, text: ligatureByWidth(glyphs, index) ?? UNREAD };
    return { ...glyph, text: ownProperty(WRITTEN_FOR, glyph.text) ?? glyph.text };
  });
}

/** Whether a small Latin letter is directly beside a glyph, in its line and of its size. */
const isLetterBeside = (other: Glyph | undefined, glyph: Glyph): boolean =>
  /^[a-z]$/.test(other?.text ?? '') && areInSameWord(other, glyph, SAME_WORD);

/** Returns the only ligature as wide as a glyph, or undefined. */
function ligatureByWidth(glyphs: readonly Glyph[], index: number): string | undefined {
  const glyph = glyphs[index];
  if (!glyph) return undefined;
  const widths = widthsNear(glyphs, index, glyph);
  const differenceOf = (letters: string) => {
    const parts = Array.from(letters, (letter) => widths.get(letter) ?? NaN);
    return Math.abs(parts.reduce((sum, part) => sum + part, 0) - glyph.width / glyph.size);
  };
  const alike = [...UNNAMED_LIGATURES, ...NAMED_LIGATURES].filter((letters) => differenceOf(letters) < MIN_OTHER);
  const [only] = alike;
  const isClear = alike.length === 1 && UNNAMED_LIGATURES.some((letters) => letters === only);
  return only !== undefined && isClear && differenceOf(only) < MAX_DIFFERENCE ? only : undefined;
}

/** Returns the widths of letters in type sizes, each from the nearest one of the same size and weight. */
function widthsNear(glyphs: readonly Glyph[], index: number, { size, bold }: Glyph): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  for (let step = 1; step <= MAX_NEAR; step += 1)
    for (const other of [glyphs[index - step], glyphs[index + step]])
      if (other && other.bold === bold && Math.abs(other.size - size) < 0.01 && !widths.has(other.text))
        widths.set(other.text, other.width / other.size);
  return widths;
}
