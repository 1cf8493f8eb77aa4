import { LANGUAGE_FACTS, textDirection, type Language } from '../platform/language.ts';
import { resumeLanguage } from '../resume/resumeLanguage.ts';
import type { ResumeData } from '../resume/schema.ts';
import { linkPath, linkPdfPath } from '../site/linkPaths.ts';
import { PRODUCT } from '../site/product.ts';
import { SHARE_IMAGE_SIZE, shareImagePath } from '../site/shareImage.ts';
import { templateOf } from './catalogue.ts';
import { designStyle } from './design/renderDesign.ts';
import { toDisplayText } from './document/context.ts';
import { buildResumeDocument } from './document/document.ts';
import { escapeHtml, h, treeToHtml, treeToText, type TreeElement } from './document/tree.ts';
import { fontFaceCss, requiredFonts, type ResumePageAssets } from './html.ts';
import { findPageSize } from './page.ts';
import { createPageLayout, createSheet } from './pagination/pageLayout.ts';
import type { PageBreaks } from './pagination/paginate.ts';

export interface LinkPageAssets extends ResumePageAssets {
  /** Text of `linkPage.css`. */
  readonly linkCss: string;
}

export interface LinkPageOptions {
  readonly key: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Address of the site, without a slash at its end. */
  readonly site: string;
  /** Where the pages of its PDF begin; without them, a browser that prints cuts the endless sheet itself. */
  readonly breaks?: PageBreaks | undefined;
}

/** The parts of a link's page: each style needs its hash in the policy of the page (`styles`, in that form). */
export interface LinkPage {
  /** The same for many résumés of a look, with references to files. */
  readonly sharedStyle: string;
  /** Styles of this résumé alone; '' for most. */
  readonly ownStyle: string;
  readonly html: (sharedStyle: string) => string;
}

/** Words beside the document, in the résumé's language, for readers who may never have been here. */
const LABELS: Readonly<Record<Language, { resume: string; pdf: string; made: string }>> = {
  he: { resume: 'קורות חיים', pdf: 'הורדת PDF', made: 'נכתב ב' },
  en: { resume: 'Résumé', pdf: 'Download PDF', made: 'Written with ' },
};

/** Returns the rule for robots: no access unless the owner allows it, and no copy of a page that can be taken back. */
export const robotsRule = (indexed: boolean) => (indexed ? 'noarchive' : 'noindex, nofollow, noarchive');

/**
 * Renders the page of a link (decision 109): the document of the résumé's PDF on one endless sheet, complete and
 * without a script. No style is in an attribute, so that its policy can name every style by its hash.
 */
export function renderLinkPage(resume: ResumeData, assets: LinkPageAssets, options: LinkPageOptions): LinkPage {
  const language = resumeLanguage(resume);
  const document = withoutStyle(buildResumeDocument(resume));
  const template = templateOf(resume);
  const { widthMm, heightMm } = findPageSize(resume.design?.paper);
  const properties = designStyle(resume.design, template);
  const ownStyle = properties === undefined ? '' : `.sheet,.resume{${properties}}`;
  const sharedStyle = [
    fontFaceCss(requiredFonts(resume, treeToText(document)), assets.fontUrl),
    assets.baseCss,
    assets.styleCss,
    assets.linkCss,
    `@page{size:${widthMm}mm ${heightMm}mm}`,
  ].join('\n');
  const paper = renderPaper(document, options.breaks);
  const html = (filled: string) =>
    [
      `<!doctype html><html lang="${language}" dir="${textDirection(language)}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      renderMeta(resume, language, options),
      `<style>${filled}</style>${ownStyle && `<style>${ownStyle}</style>`}</head>`,
      `<body${paper && ' class="laid-out"'}>`,
      `<main class="page"><div class="ground">${treeToHtml(createSheet(document))}</div></main>`,
      treeToHtml(renderFooter(language, options.key)),
      paper,
      '</body></html>',
    ].join('');
  return { sharedStyle, ownStyle, html };
}

/** The sheets of the PDF, which are seen on paper alone; '' if they are not known, or are not this document's. */
function renderPaper(document: TreeElement, breaks: PageBreaks | undefined): string {
  if (!breaks) return '';
  const layout = createPageLayout(document);
  if (!layout.accepts(breaks)) return '';
  return `<div class="paper">${layout.sheets(breaks).map(treeToHtml).join('')}</div>`;
}

function withoutStyle(document: TreeElement): TreeElement {
  const { style: _style, ...attributes } = document.attributes;
  return { ...document, attributes };
}

function renderFooter(language: Language, key: string): TreeElement {
  const { pdf, made } = LABELS[language];
  return h(
    'footer',
    { class: 'below' },
    h('a', { class: 'pdf', href: linkPdfPath(key), rel: 'nofollow' }, pdf),
    h('p', {}, made, h('a', { href: '/' }, PRODUCT.name[language])),
  );
}

/** Title, robots and the card that messengers show: the name and what it is, and no word of the text. */
function renderMeta(resume: ResumeData, language: Language, { key, indexed, site }: LinkPageOptions): string {
  const { resume: kind } = LABELS[language];
  const name = toDisplayText(resume.personalInfo.fullName);
  const headline = toDisplayText(resume.headline ?? '');
  const title = [name, headline].filter((part) => part !== '').join(' – ') || kind;
  const description = `${kind} · ${PRODUCT.name[language]}`;
  const address = site + linkPath(key);
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'profile'],
    ['og:site_name', PRODUCT.name[language]],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:locale', LANGUAGE_FACTS[language].locale.replace('-', '_')],
    ['og:image', site + shareImagePath(language)],
    ['og:image:width', String(SHARE_IMAGE_SIZE.width)],
    ['og:image:height', String(SHARE_IMAGE_SIZE.height)],
  ];
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="robots" content="${robotsRule(indexed)}">`,
    `<meta name="referrer" content="no-referrer">`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="twitter:card" content="summary">',
    ...properties.map(([name_, content]) => `<meta property="${name_}" content="${escapeHtml(content)}">`),
    ...(indexed ? [`<link rel="canonical" href="${escapeHtml(address)}">`] : []),
    `<link rel="alternate" type="application/pdf" href="${linkPdfPath(key)}">`,
    '<link rel="icon" href="/icons/icon-192.png">',
  ].join('');
}
