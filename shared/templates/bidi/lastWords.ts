import { h, treeToText, type TreeNode } from '../document/tree.ts';
import { MAX_HELD_LENGTH } from './nonBreaking.ts';

/** Two words may be a little longer than a part held within a line, since they have a line to themselves. */
const MAX_LAST_LENGTH = MAX_HELD_LENGTH + 4;
/** The text after its last space but one. */
const LAST_TWO = /(?<=\s)\S+[^\S\n\r\u2028\u2029]\S+$/;
/** Else a last word that could be broken: the end of a double name alone is no last line either. */
const LAST_HYPHENED = /(?<=\s)[^\s-]+-\S+$/;

/**
 * Returns the nodes of a text that may fill a line, with its last two words held together if they are short, so that no
 * single word is the last line. Either may be a separate element (`C++` in a Hebrew text), or both be part of one.
 */
export function holdLastWords(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const text = nodes.map(treeToText).join('');
  const tail = text.slice(-MAX_LAST_LENGTH - 1);
  const [end] = LAST_TWO.exec(tail) ?? LAST_HYPHENED.exec(tail) ?? [];
  if (end === undefined) return nodes;
  let index = nodes.length - 1;
  let left = end.length;
  for (; index > 0; index -= 1) {
    const { length } = treeToText(nodes[index] as TreeNode);
    if (length >= left) break;
    left -= length;
  }
  const first = nodes[index] as TreeNode;
  const [before, behind] = [nodes.slice(0, index), nodes.slice(index + 1)];
  if (typeof first === 'string') {
    const start = first.slice(0, -left);
    const held = h('span', { class: 'unbroken' }, first.slice(-left), ...behind);
    return start === '' ? [...before, held] : [...before, start, held];
  }
  const isWhole = treeToText(first).length === left;
  const isHeld = first.attributes['class'] === 'unbroken';
  // A number is held with what it counts: the word after that goes with both (`5 אחיות חדשות`).
  const length = treeToText(first).length + end.length - left;
  if (!isWhole && behind.length > 0 && !(isHeld && length <= MAX_HELD_LENGTH)) return nodes;
  if (isHeld && behind.length === 0) return nodes;
  // An isolated part of a held one may be broken elsewhere (`base.css`), but not here.
  const children = isWhole ? [h('span', { class: 'unbroken' }, first.children)] : holdLastWords(first.children);
  const held = isHeld ? first : { ...first, children };
  return [...before, behind.length > 0 ? h('span', { class: 'unbroken' }, held, ...behind) : held];
}
