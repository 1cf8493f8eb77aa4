import { bilingualPattern } from '../guard/patterns.ts';
import table from './quantities.json' with { type: 'json' };

/** Rows of a value and its words, by each word. */
const byWord = (rows: readonly string[]) =>
  rows.flatMap((row) => {
    const [value = '', ...words] = row.split(' ');
    return words.map((word): [string, number] => [word, Number(value)]);
  });

/** A unit of measure: units of one dimension are compared by their size in its base unit. */
export interface Unit {
  readonly dimension: string;
  readonly size: number;
}

/** Units by the ways to write them. Words of a number that is not a measure are left to alignment. */
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  table.units.flatMap((row) => {
    const [dimension = '', ...rest] = row.split(' ');
    return byWord([rest.join(' ')]).map(([word, size]): [string, Unit] => [word, { dimension, size }]);
  }),
);

export const CURRENCIES: ReadonlySet<string> = new Set(['ILS', 'USD', 'EUR', 'GBP']);

/** Numbers that are written as words. "One" is left out: it is an article as often (one of, אחד). */
export const UNIT_WORDS: ReadonlyMap<string, number> = new Map(byWord(table.numbers));
export const TENS_WORDS: ReadonlyMap<string, number> = new Map(byWord(table.tens));
/** Words that are a whole number by themselves, mostly Hebrew duals. */
export const WHOLE_NUMBER_WORDS: ReadonlyMap<string, number> = new Map(byWord(table.whole));
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map(byWord(table.multipliers));

/** How much without saying how much: as much of a claim as a number. */
export const VAGUE_QUANTITIES = Object.entries(table.vague).map(
  ([key, [english = '', hebrew = '']]) => [key, bilingualPattern(english, hebrew)] as const,
);
