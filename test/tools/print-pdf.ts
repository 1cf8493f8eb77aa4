import type { Page } from 'playwright-core';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import type { PrintedBreaks } from '../../shared/templates/pagination/layOutPage.ts';
import { showPrintPage } from './print-page.ts';
import { readLayOutScript } from './template-assets.ts';

/** The PDF of a résumé as the product prints it, without what the server adds around it. */
export async function printPdf(page: Page, resume: ResumeData): Promise<Buffer> {
  await showSheets(page, resume);
  return printShown(page);
}

/** The PDF of what {@link showSheets} shows. */
export const printShown = (page: Page): Promise<Buffer> =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true, scale: 1 });

/** Shows the sheets that are printed, one below the other. Returns their breaks, and their lines. */
export async function showSheets(page: Page, resume: ResumeData): Promise<PrintedBreaks> {
  await showPrintPage(page, resume);
  await page.evaluate(readLayOutScript());
  return page.evaluate((tree) => readPrintedBreaks(tree), buildResumeDocument(resume));
}
