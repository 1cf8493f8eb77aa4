/**
 * A sheet of paper, in CSS units. The vertical margins of a page are the padding of its document, so that colours can
 * run to the edge of the paper (decision 2).
 */
export interface PageSize {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The paper of a résumé unless its design sets another (PDF-05: A4, 210 mm by 297 mm, scale 1). */
export const A4_PAGE: PageSize = {
  widthMm: 210,
  heightMm: 297,
  widthPx: (210 / 25.4) * 96,
  /** Chromium prints on whole pixels: 297 mm are 1122.52 px, its page takes 1123. Sheets must be just as high. */
  heightPx: 1123,
};

/** US Letter, 8.5 by 11 inches. */
const LETTER_PAGE: PageSize = { widthMm: 215.9, heightMm: 279.4, widthPx: 8.5 * 96, heightPx: 11 * 96 };

/** The attribute of a document and its sheets that names its paper; `base.css` has the same sizes by it. */
export const PAPER_ATTRIBUTE = 'data-paper';

/** The attribute of a document that is not a résumé, and says what it is. */
export const KIND_ATTRIBUTE = 'data-kind';

/** The paper of that name (of a design, or the attribute); A4 where none is named. */
export const findPageSize = (name: string | null | undefined): PageSize => (name === 'letter' ? LETTER_PAGE : A4_PAGE);

/** Maximum number of pages of a PDF; more is refused with `pdf_too_long`. */
export const MAX_PDF_PAGES = 30;
