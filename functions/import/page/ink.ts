import { foldSigns } from '../../../shared/text/fold.ts';
import { boxAround, type Box, type Glyph } from './glyph.ts';

/**
 * A drawn word: letters and digits with the signs that touch it. Without positions in the file its box has no width.
 */
export interface Ink extends Box {
  /** Its letters and digits, normalized and in lower case; empty for signs alone, such as a bullet. */
  readonly text: string;
  /** Index of its page. */
  readonly page: number;
  /** The glyphs it is drawn with. Each glyph of a page is in one word. */
  readonly glyphs: readonly Glyph[];
  /** Whether it is turned on its page. */
  readonly isTurned?: true;
}

/** A unit of text in reading order and the glyph that draws it; a space has none. */
export interface DrawnText {
  readonly text: string;
  readonly glyph: Glyph | undefined;
}

/** Words of a text, by the same rule as {@link inkOf}: `C++, 2019` has `c` and `2019`. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/** Returns a word in the form in which words are compared. */
export const plainWord = (text: string): string =>
  IS_PLAIN.test(text) ? text.toLowerCase() : foldSigns(text).normalize('NFKC').toLowerCase();
/** A word that only its case can change: most words, so they skip normalization. */
const IS_PLAIN = /^[\w\u05d0-\u05ea]*$/;

/** How far letters rise above the baseline and hang below it, in type sizes. */
export const [ASCENT, DESCENT] = [0.78, 0.22];

interface OpenInk {
  text: string;
  glyphs: Glyph[];
  /** Glyphs inside the box. */
  boxed: Glyph[];
}

/**
 * Returns the words of a text in reading order with their boxes. A sign belongs to the word before it, or to the next
 * one at the beginning. Signs that touch a word are inside its box: `C++`, `(2019)`.
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

/** Returns the words of cells that were joined or exchanged texts: each word may be in any of them. */
export const inkOfBoth = (
  ...cells: readonly { readonly ink?: readonly Ink[] }[]
): { readonly ink: readonly Ink[] } => ({
  ink: cells.flatMap(({ ink = [] }) => ink),
});

/** Returns the pieces of a word that a stage put together, as one ink. */
export function inkOfPieces(pieces: readonly Ink[]): Ink {
  const glyphs = pieces.flatMap((piece) => piece.glyphs);
  return { text: pieces.map(({ text }) => text).join(''), page: pieces[0]?.page ?? 0, glyphs, ...boxOf(glyphs) };
}

/** Returns drawn glyphs that are in no line, as one ink for each row. */
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
  // A glyph that was only moved along its line is upright.
  const isTurned = first?.box !== undefined && first.box.y !== first.y - ASCENT * first.size;
  return { ...boxAround(glyphs.map(glyphBox)), ...(isTurned && { isTurned }) };
}

/** Returns the box of a glyph on its page. */
export const glyphBox = ({ box, x, y, width, size }: Glyph): Box =>
  box ?? { x, y: y - ASCENT * size, width, height: (ASCENT + DESCENT) * size };
