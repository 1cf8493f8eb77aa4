import { find, type CssNode } from 'css-tree';

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Parts of a selector that can be matched from an element and its position among its siblings. */
const PARTS = words(`
  TypeSelector ClassSelector IdSelector PseudoClassSelector PseudoElementSelector Combinator Nth AnPlusB Identifier
  Percentage SelectorList Selector`);
const PSEUDO_CLASSES = words(`
  root first-child last-child only-child first-of-type last-of-type only-of-type nth-child nth-last-child nth-of-type
  empty link not is where`);
const PSEUDO_ELEMENTS = words('before after marker first-line first-letter');
/** Most elements that a selector names; each descendant combinator tests all ancestors again. */
const MAX_COMPOUNDS = 4;
const MAX_SELECTOR_PARTS = 24;

/** Whether a selector is allowed in untrusted styles: few steps show that it does not match. */
export function isCheapSelector(selector: CssNode): boolean {
  let parts = 0;
  let steps = 0;
  return (
    find(selector, (node) => {
      parts += 1;
      if (node.type === 'Combinator') steps += 1;
      if (!PARTS.has(node.type) || parts > MAX_SELECTOR_PARTS || steps >= MAX_COMPOUNDS) return true;
      const { name = '' } = node;
      // `~` would search all siblings of each sibling.
      if (node.type === 'Combinator') return name === '~';
      if (node.type === 'PseudoClassSelector') return !PSEUDO_CLASSES.has(name) && !PSEUDO_ELEMENTS.has(name);
      return node.type === 'PseudoElementSelector' && !PSEUDO_ELEMENTS.has(name);
    }) === null
  );
}

/** Returns the most ancestors that a selector may test for one element at this nesting depth. */
export function countMatchSteps(selector: CssNode, depth: number): number {
  let steps = 1;
  let further = 0;
  find(selector, ({ type, name }) => {
    if (type === 'Combinator' && name === ' ') {
      further += 1;
      steps *= depth / further;
    }
    return false;
  });
  return Math.max(1, steps);
}
