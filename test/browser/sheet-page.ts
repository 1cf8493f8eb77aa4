import type { Browser, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { Language } from '../../shared/platform/language.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { A4_PAGE } from '../../shared/templates/page.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { showPrintPage } from '../tools/print-page.ts';
import { setUpBrowser, setUpTemplates } from './worker.ts';

/** A browser page of a sheet's size, on which a file's tests lay out résumés as they are printed. */
export interface SheetPage {
  readonly browser: Browser;
  readonly page: Page;
  /** Lays a résumé out on one endless sheet. */
  lay(resume: ResumeData): Promise<void>;
  /** The boxes of what is written in the first element of each selector, in px. */
  textBoxes(...selectors: string[]): Promise<DOMRect[]>;
}

/** Has it before the file's tests. */
export function setUpSheetPage(): SheetPage {
  let browser: Browser;
  let page: Page;
  setUpBrowser((one) => (browser = one));
  setUpTemplates();
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: Math.ceil(A4_PAGE.widthPx), height: A4_PAGE.heightPx } });
  });
  return {
    get browser() {
      return browser;
    },
    get page() {
      return page;
    },
    lay: (resume) => showPrintPage(page, resume),
    textBoxes: (...selectors) =>
      page.evaluate(
        (wanted) =>
          wanted.map((selector) => {
            const range = document.createRange();
            range.selectNodeContents(document.querySelector(selector) as Element);
            return range.getBoundingClientRect();
          }),
        selectors,
      ),
  };
}

/** The sample in a language. */
export const sampleOf = (language: Language): ResumeData => (language === 'he' ? SAMPLE_HE : SAMPLE_EN);

/** Where the lines of a box begin: at the right in Hebrew. */
export const startOf = (box: DOMRect | undefined, language: Language): number =>
  (language === 'he' ? box?.right : box?.left) ?? Number.NaN;
