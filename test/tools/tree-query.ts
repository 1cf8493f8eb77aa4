import { textOf, type TreeElement, type TreeNode } from '../../shared/templates/tree.ts';

/** Elements of a tree that have a class, in document order. */
export function withClass(node: TreeNode, className: string): TreeElement[] {
  if (typeof node === 'string') return [];
  const own = (node.attributes['class'] ?? '').split(' ').includes(className) ? [node] : [];
  return [...own, ...node.children.flatMap((child) => withClass(child, className))];
}

/** Texts of the elements that have a class. */
export function textsOf(node: TreeNode, className: string): string[] {
  return withClass(node, className).map((element) => textOf(element).trim().replace(/\n+/g, ' '));
}
