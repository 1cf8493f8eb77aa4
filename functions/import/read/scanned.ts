import type { PageSeen } from './document.ts';
import type { Glyph } from './glyphs.ts';

/** Part of a page that pictures cover, from which on the page may be one. */
const MOST_OF_PAGE = 0.5;
/** Letters over the picture of a page that are no text layer: the name of an app, a number, a stamp. No résumé has so few. */
const FEW_LETTERS = 200;
/** Part of a page that pictures cover, from which on they may say something: a certificate that lies across, not a banner. */
const LARGE = 0.25;
/** As `FEW_LETTERS`, where pages of text have large pictures behind them too: a page with more may be the end of the text. */
const HARDLY_ANY = 30;
/** Points of a picture above which nobody scanned it: A4 at 1,200 dots an inch. */
const MOST_POINTS = 140_000_000;

/** Whether a document is pictures of pages: it holds no text, or hardly any but over pictures, none of which has more points than `largest`. */
export function isScan(pages: readonly PageSeen[], largest: number): boolean {
  if (pages.every(({ glyphs }) => glyphs.length === 0)) return true;
  const others = pages.filter((page) => !isWhole(page));
  return others.length < pages.length && others.reduce((sum, { glyphs }) => sum + lettersOf(glyphs), 0) < FEW_LETTERS && largest <= MOST_POINTS;
}

/**
 * Whether pictures may say what a text does not: every page with text on it is one too, as where a scanner wrote beneath it
 * what it took the letters for, or a page of the document is one and has no text of its own, as a résumé behind a letter.
 */
export function isPictured(pages: readonly PageSeen[], largest: number): boolean {
  return (pages.every((page) => isPicture(page) || page.glyphs.length === 0) || pages.some(isWhole)) && largest <= MOST_POINTS;
}

/** The numbers of the pages that hold a large picture and no text, or hardly any. */
export function picturePages(pages: readonly PageSeen[]): number[] {
  const pictured = pages.filter((page) => page.pictured >= LARGE).map(({ number, glyphs }) => ({ number, letters: lettersOf(glyphs) }));
  const most = pictured.some(({ letters }) => letters >= FEW_LETTERS) ? HARDLY_ANY : FEW_LETTERS;
  return pictured.filter(({ letters }) => letters < most).map(({ number }) => number);
}

/** Whether a page is a picture, with no text of its own. */
const isWhole = (page: PageSeen) => isPicture(page) && lettersOf(page.glyphs) < FEW_LETTERS;
const isPicture = ({ pictured }: PageSeen) => pictured >= MOST_OF_PAGE;
const lettersOf = (glyphs: readonly Glyph[]) => glyphs.filter(({ text }) => /\p{L}/u.test(text)).length;
