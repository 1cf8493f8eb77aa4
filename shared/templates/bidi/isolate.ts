import type { Direction } from '../../platform/language.ts';
import { findBidiRuns } from './runs.ts';
import { h, type TreeNode } from '../document/tree.ts';
import { MAX_NON_BREAKING_RANGES, keepRangesTogether } from './nonBreaking.ts';

/** Text that is always written left to right, whatever stands around it: phones, e-mails, addresses of pages. */
export function isolateLtr(...content: readonly TreeNode[]): TreeNode {
  return h('bdi', { dir: 'ltr' }, content);
}

/** Texts whose nodes are remembered, for each direction; more than any résumé holds. */
const MAX_CACHED_TEXTS = 4000;
const isolatedTexts: Record<Direction, Map<string, readonly TreeNode[]>> = { rtl: new Map(), ltr: new Map() };

/**
 * Free text of a résumé in a paragraph of `direction`, with the runs isolated (`<bdi dir>`) that the bidi algorithm
 * alone would scramble: phones, ranges, amounts, C++, phrases with brackets, Hebrew inside English. Only elements are
 * added: the characters stay what they are, no invisible marks that would end up in copied text.
 * The same text gives the very same nodes.
 */
export function isolateBidiRuns(text: string, direction: Direction): readonly TreeNode[] {
  const remembered = isolatedTexts[direction];
  let nodes = remembered.get(text);
  if (!nodes) {
    if (remembered.size >= MAX_CACHED_TEXTS) remembered.clear();
    remembered.set(text, (nodes = buildNodes(text, direction)));
  }
  return nodes;
}

/** Fewer characters fill no line, in any template. */
const MIN_LINE_CHARACTERS = 50;

/**
 * Isolated runs of one text, and in them. More are in none that a person writes, and each is a piece of its paragraph:
 * the browser's time for the tags of a paragraph grows with the square of its pieces (decision 19). What comes after
 * them is left to the bidi algorithm.
 */
export const MAX_BIDI_RUNS = 200;

/** What of the limits a text has left. */
interface BidiBudget {
  runs: number;
  ranges: number;
}

function buildNodes(
  text: string,
  direction: Direction,
  budget: BidiBudget = { runs: MAX_BIDI_RUNS, ranges: MAX_NON_BREAKING_RANGES },
): TreeNode[] {
  const nodes: TreeNode[] = [];
  const runs = findBidiRuns(text, direction, budget.runs);
  budget.runs -= runs.length;
  // A right-to-left line is read as one where nothing in it is an element (decision 8): one that is in pieces may have
  // one more.
  const keepsRanges = direction === 'ltr' || (runs.length > 0 && text.length > MIN_LINE_CHARACTERS);
  const plain = (part: string) => (keepsRanges ? held(part, budget) : unwrapped(part));
  let at = 0;
  for (const run of runs) {
    nodes.push(...plain(text.slice(at, run.start)));
    const inner = text.slice(run.start, run.end);
    nodes.push(
      h(
        'bdi',
        { dir: run.direction },
        run.direction === 'rtl' ? buildNodes(inner, 'rtl', budget) : held(inner, budget),
      ),
    );
    at = run.end;
  }
  nodes.push(...plain(text.slice(at)));
  return nodes;
}

function held(text: string, budget: BidiBudget): TreeNode[] {
  const nodes = keepRangesTogether(text, budget.ranges);
  budget.ranges -= nodes.filter((node) => typeof node !== 'string').length;
  return nodes;
}

function unwrapped(text: string): TreeNode[] {
  return text === '' ? [] : [text];
}
