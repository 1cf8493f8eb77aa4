import { blankOf, placeGlyph, type Placed } from './placed.ts';
import { isFromRight } from './readers.ts';
import type { Segment } from './segments.ts';

const LRM = '\u200e';

/** A range up to its last word: `03/2021 – `. */
const OPEN_RANGE = /^\P{L}*\d\s[–-]\s$/u;

/** Of the size: how far before its gap a mark begins at the line's ends, to be found there. */
const BEFORE = 0.1;
/** Of the size: how far it reaches into the word; half of it would do. */
const WITHIN = 0.6;
/** Of the size: what stands further away is on another line for pdftotext anyway. */
const NEAR = 2;

/**
 * A range of dates that runs from the left and ends with a word from the right (`03/2021 – היום`), as all ranges of a
 * column begin at the same side, for pdftotext. It reads a line from the right, so that the word would come first and
 * touch the date. It ends a line where the next word begins further back than half of the size: marks that reach so far
 * into the next word make lines of what stands at the left, of the date and of its word, in this order. They stand
 * around the dash in the order of the file, so that no word of the range has one for readers that go by that order; the
 * one right before it keeps PDFium from turning it and its space.
 *
 * `glyphs`: of one segment in the order of reading, all that stands on its line are `segments`. Others come back as
 * they are.
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

/** What is blank at the left and at the right of a part of a line; endless where nothing else stands there. */
function gapsAround(start: number, end: number, segments: readonly Segment[]): { before: number; after: number } {
  let [before, after] = [Infinity, Infinity];
  for (const { line } of segments) {
    if (line.end <= start) before = Math.min(before, start - line.end);
    if (line.start >= end) after = Math.min(after, line.start - end);
  }
  return { before, after };
}
