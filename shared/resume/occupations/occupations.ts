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

/** Words that say how high somebody stands and not in which field. */
const RANKS: ReadonlySet<string> = new Set(
  (
    'אחראי אחראית ראש ראשי ראשית סגן סגנית מנהל מנהלת רכז רכזת בכיר בכירה זוטר זוטרה צוות משמרת משמרות סמנכל סמנכלית ' +
    'senior junior lead leading head chief staff deputy vice vp team shift manager director supervisor of'
  ).split(' '),
);
/** A Hebrew word that may have a short word written with it: `במסעדה`, `לרופא`. */
const PREFIXED = /^[בהל](?=\p{Script=Hebrew}{3})/u;

/**
 * The occupation of the first title that names one: of all names in that title the one whose field is said at greatest
 * length, and of those with the same field the longest. So `אחות אחראית משמרת` is a nurse, not who runs a shift.
 * Words of rank may stand between the words of a name; a name of such words alone names nothing. Without case and
 * signs; `מפתח/ת` is read as `מפתח`.
 */
export function findOccupation(titles: readonly string[], occupations: readonly Occupation[]): Occupation | undefined {
  for (const title of titles) {
    const words = titleWords(title);
    let found: { readonly occupation: Occupation; readonly field: number; readonly length: number } | undefined;
    for (const occupation of occupations)
      for (const name of Object.values(occupation.names).flat()) {
        const known = titleWords(name);
        const field = lettersOf(known.filter((word) => !RANKS.has(word)));
        const length = lettersOf(known);
        const isMore = field > (found?.field ?? 0) || (field === found?.field && length > found.length);
        if (isMore && holdsName(words, known)) found = { occupation, field, length };
      }
    if (found) return found.occupation;
  }
  return undefined;
}

const lettersOf = (words: readonly string[]) => words.join('').length;
const isWord = (word: string, known: string) => word === known || word.replace(PREFIXED, '') === known;

/** Whether a title has the words of a name in their order, with nothing but words of rank between them. */
function holdsName(title: readonly string[], name: readonly string[]): boolean {
  return title.some((_, start) => {
    let next = 0;
    for (const word of title.slice(start)) {
      if (isWord(word, name[next] ?? '')) next += 1;
      else if (next === 0 || !RANKS.has(word)) return false;
      if (next === name.length) return true;
    }
    return false;
  });
}

function titleWords(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/["'׳״’”]/g, '')
    .replace(/\/(?:ית|ת|ה|ות|ים)(?!\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .trim()
    .split(' ');
}
