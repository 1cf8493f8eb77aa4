import table from './equivalents.json' with { type: 'json' };

/**
 * Words of one thing in both languages, each row with its source, from `sources` or an article of one of them. The
 * source is of the thing and its main names; inflections and phrases with them are ours. Rows that begin with the same
 * words are one.
 */
export interface EquivalentRow {
  readonly source: string;
  readonly words: readonly string[];
}
const toRows = (rows: readonly (readonly string[])[]): EquivalentRow[] =>
  rows.map(([source = '', words = '']) => ({ source, words: words.split(', ') }));

/** One says no more than another: short forms and what they stand for, forms of one activity. */
export const STRICT_ROWS = toRows(table.strict);
/** What advertisements ask for, beside how résumés say it. */
export const ADVERT_ROWS = toRows(table.advert);
/** Languages beside those that a résumé here suggests: Hebrew, English. */
export const MORE_LANGUAGES = toRows(table.languages);
/** What a maker sells as one, and kinds of tools with some of their names: the kind is answered by any of them. */
export const FAMILIES = toRows(
  Object.entries(table.families).map(([name, [source = '', names = '']]) => [source, `${name}, ${names}`]),
);
/** Titles and addresses of the sources by their keys. */
export const EQUIVALENT_SOURCES: Readonly<Record<string, readonly string[]>> = table.sources;
