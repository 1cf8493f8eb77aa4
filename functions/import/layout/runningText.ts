import type { DroppedText } from '../page/droppedText.ts';
import type { TextLine } from '../page/textLine.ts';

const PAGE_NUMBER = /^[-–|\s]*(?:(?:page|עמוד|עמ')\s*)?\d{1,2}(?:\s*(?:of|מתוך|\/|-)\s*\d{1,2})?[-–|\s]*$/i;
/** A contact, which may appear only in the foot of each page. */
const CONTACT = /@|(?:\d[\s().-]{0,2}){8}\d|linkedin\./i;

/** Share of a page's height, at its top and bottom, in which running heads and feet are placed. */
const EDGE = 0.08;
/** Points by which running lines of two pages may differ in height. */
const HEIGHT_TOLERANCE = 3;
/** No résumé has as many pages. A year is a larger number, and a month mostly comes with a year. */
const MAX_PAGES = 40;

/** How many lines of one form are compared with each other. No running head is repeated more often. */
const MAX_ALIKE = 200;

type Edge = 'head' | 'foot';

/**
 * Removes page numbers, and text repeated at the edge of every page. A head stays on its first page. A foot would
 * interrupt text that continues on the next page, so only the last one stays, and only if no other line has its text; a
 * foot with page numbers stays only if it holds a contact.
 */
export function withoutRunningText(
  lines: readonly TextLine[],
  pages: readonly { readonly height: number }[],
): { readonly lines: readonly TextLine[]; readonly dropped: readonly DroppedText[] } {
  const edgeOf = ({ page, y }: TextLine): Edge | undefined => {
    const height = pages[page]?.height ?? 0;
    return y < EDGE * height ? 'head' : y > (1 - EDGE) * height ? 'foot' : undefined;
  };
  const running = new Set<TextLine>();
  const atEdges = lines.filter((line) => edgeOf(line) !== undefined);
  const groups = Map.groupBy(atEdges, (line) => `${edgeOf(line)} ${line.text.replace(/\d+/g, '#')}`);
  for (const group of groups.values()) {
    if (group.length > MAX_ALIKE) continue;
    const alike = group.filter((line) => group.some((other) => isRepeated(line, other)));
    for (const line of edgeOf(group[0] as TextLine) === 'head' ? alike.filter(isAgain) : withoutLast(alike))
      running.add(line);
  }
  const dropped: DroppedText[] = [];
  const kept = lines.filter((line) => {
    const isNumber = edgeOf(line) !== undefined && PAGE_NUMBER.test(line.text);
    if (!isNumber && !running.has(line)) return true;
    dropped.push({
      reason: isNumber ? 'page number' : 'repeated on every page',
      text: line.cells.map(({ text }) => text).join(' '),
      ink: line.cells.flatMap(({ ink = [] }) => ink),
    });
    return false;
  });
  return { lines: kept, dropped };
}

const isAgain = (line: TextLine, _: number, alike: readonly TextLine[]) => alike.some(({ page }) => page < line.page);

/** Returns the feet that can be removed without losing text. */
function withoutLast(alike: readonly TextLine[]): readonly TextLine[] {
  const last = alike.at(-1);
  if (!last || (/\d/.test(last.text) && !CONTACT.test(last.text))) return alike;
  return alike.filter((line) => line !== last);
}

const numbersIn = (line: TextLine) => (line.text.match(/\d+/g) ?? []).map(Number);

/**
 * Whether a line of another page has the same text apart from numbers that count the pages. Dates at the feet of two
 * pages may look alike, but their numbers do not rise with the pages.
 */
function isRepeated(line: TextLine, other: TextLine): boolean {
  if (line.page === other.page) return false;
  const others = numbersIn(other);
  const counted = numbersIn(line).filter((number, index) => number !== others[index]);
  if (counted.length === 0) return true;
  const isAtHeight = Math.abs(line.y - other.y) < HEIGHT_TOLERANCE;
  return (
    isAtHeight && numbersIn(line).every((number, index) => number === others[index] || counts(number, others[index]))
  );

  function counts(number: number, beside = 0): boolean {
    return Math.max(number, beside) <= MAX_PAGES && beside - number === other.page - line.page;
  }
}
