import { h, type TreeNode } from '../document/tree.ts';
import { UNIT } from './numbers.ts';

const NUMBER_PATTERN = String.raw`[₪$€£]?\d[\d.,:/]*(?<=\d)(?:[%‰KMB]|°[CF]?|${UNIT}[²³]?)?[₪$€£+]?`;
/**
 * Numbers joined by dashes: years, shares, hours, amounts, phones. A part of a word or an address is none, unless a
 * Hebrew prefix is joined to it (ב-2019-2022).
 */
const NUMBER_RANGE = new RegExp(
  String.raw`(?<![\p{N}.,:/@_%]|(?![א-ת])\p{L}|(?<![א-ת])[–-])` +
    String.raw`[+~≈]?${NUMBER_PATTERN}(?:(?:-| ?– ?)${NUMBER_PATTERN})+(?![\p{L}\p{N}/@_-])`,
  'gu',
);

/** What is longer may have to be broken: the narrowest column of a template holds about as much. */
const MAX_RANGE_LENGTH = 22;
/** More are in no text that a person writes; each is an element to lay out and tag. */
export const MAX_NON_BREAKING_RANGES = 40;

/**
 * A text with its ranges, so many at most, held together: the browser breaks a line behind a dash also between two
 * numbers.
 */
export function keepRangesTogether(text: string, most = MAX_NON_BREAKING_RANGES): TreeNode[] {
  const nodes: TreeNode[] = [];
  let at = 0;
  let held = 0;
  for (const { 0: range, index } of text.matchAll(NUMBER_RANGE)) {
    if (held >= most) break;
    if (range.length > MAX_RANGE_LENGTH) continue;
    held += 1;
    if (index > at) nodes.push(text.slice(at, index));
    nodes.push(h('span', { class: 'unbroken' }, range));
    at = index + range.length;
  }
  if (at < text.length) nodes.push(text.slice(at));
  return nodes;
}

/** What stands up to the first place in a word where a line may end anyway, if a line might be too short for it. */
const LONG_START = /^[^\s/?\u2010\u2013\u2014\u05be-]{16,}/u;

/**
 * A text behind a mark, with a long word at its beginning that may be broken where its line ends: the mark would
 * otherwise stand alone in its line, and the word be broken in the next. Any other text comes back as it is.
 */
export function breakLongStart(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const [first, ...rest] = nodes;
  if (first === undefined) return nodes;
  if (typeof first !== 'string') {
    const children = breakLongStart(first.children);
    return children === first.children ? nodes : [{ ...first, children }, ...rest];
  }
  const [start] = LONG_START.exec(first) ?? [];
  if (start === undefined) return nodes;
  const following = first.slice(start.length);
  return [h('span', { class: 'breakable' }, start), ...(following === '' ? [] : [following]), ...rest];
}
