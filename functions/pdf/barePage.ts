import { languageOfDirection, textDirection, type Language } from '../../shared/platform/language.ts';
import { fontFaceCss, RESUME_PAGE_CSP } from '../../shared/templates/html.ts';
import { cssFamily, findFallbackFonts, type FontKey } from '../../shared/templates/fonts.ts';
import { findTemplateOrDefault } from '../../shared/templates/catalogue.ts';
import type { TemplateAssets } from './templateAssets.ts';
import type { PrintCost } from './printCost.ts';
import type { PrintDocument } from './printPage.ts';
import { checkBarePage, checkMarkupSize, ImageBudget } from './bareLimits.ts';
import { sanitizeStylesheet } from './sanitizeCss.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

export interface BareMarkup {
  readonly html: string;
  readonly css: string;
  readonly templateId: string;
}

/**
 * Builds the page of bare markup (API-04): the allowed part of a caller's markup and styles, on our paper, in the fonts
 * of the template and under the policy of our own pages. Body text is 10pt (PDF-05) unless the styles say otherwise.
 * Throws pdf_too_complex, invalid_request.
 */
export function toBarePage(
  { html, css, templateId }: BareMarkup,
  assets: TemplateAssets,
): { document: PrintDocument; language: Language; cost: PrintCost } {
  checkMarkupSize(html, css);
  const pictures = new ImageBudget();
  const markup = sanitizeHtml(html, pictures.allows);
  const { body, text } = markup;
  const sheet = `${css}\n${markup.styles}`;
  checkMarkupSize('', sheet);
  const styles = sanitizeStylesheet(sheet, pictures.allows);
  checkBarePage(markup, styles);
  const language = languageOfDirection(isMostlyHebrew(text) ? 'rtl' : 'ltr');
  const template = findTemplateOrDefault(templateId);
  const { fonts } = template;
  const keys = [...new Set<FontKey>([...fonts, ...findFallbackFonts(text, fonts), 'fallback'])];
  const families = [...new Set(keys.map(cssFamily))].join(',');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${RESUME_PAGE_CSP}">`;
  const sheetStyles = [
    `@page{size:210mm 297mm;margin:0}body{margin:0;font:400 10pt/1.45 ${families},sans-serif}`,
    assets.inlineFiles(fontFaceCss(keys, assets.referencesFor(template).fontUrl)),
    styles.css,
  ].join('\n');
  const opening = `<!doctype html><html lang="${language}" dir="${textDirection(language)}">`;
  const head = `${opening}<head><meta charset="utf-8">${policy}<style>${sheetStyles}</style></head><body>`;
  return { document: { head, body }, language, cost: markup.cost };
}

function isMostlyHebrew(text: string): boolean {
  const hebrew = text.match(/[\u0590-\u05ff]/g)?.length ?? 0;
  return hebrew > 0 && hebrew >= (text.match(/[a-z]/gi)?.length ?? 0) / 2;
}
