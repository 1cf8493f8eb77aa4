import type { RawCosts } from './measureCosts.ts';
import { fitCharacters, fitElements, type CostRow } from './fitCosts.ts';

const hex = (code: number) => code.toString(16).padStart(4, '0');

const line = ({ from, to, letter, mark, change, start, word }: CostRow) =>
  `  ${hex(from)}-${hex(to)} ${letter} ${mark} ${change ?? '-'} ${start ?? '-'} ${word}`;

/** Source of the table that `functions/pdf/printCost.ts` reads. */
export function writeTable(raw: RawCosts): string {
  const { element, item } = fitElements(raw);
  return `/**
 * What printing costs, made by \`npm run learn:print\` (test/learn/print): do not edit. Measured on ${raw.date} with
 * ${raw.engine}, as multiples of an English text of the same run, of which a character
 * counts as 2 microseconds.
 */

/** Milliseconds of an element of the templates, and of an item of a list. */
export const ELEMENT_COSTS = { element: ${element / 1_000}, item: ${item / 1_000} } as const;

/**
 * Code points from and to; microseconds of a letter, of a mark on one, of a change of kind beside it (- belongs to any
 * kind), of the first letter of a word (- is part of another character); nanoseconds by the square of a word's length.
 */
export const CHARACTER_COSTS = \`
${fitCharacters(raw).map(line).join('\n')}
\`;
`;
}
