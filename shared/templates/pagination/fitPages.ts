import { A4_PAGE } from '../page.ts';
import { FIT_ATTRIBUTES, MIN_LAST_FILL, NAME_SIZES, SPARSE_FILL, type NameSize, type Spacing } from './fit.ts';
import { measureDocument, type MeasuredDocument } from './measure.ts';
import type { PageLayout } from './pageLayout.ts';
import type { PageBreaks, Pagination } from './paginate.ts';

/** A document that is laid out in `article`, measured there and broken into pages that it fits. */
export interface FittedPages {
  /** As the template sets it. */
  readonly measured: MeasuredDocument;
  readonly breaks: PageBreaks;
}

const TIGHTER = ['tight-1', 'tight-2', 'tight-3'] as const satisfies readonly Spacing[];
const LOOSER = ['loose-1', 'loose-2', 'loose-3'] as const satisfies readonly Spacing[];

/**
 * Measures the document in `article` and breaks it into pages; where the last of them would be nearly blank, at the
 * least change of spacing that takes it away or fills it; a name that is too long for its line is set smaller. Most
 * documents are measured once. The article's attributes are as before when this returns.
 */
export function fitPages(article: HTMLElement, layout: PageLayout): FittedPages {
  const { attributes } = article;
  const before = [...Object.values(FIT_ATTRIBUTES), 'data-columns'].map(
    (name) => [name, attributes.getNamedItem(name)?.value] as const,
  );
  try {
    const nameSize = fitName(article);
    const measured = measureDocument(article, layout.paths, A4_PAGE.heightPx);
    const normal = breakPages(article, layout, measured);
    const spacing = fitSpacing(article, layout, normal);
    const { breaks } = spacing ?? normal;
    return {
      measured,
      breaks: { ...breaks, ...(spacing && { spacing: spacing.name }), ...(nameSize && { nameSize }) },
    };
  } finally {
    for (const [name, value] of before) setAttribute(article, name, value);
  }
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The largest size at which the name has one line; its own size where none is small enough, or it has one. */
function fitName(article: HTMLElement): NameSize | undefined {
  const name = article.querySelector('h1');
  if (!name || countLines(name) < 2) return undefined;
  for (const size of NAME_SIZES) {
    article.setAttribute(FIT_ATTRIBUTES.nameSize, size);
    if (countLines(name) < 2) return size;
  }
  article.removeAttribute(FIT_ATTRIBUTES.nameSize);
  return undefined;
}

function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  let [lines, bottom] = [0, -Infinity];
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
  for (const box of boxes.toSorted((one, other) => one.top - other.top)) {
    if ((box.top + box.bottom) / 2 > bottom) lines += 1;
    bottom = Math.max(bottom, box.bottom);
  }
  return lines;
}

/** Of a document in two columns whose main one goes on after the sidebar, the pages after it are measured apart. */
function breakPages(article: HTMLElement, layout: PageLayout, measured: MeasuredDocument): Pagination {
  const pagination = layout.paginate(measured);
  const [main = [], side] = pagination.breaks.columns;
  if (!side || main.length <= side.length) return pagination;
  const columns = article.getAttribute('data-columns') ?? '';
  article.setAttribute('data-columns', '1');
  const wide = measureDocument(article, layout.paths, A4_PAGE.heightPx);
  article.setAttribute('data-columns', columns);
  return layout.paginate(measured, wide);
}

const countPages = ({ breaks }: Pagination) => 1 + Math.max(0, ...breaks.columns.map(({ length }) => length));

function fitSpacing(
  article: HTMLElement,
  layout: PageLayout,
  normal: Pagination,
): (Pagination & { readonly name: Spacing }) | undefined {
  const pages = countPages(normal);
  const attempt = (name: Spacing) => {
    article.setAttribute(FIT_ATTRIBUTES.spacing, name);
    const measured = measureDocument(article, layout.paths, A4_PAGE.heightPx);
    return { ...breakPages(article, layout, measured), name };
  };
  if (pages === 1) {
    const large = normal.lastFill < SPARSE_FILL ? attempt('large') : undefined;
    return large && countPages(large) === 1 ? large : undefined;
  }
  if (normal.lastFill >= MIN_LAST_FILL) return undefined;
  for (const name of TIGHTER) {
    const tighter = attempt(name);
    if (countPages(tighter) < pages) return tighter;
  }
  for (const name of LOOSER) {
    const looser = attempt(name);
    if (countPages(looser) === pages && looser.lastFill >= MIN_LAST_FILL) return looser;
  }
  return undefined;
}
