import { find, type CssNode } from 'css-tree';

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Parts of a selector whose match is known from an element and its place among its neighbours. */
const PARTS = words(`
  TypeSelector ClassSelector IdSelector PseudoClassSelector PseudoElementSelector Combinator Nth AnPlusB Identifier
  Percentage SelectorList Selector`);
const PSEUDO_CLASSES = words(`
  root first-child last-child only-child first-of-type last-of-type only-of-type nth-child nth-last-child nth-of-type
  empty link not is where`);
const PSEUDO_ELEMENTS = words('before after marker first-line first-letter');
/** Elements that a selector names; what it looks for further up is looked for at each of them. */
const MAX_COMPOUNDS = 4;
const MAX_SELECTOR_PARTS = 24;

/** Whether a selector may stand in the styles of another: it takes few steps to see that it does not match. */
export function isCheapSelector(selector: CssNode): boolean {
  let parts = 0;
  let steps = 0;
  return (
    find(selector, (node) => {
      parts += 1;
      if (node.type === 'Combinator') steps += 1;
      if (!PARTS.has(node.type) || parts > MAX_SELECTOR_PARTS || steps >= MAX_COMPOUNDS) return true;
      const { name = '' } = node;
      // Whatever follows at any distance is looked for among all elements of a list, and that for each of them.
      if (node.type === 'Combinator') return name === '~';
      if (node.type === 'PseudoClassSelector') return !PSEUDO_CLASSES.has(name) && !PSEUDO_ELEMENTS.has(name);
      return node.type === 'PseudoElementSelector' && !PSEUDO_ELEMENTS.has(name);
    }) === null
  );
}

/**
 * How many ancestors a selector may look through for each element, at most, where elements stand within so many others.
 */
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
