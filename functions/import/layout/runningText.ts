import type { DroppedText } from '../page/droppedText.ts';
import type { TextLine } from '../page/textLine.ts';

const PAGE_NUMBER = /^[-–|\s]*(?:(?:page|עמוד|עמ')\s*)?\d{1,2}(?:\s*(?:of|מתוך|\/|-)\s*\d{1,2})?[-–|\s]*$/i;
/** How a person is reached, which may stand in the foot of each page and nowhere else. */
const CONTACT = /@|(?:\d[\s().-]{0,2}){8}\d|linkedin\./i;

/** Share of a page's height at its edges that running heads and feet stand in. */
const EDGE = 0.08;
/** Points that running lines of two pages differ in height by at the most. */
const HEIGHT_TOLERANCE = 3;
/** No résumé has as many pages; a year is more, and a month mostly comes with one. */
const MAX_PAGES = 40;

/** Lines of one form that are compared with each other; no head of a résumé comes more often. */
const MAX_ALIKE = 200;

type Edge = 'head' | 'foot';

/**
 * The lines without page numbers, and without what every page repeats at its edge. A head stays on its first page. A
 * foot would stand within what goes on overleaf: of one that says the same on all pages the last stays where nothing
 * else would say it, as one that counts the pages does where it holds a contact.
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

/** The feet that say nothing which is not said without them. */
function withoutLast(alike: readonly TextLine[]): readonly TextLine[] {
  const last = alike.at(-1);
  if (!last || (/\d/.test(last.text) && !CONTACT.test(last.text))) return alike;
  return alike.filter((line) => line !== last);
}

const numbersIn = (line: TextLine) => (line.text.match(/\d+/g) ?? []).map(Number);

/**
 * Whether a line of another page says the same, but for numbers that count the pages. Dates at the feet of two pages
 * have one form as well and are no running text: their numbers do not go on with the pages.
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
