import { findPageSize, PAPER_ATTRIBUTE } from '../../../../shared/templates/page.ts';
import type { TriedLook } from '../../preview/index.ts';

/** How much of a document is beyond its pages, and what fills them most. */
export interface Excess {
  /** Lines of text, about. */
  readonly lines: number;
  /** The longest sections of the column that is too long, by key, with their lines. */
  readonly sections: readonly { readonly key: string; readonly lines: number }[];
}

/** Sections that are named: the longest say where words can be saved. */
const NAMED_SECTIONS = 2;

const endOf = ({ lastElementChild: last }: HTMLElement) => last?.getBoundingClientRect().bottom ?? 0;

/** Measures what a document that is laid out has beyond so many pages. */
export function measureExcess({ article, pages, lastFill }: TriedLook, allowed: number): Excess {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(article);
  const line = Number.parseFloat(lineHeight);
  const { heightPx } = findPageSize(article.getAttribute(PAPER_ATTRIBUTE));
  const room = heightPx - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  const toLines = (height: number) => Math.max(1, Math.ceil(height / line));
  const columns = [...article.querySelectorAll<HTMLElement>(':scope > .body > *')];
  const longest = columns.toSorted((a, b) => endOf(b) - endOf(a))[0];
  const sections = [...(longest?.querySelectorAll<HTMLElement>('[data-section]') ?? [])]
    .map((section) => ({ key: section.dataset['section'] ?? '', lines: toLines(section.offsetHeight) }))
    .toSorted((a, b) => b.lines - a.lines);
  return { lines: toLines((pages - 1 - allowed + lastFill) * room), sections: sections.slice(0, NAMED_SECTIONS) };
}
