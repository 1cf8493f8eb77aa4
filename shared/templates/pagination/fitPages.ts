import type { EndlessPage } from './endlessPage.ts';
import { CLOSE_TO_FULL, CLOSE_TO_SPARSE, MIN_LAST_FILL, SPARSE_FILL, type PageFit, type Spacing } from './fit.ts';
import type { MeasuredDocument } from './measure.ts';
import type { PageLayout } from './pageLayout.ts';
import type { PageBreaks, Pagination } from './paginate.ts';

/** A document that is broken into pages that it fits. */
export interface FittedPages {
  /** As the template sets it. */
  readonly measured: MeasuredDocument;
  readonly breaks: PageBreaks;
  /** How much of its last page it fills, as it is set (0 to 1). */
  readonly lastFill: number;
  /** Whether an engine that lays texts out a little differently may have other pages, or set them differently. */
  readonly isClose: boolean;
}

const TIGHTER = ['tight-1', 'tight-2', 'tight-3'] as const satisfies readonly Spacing[];
/** Densities of a letter, which has one page: the last is the smallest that can be read. */
const DENSER = [...TIGHTER, 'dense-1', 'dense-2', 'dense-3'] as const satisfies readonly Spacing[];
const LOOSER = ['loose-1', 'loose-2', 'loose-3'] as const satisfies readonly Spacing[];

/**
 * Breaks a document into pages; where the last of them would be nearly blank, at the least change of spacing that takes
 * it away or fills it; a letter that is longer than a page, at the least that makes it one, or the tightest where none
 * does; a name that is too long for its line is set smaller. Most documents are measured once. It yields
 * before each step that is tried, which is a layout of the whole document. In the end the document is set as it fits.
 */
export function* fitPages(page: EndlessPage, layout: PageLayout): Generator<undefined, FittedPages> {
  page.set({});
  const nameSize = page.fitName();
  const normal = page.breakPages(layout);
  const spaced = yield* fitSpacing(page, layout, normal, nameSize);
  const { breaks, lastFill, fit } = spaced.pages ?? { ...normal, fit: { nameSize } };
  page.set(fit);
  const isClose = spaced.isClose || fit.nameSize !== undefined;
  return { measured: normal.measured, breaks: withFit(breaks, fit), lastFill, isClose };
}

/** All steps of {@link fitPages} at once. */
export function fitPagesNow(page: EndlessPage, layout: PageLayout): FittedPages {
  const steps = fitPages(page, layout);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The breaks of a document that stays set as it is. */
export const withFit = (breaks: PageBreaks, { spacing, nameSize }: PageFit): PageBreaks => ({
  ...breaks,
  ...(spacing && { spacing }),
  ...(nameSize && { nameSize }),
});

/** Pages of a document that is broken so. */
export const countPages = ({ breaks }: Pick<Pagination, 'breaks'>) =>
  1 + Math.max(0, ...breaks.columns.map(({ length }) => length));

interface Spaced {
  /** None if the document stays as its template sets it. */
  readonly pages?: (Pagination & { readonly fit: PageFit }) | undefined;
  readonly isClose: boolean;
}

function* fitSpacing(
  page: EndlessPage,
  layout: PageLayout,
  normal: Pagination,
  nameSize: PageFit['nameSize'],
): Generator<undefined, Spaced> {
  const pages = countPages(normal);
  const attempt = (spacing: Spacing) => {
    page.set({ spacing, nameSize });
    // A larger name is longer.
    const fit = { spacing, nameSize: spacing === 'large' ? page.fitName() : nameSize };
    return { ...page.breakPages(layout), fit };
  };
  if (pages === 1) {
    const isClose = Math.abs(normal.areaFill - SPARSE_FILL) < CLOSE_TO_SPARSE || normal.lastFill > CLOSE_TO_FULL;
    if (normal.areaFill >= SPARSE_FILL) return { isClose };
    yield;
    const large = attempt('large');
    const fits = countPages(large) === 1;
    return { pages: fits ? large : undefined, isClose: isClose || !fits || large.lastFill > CLOSE_TO_FULL };
  }
  if (layout.isOnePage) {
    for (const spacing of DENSER) {
      yield;
      const denser = attempt(spacing);
      if (countPages(denser) === 1 || spacing === DENSER.at(-1)) return { pages: denser, isClose: true };
    }
  }
  // A section that the person begins on a new page may be short.
  if (normal.lastFill >= MIN_LAST_FILL || normal.isLastChosen) return { isClose: true };
  for (const spacing of TIGHTER) {
    yield;
    const tighter = attempt(spacing);
    if (countPages(tighter) < pages) return { pages: tighter, isClose: true };
  }
  for (const spacing of LOOSER) {
    yield;
    const looser = attempt(spacing);
    if (countPages(looser) === pages && looser.lastFill >= MIN_LAST_FILL) return { pages: looser, isClose: true };
  }
  return { isClose: true };
}
