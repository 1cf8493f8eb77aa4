import { h, type TreeNode } from './tree.ts';

const NUMBER = String.raw`[₪$€£]?\d[\d.,:/]*(?<=\d)[%KMB]?[₪$€£+]?`;
/** Numbers joined by dashes: years, shares, hours, amounts, phones. A part of a word or an address is none, unless a Hebrew prefix is joined to it (ב-2019-2022). */
const RANGE = new RegExp(String.raw`(?<![\p{N}.,:/@_%]|(?![א-ת])\p{L}|(?<![א-ת])[–-])[+~≈]?${NUMBER}(?:(?:-| ?– ?)${NUMBER})+(?![\p{L}\p{N}/@_-])`, 'gu');

/** What is longer may have to be broken: the narrowest column of a template holds about as much. */
const LONGEST = 22;
/** More are in no text that a person writes; each is an element to lay out and tag. */
export const MOST_RANGES = 40;

/**
 * A text with its ranges, so many at most, held together: the browser breaks a line behind a dash also between two numbers.
 */
export function unbroken(text: string, most = MOST_RANGES): TreeNode[] {
  const nodes: TreeNode[] = [];
  let at = 0;
  let held = 0;
  for (const { 0: range, index } of text.matchAll(RANGE)) {
    if (held >= most) break;
    if (range.length > LONGEST) continue;
    held += 1;
    if (index > at) nodes.push(text.slice(at, index));
    nodes.push(h('span', { class: 'unbroken' }, range));
    at = index + range.length;
  }
  if (at < text.length) nodes.push(text.slice(at));
  return nodes;
}
