/** What a text may state that another does not (design 6): each kind is withheld until the person confirms it. */
export const FACT_KINDS = ['number', 'percentage', 'date', 'name', 'technology', 'degree', 'certification', 'title', 'award'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** One thing a text states. */
export interface Fact {
  readonly kind: FactKind;
  /** The same for every way to say it, in either language: `25%`, `2016-07`, `excel`. */
  readonly key: string;
  /** As it is written. */
  readonly text: string;
  /** Place in the text, in UTF-16 code units. */
  readonly index: number;
}

/** A text whose code units at these places are blanked, so that later readers do not read them again. */
export function masked(text: string, index: number, length: number): string {
  return text.slice(0, index) + ' '.repeat(length) + text.slice(index + length);
}
