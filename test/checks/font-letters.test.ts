import { describe, expect, it } from 'vitest';
import { findFontSource } from '../../infra/build/fonts.ts';
import {
  FONTS,
  findFallbackFonts,
  listFontFiles,
  UNICODE_RANGES,
  type FontFamily,
  type FontKey,
} from '../../shared/templates/fonts.ts';
import { designedFonts, drawnByFamily, fateOf, typedCharacters } from '../support/drawnCharacters.ts';
import { drawnBy } from '../support/fontLetters.ts';

/** Families of letters; what the others draw is in the table below. */
const STAND_INS = ['european', 'fallback', 'serif', 'ethiopic', 'georgian'] as const satisfies readonly FontKey[];
const keysOf = (isWanted: (family: FontFamily) => boolean) =>
  (Object.keys(FONTS) as FontKey[]).filter((key) => isWanted(FONTS[key]));

/** The letters of a row that the files of its family, as they are in their packages, do not draw. */
async function lettersLacking(
  ranges: readonly (readonly [number, number])[],
  keys: readonly FontKey[],
  weight: number,
): Promise<string[]> {
  const files = keys.flatMap(listFontFiles).filter((file) => file.weight === weight);
  const drawn = await Promise.all(files.map(async (file) => drawnBy(await findFontSource(file))));
  const codes = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  return codes
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /\p{L}/u.test(letter) && !drawn.some((has) => has.has(letter.codePointAt(0) as number)));
}

describe('letters of the typefaces', () => {
  it.each(STAND_INS.flatMap((key) => FONTS[key].weights.map((weight) => [key, weight] as const)))(
    'that %s in %i says to cover are drawn, by it or by another row of its family',
    async (key, weight) => {
      const sameFamily = STAND_INS.filter((other) => FONTS[other].family === FONTS[key].family);
      expect(await lettersLacking(UNICODE_RANGES[FONTS[key].covers], sameFamily, weight)).toEqual([]);
    },
  );

  it.each(
    keysOf(({ covers }) => covers === undefined).flatMap((key) =>
      FONTS[key].weights.map((weight) => [key, weight] as const),
    ),
  )('of Hebrew and of western Europe, which have no other face, are drawn by %s in %i', async (key, weight) => {
    const ranges = [
      [0x41, 0x7a],
      [0xc0, 0xff],
      [0x5d0, 0x5ea],
    ] as const;
    expect(await lettersLacking(ranges, [key], weight)).toEqual([]);
  });
});

describe('whatever can be typed', async () => {
  const drawn = await drawnByFamily();
  const characters = typedCharacters();

  it.each(designedFonts)(
    'is drawn or reported before the download, and nothing is reported that is drawn: %s',
    (face) => {
      const fates = Map.groupBy(characters, (character) => fateOf(character, face, drawn));
      expect([fates.get('lost') ?? [], fates.get('told in vain') ?? []]).toEqual([[], []]);
      // What people do type is drawn: signs of the resumes that showed the gap.
      const shown = Array.from('⌀℃℉∅∈∀∇∪♪₿─│⟩ℹ①★✓→⇒≤½№™©…„“”–—₪€£¥§±×÷√∞≈Ωπµ°²³☎✉😀🚀❤');
      expect(shown.filter((character) => ['told', 'lost'].includes(fateOf(character, face, drawn)))).toEqual([]);
    },
  );

  it('is no letter of a face that a letter of its companion stands beside', () => {
    expect(
      ['Łącka', 'Şebnem', 'Nguyễn', 'Олена', 'Ελένη'].map((name) => findFallbackFonts(name, ['assistant'])[0]),
    ).toEqual(Array(5).fill('assistantLetters'));
  });
});
