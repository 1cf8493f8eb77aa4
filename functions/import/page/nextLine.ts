import type { Direction } from '../../../shared/platform/language.ts';
import type { Cell } from './cell.ts';
import type { TextLine } from './textLine.ts';

/*
 * Decides whether a text continues in the line below. If the file says which lines are one text, that counts. Otherwise
 * the lines must be below each other, and the next word must have had no room in the first.
 */

/** Width of a letter in type sizes, and how many letters short of its column's end a full line may be. */
const [LETTER_WIDTH, SPARE_LETTERS] = [0.55, 2];
/** Points by which equal edges of two texts may differ. */
const SAME_EDGE = 3;
/** The largest distance between two lines of one text, in type sizes. */
export const NEXT_LINE = 1.9;

type Across = Pick<Cell, 'left' | 'right'>;

/** Returns where a text begins, in points along the direction of reading. */
export const startOf = ({ left, right }: Across, direction: Direction): number => (direction === 'rtl' ? -right : left);
export const endOf = ({ left, right }: Across, direction: Direction): number => (direction === 'rtl' ? -left : right);

/** Whether a file says that two lines are one text; undefined if pages are drawn. */
export const isOneText = (above: TextLine, line: TextLine): boolean | undefined =>
  above.known && line.known ? above.known.text === line.known.text : undefined;

/** Returns the points between the end of a line and the end of its column. */
export const roomBehind = (line: TextLine, direction: Direction): number =>
  direction === 'rtl' ? line.left - line.farEdge : line.farEdge - line.right;

/** Whether the first word of a text needs more room than there is, in points, so that it had to begin a new line. */
export const isTooWide = ({ text, size }: Pick<Cell, 'text' | 'size'>, room: number): boolean =>
  room < (text.search(/\s|$/) + SPARE_LETTERS) * LETTER_WIDTH * size;

/** Whether two texts have the same left or right edge. */
export const isAligned = (text: Across, other: Across): boolean =>
  Math.abs(text.left - other.left) < SAME_EDGE || Math.abs(text.right - other.right) < SAME_EDGE;

/** Whether a text is in the line directly below another. */
export const isNextLine = (above: Pick<Cell, 'y' | 'size'>, below: Pick<Cell, 'y'>): boolean =>
  below.y > above.y && below.y - above.y < NEXT_LINE * above.size;
