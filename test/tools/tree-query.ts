import { treeToText, type TreeElement, type TreeNode } from '../../shared/templates/document/tree.ts';

/** Elements of a tree that have a class, in document order. */
export function findByClass(node: TreeNode, className: string): TreeElement[] {
  if (typeof node === 'string') return [];
  const own = (node.attributes['class'] ?? '').split(' ').includes(className) ? [node] : [];
  return [...own, ...node.children.flatMap((child) => findByClass(child, className))];
}

/** Texts of the elements that have a class. */
export function textsByClass(node: TreeNode, className: string): string[] {
  return findByClass(node, className).map((element) => treeToText(element).trim().replace(/\n+/g, ' '));
}
