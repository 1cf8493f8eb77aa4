import type { ResumeData } from '../../../shared/resume/schema.ts';
import { esc, lang } from './texts.ts';

/** Pieces of pages as other programs lay résumés out. */

const STYLES =
  "@page{size:A4;margin:16mm}body{font:10.5pt/1.4 Arimo,Heebo,'Open Sans',sans-serif;margin:0}" +
  'ul{margin:2px 0;padding-inline-start:18px}p{margin:2px 0}h2{margin:12px 0 4px}';

/** A page with its own styles behind those of all. */
export const page = (resume: ResumeData, css: string, body: string) =>
  `<!doctype html><html lang="${lang(resume)}" dir="${lang(resume) === 'he' ? 'rtl' : 'ltr'}">` +
  `<meta charset="utf-8"><style>${STYLES}${css}</style><body>${body}</body></html>`;

export const p = (html: string, style = '') => `<p${style === '' ? '' : ` style="${style}"`}>${html}</p>`;
export const h2 = (text: string) => `<h2>${text}</h2>`;
/** HTML of each of a list, one behind the other. */
export const each = <T>(list: readonly T[], write: (one: T) => string) => list.map(write).join('');
export const list = (items: readonly string[]) => `<ul>${each(items, (item) => `<li>${item}</li>`)}</ul>`;

/** Lines of a text as bullets, or as paragraphs with dashes. */
export const bullets = (text: string) => (text === '' ? '' : list(text.split('\n').map(esc)));
export const dashes = (text: string) => each(text.split('\n'), (line) => p(`- ${esc(line)}`));

/** Two texts at the two ends of a line. */
export const apart = (a: string, b: string) =>
  `<div style="display:flex;justify-content:space-between"><span>${a}</span><span>${b}</span></div>`;
