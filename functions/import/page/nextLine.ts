import type { Direction } from '../../../shared/platform/language.ts';
import type { Cell } from './cell.ts';
import type { TextLine } from './textLine.ts';

/*
 * What tells that a text goes on in the line below it: the file, where it says of lines that they are one text; else
 * that they stand below each other, and that the next word had no room behind the first.
 */

/** Width of a letter, in parts of its size, and letters that the end of a line may stay short of its column's. */
const [LETTER_WIDTH, SPARE_LETTERS] = [0.55, 2];
/** Points by which texts of one column begin, or end, beside each other. */
const SAME_EDGE = 3;
/** Type sizes from a line to the next of one text, at the most. */
export const NEXT_LINE = 1.9;

type Across = Pick<Cell, 'left' | 'right'>;

/** Where a text begins, in points along the direction of reading: less is before. */
export const startOf = ({ left, right }: Across, direction: Direction): number => (direction === 'rtl' ? -right : left);
export const endOf = ({ left, right }: Across, direction: Direction): number => (direction === 'rtl' ? -left : right);

/** Whether a file says of two lines that they are of one text, or of two; undefined where pages are drawn. */
export const isOneText = (above: TextLine, line: TextLine): boolean | undefined =>
  above.known && line.known ? above.known.text === line.known.text : undefined;

/** Points from the end of a line to where those of its column end. */
export const roomBehind = (line: TextLine, direction: Direction): number =>
  direction === 'rtl' ? line.left - line.farEdge : line.farEdge - line.right;

/** Whether the first word of a text needs more room than there is, in points: it had to begin a new line. */
export const isTooWide = ({ text, size }: Pick<Cell, 'text' | 'size'>, room: number): boolean =>
  room < (text.search(/\s|$/) + SPARE_LETTERS) * LETTER_WIDTH * size;

/** Whether two texts begin, or end, at one place. */
export const isAligned = (text: Across, other: Across): boolean =>
  Math.abs(text.left - other.left) < SAME_EDGE || Math.abs(text.right - other.right) < SAME_EDGE;

/** Whether a text stands in the line right below another one. */
export const isNextLine = (above: Pick<Cell, 'y' | 'size'>, below: Pick<Cell, 'y'>): boolean =>
  below.y > above.y && below.y - above.y < NEXT_LINE * above.size;
