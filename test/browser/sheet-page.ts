import type { Browser, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { buildTemplates } from '../../infra/build/templates.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { A4_PAGE } from '../../shared/templates/page.ts';
import { printPageHtml } from '../tools/template-assets.ts';
import { setUpBrowser } from './worker.ts';

/** A browser page of a sheet's size, on which a file's tests lay out résumés as they are printed. */
export interface SheetPage {
  readonly browser: Browser;
  readonly page: Page;
  /** Lays a résumé out on one endless sheet. */
  lay(resume: ResumeData): Promise<void>;
}

/** Has it before the file's tests. */
export function setUpSheetPage(): SheetPage {
  let browser: Browser;
  let page: Page;
  setUpBrowser((one) => (browser = one));
  beforeAll(async () => {
    await buildTemplates();
    page = await browser.newPage({ viewport: { width: Math.ceil(A4_PAGE.widthPx), height: A4_PAGE.heightPx } });
  });
  return {
    get browser() {
      return browser;
    },
    get page() {
      return page;
    },
    async lay(resume) {
      await page.setContent(printPageHtml(resume));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    },
  };
}
