import { describe, expect, it } from 'vitest';
import { h } from '../document/tree.ts';
import type { EndlessPage } from './endlessPage.ts';
import { fitPagesNow } from './fitPages.ts';
import type { MeasuredDocument } from './measure.ts';
import { createPageLayout } from './pageLayout.ts';

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

describe('the fit of pages', () => {
  it('tries each step of spacing for a last page that is nearly blank, but none where the person began it', () => {
    expect(triedFor(false)).toBe(2 + 3 + 3);
    expect(triedFor(true)).toBe(2);
  });
});
