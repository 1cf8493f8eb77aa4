import { asksOnce } from './characterClasses.ts';
import type { FontText } from './fontText.ts';
import type { LineGlyph } from './logicalOrder.ts';
import { blankOf, placeGlyph, type Placed } from './placed.ts';
import { mirrored } from './readers.ts';
import type { Segment } from './segments.ts';
import { isOneWord } from './separateSegments.ts';
import type { TextRun } from './textRuns.ts';
import { writeText } from './writeText.ts';

const LRM = '\u200e';

const isSpace = asksOnce((text) => /^\s+$/.test(text));
const isRight = asksOnce((text) => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text));
const isStrongLeft = asksOnce((text) => /[\p{L}\p{N}]/u.test(text));

/** Glyphs that are drawn together, from left to right. */
interface DrawnRun {
  readonly isRight: boolean;
  readonly glyphs: LineGlyph[];
}

/**
 * Divides a line's glyphs into runs of one direction, in reading order. A sign at the end of a right-to-left run, a
 * bracket in it, and a sign at the beginning of a left-to-right run become separate runs, because readers that reverse
 * words would reverse them too, or drop them.
 */
export function drawnRuns(logical: readonly LineGlyph[]): DrawnRun[] {
  const runs: DrawnRun[] = [];
  /** Signs after a right-to-left word, or spaces after a left-to-right one. They join the run if it continues. */
  let between: LineGlyph[] = [];
  const part = () => {
    for (const glyph of between) runs.push({ isRight: false, glyphs: [glyph] });
    between = [];
  };
  for (const glyph of logical) {
    const last = runs.at(-1);
    const goesOn =
      last !== undefined && between.every(({ rtl, shown }) => rtl === last.isRight && mirrored(shown) === shown);
    if (glyph.rtl && isRight(glyph.shown)) {
      if (goesOn && last.isRight) last.glyphs.unshift(glyph, ...between.toReversed());
      else {
        part();
        runs.push({ isRight: true, glyphs: [glyph] });
      }
      between = [];
    } else if (glyph.rtl || isSpace(glyph.shown)) between.push(glyph);
    else if (goesOn && !last.isRight && last.glyphs.some(({ rtl, shown }) => !rtl && isStrongLeft(shown))) {
      last.glyphs.push(...between, glyph);
      between = [];
    } else {
      part();
      runs.push({ isRight: false, glyphs: [glyph] });
    }
  }
  part();
  return runs;
}

/** A space with a mark: pdf.js shows it wherever the text continues, and pypdf keeps its place. */
const SPACE = `${LRM} `;

/**
 * Returns the source of each segment of a line for readers that take text in drawing order and reverse right-to-left
 * text themselves (PDFBox, pypdf). Each run is a separate text, in reading order. A right-to-left run is between marks,
 * so that nothing beside it is reversed. A space separates segments.
 */
export const writeDrawn = (segments: readonly Segment[]): string[] =>
  segments.map((segment, index) => {
    const { line, font, runs } = segment;
    const [first] = runs;
    const write = (placed: readonly Placed[]) => writeText(placed, first, line.y);
    const written = drawnRuns(line.logical).map((run) => write(placeRun(run, font, first)));
    const next = segments[index + 1];
    const isParted = next !== undefined && !isOneWord(segment, next) && !/\s$/.test(line.text);
    return written.join('') + (isParted ? write([markAt(line.start, font, SPACE)]) : '');
  });

function placeRun({ glyphs, isRight: isTurned }: DrawnRun, font: FontText, { size }: TextRun): readonly Placed[] {
  const placed = glyphs.map(({ code, text, shown, x }) => {
    if (glyphs.length === 1 && isSpace(shown)) return placeGlyph(font, font.alias(code, SPACE), x);
    return placeGlyph(font, isTurned || text === shown ? code : font.alias(code, text), x);
  });
  const [start, end] = [placed[0], placed.at(-1)];
  if (!isTurned || !start || !end) return placed;
  return [markAt(start.x, font, LRM), ...placed, markAt(end.x + (end.width * size) / 1000, font, LRM)];
}

/** A mark has no width. */
const markAt = (x: number, font: FontText, text: string): Placed => ({
  code: font.alias(blankOf(font), text, 0),
  x,
  text,
  width: 0,
});
