import table from './equivalents.json' with { type: 'json' };

/**
 * Words of one thing in both languages. Each row has its source there, from `sources` or an article of one of them:
 * the source is of the thing and its main names, and inflections and phrases with them are ours. Rows that begin with
 * the same words are one.
 */
const toRows = (rows: readonly (readonly string[])[]) => rows.map(([, words = '']) => words.split(', '));

/** One says no more than another: short forms and what they stand for, forms of one activity. */
export const STRICT_ROWS = toRows(table.strict);
/** What advertisements ask for, beside how résumés say it. */
export const ADVERT_ROWS = toRows(table.advert);
/** Languages beside those that a résumé here suggests: Hebrew, English. */
export const MORE_LANGUAGES = toRows(table.languages);
/** What a maker sells as one, and kinds of tools, before some of their names: the kind is answered by any of them. */
export const FAMILIES = Object.entries(table.families).map(([name, row]) => [name, ...toRows([row]).flat()]);
