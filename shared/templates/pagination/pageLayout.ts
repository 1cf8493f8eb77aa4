import { h, type TreeElement } from '../document/tree.ts';
import { KIND_ATTRIBUTE, PAPER_ATTRIBUTE } from '../page.ts';
import type { MeasuredDocument } from './measure.ts';
import { canBreak, paginate, type PageBreaks, type Pagination } from './paginate.ts';
import { splitIntoPages } from './splitPages.ts';
import { findColumns, type Column } from './units.ts';

/** How a document comes to its pages: wherever it is shown, it is measured there, and broken here. */
export interface PageLayout {
  /** Whether it is a document of one page, as a letter is, and set as tightly as that needs. */
  readonly isOnePage: boolean;
  /** The columns to measure (`measureDocument`). */
  readonly columns: readonly Column[];
  /** Returns where the pages of a document with these measures begin; `wide`: without its sidebar (`paginate`). */
  paginate(measured: MeasuredDocument, wide?: MeasuredDocument): Pagination;
  /** Whether breaks that came from elsewhere can be this document's (`canBreak`). */
  accepts(breaks: PageBreaks): boolean;
  /** Returns the sheets, each with its part of the document (`splitIntoPages`); at least one. */
  sheets(breaks: PageBreaks): readonly TreeElement[];
}

/** The layout of a document (decision 2): the preview and the PDF have the same pages by it (PDF-05). */
export function createPageLayout(document: TreeElement): PageLayout {
  const columns = findColumns(document);
  return {
    isOnePage: document.attributes[KIND_ATTRIBUTE] === 'letter',
    columns,
    paginate: (measured, wide) => paginate(columns, measured, wide),
    accepts: (breaks) => canBreak(columns, breaks),
    sheets: (breaks) => splitIntoPages(document, columns, breaks).map(createSheet),
  };
}

/** Attributes of a document that template styles colour its sheets by, and the design's custom properties. */
const SHEET_ATTRIBUTES = [
  'lang',
  'dir',
  'data-template',
  'data-columns',
  'data-sidebar',
  PAPER_ATTRIBUTE,
  'style',
] as const;

/** A part of a document, or all of it, on the sheet that template styles colour. */
export function createSheet(page: TreeElement): TreeElement {
  const attributes = Object.fromEntries(SHEET_ATTRIBUTES.map((name) => [name, page.attributes[name]]));
  return h('div', { class: 'sheet', ...attributes }, page);
}
