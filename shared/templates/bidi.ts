import type { Direction } from '../product.ts';
import { runsOf } from './runs.ts';
import { h, type TreeNode } from './tree.ts';
import { unbroken } from './unbroken.ts';

/** Text that is always written left to right, whatever stands around it: phones, e-mails, addresses of pages. */
export function ltr(...content: readonly TreeNode[]): TreeNode {
  return h('bdi', { dir: 'ltr' }, content);
}

/** Texts whose nodes are remembered, for each direction; more than any résumé holds. */
const REMEMBERED = 4000;
const known: Record<Direction, Map<string, readonly TreeNode[]>> = { rtl: new Map(), ltr: new Map() };

/**
 * Free text of a résumé in a paragraph of `direction`, with the runs isolated (`<bdi dir>`) that the bidi algorithm
 * alone would scramble: phones, ranges, amounts, C++, phrases with brackets, Hebrew inside English. Only elements are
 * added: the characters stay what they are, no invisible marks that would end up in copied text.
 * The same text gives the very same nodes.
 */
export function mixed(text: string, direction: Direction): readonly TreeNode[] {
  const remembered = known[direction];
  let nodes = remembered.get(text);
  if (!nodes) {
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(text, (nodes = nodesOf(text, direction)));
  }
  return nodes;
}

/** Fewer characters fill no line, in any template. */
const LINE = 50;

function nodesOf(text: string, direction: Direction): TreeNode[] {
  const nodes: TreeNode[] = [];
  const runs = runsOf(text, direction);
  // A right-to-left line is read as one where nothing in it is an element (decision 8): one that is in pieces may have one more.
  const plain = direction === 'ltr' || (runs.length > 0 && text.length > LINE) ? unbroken : whole;
  let at = 0;
  for (const run of runs) {
    nodes.push(...plain(text.slice(at, run.start)));
    const inner = text.slice(run.start, run.end);
    nodes.push(h('bdi', { dir: run.direction }, run.direction === 'rtl' ? nodesOf(inner, 'rtl') : unbroken(inner)));
    at = run.end;
  }
  nodes.push(...plain(text.slice(at)));
  return nodes;
}

function whole(text: string): TreeNode[] {
  return text === '' ? [] : [text];
}
