import type { ErrorCode } from '../../../shared/errors.ts';
import { hasRightToLeft, logicalOrder } from '../read/bidi.ts';
import type { PageGlyphs } from '../read/document.ts';
import type { Glyph } from '../read/glyphs.ts';
import { lineOf, linesOf, type Direction, type Line } from '../read/lines.ts';
import { foundIn, judge } from '../understand/found.ts';
import type { Understood } from '../understand/resume.ts';
import type { ScanLine, ScanPage } from './scanPage.ts';

type WordPage = Extract<ScanPage, { by: 'words' }>;

/** So sure is what was read from a picture, of what would be sure of text. */
const SURENESS = 0.85;
/** Of the height of a line's letters, the type size; and where in it the baseline is. */
const [SIZE, BASELINE] = [1.1, 0.8];
/** Lines up to so much higher than most have the size of most: how high a line is depends on its letters. */
const SAME_SIZE = 1.4;

/** What the pages of a scan say, as a résumé. */
export function readScan(pages: readonly ScanPage[]): Understood | { readonly error: ErrorCode } {
  const direction = directionOf(pages);
  const lines = pages.flatMap((page, number) => (page.by === 'words' ? linesOf([glyphsOf(page)], direction, judge).map((line) => ({ ...line, page: number })) : writtenLines(page.lines, number, direction)));
  const found = foundIn(lines, [], direction);
  if ('error' in found) return found;
  return { ...found, confidence: Object.fromEntries(Object.entries(found.confidence).map(([path, sure]) => [path, Math.round(sure * SURENESS * 100) / 100])) };
}

/** The direction most letters have. */
export function directionOf(pages: readonly ScanPage[]): Direction {
  const letters = pages.flatMap((page) => (page.by === 'words' ? page.words.map(([text]) => text) : page.lines.map(({ text }) => text))).join('').match(/\p{L}/gu) ?? [];
  return letters.filter(hasRightToLeft).length > 0.35 * letters.length ? 'rtl' : 'ltr';
}

/** Words with places as the characters of a page, all of a word equally wide and as they are seen from the left. */
export function glyphsOf({ width, height, words }: WordPage): PageGlyphs {
  const heights = words.map(([, , , , high]) => high).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const glyphs = words.flatMap(([text, left, top, wide, high]): Glyph[] => {
    const letters = asSeen(text);
    const size = (high < usual * SAME_SIZE ? usual : high) * height * SIZE;
    const step = (wide * width) / letters.length;
    return letters.map((letter, at) => ({ text: letter, x: left * width + at * step, y: (top + high * BASELINE) * height, width: step, size, bold: false }));
  });
  return { width, height, glyphs };
}

/** The letters of a word from left to right; the bidi algorithm is its own inverse here. */
function asSeen(word: string): string[] {
  const letters = Array.from(word);
  if (!hasRightToLeft(word)) return letters;
  return logicalOrder(word, 'rtl').indices.map((at) => SEEN[letters[at] ?? ''] ?? letters[at] ?? '');
}

/** Brackets of a word that runs to the left, as they are seen. */
const SEEN: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[' };

/** Points of a page on which lines are set as they would be typed: text, indented text, headings. */
const TYPED = { size: 10, heading: 13, step: 14, apart: 26, left: 40, right: 555, indent: 14 } as const;

/** Lines without places as lines of a page. */
function writtenLines(written: readonly ScanLine[], page: number, direction: Direction): Line[] {
  const lines: Line[] = [];
  let y = 0;
  for (const { text, heading } of written) {
    y += heading ? TYPED.apart : TYPED.step;
    const indent = /^\s*[•▪●◦*–-]\s/.test(text) ? TYPED.indent : 0;
    const size = heading ? TYPED.heading : TYPED.size;
    let edge = TYPED.left + indent;
    const cells = text.split(/\t+/).map((part) => part.trim()).filter((part) => part !== '').map((part) => {
      const wide = part.length * size * 0.5;
      const left = direction === 'rtl' ? TYPED.right - (edge - TYPED.left) - wide : edge;
      edge += wide + 3 * size;
      return { text: part, runs: [{ text: part, bold: heading }], left, right: left + wide, y, size, bold: heading };
    });
    if (cells.length > 0) lines.push({ ...lineOf(cells, page, 0, lines.at(-1)), far: direction === 'rtl' ? TYPED.left : TYPED.right });
  }
  return lines;
}
