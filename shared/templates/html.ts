import { PRODUCT, directionOf } from '../product.ts';
import { resumeLanguage } from '../resume/language.ts';
import type { ResumeData } from '../resume/schema.ts';
import { shown } from './context.ts';
import { templateOrDefault } from './catalogue.ts';
import { resumeDocument } from './document.ts';
import { fallbacksFor, fontFiles, unicodeRangeOf, type FontFile, type FontKey } from './fonts.ts';
import { escapeHtml, textOf, toHtml } from './tree.ts';

/** What the page is put together from; the same files wherever it is rendered. */
export interface PageAssets {
  /** Text of `base.css`. */
  readonly base: string;
  /** Text of `looks/<templateId>.css`. */
  readonly look: string;
  /** Where a font file is: a data: address in a PDF, a path on the site in the preview. */
  readonly fontUrl: (file: FontFile) => string;
}

/** Nothing is fetched, run or submitted from a résumé's page, whatever is in it (facts on hostile markup). */
export const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'; frame-src 'none'; object-src 'none'";

/** Font families a résumé needs: its template's, and the fallbacks only where its text needs them. */
export function fontsOf(resume: ResumeData): FontKey[] {
  const { fonts } = templateOrDefault(resume.templateId);
  return [...fonts, ...fallbacksFor(textOf(resumeDocument(resume)), fonts)];
}

/** `@font-face` rules of these families. */
export function fontFaces(keys: readonly FontKey[], fontUrl: (file: FontFile) => string): string {
  return keys
    .flatMap((key) => fontFiles(key))
    .map((file) => `@font-face{font-family:'${file.family}';font-weight:${file.weight};src:url(${fontUrl(file)}) format('woff2');font-display:block;unicode-range:${unicodeRangeOf(file.key)}}`)
    .join('\n');
}

/** The whole page of a résumé's PDF, self-contained. */
export function resumePage(resume: ResumeData, assets: PageAssets): string {
  const language = resumeLanguage(resume);
  const template = templateOrDefault(resume.templateId);
  const title = shown(resume.personalInfo.fullName) || PRODUCT.name;
  return `<!doctype html><html class="sheet" lang="${language}" dir="${directionOf(language)}" data-template="${template.id}" data-columns="${template.columns}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${escapeHtml(title)}</title><style>@page{size:210mm 297mm;margin:0}html,body{margin:0}
${fontFaces(fontsOf(resume), assets.fontUrl)}
${assets.base}
${assets.look}</style></head><body>${toHtml(resumeDocument(resume))}</body></html>`;
}
