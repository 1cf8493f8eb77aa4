import { toRows } from '../guard/equivalents.ts';
import table from './adverts.json' with { type: 'json' };

/** What advertisements ask for, beside how résumés say it. */
export const ADVERT_ROWS = toRows(table.advert);
/** Languages beside those that a résumé here suggests: Hebrew, English. */
export const MORE_LANGUAGES = toRows(table.languages);
/** Fields of study, those of a row near each other: "economics or a related field". */
export const FIELDS = toRows(table.fields);
const familiesIn = (group: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(group).map(([name, row]) => [name, ...toRows([row]).flat()]);
/** What is used or sold together: whoever knows Photoshop or Docker has no part of After Effects or Kubernetes. */
const SUITES = familiesIn(table.suites);
/** Kinds of tools before some of their names, any of which is near the others: the kind is answered by any of them. */
export const KINDS_OF_TOOLS = familiesIn(table.families);
export const FAMILIES = [...SUITES, ...KINDS_OF_TOOLS];
