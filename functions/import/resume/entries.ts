import type { Direction } from '../../../shared/platform/language.ts';
import { median } from '../page/statistics.ts';
import type { TextLine } from '../page/textLine.ts';
import { placeBelowPeriod, stripPeriod } from './anchorLine.ts';
import { joinBrokenLines } from './brokenLines.ts';
import { isBullet } from './bullets.ts';
import { findAnchors } from './entryAnchors.ts';
import { EDGE_TOLERANCE, isHeadLike, type RawEntry } from './entryLines.ts';
import { isDuration, isPeriodOnly } from './periods.ts';
import { unswapDates } from './swappedDates.ts';
import { splitUndated } from './undatedEntries.ts';
import { joinWrappedHead, splitSentenceFromHead } from './wrappedHead.ts';

/** Lines above the one with the date that an entry may begin with. */
const MAX_LEAD_LINES = 3;

/**
 * Cuts a section into entries. Each is anchored on the line with its period; how many lines stand above that line is
 * learnt from the first entry, and gaps and weight decide where the next begins. Without periods, weight and gaps alone
 * do.
 */
export function splitEntries(lines: readonly TextLine[], direction: Direction): RawEntry[] {
  // The whole time at an employer, which may stand above the posts there, belongs to no entry.
  const named = lines.filter((line) => !isDuration(line.text));
  return cutAtAnchors(joinBrokenLines(unswapDates(named, direction), direction), direction);
}

function cutAtAnchors(lines: readonly TextLine[], direction: Direction): RawEntry[] {
  const edge = (line: TextLine) => (direction === 'rtl' ? -line.right : line.left);
  const anchors = findAnchors(lines, edge);
  const [first] = anchors;
  if (first === undefined) return splitUndated(lines, edge);
  const usualGap = median(lines.map(({ gap }) => gap).filter((gap) => gap > 0 && gap < 100));
  const lead = first <= MAX_LEAD_LINES && lines.slice(0, first).every((line) => isHeadLike(line)) ? first : 0;
  const look: FirstEntry = { top: lines[first - lead], lead, usualGap, edge };
  const starts: number[] = [];
  for (const anchor of anchors)
    starts.push(starts.length === 0 ? first - lead : findStart(lines, anchor, anchors[starts.length - 1] ?? 0, look));
  const above = first - lead > 0 ? splitUndated(lines.slice(0, first - lead), edge) : [];
  const dated = starts.flatMap((start, at) =>
    splitUndatedFollowers(
      lines.slice(start, starts[at + 1] ?? lines.length),
      (anchors[at] ?? start) - start,
      edge,
      usualGap,
      direction,
    ),
  );
  return [...above, ...dated];
}

/** What the first entry of a section looks like; those after it begin alike. */
interface FirstEntry {
  /** Its first line. */
  readonly top: TextLine | undefined;
  /** Lines above the one with its period. */
  readonly lead: number;
  /** The usual gap between lines. */
  readonly usualGap: number;
  readonly edge: (line: TextLine) => number;
}

/** Index of the line that an entry begins with: of those up to its anchor, the one most like the first entry's. */
function findStart(lines: readonly TextLine[], anchor: number, previous: number, look: FirstEntry): number {
  let best = { start: anchor, score: -Infinity };
  for (let start = anchor; start > previous && anchor - start <= MAX_LEAD_LINES; start -= 1) {
    const score = scoreStart(lines, start, anchor, look);
    if (score === undefined) break;
    if (score > best.score) best = { start, score };
  }
  return best.start;
}

/** How much a line looks like the beginning of the entry at that anchor; undefined where there is none to compare. */
function scoreStart(
  lines: readonly TextLine[],
  start: number,
  anchor: number,
  { top, lead, usualGap, edge }: FirstEntry,
): number | undefined {
  const line = lines[start];
  if (!line || !top) return undefined;
  let score = anchor - start === lead ? 2 : 0;
  score += line.bold === top.bold && Math.abs(line.size - top.size) < 0.6 ? 1 : 0;
  score += isAligned(line, top, edge) ? 0.5 : edge(line) > edge(top) + EDGE_TOLERANCE ? -3 : -1;
  score += line.gap >= 1.15 * usualGap ? 1 : 0;
  // A period alone has its names above it where the first one has.
  score -= start === anchor && lead > 0 && isPeriodOnly(line.text) ? 1 : 0;
  for (const above of lines.slice(start, anchor)) score -= isBullet(above) ? 4 : isHeadLike(above) ? 0 : 2;
  return score;
}

const isAligned = (line: TextLine, other: TextLine, edge: FirstEntry['edge']) =>
  Math.abs(edge(line) - edge(other)) < EDGE_TOLERANCE ||
  Math.abs(line.left + line.right - other.left - other.right) < EDGE_TOLERANCE;

/** The entry of some lines, and entries without a period that follow it in the same look. */
function splitUndatedFollowers(
  lines: readonly TextLine[],
  anchor: number,
  edge: (line: TextLine) => number,
  usual: number,
  direction: Direction,
): RawEntry[] {
  const top = lines[0];
  const next = lines.findIndex(
    (line, at) =>
      at > anchor + 2 &&
      top !== undefined &&
      top.bold &&
      line.bold &&
      !isBullet(line) &&
      line.gap >= 1.15 * usual &&
      Math.abs(edge(line) - edge(top)) < EDGE_TOLERANCE &&
      lines[at - 1]?.bold === false,
  );
  let own = next < 0 ? lines : lines.slice(0, next);
  const at = own[anchor];
  const { line, period } = at ? stripPeriod(at) : { line: undefined, period: undefined };
  const [name, ...text] = line && !isBullet(line) ? splitSentenceFromHead(line) : line ? [line] : [];
  const head = [...own.slice(0, anchor), ...(name ? [name] : [])];
  const below = at && placeBelowPeriod(at, own[anchor + 1]);
  if (below) own = own.flatMap((one) => (one === below.line ? below.rest : [one]));
  const entry: RawEntry = {
    period,
    ...(below ? { place: below.place } : {}),
    ...joinWrappedHead(head, own.slice(anchor + 1), text, direction),
  };
  return next < 0 ? [entry] : [entry, ...splitUndated(lines.slice(next), edge)];
}
