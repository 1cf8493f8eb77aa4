import type { PageSeen } from './document.ts';
import type { Glyph } from './glyphs.ts';

/** Part of a page that pictures cover, from which on the page may be one. */
const MOST_OF_PAGE = 0.5;
/** Letters over the picture of a page that are no text layer: the name of an app, a number, a stamp. No résumé has so few. */
const FEW_LETTERS = 200;
/** Points of a picture above which nobody scanned it: A4 at 1,200 dots an inch. */
const MOST_POINTS = 140_000_000;

/** Whether a document is pictures of pages: it holds no text, or hardly any but over pictures, none of which has more points than `largest`. */
export function isScan(pages: readonly PageSeen[], largest: number): boolean {
  if (pages.every(({ glyphs }) => glyphs.length === 0)) return true;
  const others = pages.filter((page) => !isPicture(page) || lettersOf(page.glyphs) >= FEW_LETTERS);
  return others.length < pages.length && others.reduce((sum, { glyphs }) => sum + lettersOf(glyphs), 0) < FEW_LETTERS && largest <= MOST_POINTS;
}

/** Whether every page with text on it is a picture too, as where a scanner wrote beneath it what it took the letters for. */
export function isPictured(pages: readonly PageSeen[], largest: number): boolean {
  return pages.every((page) => isPicture(page) || page.glyphs.length === 0) && largest <= MOST_POINTS;
}

const isPicture = ({ pictured }: PageSeen) => pictured >= MOST_OF_PAGE;
const lettersOf = (glyphs: readonly Glyph[]) => glyphs.filter(({ text }) => /\p{L}/u.test(text)).length;
