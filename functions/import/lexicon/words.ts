import { PLACE_TABLE } from '../../../shared/lexicon/placeTable.ts';
import { parseWordList } from './parseWordList.ts';
import words from './words.json' with { type: 'json' };

/*
 * What words.json holds: lists of words in Hebrew and English, without case, in rows as `parseWordList` reads them.
 * What a list is for stands here.
 */

const listOf = (rows: readonly string[]): readonly string[] => rows.flatMap(parseWordList);
const listsOf = <Name extends string>(lists: Readonly<Record<Name, readonly string[]>>) =>
  Object.fromEntries(Object.entries<readonly string[]>(lists).map(([name, rows]) => [name, listOf(rows)])) as Readonly<
    Record<Name, readonly string[]>
  >;

/** Words that names of employers are made of. */
export const COMPANY_WORDS = listOf(words.companies);
/** Words that job titles are made of. */
export const TITLE_WORDS = listOf(words.titles);
/** Words and abbreviations of degrees, certificates and courses. */
export const DEGREE_WORDS = listOf(words.degrees);
/** Words that names of schools are made of. */
export const INSTITUTION_WORDS = listOf(words.institutions);
/** Words that end the name of a firm by law. */
export const LEGAL_FORMS = listOf(words.legalForms);
/** Kinds of sites: what has such a word at its end, or in Hebrew at its beginning, is where one works. */
export const SITE_WORDS = listOf(words.sites);

/** Spoken languages by their names: Hebrew, English, and some their own. Of what begins alike, the longer first. */
export const LANGUAGE_NAMES = listOf(words.languages);
/** What one can do in a language by speaking. */
export const SPEAKING_WORDS = listOf(words.speaking);
/** What one can do in a language, and words for how well; none is the name of a language. */
export const ABILITY_WORDS = listOf(words.abilities);

/** Names that both the import and the guard know; one with a star is the guard's alone. */
const SHARED_PLACES = PLACE_TABLE.split(/[|,\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '' && !name.endsWith('*'));
/**
 * Names of towns, villages and countries. Names of villages that are everyday words, or names of people, are left out.
 */
export const PLACE_NAMES = [...SHARED_PLACES, ...listOf(words.places), ...listOf(words.villages)];
/** States and countries, which stand behind a town; in small letters. */
export const REGION_NAMES: ReadonlySet<string> = new Set(listOf(words.regions));
/** As an address in America ends: `Austin, TX`. */
export const STATE_CODES: ReadonlySet<string> = new Set(listOf(words.states));

/**
 * What a section of a résumé is about. Those the model has no list for become custom sections under their own title.
 */
export type SectionKind = keyof typeof words.headings;
/** Whole headings of sections, compared without case and signs; single words within one: resume/headings.ts. */
export const HEADING_NAMES = listsOf<SectionKind>(words.headings);

/** What the texts of a table's column are. */
export type ColumnKind = keyof typeof words.columns;
/** Names of the columns of tables that people make of their entries, without case and signs. */
export const COLUMN_NAMES = listsOf<ColumnKind>(words.columns);
/**
 * Names that boxes of a form have beside {@link COLUMN_NAMES}; `aside` is said of a job to who asks, and to nobody
 * else.
 */
export const BOX_NAMES = listsOf<ColumnKind | 'aside'>(words.boxes);
/** Words that say what stands beside or behind them in the details of a person. */
export const PERSONAL_LABELS = listOf(words.personalLabels);
/** What a label of a form asks for. */
export type FormField = keyof typeof words.formLabels;
/** Labels that forms have above or before a value, beside {@link PERSONAL_LABELS}, by the field that they ask for. */
export const FORM_LABELS = listsOf<FormField>(words.formLabels);
