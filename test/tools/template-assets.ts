import { readFileSync } from 'node:fs';
import type { ResumeData } from '../../shared/resume/schema.ts';
import type { FontFile } from '../../shared/templates/fonts.ts';
import { templateOf } from '../../shared/templates/catalogue.ts';
import { renderResumePage } from '../../shared/templates/html.ts';

const TEMPLATE_SOURCE = new URL('../../shared/templates/', import.meta.url);
const FONTS_FOLDER = new URL('../../.build/templates/fonts/', import.meta.url);
const fontCache = new Map<string, string>();
const cssCache = new Map<string, string>();

/** What lays a document out in a page. `buildTemplates` must have run. */
export const readLayOutScript = (): string => readFileSync(new URL('../layOutPage.js', FONTS_FOLDER), 'utf8');

/** A font file as a data: address, as the PDF carries it. `buildTemplates` must have run. */
export function fontUrl({ file }: FontFile): string {
  let url = fontCache.get(file);
  if (url === undefined)
    fontCache.set(
      file,
      (url = `data:font/woff2;base64,${readFileSync(new URL(file, FONTS_FOLDER)).toString('base64')}`),
    );
  return url;
}

/** Read once (memoized): preview and PDF of one run are then the same, also while somebody edits a template style. */
function readCss(path: string): string {
  let text = cssCache.get(path);
  if (text === undefined) cssCache.set(path, (text = readFileSync(new URL(path, TEMPLATE_SOURCE), 'utf8')));
  return text;
}

export function readBaseCss(): string {
  return readCss('base.css');
}

/** CSS text of `styles/<style>.css` (`Template.style`). */
export function readTemplateStyle(style: string): string {
  return readCss(`styles/${style}.css`);
}

/** Whether a version of a template has its CSS. */
export function hasTemplateStyle(style: string): boolean {
  try {
    return readTemplateStyle(style) !== '';
  } catch {
    return false;
  }
}

/** The page that is printed, built from the current sources. */
export function printPageHtml(resume: ResumeData): string {
  return renderResumePage(resume, {
    baseCss: readBaseCss(),
    styleCss: readTemplateStyle(templateOf(resume).style),
    fontUrl,
  });
}
