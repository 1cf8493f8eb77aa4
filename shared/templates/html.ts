import { textDirection } from '../platform/language.ts';
import { PRODUCT } from '../site/product.ts';
import { resumeLanguage } from '../resume/resumeLanguage.ts';
import type { ResumeData } from '../resume/schema.ts';
import { designFonts } from './design/renderDesign.ts';
import { toDisplayText } from './document/context.ts';
import { templateOf } from './catalogue.ts';
import { buildResumeDocument } from './document/document.ts';
import { findFallbackFonts, listFontFiles, cssUnicodeRange, type FontFile, type FontKey } from './fonts.ts';
import { escapeHtml, treeToText, treeToHtml } from './document/tree.ts';
import { findPageSize } from './page.ts';

/** Files that make up the page, wherever it is rendered. */
export interface ResumePageAssets {
  /** Text of `base.css`. */
  readonly baseCss: string;
  /** Text of `styles/<style>.css` of its version of the template. */
  readonly styleCss: string;
  /** Returns the address of a font file: a data: address in a PDF, a path on the site in the preview. */
  readonly fontUrl: (file: FontFile) => string;
}

/** Nothing is fetched, run or submitted from a résumé's page, whatever is in it (facts on hostile markup). */
export const RESUME_PAGE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; " +
  "base-uri 'none'; form-action 'none'; frame-src 'none'; object-src 'none'";

/** Returns the designed families of a résumé: its template's, and those of its design. */
export const documentFonts = (resume: ResumeData): FontKey[] => [
  ...new Set([...templateOf(resume).fonts, ...designFonts(resume.design)]),
];

/**
 * Font families a résumé needs: the designed ones, and the fallbacks only where the text of its document needs them.
 */
export function requiredFonts(resume: ResumeData, text = treeToText(buildResumeDocument(resume))): FontKey[] {
  const fonts = documentFonts(resume);
  return [...fonts, ...findFallbackFonts(text, fonts)];
}

/** `@font-face` rules of these families. */
export function fontFaceCss(keys: readonly FontKey[], fontUrl: (file: FontFile) => string): string {
  return keys
    .flatMap((key) => listFontFiles(key))
    .map(
      (file) =>
        `@font-face{font-family:'${file.family}';font-weight:${file.weight};` +
        `src:url(${fontUrl(file)}) format('woff2');font-display:block;` +
        `unicode-range:${cssUnicodeRange(file.key)}}`,
    )
    .join('\n');
}

export interface PageHeadOptions {
  readonly title?: string;
  /** Text of the résumé's document, where somebody has built it already. */
  readonly text?: string;
}

/**
 * The page of a résumé's PDF up to `<body>`: language, policy, styles and fonts. The same for many résumés, unless it
 * has a title.
 */
export function renderPageHead(
  resume: ResumeData,
  assets: ResumePageAssets,
  { title = '', text }: PageHeadOptions = {},
): string {
  const language = resumeLanguage(resume);
  const { widthMm, heightMm, heightPx } = findPageSize(resume.design?.paper);
  const height = `${heightPx}px`;
  return `<!doctype html><html lang="${language}" dir="${textDirection(language)}"><head><meta charset="utf-8">\
<meta http-equiv="Content-Security-Policy" content="${RESUME_PAGE_CSP}">\
${title && `<title>${escapeHtml(title)}</title>`}\
<style>@page{size:${widthMm}mm ${heightMm}mm;margin:0}html,body{margin:0}
.sheet{block-size:${height};overflow:clip;print-color-adjust:exact}.sheet+.sheet{break-before:page}
[data-given]>.sheet{block-size:auto;min-block-size:${height};overflow:visible}
${fontFaceCss(requiredFonts(resume, text), assets.fontUrl)}
${assets.baseCss}
${assets.styleCss}</style></head><body>`;
}

/**
 * The document of a résumé's PDF as a self-contained HTML page, on one endless page: its sheets take its place there
 * (`pagination/layOutPage.ts`).
 */
export function renderResumePage(resume: ResumeData, assets: ResumePageAssets): string {
  const title = toDisplayText(resume.personalInfo.fullName) || PRODUCT.name.en;
  return `${renderPageHead(resume, assets, { title })}${treeToHtml(buildResumeDocument(resume))}</body></html>`;
}
