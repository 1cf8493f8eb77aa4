import { bilingualPattern } from '../guard/patterns.ts';
import table from './quantities.json' with { type: 'json' };

/** Returns pairs of word and value from rows of a value and its words. */
const byWord = (rows: readonly string[]) =>
  rows.flatMap((row) => {
    const [value = '', ...words] = row.split(' ');
    return words.map((word): [string, number] => [word, Number(value)]);
  });

/** A unit of measure. Units of one dimension are compared by their size in the base unit. */
export interface Unit {
  readonly dimension: string;
  readonly size: number;
}

/** Units by their spellings. Words of a number that is no measure are left to alignment. */
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  table.units.flatMap((row) => {
    const [dimension = '', ...rest] = row.split(' ');
    return byWord([rest.join(' ')]).map(([word, size]): [string, Unit] => [word, { dimension, size }]);
  }),
);

export const CURRENCIES: ReadonlySet<string> = new Set(['ILS', 'USD', 'EUR', 'GBP']);

/** Number words. "One" is left out, because it is often an article (one of, אחד). */
export const UNIT_WORDS: ReadonlyMap<string, number> = new Map(byWord(table.numbers));
export const TENS_WORDS: ReadonlyMap<string, number> = new Map(byWord(table.tens));
/** Words that are a whole number alone, mostly Hebrew duals. */
export const WHOLE_NUMBER_WORDS: ReadonlyMap<string, number> = new Map(byWord(table.whole));
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map(byWord(table.multipliers));

/** Vague quantities, which claim as much as a number. */
export const VAGUE_QUANTITIES = Object.entries(table.vague).map(
  ([key, [english = '', hebrew = '']]) => [key, bilingualPattern(english, hebrew)] as const,
);

/** As stated, about, at most, at least. */
export type Bound = 'exact' | keyof typeof table.boundsBefore;
const boundRows = <Words>(rows: Readonly<Record<string, Words>>, patternOf: (words: Words) => RegExp) =>
  Object.entries(rows).map(([bound, words]) => [bound as Bound, patternOf(words)] as const);

/** Words directly before a number, perhaps with a currency between, and directly after it, perhaps with a unit. */
export const BEFORE_BOUNDS = boundRows<readonly string[]>(
  table.boundsBefore,
  ([english, hebrew]) => new RegExp(`(?:${english}|(?<![א-ת])${hebrew})[- ]*(?:NIS |USD |EUR |[$€£₪])?$`, 'i'),
);
export const AFTER_BOUNDS = boundRows<string>(table.boundsBehind, (words) => new RegExp(`^\\s*(?:${words})`, 'iu'));
