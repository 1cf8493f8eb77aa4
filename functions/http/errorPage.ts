import { createHash } from 'node:crypto';
import { AppError } from '../../shared/errors/errors.ts';
import { COMMON_HEADERS, DOCUMENT_HEADERS } from '../../shared/platform/headers.ts';
import { LANGUAGES, textDirection, type Language } from '../../shared/platform/language.ts';
import { PRODUCT } from '../../shared/site/product.ts';
import { escapeHtml } from '../../shared/templates/document/tree.ts';
import type { HttpResult } from './call.ts';

const STYLE = [
  'html{color-scheme:light dark;font:400 18px/1.6 system-ui,sans-serif}',
  'body{display:grid;place-content:center;min-block-size:100vh;margin:0;padding:0 24px;box-sizing:border-box}',
  'main{max-inline-size:34em}h1,h2{font-size:1.4em;line-height:1.3;margin:0 0 8px}',
  'section+section{margin-top:40px}p{margin:0}',
].join('');

/** A policy under which these styles hold and nothing else does; `images`: what may be drawn besides our own files. */
export const pagePolicy = (styles: readonly string[], more = '', images = '') =>
  `default-src 'none'; style-src ${styles.map(styleHash).join(' ')}; img-src 'self'${images}; ${more}` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const styleHash = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Headers of a page that anybody with its address can open. It reveals to no site where its reader came from. */
export const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  ...DOCUMENT_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/**
 * An error for people who came by an address: in every language, the likelier first, since nothing is known about them.
 * Never kept, never listed.
 */
export function toErrorPage(error: AppError, likelier: Language): HttpResult {
  const languages = [likelier, ...LANGUAGES.filter((other) => other !== likelier)];
  const parts = languages.map((language, index) => {
    const title = index === 0 ? 'h1' : 'h2';
    const text = escapeHtml(error.body(language).error);
    const way = `<p><a href="/?lang=${language}">${PRODUCT.name[language]}</a></p>`;
    return `<section lang="${language}" dir="${textDirection(language)}"><${title}>${text}</${title}>${way}</section>`;
  });
  const seconds = error.details?.seconds;
  return {
    statusCode: error.status,
    headers: {
      ...PAGE_HEADERS,
      'content-security-policy': pagePolicy([STYLE]),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...(typeof seconds === 'number' && { 'retry-after': String(seconds) }),
    },
    body:
      `<!doctype html><html lang="${likelier}" dir="${textDirection(likelier)}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
      `<title>${PRODUCT.name[likelier]}</title><style>${STYLE}</style></head>` +
      `<body><main>${parts.join('')}</main></body></html>`,
  };
}
