import { ownProperty } from '../../platform/ownProperty.ts';

/**
 * The résumé document as a tree of plain values: the one form from which the PDF's HTML is written
 * (`treeToHtml`) and the preview's DOM is patched (`web/features/preview/patch.ts`). Text is always text: there is
 * no way to put markup into a tree, so nothing a person types can become an element.
 */
export type TreeNode = string | TreeElement;

export interface TreeElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly TreeNode[];
}

type TreeChild = TreeNode | false | null | undefined | readonly TreeChild[];

/** Builds an element; empty values among the children are dropped and lists are flattened. */
export function h(tag: string, attributes: Record<string, string | undefined>, ...children: TreeChild[]): TreeElement {
  const kept = Object.entries(attributes).filter(
    (attribute): attribute is [string, string] => attribute[1] !== undefined,
  );
  return { tag, attributes: Object.fromEntries(kept), children: flatten(children) };
}

function flatten(children: readonly TreeChild[]): TreeNode[] {
  const nodes: TreeNode[] = [];
  for (const child of children) {
    if (child === false || child === null || child === undefined || child === '') continue;
    if (typeof child === 'string' || !Array.isArray(child)) nodes.push(child as TreeNode);
    else nodes.push(...flatten(child as readonly TreeChild[]));
  }
  return nodes;
}

const HTML_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as content or attribute of HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ownProperty(HTML_ESCAPES, character) ?? character);
}

/** A place where a word may break, and a photograph. */
const VOID_TAGS: ReadonlySet<string> = new Set(['wbr', 'img']);

/** Writes a tree as HTML. The document uses no raw-text elements; all but the void ones are closed. */
export function treeToHtml(node: TreeNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  if (VOID_TAGS.has(node.tag)) return `<${node.tag}${attributes}>`;
  return `<${node.tag}${attributes}>${node.children.map(treeToHtml).join('')}</${node.tag}>`;
}

/** All text of a tree, in source order, blocks separated by a line feed (what a reader of the document reads). */
export function treeToText(node: TreeNode): string {
  if (typeof node === 'string') return node;
  const inner = node.children.map(treeToText).join('');
  return INLINE_TAGS.has(node.tag) ? inner : `${inner}\n`;
}

const INLINE_TAGS: ReadonlySet<string> = new Set(['bdi', 'span', 'a', 'wbr', 'img', 'strong', 'em']);
