import { describe, expect, it } from 'vitest';
import { h } from '../document/tree.ts';
import type { EndlessPage } from './endlessPage.ts';
import type { PageFit } from './fit.ts';
import { fitPagesNow } from './fitPages.ts';
import type { MeasuredDocument } from './measure.ts';
import { createPageLayout } from './pageLayout.ts';
import type { Pagination } from './paginate.ts';

/** How often a document of two pages is set, whose last one is nearly blank whatever is tried. */
function triedFor(isLastChosen: boolean): number {
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
  fitPagesNow(page, createPageLayout(h('article', {})));
  return tried;
}

/** Whether another engine may come to other pages than these, of a document that is the same in each step. */
function isCloseAt({ areaFill, lastFill = areaFill, nameSize }: Partial<Pagination & PageFit>): boolean {
  const page = {
    set: () => undefined,
    fitName: () => nameSize,
    breakPages: () => ({ breaks: { columns: [[]], cloned: [] }, lastFill, areaFill, measured: {} as MeasuredDocument }),
  } as unknown as EndlessPage;
  return fitPagesNow(page, createPageLayout(h('article', {}))).isClose;
}

describe('the fit of pages', () => {
  it('[PDF-05] tells what another engine may set otherwise: by pages, by the space that is left, by the name', () => {
    const fills = [0.2, 0.47, 0.52, 0.6, 0.8, 0.9].map((areaFill) => isCloseAt({ areaFill }));
    expect(fills).toEqual([false, true, true, false, false, true]);
    expect(isCloseAt({ areaFill: 0.3, lastFill: 0.9 })).toBe(true);
    expect(isCloseAt({ areaFill: 0.7, nameSize: '1' })).toBe(true);
  });

  it('tries each step of spacing for a last page that is nearly blank, but none where the person began it', () => {
    expect(triedFor(false)).toBe(2 + 3 + 3);
    expect(triedFor(true)).toBe(2);
  });
});
