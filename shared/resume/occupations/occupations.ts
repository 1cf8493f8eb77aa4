import type { Language } from '../../platform/language.ts';

/** A text in both languages, Hebrew first. */
export type BilingualText = readonly [he: string, en: string];

/** What people of an occupation write, as help where one writes. Our own words, grouped by the standard of its code. */
export interface Occupation {
  readonly id: string;
  /** Unit group of the International Standard Classification of Occupations (ISCO-08), which Israel's follows. */
  readonly isco: string;
  /** How titles say it, the usual one first; in Hebrew with both genders. */
  readonly names: Readonly<Record<Language, readonly string[]>>;
  readonly skills: readonly BilingualText[];
  /**
   * Lines of a description. What only the person knows stands in square brackets (`[מספר]`): no example holds a figure
   * or a fact.
   */
  readonly examples: readonly BilingualText[];
}

const COLUMN = { he: 0, en: 1 } as const satisfies Record<Language, number>;
export const textIn = (language: Language, text: BilingualText) => text[COLUMN[language]];

/** The part of an example that the person has to fill in. */
export const EXAMPLE_BLANK = /\[[^[\]\n]*\]/;

/**
 * The occupation of the first title that names one: of all names in that title the longest. Without case and signs;
 * `מפתח/ת` is read as `מפתח`.
 */
export function findOccupation(titles: readonly string[], occupations: readonly Occupation[]): Occupation | undefined {
  for (const title of titles) {
    const words = ` ${titleWords(title)} `;
    let found: { readonly occupation: Occupation; readonly length: number } | undefined;
    for (const occupation of occupations)
      for (const name of Object.values(occupation.names).flat()) {
        const known = titleWords(name);
        if (known.length > (found?.length ?? 0) && words.includes(` ${known} `))
          found = { occupation, length: known.length };
      }
    if (found) return found.occupation;
  }
  return undefined;
}

function titleWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/["'׳״’”]/g, '')
    .replace(/\/(?:ית|ת|ה|ות|ים)(?!\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .trim();
}
