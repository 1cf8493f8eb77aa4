import { UNREAD, type Glyph } from '../page/glyph.ts';
import { areInSameWord } from './repairEncoding.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/**
 * Letters that a program wrote for ligatures that have no character of their own: Word for Mac makes `staƟsƟcs` of
 * `statistics`. None of them stands within a word of small Latin letters elsewhere.
 */
const WRITTEN_FOR: Readonly<Record<string, string>> = { Ɵ: 'ti', Ʃ: 'tt', Ō: 'ft', ƫ: 'tti' };
/** Ligatures without a character of their own, and those with one, which a font may name as nothing as well. */
const [UNNAMED_LIGATURES, NAMED_LIGATURES] = [
  ['ti', 'tt', 'tti', 'ft', 'tf', 'Th'],
  ['fi', 'fl', 'ff', 'ffi', 'ffl'],
] as const;
/** Parts of the size by which a ligature differs in width from its letters at the most, and any other at the least. */
const [MAX_DIFFERENCE, MIN_OTHER] = [0.012, 0.02];
/** Part of the size that letters of one word are apart at the most. */
const SAME_WORD = 0.12;
/** Letters of that font on whose widths a ligature is judged: more may be of another font. */
const MAX_NEAR = 600;

/**
 * Glyphs of which those that stand for a ligature say its letters. One that its font names as nothing is known by its
 * width: it is as wide as its letters, and no other ligature is (`ti`). Where that is not so it stays what it is.
 */
export function withNamedLigatures(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => text === UNREAD || ownProperty(WRITTEN_FOR, text) !== undefined)) return glyphs;
  return glyphs.map((glyph, index) => {
    const isBehind = isLetterBeside(glyphs[index - 1], glyph);
    // No word begins with `ft`, and names of Japan do with that letter.
    if (!isBehind && (glyph.text === 'Ō' || !isLetterBeside(glyphs[index + 1], glyph))) return glyph;
    if (glyph.text === UNREAD) return { ...glyph, text: ligatureByWidth(glyphs, index) ?? UNREAD };
    return { ...glyph, text: ownProperty(WRITTEN_FOR, glyph.text) ?? glyph.text };
  });
}

/** Whether a small Latin letter stands right beside a glyph, in its line and of its size. */
const isLetterBeside = (other: Glyph | undefined, glyph: Glyph): boolean =>
  /^[a-z]$/.test(other?.text ?? '') && areInSameWord(other, glyph, SAME_WORD);

/** The ligature that is as wide as a glyph; undefined where none or several are. */
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

/** Widths of letters in parts of the size, each of the nearest one drawn in the same size and weight. */
function widthsNear(glyphs: readonly Glyph[], index: number, { size, bold }: Glyph): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  for (let step = 1; step <= MAX_NEAR; step += 1)
    for (const other of [glyphs[index - step], glyphs[index + step]])
      if (other && other.bold === bold && Math.abs(other.size - size) < 0.01 && !widths.has(other.text))
        widths.set(other.text, other.width / other.size);
  return widths;
}
