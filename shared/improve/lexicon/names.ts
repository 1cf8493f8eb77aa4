import { PLACE_TABLE } from '../../lexicon/placeTable.ts';
import names from './names.json' with { type: 'json' };

/**
 * Tables of names, needed because Hebrew has no capitals, and of technologies. Each row is one thing in both languages:
 * its key, then other spellings. A name in no list is found by the word before it (guard/names.ts) or by its capital.
 */
const nameTable = (rows: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    rows
      .flatMap((line) => line.split(/[|\n]/))
      .flatMap((row) => {
        const [key = '', ...others] = row.split(',').map((name) => name.trim());
        return [key, ...others].flatMap((name): [string, string][] => (name === '' ? [] : [[name, key]]));
      }),
  );

/** Technologies, tools and methods. */
export const TECHNOLOGIES = nameTable(names.technologies);

/** Latin names of technologies that are English words too; only a capital makes them names. */
export const AMBIGUOUS_TECHNOLOGIES: ReadonlySet<string> = new Set(nameTable(names.ambiguous).keys());

/** First names that are no everyday words. Surnames and others are found by titles before them and by capitals. */
export const FIRST_NAMES = nameTable(names.people);

/** Towns and regions. */
export const PLACE_NAMES = nameTable([PLACE_TABLE.replaceAll('*', '')]);

/** Employers, offices, hospitals and schools. */
export const ORGANISATIONS = nameTable(names.organisations);

/** Words in capitals that are no names, and Hebrew acronyms that are everyday words, without their quotes. */
export const CAPITALIZED_NON_NAMES: ReadonlySet<string> = new Set(nameTable(names.nonNames).keys());
export const EVERYDAY_ACRONYMS: ReadonlySet<string> = new Set(nameTable(names.everydayAcronyms).keys());
