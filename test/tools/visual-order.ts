import bidiFactory from 'bidi-js';
import type { Direction } from '../../shared/platform/language.ts';
import type { TreeNode } from '../../shared/templates/document/tree.ts';

const bidi = bidiFactory();
const ISOLATES = /[\u2066-\u2069]/g;

/** A line in visual order, from left to right, by the bidi algorithm (UAX 9); `<bdi dir>` as its isolates. */
export function visualOrder(nodes: readonly TreeNode[], direction: Direction): string {
  const logical = nodes.map(withIsolates).join('');
  return bidi.getReorderedString(logical, bidi.getEmbeddingLevels(logical, direction)).replace(ISOLATES, '');
}

/** As {@link visualOrder}, with every bracket as it is written rather than as it is drawn. */
export function characterOrder(nodes: readonly TreeNode[], direction: Direction): string {
  const logical = nodes.map(withIsolates).join('');
  const indices = bidi.getReorderedIndices(logical, bidi.getEmbeddingLevels(logical, direction));
  return indices
    .map((at) => logical.charAt(at))
    .join('')
    .replace(ISOLATES, '');
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
  '≤': '≥',
  '≥': '≤',
};

/**
 * The expected visual order, from left to right, of a line with marked parts: `|` separates parts that follow each
 * other in the line's direction, `¦` parts inside a part of the other direction. Hebrew parts and signs alone follow
 * their surroundings, Latin parts and numbers always run left to right.
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

/** A text from right to left, with its brackets exchanged. */
export function reverseVisually(text: string): string {
  return Array.from(text)
    .toReversed()
    .map((character) => MIRRORED[character] ?? character)
    .join('');
}
