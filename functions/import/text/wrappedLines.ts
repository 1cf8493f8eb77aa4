import { findPeriods } from '../../../shared/dates/period.ts';
import { kindByName } from '../resume/headings.ts';
import { isLabel } from '../resume/labels.ts';

/** A line of a text, and whether it may continue in the next line or continue the one above. */
export interface WrappableLine {
  /** As in the file, without trailing spaces. */
  readonly raw: string;
  readonly canGoOn: boolean;
  readonly canContinue: boolean;
}

/** The least and greatest width, in letters, at which programs break lines. */
const [MIN_WIDTH, MAX_WIDTH] = [50, 130];
/** How many lines must be nearly as long as the longest to show a width, and how near, as a share of its length. */
const [MIN_FULL_LINES, FULL_SHARE] = [3, 0.88];
/** How many lines may be longer, such as an address without spaces that could not be broken. */
const MAX_LONGER_LINES = 1;
/**
 * The share of the width that a line and the next word must exceed together. Text copied from pages is broken by the
 * width of letters, so their number varies. A small letter usually continues a sentence; a capital does not.
 */
const NEEDED_SHARES = { small: 0.85, capital: 1, other: 0.95 } as const;
/** How many letters at either end of a line are searched for a date. */
const NEAR = 40;
const GAP = /\t|\s{2,}|[:|]\s/;

/**
 * Returns for each line whether it continues in the next: a program broke the text at some width, and the next word had
 * no room. False for all lines if the writer ended them.
 */
export function findWrappedLines(lines: readonly WrappableLine[]): boolean[] {
  const width = wrapWidth(lines.map(({ raw }) => raw.length));
  return lines.map((line, index) => {
    const next = lines[index + 1];
    if (width === undefined || !next || !line.canGoOn || !next.canContinue) return false;
    const text = next.raw.trimStart();
    const heading = text.split(GAP)[0] ?? '';
    if (kindByName(heading) !== undefined || isLabel(heading) || kindByName(line.raw.trim()) !== undefined)
      return false;
    if (endsWithTime(line.raw) || startsWithTime(text)) return false;
    const needed = NEEDED_SHARES[/^\p{Ll}/u.test(text) ? 'small' : /^\p{Lu}/u.test(text) ? 'capital' : 'other'];
    return line.raw.length + 1 + text.search(/\s|$/) > needed * width;
  });
}

/** A line that ends with a date is complete, and one that begins with a date or a label is new. */
function endsWithTime(line: string): boolean {
  const end = line.slice(-NEAR).replace(/[)\].]$/, '');
  return findPeriods(end).at(-1)?.to === end.length;
}
function startsWithTime(line: string): boolean {
  const start = line.slice(0, NEAR).replace(/^[([]/, '');
  return findPeriods(start)[0]?.from === 0;
}

function wrapWidth(lengths: readonly number[]): number | undefined {
  const longest = lengths.toSorted((a, b) => b - a);
  const widthIndex = longest.findIndex(
    (length, index) => (longest[index + MIN_FULL_LINES - 1] ?? 0) >= FULL_SHARE * length,
  );
  const width = longest[widthIndex] ?? 0;
  return widthIndex >= 0 && widthIndex <= MAX_LONGER_LINES && width >= MIN_WIDTH && width <= MAX_WIDTH
    ? width
    : undefined;
}
