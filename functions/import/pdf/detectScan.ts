import type { ExtractedPage } from './pdfDocument.ts';
import type { Glyph } from '../page/glyph.ts';

/** Share of a page covered by images that makes it a possible scan. */
const SCAN_COVERAGE = 0.5;
/** Fewer letters over a page's image are no text layer but an app's name, a number or a stamp; a résumé has more. */
const MAX_SCAN_LETTERS = 200;
/** Share of a page covered by images that may hold text: a certificate in landscape, but not a banner. */
const LARGE_IMAGE_COVERAGE = 0.25;
/** The same limit if pages of text have large images too: a page with more letters may be the end of the text. */
const MAX_IMAGE_PAGE_LETTERS = 30;
/** An image of more pixels is not a scan: A4 at 1,200 dots per inch. */
const MAX_IMAGE_AREA = 140_000_000;

/**
 * Whether a document is a scan: it has no text, or hardly any outside images, and no image has too many pixels.
 * `largest`: pixels of the largest image.
 */
export function isScan(pages: readonly ExtractedPage[], largest: number): boolean {
  if (pages.every(({ glyphs }) => glyphs.length === 0)) return true;
  const others = pages.filter((page) => !isScannedPage(page));
  return (
    others.length < pages.length &&
    others.reduce((sum, { glyphs }) => sum + countLetters(glyphs), 0) < MAX_SCAN_LETTERS &&
    largest <= MAX_IMAGE_AREA
  );
}

/**
 * Whether images may hold text that the text layer lacks: every page with text is an image too (a scanner's own OCR
 * layer), or one page is an image without text (a scanned résumé after a letter).
 */
export function mayHideTextInImages(pages: readonly ExtractedPage[], largest: number): boolean {
  return (
    (pages.every((page) => isCoveredByImages(page) || page.glyphs.length === 0) || pages.some(isScannedPage)) &&
    largest <= MAX_IMAGE_AREA
  );
}

/** Returns the numbers of the pages that hold a large image and little or no text. */
export function findImagePages(pages: readonly ExtractedPage[]): number[] {
  const pictured = pages
    .filter((page) => page.imageCoverage >= LARGE_IMAGE_COVERAGE)
    .map(({ number, glyphs }) => ({ number, letters: countLetters(glyphs) }));
  const most = pictured.some(({ letters }) => letters >= MAX_SCAN_LETTERS) ? MAX_IMAGE_PAGE_LETTERS : MAX_SCAN_LETTERS;
  return pictured.filter(({ letters }) => letters < most).map(({ number }) => number);
}

/** Whether a page is an image without text of its own. */
const isScannedPage = (page: ExtractedPage) => isCoveredByImages(page) && countLetters(page.glyphs) < MAX_SCAN_LETTERS;
const isCoveredByImages = ({ imageCoverage }: ExtractedPage) => imageCoverage >= SCAN_COVERAGE;
const countLetters = (glyphs: readonly Glyph[]) => glyphs.filter(({ text }) => /\p{L}/u.test(text)).length;
