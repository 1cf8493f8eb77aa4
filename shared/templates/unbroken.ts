import { h, type TreeNode } from './tree.ts';

const NUMBER = String.raw`[₪$€£]?\d[\d.,:/]*(?<=\d)[%KMB]?[₪$€£+]?`;
/** Numbers joined by dashes: years, shares, hours, amounts, phones. A part of a word or an address is none. */
const RANGE = new RegExp(String.raw`(?<![\p{L}\p{N}.,:/@_%–-])[+~≈]?${NUMBER}(?:(?:-| ?– ?)${NUMBER})+(?![\p{L}\p{N}/@_-])`, 'gu');

/** What is longer may have to be broken: the narrowest column of a template holds about as much. */
const LONGEST = 22;

/**
 * Left-to-right text with its ranges held together: the browser breaks a line behind a dash also between two numbers.
 * Only for text that a PDF's reader takes in the order it is written: in a right-to-left line an element of its own would part what it reads as one (decision 8).
 */
export function unbroken(text: string): TreeNode[] {
  const nodes: TreeNode[] = [];
  let at = 0;
  for (const { 0: range, index } of text.matchAll(RANGE)) {
    if (range.length > LONGEST) continue;
    if (index > at) nodes.push(text.slice(at, index));
    nodes.push(h('span', { class: 'unbroken' }, range));
    at = index + range.length;
  }
  if (at < text.length) nodes.push(text.slice(at));
  return nodes;
}
