import type { Language } from '../../platform/language.ts';

/** A text in both languages, Hebrew first. */
export type BilingualText = readonly [he: string, en: string];

/**
 * Lines that people of an occupation write, offered as help. The words are ours, grouped by the standard of its code.
 */
export interface Occupation {
  readonly id: string;
  /** Unit group of the International Standard Classification of Occupations (ISCO-08), which Israel's follows. */
  readonly isco: string;
  /** How titles say it, the usual one first; in Hebrew with both genders. */
  readonly names: Readonly<Record<Language, readonly string[]>>;
  /** Jobs that are called like it and are another, with no help from us: `מדריך טיסה`, `Flight instructor`. */
  readonly others?: readonly string[];
  readonly skills: readonly BilingualText[];
  /**
   * Lines of a description. Facts that only the person knows are gaps in square brackets (`[מספר]`): no example holds a
   * figure or a fact.
   */
  readonly examples: readonly BilingualText[];
}

const COLUMN = { he: 0, en: 1 } as const satisfies Record<Language, number>;
export const textIn = (language: Language, text: BilingualText) => text[COLUMN[language]];

/** The part of an example that the person has to fill in. */
export const EXAMPLE_BLANK = /\[[^[\]\n]*\]/;
