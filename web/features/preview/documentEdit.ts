import { CONTINUATION_ATTRIBUTE } from '../../../shared/templates/pagination/splitPages.ts';
import { treeToText, type TreeElement } from '../../../shared/templates/document/tree.ts';

/** A design, and the name that later pages have: they change while the résumé stays the same. */
const FREE_ATTRIBUTES: ReadonlySet<string> = new Set(['style', CONTINUATION_ATTRIBUTE]);

/** Whether a part of the one is in the other: it is the same résumé in the same template, with a change. */
export function isEditOf(before: TreeElement, after: TreeElement): boolean {
  const names = Object.keys({ ...before.attributes, ...after.attributes });
  if (names.some((name) => !FREE_ATTRIBUTES.has(name) && before.attributes[name] !== after.attributes[name]))
    return false;
  const known = new Set(partsOf(before));
  return partsOf(after).some((part) => known.has(part));
}

/** Sections and their entries: what did not change is the same object (`buildResumeDocument`). */
function partsOf(tree: TreeElement): readonly TreeElement[] {
  const sections = inside(inside(inside([tree])));
  return [...sections, ...inside(sections)];
}

const inside = (elements: readonly TreeElement[]): readonly TreeElement[] =>
  elements.flatMap(({ children }) => children.filter((child) => typeof child === 'object'));

/** What stands in the head of a document: the name, and contacts in most templates. */
export function headTextOf({ children: [head] }: TreeElement): string {
  return head === undefined ? '' : treeToText(head);
}

/** Whether all that is shown may stand elsewhere: the design changed, or the order of the sections. */
export function isRearranged(before: TreeElement, after: TreeElement): boolean {
  return before.attributes['style'] !== after.attributes['style'] || orderOf(before) !== orderOf(after);
}

/** The sections by column, in order. */
const orderOf = (tree: TreeElement): string =>
  inside(inside([tree]))
    .map((column) =>
      inside([column])
        .map(({ attributes }) => attributes['data-section'])
        .join(),
    )
    .join('|');
