import { h, type TreeElement, type TreeNode } from '../document/tree.ts';
import { FIT_ATTRIBUTES, NAME_CLASS } from './fit.ts';
import type { ColumnPages, PageBreaks, PageStart } from './paginate.ts';
import type { Block, Column } from './units.ts';

/** Attribute of a document whose later pages name the person, with a page number: its value is the name. */
export const CONTINUATION_ATTRIBUTE = 'data-continuation';

/** The part of a column on one page: from a start to the start of the next page, or to the end. */
interface PageRange {
  readonly from: PageStart;
  readonly to: PageStart;
  readonly cloned: ReadonlySet<string>;
}

/**
 * Returns the document's pages, each a document: the header on the first, and each column's part; after the sidebar's
 * last page the main column has the whole width. Parts that are whole on one page are the same objects as in the
 * document. An element at the start of a page has `data-page-start`: `first` if it begins there; if it began on an
 * earlier page `sliced`, or `cloned` when its edges are drawn on each page. One that continues on the next page has
 * `data-page-end`, with the same two values (base.css). A document with {@link CONTINUATION_ATTRIBUTE} has a line in
 * the upper margin of each page after the first.
 */
export function splitIntoPages(
  plain: TreeElement,
  columns: readonly Column[],
  breaks: PageBreaks,
): readonly TreeElement[] {
  const document = withFit(plain, breaks);
  const pages = breaks.columns;
  const cloned = new Set(breaks.cloned);
  const count = 1 + Math.max(0, ...pages.map(({ length }) => length));
  if (count === 1) return [document];
  // The sidebar's, which is the last column; of one column, all.
  const narrowPages = 1 + (pages.at(-1)?.length ?? 0);
  return Array.from({ length: count }, (_, page) => {
    // Page by page, the rest of the main column would be read under the sidebar's last heading.
    const shown = page >= narrowPages ? columns.slice(0, 1) : columns;
    const parts = shown.map(({ block }, index) => columnPart(block, pages[index] ?? [], page, cloned)).toReversed();
    return {
      ...document,
      attributes: {
        ...document.attributes,
        'data-page': String(page + 1),
        ...(page >= narrowPages && { 'data-columns': '1' }),
      },
      children: continuationOf(document, page, count).concat(
        document.children.flatMap((child, index) => {
          if (typeof child === 'string' || !columns.some(({ block }) => block.path[0] === index))
            // Only the first page has the header.
            return page === 0 ? [child] : [];
          const attributes = {
            ...child.attributes,
            ...(page > 0 && { 'data-page-start': 'sliced' }),
            ...(page < count - 1 && { 'data-page-end': 'sliced' }),
          };
          return [{ ...child, attributes, children: parts }];
        }),
      ),
    };
  });
}

/** No part of the text: readers skip it, and the PDF marks it as an artifact. It takes no room from the page. */
function continuationOf({ attributes }: TreeElement, page: number, count: number): TreeNode[] {
  const name = attributes[CONTINUATION_ATTRIBUTE];
  if (name === undefined || page === 0) return [];
  const number = h('span', { dir: 'ltr' }, `${page + 1} / ${count}`);
  return [h('p', { class: 'continuation', 'aria-hidden': 'true' }, h('span', { dir: 'auto' }, name), number)];
}

function withFit(document: TreeElement, { spacing, nameSize }: PageBreaks): TreeElement {
  const spaced = spacing ? withAttribute(document, FIT_ATTRIBUTES.spacing, spacing) : document;
  if (!nameSize) return spaced;
  const sized = (node: TreeNode): TreeNode =>
    typeof node === 'object' && node.attributes['class'] === NAME_CLASS
      ? withAttribute(node, FIT_ATTRIBUTES.nameSize, nameSize)
      : node;
  const [head, ...rest] = spaced.children;
  if (typeof head !== 'object') return spaced;
  return { ...spaced, children: [{ ...head, children: head.children.map(sized) }, ...rest] };
}

const withAttribute = (element: TreeElement, name: string, value: string): TreeElement => ({
  ...element,
  attributes: { ...element.attributes, [name]: value },
});

function columnPart(column: Block, starts: ColumnPages, page: number, cloned: ReadonlySet<string>): TreeElement {
  const end = { unit: column.to, offset: 0 };
  const from = page === 0 ? { unit: column.from, offset: 0 } : (starts[page - 1] ?? end);
  const part = cutBlock(column, { from, to: starts[page] ?? end, cloned });
  return part ?? { ...column.element, children: [] };
}

/** The part of a block that a page shows, if any. */
function cutBlock(block: Block, range: PageRange): TreeElement | undefined {
  const { from, to } = range;
  const last = to.offset > 0 ? to.unit + 1 : to.unit;
  if (block.to <= from.unit || block.from >= last) return undefined;
  const begins = block.from > from.unit || (block.from === from.unit && from.offset === 0);
  const ends = block.to < last || (block.to === last && to.offset === 0);
  const startsPage = (from.unit > 0 || from.offset > 0) && block.from <= from.unit;
  if (begins && ends && !startsPage) return block.element;
  const cut = range.cloned.has(block.path.join('.')) ? 'cloned' : 'sliced';
  const children =
    block.blocks.length > 0
      ? block.blocks.flatMap((child) => cutBlock(child, range) ?? [])
      : cutText(block.element, begins ? 0 : from.offset, ends ? Infinity : to.offset);
  return {
    ...block.element,
    attributes: {
      ...block.element.attributes,
      ...(startsPage && { 'data-page-start': begins ? 'first' : cut }),
      ...(!ends && { 'data-page-end': cut }),
    },
    children,
  };
}

/** The element with the characters of its text from `start` to `end`; elements that are left without any are gone. */
function cutText(element: TreeElement, start: number, end: number): TreeNode[] {
  let position = 0;
  const cut = (node: TreeNode): TreeNode[] => {
    if (typeof node === 'string') {
      const text = node.slice(Math.max(0, start - position), Math.max(0, end - position));
      position += node.length;
      return text === '' ? [] : [text];
    }
    const children = node.children.flatMap(cut);
    return children.length === 0 && node.children.length > 0 ? [] : [{ ...node, children }];
  };
  return element.children.flatMap(cut);
}
