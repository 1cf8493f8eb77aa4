import bidiFactory from 'bidi-js';
import type { DrawnGlyph } from './pdfGlyphs.ts';

/**
 * A model of PDFBox 2 (`PDFTextStripper`, without sorting by place, as Tika runs it), which is a Java program and
 * cannot run in a browser. Held to the program's own output over every template in both languages by
 * `test/integration/readers.test.ts`, where it is installed.
 */

const bidi = bidiFactory();

/** Measures of a font, as shares of its size. */
export interface FontMeasures {
  /** Width of its blank. */
  readonly blank?: number | undefined;
  /** Height of the box around all of its glyphs. */
  readonly box?: number | undefined;
}

/**
 * Returns a glyph's height as PDFBox computes it: half of that box, or a capital if it is lower. pdf.js reports only
 * the box; of our typefaces only those with a high box have lower capitals.
 */
const heightOf = (box = Infinity) => (box / 2 < 0.69 ? box / 2 : 0.655);
/** Width of a blank where a font has none on its pages. */
const USUAL_BLANK = 0.25;
const [SPACE_SHARE, CHARACTER_SHARE] = [0.5, 0.3];

/** Returns whether a glyph is on the line with this lowest baseline and greatest height; `y` grows downwards. */
const isOnLine = (y: number, height: number, lineY: number, lineHeight: number) =>
  Math.abs(y - lineY) < 0.1 || (lineY <= y && lineY >= y - height) || (y <= lineY && y >= lineY - lineHeight);

/** Text of one page, a line a line. */
export function textByPdfBox(glyphs: readonly DrawnGlyph[], fonts: ReadonlyMap<string, FontMeasures>): string {
  const lines: string[] = [];
  let [line, word] = [[] as string[], ''];
  const endWord = () => {
    line.push(inReadingOrder(withoutForms(word)));
    word = '';
  };
  const endLine = () => {
    endWord();
    lines.push(line.join(' '));
    line = [];
  };
  // Before the first line and letter.
  let [lineY, lineHeight] = [-Infinity, -Infinity];
  let [lastEnd, lastSpace, lastAverage] = [NaN, NaN, NaN];
  let last: DrawnGlyph | undefined;
  for (const glyph of withoutRepeated(glyphs)) {
    const { font, size, x, end, scale } = glyph;
    const [y, height, width] = [-glyph.y, heightOf(fonts.get(font)?.box) * size * scale, end - x];
    if (last && (last.font !== font || last.size !== size)) lastAverage = NaN;
    const space = (fonts.get(font)?.blank ?? USUAL_BLANK) * size * scale;
    const bySpace = ((space + lastSpace) / 2) * SPACE_SHARE;
    const average = Number.isNaN(lastAverage) ? width : (lastAverage + width) / 2;
    let next = lastEnd + Math.min(bySpace, average * CHARACTER_SHARE);
    if (last) {
      if (!isOnLine(y, height, lineY, lineHeight)) {
        endLine();
        next = NaN;
        [lineY, lineHeight] = [-Infinity, -Infinity];
      }
      if (next < x - 0.001 && !last.text.endsWith(' ')) endWord();
      if (Math.abs(x - last.x) > space + bySpace) [lineY, lineHeight] = [-Infinity, -Infinity];
    }
    lineY = Math.max(lineY, y);
    lineHeight = Math.max(lineHeight, height);
    word += glyph.text;
    [last, lastEnd, lastSpace, lastAverage] = [glyph, end, space, average];
  }
  if (last) endLine();
  return lines.join('\n');
}

/** Drops glyphs that are drawn again at their place, as for artificial bold. */
function* withoutRepeated(glyphs: readonly DrawnGlyph[]): Generator<DrawnGlyph> {
  const shown = new Map<string, DrawnGlyph[]>();
  for (const glyph of glyphs) {
    const near = (glyph.end - glyph.x) / glyph.text.length / 3;
    const same = shown.get(glyph.text) ?? [];
    const isNear = (from: number, to: number) => from >= to - near && from < to + near;
    if (same.some(({ x, y }) => isNear(x, glyph.x) && isNear(y, glyph.y))) continue;
    shown.set(glyph.text, [...same, glyph]);
    yield glyph;
  }
}

/** Letters in the place of their forms within a word. */
const withoutForms = (word: string) =>
  word.replace(/[\ufb00-\ufdff\ufe70-\ufeff]/g, (form) => form.normalize('NFKC').trim());

/**
 * Returns a word in reading order: PDFBox takes text between two gaps as it is seen, and reorders it by Unicode's
 * rules.
 */
function inReadingOrder(word: string): string {
  if (!/[\u0590-\u08ff\u200f\ufb1d-\ufefc]/.test(word)) return word;
  const levels = bidi.getEmbeddingLevels(word);
  const mirrored = bidi.getMirroredCharactersMap(word, levels.levels);
  return bidi
    .getReorderedIndices(word, levels)
    .map((index) => mirrored.get(index) ?? word[index])
    .join('');
}

/** Returns the measures of a file's fonts from all of its glyphs, and the known boxes. */
export function measureFonts(
  glyphs: readonly DrawnGlyph[],
  boxOf: (font: string) => number | undefined,
): ReadonlyMap<string, FontMeasures> {
  const fonts = new Map<string, FontMeasures>();
  for (const { text, font, size, x, end, scale } of glyphs) {
    const before = fonts.get(font) ?? { box: boxOf(font) };
    const isBlank = text === ' ' && end > x && before.blank === undefined;
    fonts.set(font, isBlank ? { ...before, blank: (end - x) / (size * scale) } : before);
  }
  return fonts;
}
