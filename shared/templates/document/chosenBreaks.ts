import type { ResumeData } from '../../resume/schema.ts';
import type { TreeElement, TreeNode } from './tree.ts';

/** Attributes by which a person decides: an entry that no page breaks, a section that begins one. */
export const KEPT_ATTRIBUTE = 'data-kept';
export const PAGE_START_ATTRIBUTE = 'data-starts-page';

/**
 * The sections of the main column with what the person wants of its pages: entries that are kept together, and
 * sections that begin one (the first has nothing before it). What is not marked is the very same object, and what is
 * marked as before is the same as before: what is measured and drawn is known by its element.
 */
export function markBreaks(
  sections: readonly (TreeElement | undefined)[],
  { pageStarts = [], keptEntries = [] }: ResumeData,
): readonly TreeElement[] {
  const present = sections.filter((section) => section !== undefined);
  if (pageStarts.length === 0 && keptEntries.length === 0) return present;
  const kept = new Set(keptEntries);
  return present.map((section, index) => {
    const marked = keepEntries(section, kept);
    const starts = index > 0 && pageStarts.includes(section.attributes['data-section'] ?? '');
    return starts ? mark(marked, PAGE_START_ATTRIBUTE) : marked;
  });
}

const isKeptEntry = (node: TreeNode, kept: ReadonlySet<string>): node is TreeElement =>
  typeof node === 'object' && node.attributes['class'] === 'entry' && kept.has(node.attributes['data-id'] ?? '');

const keptSections = new WeakMap<TreeElement, { readonly ids: string; readonly result: TreeElement }>();

function keepEntries(section: TreeElement, kept: ReadonlySet<string>): TreeElement {
  const ids = section.children.flatMap((child) => (isKeptEntry(child, kept) ? [child.attributes['data-id']] : []));
  if (ids.length === 0) return section;
  const known = keptSections.get(section);
  if (known?.ids === ids.join(' ')) return known.result;
  const children = section.children.map((child) => (isKeptEntry(child, kept) ? mark(child, KEPT_ATTRIBUTE) : child));
  const result = { ...section, children };
  keptSections.set(section, { ids: ids.join(' '), result });
  return result;
}

const marked = new WeakMap<TreeElement, TreeElement>();

/** An element has at most one of the two attributes. */
function mark(element: TreeElement, attribute: string): TreeElement {
  const known = marked.get(element);
  if (known) return known;
  const result = { ...element, attributes: { ...element.attributes, [attribute]: '' } };
  marked.set(element, result);
  return result;
}
