import { readFileSync } from 'node:fs';
import type { ResumeData } from '../../shared/resume/schema.ts';
import type { FontFile } from '../../shared/templates/fonts.ts';
import { resumePage } from '../../shared/templates/html.ts';

const SOURCE = new URL('../../shared/templates/', import.meta.url);
const FONTS = new URL('../../.build/templates/fonts/', import.meta.url);
const fonts = new Map<string, string>();
const styles = new Map<string, string>();

/** A font file as a data: address, as the PDF carries it. `buildTemplates` must have run. */
export function fontUrl({ file }: FontFile): string {
  let url = fonts.get(file);
  if (url === undefined) fonts.set(file, (url = `data:font/woff2;base64,${readFileSync(new URL(file, FONTS)).toString('base64')}`));
  return url;
}

/** Read once: preview and PDF of one run are then the same, also while somebody edits a look. */
function css(path: string): string {
  let text = styles.get(path);
  if (text === undefined) styles.set(path, (text = readFileSync(new URL(path, SOURCE), 'utf8')));
  return text;
}

export function baseCss(): string {
  return css('base.css');
}

export function lookCss(id: string): string {
  return css(`looks/${id}.css`);
}

/** Whether a template has its CSS. */
export function hasLook(id: string): boolean {
  try {
    return lookCss(id) !== '';
  } catch {
    return false;
  }
}

/** The page that is printed, from the sources as they are now. */
export function pageOf(resume: ResumeData): string {
  return resumePage(resume, { base: baseCss(), look: lookCss(resume.templateId), fontUrl });
}
