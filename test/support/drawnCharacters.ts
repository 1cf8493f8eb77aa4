import { findFontSource, fontCharacters } from '../../infra/build/fonts.ts';
import { TEMPLATE_VERSIONS } from '../../shared/templates/catalogue.ts';
import {
  FONTS,
  findFallbackFonts,
  findUndrawn,
  listFontFiles,
  type FontFamily,
  type FontKey,
} from '../../shared/templates/fonts.ts';
import { drawnBy } from './fontLetters.ts';

/** Whatever is not a letter that somebody types alone: blanks, marks, controls. */
const NOT_TYPED = /[\p{C}\p{Z}\p{M}]/u;
/** Where what people type stands in Unicode: the first plane without the signs of China, Japan and Korea; pictures. */
const TYPED_RANGES = [
  [0x21, 0x2fff],
  [0x3000, 0x33ff],
  [0xa640, 0xabff],
  [0xfb00, 0xffef],
  [0x1_d400, 0x1_d7ff],
  [0x1_f000, 0x1_faff],
] as const;

/** What people may type, each once. */
export const typedCharacters = (): string[] =>
  TYPED_RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  ).filter((character) => !NOT_TYPED.test(character));

/** Families of the templates; the others stand in for them. */
export const designedFonts = (Object.keys(FONTS) as FontKey[]).filter((key) => !('covers' in FONTS[key]));

/** What each family draws, in its first weight, as it is cut. */
export async function drawnByFamily(): Promise<ReadonlyMap<FontKey, ReadonlySet<string>>> {
  const families = await Promise.all(
    (Object.keys(FONTS) as FontKey[]).map(async (key) => {
      const [file] = listFontFiles(key);
      const drawn = file ? drawnBy(await findFontSource(file)) : new Set<number>();
      const cut = Array.from(fontCharacters(key)).filter((character) => drawn.has(character.codePointAt(0) as number));
      return [key, new Set(cut)] as const;
    }),
  );
  return new Map(families);
}

/** What becomes of a character in a PDF that is set in a family. */
export type CharacterFate = 'own' | 'stands in' | 'told' | 'told in vain' | 'lost';

/** Whether the face of the text draws it, in every template in which this one is the face of names and headings. */
function isDrawnBeside(character: string, face: FontKey, drawn: ReadonlyMap<FontKey, ReadonlySet<string>>): boolean {
  const styles = TEMPLATE_VERSIONS.flat().filter(({ fonts }) => fonts.includes(face));
  return styles.every(({ fonts }) => fonts.some((other) => other !== face && drawn.get(other)?.has(character)));
}

export function fateOf(
  character: string,
  face: FontKey,
  drawn: ReadonlyMap<FontKey, ReadonlySet<string>>,
): CharacterFate {
  if (drawn.get(face)?.has(character)) return findUndrawn(character).length === 0 ? 'own' : 'told in vain';
  if (findFallbackFonts(character, [face]).some((key) => drawn.get(key)?.has(character))) return 'stands in';
  const { lacks = '' }: FontFamily = FONTS[face];
  if (lacks.includes(character) && isDrawnBeside(character, face, drawn)) return 'stands in';
  return findUndrawn(character).length > 0 ? 'told' : 'lost';
}
