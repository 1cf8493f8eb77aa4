import { toRows } from '../guard/equivalents.ts';
import table from './adverts.json' with { type: 'json' };

/** Words of advertisements with their equivalents in résumés. */
export const ADVERT_ROWS = toRows(table.advert);
/** Languages besides Hebrew, English and others that our résumés suggest. */
export const MORE_LANGUAGES = toRows(table.languages);
/** Fields of study; those in one row are related: "economics or a related field". */
export const FIELDS = toRows(table.fields);
const familiesIn = (group: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(group).map(([name, row]) => [name, ...toRows([row]).flat()]);
/** Things used or sold together. Knowing Photoshop or Docker is no part of knowing After Effects or Kubernetes. */
const SUITES = familiesIn(table.suites);
/** Kinds of tools, each with names of tools. Any of the names answers the kind, and they are near each other. */
export const KINDS_OF_TOOLS = familiesIn(table.families);
export const FAMILIES = [...SUITES, ...KINDS_OF_TOOLS];
