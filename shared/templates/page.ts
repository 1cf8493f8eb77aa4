/**
 * The sheet of paper, in CSS units (PDF-05: A4, 210 mm by 297 mm, scale 1). The vertical margins of a page are the
 * padding of the document that stands on it, so that colours can run to the edge of the paper (decision 2).
 */
export const A4_PAGE = {
  widthMm: 210,
  heightMm: 297,
  widthPx: (210 / 25.4) * 96,
  /** Chromium prints on whole pixels: 297 mm are 1122.52 px, its page takes 1123. Sheets must be just as high. */
  heightPx: 1123,
} as const;

/** Most pages a PDF may have; more is refused with `pdf_too_long`. */
export const MAX_PDF_PAGES = 30;
