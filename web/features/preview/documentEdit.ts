import { CONTINUATION_ATTRIBUTE } from '../../../shared/templates/pagination/splitPages.ts';
import { treeToText, type TreeElement } from '../../../shared/templates/document/tree.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** Attributes that may differ although the résumé is the same one: the design, and the name on later pages. */
const FREE_ATTRIBUTES: ReadonlySet<string> = new Set(['style', CONTINUATION_ATTRIBUTE]);

/**
 * Whether the second document is an edit of the first, and not another résumé or another template: at least one of its
 * sections or entries is unchanged.
 */
export function isEditOf(before: TreeElement, after: TreeElement): boolean {
  const names = Object.keys({ ...before.attributes, ...after.attributes });
  if (
    names.some(
      (name) =>
        !FREE_ATTRIBUTES.has(name) && ownProperty(before.attributes, name) !== ownProperty(after.attributes, name),
    )
  )
    return false;
  // Unchanged parts are the very same objects (`buildResumeDocument`).
  const known = new Set(partsOf(before));
  return partsOf(after).some((part) => known.has(part));
}

/** Returns the sections and the parts of each. */
function partsOf(tree: TreeElement): readonly TreeElement[] {
  const sections = inside(inside(inside([tree])));
  return sections.concat(inside(sections));
}

const inside = (elements: readonly TreeElement[]): readonly TreeElement[] =>
  elements.flatMap(({ children }) => children.filter((child) => typeof child === 'object'));

/** Returns the text of a document's head: the name, and contacts in most templates. */
export function headTextOf({ children: [head] }: TreeElement): string {
  return head === undefined ? '' : treeToText(head);
}

/** Whether an edit may move everything on the pages: it changed the design, or the order of the sections. */
export function isRearranged(before: TreeElement, after: TreeElement): boolean {
  return before.attributes['style'] !== after.attributes['style'] || orderOf(before) !== orderOf(after);
}

/** The keys of the sections in each column, as one text to compare. */
const orderOf = (tree: TreeElement): string =>
  inside(inside([tree]))
    .map((column) =>
      inside([column])
        .map(({ attributes }) => attributes['data-section'])
        .join(),
    )
    .join('|');
