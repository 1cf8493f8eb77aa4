import { PLACE_TABLE } from '../../../shared/lexicon/placeTable.ts';
import { parseWordList } from './parseWordList.ts';
import words from './words.json' with { type: 'json' };

/*
 * The word lists of words.json, in Hebrew and English, ignoring case, in rows for `parseWordList`. Each list's purpose
 * is documented here.
 */

const listOf = (rows: readonly string[]): readonly string[] => rows.flatMap(parseWordList);
const listsOf = <Name extends string>(lists: Readonly<Record<Name, readonly string[]>>) =>
  Object.fromEntries(Object.entries<readonly string[]>(lists).map(([name, rows]) => [name, listOf(rows)])) as Readonly<
    Record<Name, readonly string[]>
  >;

/** Words in names of employers. */
export const COMPANY_WORDS = listOf(words.companies);
/** Words in job titles. */
export const TITLE_WORDS = listOf(words.titles);
/** Words and abbreviations of degrees, certificates and courses. */
export const DEGREE_WORDS = listOf(words.degrees);
/** Words in names of schools. */
export const INSTITUTION_WORDS = listOf(words.institutions);
/** Legal forms at the end of a company's name. */
export const LEGAL_FORMS = listOf(words.legalForms);
/** Words for workplaces, at the end of their name or, in Hebrew, at its beginning. */
export const SITE_WORDS = listOf(words.sites);

/**
 * Names of spoken languages in Hebrew, English and some in the language itself; the longer of two alike comes first.
 */
export const LANGUAGE_NAMES = listOf(words.languages);
/** Words for speaking a language. */
export const SPEAKING_WORDS = listOf(words.speaking);
/** Words for abilities in a language and for how good they are; none is the name of a language. */
export const ABILITY_WORDS = listOf(words.abilities);

/** Names shared by the import and the guard; a name with a star is only for the guard. */
const SHARED_PLACES = PLACE_TABLE.split(/[|,\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '' && !name.endsWith('*'));
/** Names of towns, villages and countries, without villages named like everyday words or people. */
export const PLACE_NAMES = [...SHARED_PLACES, ...listOf(words.places), ...listOf(words.villages)];
/** States and countries as written after a town, in lower case. */
export const REGION_NAMES: ReadonlySet<string> = new Set(listOf(words.regions));
/** Codes of American states: `Austin, TX`. */
export const STATE_CODES: ReadonlySet<string> = new Set(listOf(words.states));

/** The kind of a section. Kinds that the résumé model has no list for become custom sections with their own title. */
export type SectionKind = keyof typeof words.headings;
/** Complete section headings, compared without case and signs. Single words of headings: resume/headings.ts. */
export const HEADING_NAMES = listsOf<SectionKind>(words.headings);

/** The kind of text in a table column. */
export type ColumnKind = keyof typeof words.columns;
/** Column heads of tables of entries, compared without case and signs. */
export const COLUMN_NAMES = listsOf<ColumnKind>(words.columns);
/** Box labels of forms, besides {@link COLUMN_NAMES}. `aside` marks answers that concern only the form's owner. */
export const BOX_NAMES = listsOf<ColumnKind | 'aside'>(words.boxes);
/** Labels of a person's details. */
export const PERSONAL_LABELS = listOf(words.personalLabels);
/** The field that a form label asks for. */
export type FormField = keyof typeof words.formLabels;
/** Form labels above or before a value, besides {@link PERSONAL_LABELS}, by the field they ask for. */
export const FORM_LABELS = listsOf<FormField>(words.formLabels);
