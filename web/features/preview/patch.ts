import type { TreeElement, TreeNode } from '../../../shared/templates/document/tree.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** SVG elements of the document: parsers of HTML know them without a namespace. */
const SVG_TAGS: ReadonlySet<string> = new Set(['svg', 'path']);

/** Creates the DOM of a tree. */
export function createNode(node: TreeNode, document: Document): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = SVG_TAGS.has(node.tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', node.tag)
    : document.createElement(node.tag);
  for (const [name, value] of Object.entries(node.attributes)) setAttribute(element, name, value);
  for (const child of node.children) element.append(createNode(child, document));
  return element;
}

/**
 * Patches the DOM made from `before` to match `after` (virtual DOM). Parts that are the same value (===) are skipped,
 * so with a memoized document the work depends on the size of the change. Entries and sections are matched by id:
 * moving one moves its nodes. `element` must hold exactly what `before` describes.
 */
export function patchElement(element: Element, before: TreeElement, after: TreeElement): void {
  if (before === after) return;
  patchAttributes(element as HTMLElement, before.attributes, after.attributes);
  patchChildren(element, before.children, after.children);
}

function patchAttributes(
  element: HTMLElement,
  before: TreeElement['attributes'],
  after: TreeElement['attributes'],
): void {
  for (const name of Object.keys({ ...before, ...after })) {
    const value = ownProperty(after, name);
    if (value === undefined) element.removeAttribute(name);
    else if (ownProperty(before, name) !== value) setAttribute(element, name, value);
  }
}

/** A style attribute as such is refused by the policy of the page; through the object model it is not. */
function setAttribute(element: ElementCSSInlineStyle & Element, name: string, value: string): void {
  if (name === 'style') element.style.cssText = value;
  else element.setAttribute(name, value);
}

function patchChildren(parent: Element, before: readonly TreeNode[], after: readonly TreeNode[]): void {
  if (before === after) return;
  if (isSameOrder(before, after)) {
    patchInPlace(parent, before, after);
    return;
  }
  const nodes = [...parent.childNodes];
  const match = createMatcher(before);
  const kept = new Set<number>();
  const wanted = after.map((child) => {
    const index = match(child);
    const old = index === undefined ? undefined : before[index];
    const node = index === undefined ? undefined : nodes[index];
    if (index === undefined || old === undefined || node === undefined) return createNode(child, parent.ownerDocument);
    kept.add(index);
    if (typeof child === 'string') {
      if (old !== child) (node as Text).data = child;
    } else {
      patchElement(node as Element, old as TreeElement, child);
    }
    return node;
  });
  nodes.forEach((node, index) => {
    if (!kept.has(index)) parent.removeChild(node);
  });
  let next = parent.firstChild;
  for (const node of wanted) {
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
}

/** Whether each child is the next state of the one in its place: none has to be looked for, made or moved. */
const isSameOrder = (before: readonly TreeNode[], after: readonly TreeNode[]) =>
  before.length === after.length &&
  after.every((node, index) => node === before[index] || nodeKey(node) === nodeKey(before[index] as TreeNode));

function patchInPlace(parent: Element, before: readonly TreeNode[], after: readonly TreeNode[]): void {
  after.forEach((node, index) => {
    if (node === before[index]) return;
    const shown = parent.childNodes[index];
    if (typeof node === 'string') (shown as Text).data = node;
    else patchElement(shown as Element, before[index] as TreeElement, node);
  });
}

/** Key of a node: its id if it has one, else its kind, in order. */
function nodeKey(node: TreeNode): string {
  if (typeof node === 'string') return '#text';
  const id = node.attributes['data-id'] ?? node.attributes['data-section'];
  return id === undefined ? `${node.tag}.${node.attributes['class'] ?? ''}` : `${node.tag}#${id}`;
}

/** Finds, for one child after the other, the first unused old child with the same key. */
function createMatcher(before: readonly TreeNode[]): (node: TreeNode) => number | undefined {
  const indexes = new Map<string, number[]>();
  before.forEach((node, index) => {
    const key = nodeKey(node);
    const list = indexes.get(key);
    if (list) list.push(index);
    else indexes.set(key, [index]);
  });
  const used = new Map<string, number>();
  return (node) => {
    const key = nodeKey(node);
    const next = used.get(key) ?? 0;
    used.set(key, next + 1);
    return indexes.get(key)?.[next];
  };
}
