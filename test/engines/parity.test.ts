import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, type TaskMeta } from 'vitest';
import { buildTemplates } from '../../infra/build/templates.ts';
import { LANGUAGES } from '../../shared/platform/language.ts';
import { A4_PAGE } from '../../shared/templates/page.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { launchBrowser } from '../browser/launch.ts';
import { comparePages, type PageComparison } from './comparePages.ts';
import type { EnginePage } from './enginePage.ts';
import { describeEngines, takePicture } from './engineSuite.ts';
import { ParityDocuments, type ParityDocument } from './parityDocuments.ts';
import { servePreview } from './previewSite.ts';
import { readPages } from './readPages.ts';
import { showPdfBreaks } from './showPdfBreaks.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the reporter adds up, by engine. */
    parity?: { readonly engine: string; readonly kind: 'sizes' | 'lengths'; readonly compared: PageComparison[] };
  }
}

/** Templates to try, by id, for whoever changes one; all of them unless it says otherwise. */
const CHOSEN = process.env['ENGINE_TEMPLATES']?.split(',');
const templates = TEMPLATES.filter(({ id }) => CHOSEN?.includes(id) ?? true);

let printer: Browser;
let site: Awaited<ReturnType<typeof servePreview>>;
let documents: ParityDocuments;

beforeAll(async () => {
  await buildTemplates();
  [printer, site] = await Promise.all([launchBrowser(), servePreview()]);
  documents = new ParityDocuments(await printer.newPage());
});
afterAll(async () => {
  await printer?.close();
  await site?.close();
});

/** How much of its pages the document is said to fill, and their margin in CSS px. Runs in the page. */
function readFill(): { readonly fill: number; readonly margin: number } {
  let fill = 0;
  window.preview.onPages((pages) => (fill = pages.fill))();
  const shown = document.querySelector('#host')?.shadowRoot?.querySelector('.sheet > .resume');
  return { fill, margin: shown ? Number.parseFloat(getComputedStyle(shown).paddingTop) : Number.NaN };
}

async function compare(page: EnginePage, document: ParityDocument): Promise<PageComparison> {
  const { resume, breaks } = document;
  await page.evaluate(showPdfBreaks, { resume, breaks });
  return comparePages(document, await page.until(readPages, undefined, 'the pages'));
}

/** What is wrong in the pages of one document; the same wherever it is asked, so that a failure can be read. */
function faultsOf(comparison: PageComparison): string[] {
  const { document, pages, fit, elsewhere, lines, sameLines } = comparison;
  const faults = [
    pages.shown !== pages.printed && `${pages.shown} pages, the PDF has ${pages.printed}`,
    fit.shown !== fit.printed && `set ${fit.shown}, the PDF ${fit.printed}`,
    elsewhere > 0 && `${elsewhere} words on another page`,
    sameLines < lines && `${lines - sameLines} of ${lines} lines broken elsewhere`,
  ].filter((fault) => fault !== false);
  return faults.length === 0 ? [] : [`${document}: ${faults.join(', ')}`];
}

describeEngines('the preview shows the pages of the PDF', (engine, browser) => {
  let page: EnginePage;
  beforeAll(async () => {
    page = await browser().open();
    await page.goTo(site.url);
    await page.until(() => 'preview' in window && Boolean(window.preview), undefined, 'the preview');
  });
  afterAll(() => page?.close());

  /** Compares all of them before it fails, so that the figures are whole. */
  const holds = async (made: readonly ParityDocument[], meta: TaskMeta, kind: 'sizes' | 'lengths') => {
    const compared: PageComparison[] = [];
    meta.parity = { engine: engine.name, kind, compared };
    const faults: string[] = [];
    for (const document of made) {
      // oxlint-disable-next-line no-await-in-loop -- one window
      const comparison = await compare(page, document);
      compared.push(comparison);
      const found = faultsOf(comparison);
      faults.push(...found);
      // oxlint-disable-next-line no-await-in-loop
      if (found.length > 0) await takePicture(page, `${engine.id} ${comparison.document}`);
    }
    expect(faults).toEqual([]);
  };

  for (const { id } of templates) {
    for (const language of LANGUAGES) {
      it(`[PDF-05] ${id} in ${language}, from sparse to four pages`, async ({ task }) => {
        await holds(await documents.sizes(id, language), task.meta, 'sizes');
      });
    }
  }

  it('[PDF-05] tells how much of its page a résumé fills that is set larger', async () => {
    const document = (await documents.sizes('professional', 'he')).find(({ breaks }) => breaks.spacing === 'large');
    await compare(page, document as ParityDocument);
    const { fill, margin } = await page.evaluate(readFill, undefined);
    const lowest = Math.max(...[...(document as ParityDocument).places.values()].map(({ y }) => y));
    // It is given to a tenth.
    expect(Math.abs(fill - (lowest - margin) / (A4_PAGE.heightPx - 2 * margin))).toBeLessThan(0.06);
  });

  for (const [at, { id }] of templates.entries()) {
    const language = LANGUAGES[at % LANGUAGES.length] ?? 'he';
    it(`[PDF-05] ${id} in ${language}, line by line over the end of its first page`, async ({ task }) => {
      await holds(await documents.lengths(id, language), task.meta, 'lengths');
    });
  }
});
