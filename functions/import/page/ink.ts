import { foldSigns } from '../../../shared/text/fold.ts';
import { boxAround, type Box, type Glyph } from './glyph.ts';

/**
 * A word where it is drawn: one run of letters and digits, with the signs that touch it. Its box has no width where the
 * file has no places.
 */
export interface Ink extends Box {
  /** Its letters and digits, in one form and small; empty where signs stand alone, as a bullet does. */
  readonly text: string;
  /** Index of its page. */
  readonly page: number;
  /** The characters that it is drawn with: each of a page is in one word. */
  readonly glyphs: readonly Glyph[];
  /** Whether it stands turned on its page. */
  readonly isTurned?: true;
}

/** One step of a text in reading order: what it says, and what draws that; a space is drawn by nothing. */
export interface DrawnText {
  readonly text: string;
  readonly glyph: Glyph | undefined;
}

/** The words of a text, by the same rule as {@link inkOf}: `C++, 2019` has `c` and `2019`. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/** A word in the form that words are compared in. */
export const plainWord = (text: string): string =>
  IS_PLAIN.test(text) ? text.toLowerCase() : foldSigns(text).normalize('NFKC').toLowerCase();
/** Most words: they have one form but for their case. */
const IS_PLAIN = /^[\w\u05d0-\u05ea]*$/;

/** Of the size, what letters rise above the baseline, and what hangs below it. */
export const [ASCENT, DESCENT] = [0.78, 0.22];

interface OpenInk {
  text: string;
  glyphs: Glyph[];
  /** Glyphs that the box holds. */
  boxed: Glyph[];
}

/**
 * The words of a text in reading order, each with its box. Signs belong to the word before them, at the beginning to
 * the one behind; those that touch it are within its box: `C++`, `(2019)`.
 */
export function inkOf(drawn: readonly DrawnText[], page: number): Ink[] {
  const words: OpenInk[] = [];
  let waiting: Glyph[] = [];
  let touching: Glyph[] = [];
  let isOpen = false;
  let isApart = true;
  for (const { text, glyph } of drawn) {
    if (glyph === undefined) {
      [isOpen, isApart, touching] = [false, true, []];
      continue;
    }
    if (!WORD_CHARACTER.test(text)) {
      isOpen = false;
      const last = words.at(-1);
      if (last) {
        last.glyphs.push(glyph);
        if (!isApart) last.boxed.push(glyph);
      } else {
        waiting.push(glyph);
        touching.push(glyph);
      }
      continue;
    }
    for (const char of text) {
      if (!WORD_CHARACTER.test(char)) {
        isOpen = false;
        continue;
      }
      let last = words.at(-1);
      if (!isOpen || !last) {
        last = { text: '', glyphs: waiting, boxed: touching };
        words.push(last);
        [waiting, touching] = [[], []];
      }
      last.text += char;
      if (last.glyphs.at(-1) !== glyph) {
        last.glyphs.push(glyph);
        last.boxed.push(glyph);
      }
      [isOpen, isApart] = [true, false];
    }
  }
  if (waiting.length > 0) words.push({ text: '', glyphs: waiting, boxed: waiting });
  return words.map(({ text, glyphs, boxed }) => ({ text: plainWord(text), page, glyphs, ...boxOf(boxed) }));
}

/** The words of cells of which one is made, or that exchange their texts: each may be in any of them. */
export const inkOfBoth = (
  ...cells: readonly { readonly ink?: readonly Ink[] }[]
): { readonly ink: readonly Ink[] } => ({
  ink: cells.flatMap(({ ink = [] }) => ink),
});

/** Pieces of one word, which a stage put together, as its ink. */
export function inkOfPieces(pieces: readonly Ink[]): Ink {
  const glyphs = pieces.flatMap((piece) => piece.glyphs);
  return { text: pieces.map(({ text }) => text).join(''), page: pieces[0]?.page ?? 0, glyphs, ...boxOf(glyphs) };
}

/** What was drawn and is in no line, as one piece for each row of it. */
export const looseInk = (glyphs: readonly Glyph[], page: number): Ink[] =>
  [...Map.groupBy(glyphs, ({ y }) => Math.round(y))].map(([, row]) => ({
    text: plainWord(
      row
        .map(({ text }) => text)
        .join('')
        .replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
    ),
    page,
    glyphs: row,
    ...boxOf(row),
  }));

function boxOf(glyphs: readonly Glyph[]): Pick<Ink, 'x' | 'y' | 'width' | 'height' | 'isTurned'> {
  const [first] = glyphs;
  // What is only moved along its line stands upright.
  const isTurned = first?.box !== undefined && first.box.y !== first.y - ASCENT * first.size;
  return { ...boxAround(glyphs.map(glyphBox)), ...(isTurned && { isTurned }) };
}

/** Where a glyph stands on its page. */
export const glyphBox = ({ box, x, y, width, size }: Glyph): Box =>
  box ?? { x, y: y - ASCENT * size, width, height: (ASCENT + DESCENT) * size };
