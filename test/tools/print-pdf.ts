import type { Page } from 'playwright-core';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { printPageHtml } from './template-assets.ts';

/** The PDF of a résumé as the product prints it, without what the server adds around it. */
export async function printPdf(page: Page, resume: ResumeData): Promise<Buffer> {
  await page.setContent(printPageHtml(resume));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true, scale: 1 });
}
