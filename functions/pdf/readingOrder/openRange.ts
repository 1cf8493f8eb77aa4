import { blankOf, placeGlyph, type Placed } from './placed.ts';
import { isFromRight } from './readers.ts';
import type { Segment } from './segments.ts';

const LRM = '\u200e';

/** A range up to its last word: `03/2021 – `. */
const OPEN_RANGE = /^\P{L}*\d\s[–-]\s$/u;

/** In type sizes: how far a mark at the end of a line begins before the gap, to be found there. */
const BEFORE = 0.1;
/** In type sizes: how far the mark reaches into the word; half would suffice. */
const WITHIN = 0.6;
/** In type sizes: pdftotext takes text farther away for another line anyway. */
const NEAR = 2;

/**
 * Adds marks for pdftotext to a date range that is left-to-right and ends with a right-to-left word (`03/2021 – היום`),
 * as ranges in a column begin at the same side. pdftotext would read the word first and join it to the date. It ends a
 * line where the next word begins more than half a type size farther back, so marks that reach into the next word
 * divide the text at the left, the date and its word into lines, in this order. In the file they surround the dash, so
 * that no word gets a mark in readers that use the file's order. The mark right before the dash keeps PDFium from
 * reversing it with its space.
 *
 * `glyphs`: one segment's, in reading order. `segments`: all text on the line. Other glyphs are returned unchanged.
 */
export function partOpenRange(
  glyphs: readonly Placed[],
  { line, font, runs: [run] }: Segment,
  segments: readonly Segment[],
): readonly Placed[] {
  const wordIndex = glyphs.findIndex(({ text }) => isFromRight(text));
  const [dash, word] = [glyphs[wordIndex - 2], glyphs[wordIndex]];
  const isOpen = dash && word && word.x > dash.x && OPEN_RANGE.test(textOf(glyphs.slice(0, wordIndex)));
  if (!isOpen) return glyphs;
  const { size } = run;
  const { start, end } = line;
  const { before, after } = gapsAround(start, end, segments);
  const mark = (from: number, until: number) => {
    const width = Math.ceil(1000 * ((until - from) / size + WITHIN));
    return placeGlyph(font, font.alias(blankOf(font), LRM, width), from);
  };
  return [
    ...glyphs.slice(0, wordIndex - 2),
    ...(before < NEAR * size ? [mark(start - before - BEFORE * size, start)] : []),
    ...(after < NEAR * size ? [mark(end - BEFORE * size, end + after)] : []),
    placeGlyph(font, font.alias(blankOf(font), LRM, 0), dash.x),
    dash,
    mark(dash.x + (dash.width * size) / 1000, word.x),
    ...glyphs.slice(wordIndex - 1),
  ];
}

const textOf = (glyphs: readonly Placed[]) => glyphs.map(({ text }) => text).join('');

/** Returns the blank space to the left and right of a part of a line; Infinity if nothing else is there. */
function gapsAround(start: number, end: number, segments: readonly Segment[]): { before: number; after: number } {
  let [before, after] = [Infinity, Infinity];
  for (const { line } of segments) {
    if (line.end <= start) before = Math.min(before, start - line.end);
    if (line.start >= end) after = Math.min(after, line.start - end);
  }
  return { before, after };
}
