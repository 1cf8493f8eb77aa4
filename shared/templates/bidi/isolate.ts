import type { Direction } from '../../platform/language.ts';
import { h, type TreeNode } from '../document/tree.ts';
import { holdLastWords } from './lastWords.ts';
import { MAX_HELD_TOGETHER, holdPrefixes, keepTogether } from './nonBreaking.ts';
import { resolveBidiRuns, type BidiRun } from './resolve.ts';

/** Wraps text that is always left to right, whatever is around it: phones, e-mail addresses, addresses of pages. */
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
    const run = resolveBidiRuns(text, direction);
    nodes = buildNodes(run, text.length, { held: MAX_HELD_TOGETHER });
    if (text.length > MIN_LINE_CHARACTERS) nodes = holdLastWords(nodes);
    remembered.set(text, nodes);
  }
  return nodes;
}

/** Fewer characters fill no line, in any template. */
const MIN_LINE_CHARACTERS = 50;

/** A run as nodes, in a text of that length; `budget` is what the text has left of the limit. */
function buildNodes({ direction, parts }: BidiRun, length: number, budget: { held: number }): TreeNode[] {
  // A short line from the right has no element more than it needs: each is one to lay out and tag.
  const isLong = length > MIN_LINE_CHARACTERS;
  const nodes = parts.flatMap((part) => {
    if (typeof part !== 'string') return h('bdi', { dir: part.direction }, buildNodes(part, lengthOf(part), budget));
    if (direction === 'rtl' && !isLong) return part;
    const held = keepTogether(part, budget.held);
    budget.held -= held.filter((node) => typeof node !== 'string').length;
    return held;
  });
  if (direction !== 'rtl' || !isLong) return nodes;
  return holdPrefixes(nodes, budget);
}

const lengthOf = ({ parts }: BidiRun): number =>
  parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : lengthOf(part)), 0);
