import { h, treeToText, type TreeNode } from '../document/tree.ts';

/** Between the ends of a period, as `formatRange` and people write it. */
const DASH = ' – ';
/** A period of two words that every column holds: `03/2019 – 05/2021`. */
const SHORT_PERIOD = /^(?=.{1,17}$)\S+ – \S+$/;

/**
 * Nodes of an entry's dates: the end of a period goes into the next line as a whole before it is broken within. No
 * other words are held: a column of dates is narrower than what is held in a text. The space after the dash belongs to
 * its text: alone between two elements it would be lost where the PDF is put in order.
 */
export function holdEnds(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const text = nodes.map(treeToText).join('');
  return SHORT_PERIOD.test(text) ? nodes : holdEnd(loosen(nodes));
}

/** Without what holds words together; texts beside each other are one. */
function loosen(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const loose: TreeNode[] = [];
  for (const node of nodes.flatMap(loosenNode)) {
    const last = loose.at(-1);
    if (typeof node === 'string' && typeof last === 'string') loose[loose.length - 1] = last + node;
    else loose.push(node);
  }
  return loose;
}

function loosenNode(node: TreeNode): readonly TreeNode[] {
  if (typeof node === 'string') return [node];
  if (node.attributes['class'] !== 'unbroken') return [{ ...node, children: loosen(node.children) }];
  return treeToText(node).includes(' ') ? node.children.flatMap(loosenNode) : [node];
}

function holdEnd(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const index = nodes.findIndex((node) => treeToText(node).includes(DASH));
  const node = nodes[index];
  if (node === undefined) return nodes;
  const [before, behind] = [nodes.slice(0, index), nodes.slice(index + 1)];
  if (typeof node !== 'string') return [...before, { ...node, children: holdEnd(node.children) }, ...behind];
  const end = node.indexOf(DASH) + DASH.length;
  return [...before, node.slice(0, end), h('span', { class: 'whole' }, node.slice(end), behind)];
}

/** A bracket that begins a word; and up to the end of the word that closes it. */
const OPENING = /(?<!\S)\(/;
const CLOSING = /^[^)]*\)\S*/;

/**
 * Returns the nodes of a name or a title, in which a bracketed part moves to the next line as a whole before it is
 * broken within. The brackets of a Hebrew line are around the isolated part. Signs after them move with them, since a
 * line may begin with any sign after such an element.
 */
export function holdBrackets(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const first = nodes.findIndex((node) => typeof node === 'string' && OPENING.test(node));
  const opening = nodes[first];
  if (typeof opening !== 'string') return nodes;
  const open = opening.search(OPENING);
  const following = [opening.slice(open), ...nodes.slice(first + 1)];
  const last = following.findIndex((node) => CLOSING.test(treeToText(node)));
  const closing = following[last];
  if (closing === undefined) return nodes;
  // The last words of a text are an element.
  const [end = ''] = typeof closing === 'string' ? (CLOSING.exec(closing) ?? []) : [closing];
  const rest = typeof closing === 'string' ? closing.slice((end as string).length) : '';
  const inner = [...following.slice(0, last), end];
  return [
    ...nodes.slice(0, first),
    opening.slice(0, open),
    ...(inner.map(treeToText).join('').includes(' ') ? [h('span', { class: 'whole' }, inner)] : inner),
    ...holdBrackets([rest, ...following.slice(last + 1)]),
  ].filter((node) => node !== '');
}

/** Whether nodes end with what goes into the next line as a whole. */
export const endsWhole = (nodes: readonly TreeNode[]): boolean => {
  const last = nodes.at(-1);
  return typeof last === 'object' && last.attributes['class'] === 'whole';
};
