import type { ExtractedPage } from './pdfDocument.ts';
import type { Glyph } from '../page/glyph.ts';

/** Share of a page covered by images, from which the page may be a scan. */
const SCAN_COVERAGE = 0.5;
/**
 * Most letters over a page's image that do not count as a text layer: the name of an app, a number, a stamp. No résumé
 * has so few.
 */
const MAX_SCAN_LETTERS = 200;
/** Share of a page covered by images, from which they may hold text: a certificate in landscape, not a banner. */
const LARGE_IMAGE_COVERAGE = 0.25;
/**
 * As `MAX_SCAN_LETTERS`, where pages of text have large background images too: a page with more may be the end of the
 * text.
 */
const MAX_IMAGE_PAGE_LETTERS = 30;
/** Pixels of an image above which it is not a scan: A4 at 1,200 dots an inch. */
const MAX_IMAGE_AREA = 140_000_000;

/**
 * Whether a document is a scan: it holds no text, or hardly any but over images, none of which has more pixels than
 * `largest`.
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
 * Whether images may hold what the text does not: every page with text is an image too, as when a scanner added its own
 * OCR layer, or a page is an image without text, as a scanned résumé behind a letter.
 */
export function mayHideTextInImages(pages: readonly ExtractedPage[], largest: number): boolean {
  return (
    (pages.every((page) => isCoveredByImages(page) || page.glyphs.length === 0) || pages.some(isScannedPage)) &&
    largest <= MAX_IMAGE_AREA
  );
}

/** The numbers of the pages that hold a large image and no text, or hardly any. */
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
