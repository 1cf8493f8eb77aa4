import { describe, expect, it } from 'vitest';
import { h } from '../document/tree.ts';
import type { EndlessPage } from './endlessPage.ts';
import type { PageFit } from './fit.ts';
import { fitPagesNow } from './fitPages.ts';
import type { MeasuredDocument } from './measure.ts';
import { createPageLayout } from './pageLayout.ts';
import type { Pagination } from './paginate.ts';

/** How often a document of two pages is set, whose last one is nearly blank whatever is tried. */
function triedFor(isLastChosen: boolean, kind?: 'letter'): number {
  let tried = 0;
  const page = {
    set: () => (tried += 1),
    fitName: () => undefined,
    breakPages: () => ({
      breaks: { columns: [[{ unit: 1, offset: 0 }]], cloned: [] },
      lastFill: 0.05,
      areaFill: 0.05,
      isLastChosen,
      measured: {} as MeasuredDocument,
    }),
  } as unknown as EndlessPage;
  fitPagesNow(page, createPageLayout(h('article', { 'data-kind': kind })));
  return tried;
}

/** How a letter is set that has so many pages in each spacing. */
const setFor = (pagesIn: (spacing: string | undefined) => number) => {
  let spacing: string | undefined;
  const page = {
    set: (fit: PageFit) => (spacing = fit.spacing),
    fitName: () => undefined,
    breakPages: () => ({
      breaks: { columns: [Array.from({ length: pagesIn(spacing) - 1 }, () => ({ unit: 1, offset: 0 }))], cloned: [] },
      lastFill: 0.9,
      areaFill: 0.9,
      measured: {} as MeasuredDocument,
    }),
  } as unknown as EndlessPage;
  return fitPagesNow(page, createPageLayout(h('article', { 'data-kind': 'letter' }))).breaks.spacing;
};

/** Whether another engine may come to other pages than these, of a document that is the same in each step. */
function isCloseAt({ areaFill, lastFill = areaFill, nameSize }: Partial<Pagination & PageFit>): boolean {
  const page = {
    set: () => undefined,
    fitName: () => nameSize,
    breakPages: () => ({ breaks: { columns: [[]], cloned: [] }, lastFill, areaFill, measured: {} as MeasuredDocument }),
  } as unknown as EndlessPage;
  return fitPagesNow(page, createPageLayout(h('article', {}))).isClose;
}

/** How a document of one page is set that fills so much of it, and its name, in each spacing. */
function largeFor(areaFill: number, pagesLarge = 1) {
  let spacing: string | undefined;
  const page = {
    set: (fit: PageFit) => (spacing = fit.spacing),
    fitName: () => (spacing === 'large' ? '2' : '1'),
    breakPages: () => ({
      breaks: { columns: [spacing === 'large' && pagesLarge > 1 ? [{ unit: 1, offset: 0 }] : []], cloned: [] },
      lastFill: spacing === 'large' ? 0.6 : 0.3,
      areaFill,
      measured: {} as MeasuredDocument,
    }),
  } as unknown as EndlessPage;
  const { breaks, lastFill } = fitPagesNow(page, createPageLayout(h('article', {})));
  return [breaks.spacing, breaks.nameSize, lastFill];
}

describe('the fit of pages', () => {
  it('sets what fills less than half of its page larger, with a name that fits it then, unless it is two', () => {
    expect(largeFor(0.49)).toEqual(['large', '2', 0.6]);
    expect(largeFor(0.5)).toEqual([undefined, '1', 0.3]);
    expect(largeFor(0.49, 2)).toEqual([undefined, '1', 0.3]);
  });

  it('[PDF-05] tells what another engine may set differently: by pages, by the space that is left, by the name', () => {
    const fills = [0.2, 0.47, 0.52, 0.6, 0.8, 0.9].map((areaFill) => isCloseAt({ areaFill }));
    expect(fills).toEqual([false, true, true, false, false, true]);
    expect(isCloseAt({ areaFill: 0.3, lastFill: 0.9 })).toBe(true);
    expect(isCloseAt({ areaFill: 0.7, nameSize: '1' })).toBe(true);
  });

  it('tries each step of spacing for a last page that is nearly blank, but none where the person began it', () => {
    expect(triedFor(false)).toBe(2 + 3 + 3);
    expect(triedFor(true)).toBe(2);
  });

  it('sets a letter ever denser until it is one page, and as densely as can be where it never is', () => {
    expect(setFor(() => 1)).toBeUndefined();
    expect(setFor((spacing) => (spacing?.startsWith('dense') ? 1 : 2))).toBe('dense-1');
    expect(setFor(() => 3)).toBe('dense-3');
    expect(triedFor(false, 'letter')).toBe(2 + 6);
  });
});
