import bidiFactory from 'bidi-js';
import type { Direction } from '../../shared/platform/language.ts';
import type { TreeNode } from '../../shared/templates/document/tree.ts';

const bidi = bidiFactory();
const ISOLATES = /[\u2066-\u2069]/g;

/** What the eye sees of a line, from left to right, as UAX 9 orders it; `<bdi dir>` as its isolates. */
export function visualOrder(nodes: readonly TreeNode[], direction: Direction): string {
  const logical = nodes.map(withIsolates).join('');
  return bidi.getReorderedString(logical, bidi.getEmbeddingLevels(logical, direction)).replace(ISOLATES, '');
}

function withIsolates(node: TreeNode): string {
  if (typeof node === 'string') return node;
  const inner = node.children.map(withIsolates).join('');
  return node.tag === 'bdi' ? `${node.attributes['dir'] === 'rtl' ? '\u2067' : '\u2066'}${inner}\u2069` : inner;
}

const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/**
 * What the eye should see, from left to right, of a line whose parts are marked: `|` between parts that follow each
 * other in the line's direction, `¦` between the parts of a part of the other direction. Hebrew parts and signs alone
 * run with their surroundings, Latin parts and numbers always run left to right.
 */
export function expectedOrder(marked: string, direction: Direction, separator = '|'): string {
  const parts = marked.split(separator).map((part) => {
    const isHebrew = /[\u0590-\u05ff]/.test(part);
    if (part.includes('¦')) return expectedOrder(part, direction === 'rtl' ? 'ltr' : 'rtl', '¦');
    const isLatin = /[\p{L}\p{N}]/u.test(part) && !isHebrew;
    return isLatin || (direction === 'ltr' && !isHebrew) ? part : reverseVisually(part);
  });
  return (direction === 'rtl' ? parts.toReversed() : parts).join('');
}

function reverseVisually(text: string): string {
  return Array.from(text)
    .toReversed()
    .map((character) => MIRRORED[character] ?? character)
    .join('');
}
