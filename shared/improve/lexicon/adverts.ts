import { toRows } from '../guard/equivalents.ts';
import table from './adverts.json' with { type: 'json' };

/** What advertisements ask for, beside how résumés say it. */
export const ADVERT_ROWS = toRows(table.advert);
/** Languages beside those that a résumé here suggests: Hebrew, English. */
export const MORE_LANGUAGES = toRows(table.languages);
/** What a maker sells as one, and kinds of tools, before some of their names: the kind is answered by any of them. */
export const FAMILIES = Object.entries(table.families).map(([name, row]) => [name, ...toRows([row]).flat()]);
/** Of these, what a maker sells as one: Photoshop is no After Effects. */
export const SUITES: ReadonlySet<string> = new Set(
  Object.entries(table.families).flatMap(([name, [source = '']]) => (source.startsWith('vendor:') ? [name] : [])),
);
