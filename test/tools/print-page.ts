import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { printPageHtml } from './template-assets.ts';

/** In the page: by which styles and typefaces it is, so that another résumé of the same needs only a body. */
interface StyledRoot extends HTMLElement {
  styledBy?: string;
}

/**
 * Shows the page that is printed, on one endless sheet, with its typefaces loaded. Styles and typefaces stay where the
 * page has them already, as they do where the product prints: to decode typefaces takes three times as long as to lay a
 * résumé out. What a test adds outside the body stays as well.
 */
export async function showPrintPage(page: Page, resume: ResumeData): Promise<void> {
  const html = printPageHtml(resume);
  const [from, to] = [html.indexOf('<style>'), html.indexOf('</style>')];
  const styledBy = createHash('sha256').update(html.slice(from, to)).digest('hex');
  const unstyled = html.slice(0, from) + html.slice(to + '</style>'.length);
  if (await page.evaluate(replaceBody, { unstyled, styledBy })) return;
  await page.setContent(html);
  await page.evaluate((styles) => {
    (document.documentElement as StyledRoot).styledBy = styles;
    return document.fonts.ready.then(() => undefined);
  }, styledBy);
}

/** Runs in the page. False where it has other styles. */
async function replaceBody({ unstyled, styledBy }: { unstyled: string; styledBy: string }): Promise<boolean> {
  const root: StyledRoot = document.documentElement;
  if (root.styledBy !== styledBy) return false;
  const next = new DOMParser().parseFromString(unstyled, 'text/html');
  root.lang = next.documentElement.lang;
  root.dir = next.documentElement.dir;
  document.title = next.title;
  document.body.replaceWith(document.adoptNode(next.body));
  window.scrollTo(0, 0);
  // Laid out, it asks for the typefaces that it needs.
  root.getBoundingClientRect();
  await document.fonts.ready;
  return true;
}
