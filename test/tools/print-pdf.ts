import type { Page } from 'playwright-core';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import { treeToHtml } from '../../shared/templates/document/tree.ts';
import { measureScript } from '../../shared/templates/html.ts';
import type { MeasuredDocument } from '../../shared/templates/pagination/measure.ts';
import { createPageLayout } from '../../shared/templates/pagination/pageLayout.ts';
import { printPageHtml } from './template-assets.ts';

/** The PDF of a résumé as the product prints it, without what the server adds around it. */
export async function printPdf(page: Page, resume: ResumeData): Promise<Buffer> {
  await showSheets(page, resume);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true, scale: 1 });
}

/** The sheets that are printed, one below the other. */
export async function showSheets(page: Page, resume: ResumeData): Promise<void> {
  await page.setContent(printPageHtml(resume));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const layout = createPageLayout(buildResumeDocument(resume));
  const measured = (await page.evaluate(measureScript(layout))) as MeasuredDocument;
  const sheets = layout.sheets(measured).map(treeToHtml).join('');
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, sheets);
}
