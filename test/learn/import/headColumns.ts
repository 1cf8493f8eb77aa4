import type { Slot } from './headPlan.ts';
import type { HeadSigns } from './headSigns.ts';
import type { Random } from './random.ts';

type Column = readonly Slot[];
/** The columns of a table without heads: a text in each, or a name with its place. */
export function columnsOf(r: Random): Column[] {
  const own: Column[] = r.pick([
    [['period'], ['first'], ['second', 'place']],
    [['period'], ['first'], ['second', 'place']],
    [['period'], ['second', 'place'], ['first']],
    [['period'], ['first'], ['second'], ['place']],
    [
      ['period', 'place'],
      ['first', 'second'],
    ],
  ]);
  return r.chance(0.5) ? own : r.some(own, own.length);
}

export const columnHtml = (column: Column, signs: HeadSigns, html: (slot: Slot) => string) =>
  column
    .map(html)
    .filter((one) => one !== '')
    .join(signs.place.includes('(') ? '<br>' : signs.place);
