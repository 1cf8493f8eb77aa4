import { countDisorder, hasRightToLeft, logicalOrder, toRtlDigits } from '../page/bidi.ts';
import type { Glyph } from '../page/glyph.ts';
import type { PageGlyphs } from '../page/pageGlyphs.ts';
import { groupIntoRows, SPACE_GAP, splitIntoCells } from './cells.ts';

/**
 * A document is set from the left if at least so many texts are in order only that way, and so many for each text that
 * is in order only from the right.
 */
const [MIN_FROM_LEFT, MIN_RATIO] = [3, 4];

/** Signs of disorder: they appear where a line is read from the wrong side. */
const DISORDER: readonly RegExp[] = [
  // A bullet after its text; a sign that ends a text but stands at its beginning, or apart from it.
  /\S\s[•●▪◦■‣]$/gu,
  /^[.,:;!?](?=\s?\p{L})/gu,
  /\s[,:;](?=\p{L}|["\d])/gu,
  // A Hebrew prefix apart from its word; a hyphen that joins a name with the wrong word.
  /(?<=^|\s)[בלמהוכש](?=\s[\u05d0-\u05ea]|\s?$)/gu,
  /[A-Za-z\d+#%]-(?=[\u05d0-\u05ea])/gu,
  // A currency without its sum; a period that ends before it begins.
  /(?<=[\u05d0-\u05ea]\s)[₪€$](?=\s*$)/gu,
  /(?:היום|כיום|הווה)\s?[-–—]\s?(?=\d)/gu,
];

/** First and last year of a period. */
const YEARS = /(?<!\d)((?:19|20)\d{2})\s?[-–—]\s?(?:\d{1,2}[/.])?((?:19|20)\d{2})(?!\d)/g;
const laterFirst = (text: string) => [...text.matchAll(YEARS)].filter(([, from = '', to = '']) => from > to).length;

const disorderOf = (text: string) =>
  DISORDER.reduce((sum, fault) => sum + (text.match(fault)?.length ?? 0), countDisorder(text));

/** A character shown in a row. One without a glyph is a space. */
export interface ShownUnit {
  readonly char: string;
  readonly glyph?: Glyph;
  /** Points to the beginning of the next unit. */
  readonly advance: number;
}

export function unitsOf(part: readonly Glyph[]): ShownUnit[] {
  return part.flatMap((glyph, index): ShownUnit[] => {
    const gap = Math.max(0, (part[index + 1]?.x ?? -Infinity) - glyph.x - glyph.width);
    const char = Array.from(glyph.text)[0] ?? '\ufffc';
    const unit = { char: char.length === 1 ? char : '\ufffc', glyph };
    return gap > SPACE_GAP * glyph.size || part[index + 1]?.hasSpaceBefore
      ? [
          { ...unit, advance: glyph.width },
          { char: ' ', advance: gap },
        ]
      : [{ ...unit, advance: glyph.width + gap }];
  });
}

export const shownBy = (units: readonly ShownUnit[]) => units.map(({ char }) => char).join('');

/** Reads a visual line from one side. Returns its characters' indexes in that order, its text and its disorder. */
export function readFrom(visual: string, base: 'ltr' | 'rtl', seenAs = visual) {
  const { indices, mirrored } = logicalOrder(seenAs, base);
  const text = indices.map((index) => (visual === seenAs ? mirrored.get(index) : undefined) ?? visual[index]).join('');
  return { indices, text, disorder: disorderOf(text) };
}

/** Figures at the left of Hebrew text. They may belong to it even at the beginning or after Latin text. */
const FIGURES_BEFORE_HEBREW = /\d[\d.,/%\s–-]{0,40}(?=[\s,:|]{0,5}[\u05d0-\u05ea])/g;

/** Reads a line set from the left. Its figures join the Hebrew or the Latin text, whichever gives less disorder. */
export function readFromLeft(visual: string) {
  const withHebrew = visual.replaceAll(FIGURES_BEFORE_HEBREW, toRtlDigits);
  const [plain, other] = [readFrom(visual, 'ltr'), readFrom(visual, 'ltr', withHebrew)];
  const faults = ({ text, disorder }: typeof plain) => disorder + laterFirst(text);
  return faults(other) < faults(plain) ? other : plain;
}

/** Any text but Hebrew words with signs between them, which read the same from both sides. */
const MAY_DIFFER = /[A-Za-z\d]|^[^\u05d0-\u05ea]|[^\u05d0-\u05ea]$/;

/**
 * Whether the Hebrew lines of a document are in order when read from the left: a program without right-to-left text
 * wrote them, or the writer left the paragraphs left to right. Of 384 Hebrew PDFs set from the right, none is taken for
 * one.
 */
export function isSetFromLeft(pages: readonly PageGlyphs[]): boolean {
  const texts = pages
    .flatMap(({ glyphs }) => groupIntoRows(glyphs))
    .flatMap(splitIntoCells)
    .map((part) => shownBy(unitsOf(part)))
    .filter((visual) => hasRightToLeft(visual) && MAY_DIFFER.test(visual))
    .map((visual) => ({ visual, fromRight: readFrom(visual, 'rtl').disorder }));
  // Nearly all documents are in order and end here.
  if (texts.filter(({ fromRight }) => fromRight > 0).length < MIN_FROM_LEFT) return false;
  const gains = texts.map(({ visual, fromRight }) => fromRight - readFromLeft(visual).disorder);
  const [left, right] = [gains.filter((gain) => gain > 0).length, gains.filter((gain) => gain < 0).length];
  return left >= MIN_FROM_LEFT && left >= MIN_RATIO * right;
}
