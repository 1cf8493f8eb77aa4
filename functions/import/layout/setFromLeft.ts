import { countDisorder, hasRightToLeft, logicalOrder, toRtlDigits } from '../page/bidi.ts';
import type { Glyph } from '../page/glyph.ts';
import type { PageGlyphs } from '../page/pageGlyphs.ts';
import { groupIntoRows, SPACE_GAP, splitIntoCells } from './cells.ts';

/**
 * Texts that are in order from the left and not from the right, from which on a document is set from the left, and for
 * each that is the other way round.
 */
const [MIN_FROM_LEFT, MIN_RATIO] = [3, 4];

/** What stands in no order where a line is read from the wrong side. */
const DISORDER: readonly RegExp[] = [
  // A mark of an item behind its text, a sign that ends what stands before it at the beginning, or apart from it.
  /\S\s[•●▪◦■‣]$/gu,
  /^[.,:;!?](?=\s?\p{L})/gu,
  /\s[,:;](?=\p{L}|["\d])/gu,
  // A letter that goes with the word behind it, and a name that a hyphen joins with the wrong word.
  /(?<=^|\s)[בלמהוכש](?=\s[\u05d0-\u05ea]|\s?$)/gu,
  /[A-Za-z\d+#%]-(?=[\u05d0-\u05ea])/gu,
  // A currency without its sum, a period that ends before it begins.
  /(?<=[\u05d0-\u05ea]\s)[₪€$](?=\s*$)/gu,
  /(?:היום|כיום|הווה)\s?[-–—]\s?(?=\d)/gu,
];

/** Years of a period. */
const YEARS = /(?<!\d)((?:19|20)\d{2})\s?[-–—]\s?(?:\d{1,2}[/.])?((?:19|20)\d{2})(?!\d)/g;
const laterFirst = (text: string) => [...text.matchAll(YEARS)].filter(([, from = '', to = '']) => from > to).length;

const disorderOf = (text: string) =>
  DISORDER.reduce((sum, fault) => sum + (text.match(fault)?.length ?? 0), countDisorder(text));

/** What a part of a row shows, from the left; a unit without a glyph is a space. */
export interface ShownUnit {
  readonly char: string;
  readonly glyph?: Glyph;
  /** Points to where the next begins. */
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

/** What a line shows, in the order in which it is read from one side, and the indexes of its characters. */
export function readFrom(visual: string, base: 'ltr' | 'rtl', seenAs = visual) {
  const { indices, mirrored } = logicalOrder(seenAs, base);
  const text = indices.map((index) => (visual === seenAs ? mirrored.get(index) : undefined) ?? visual[index]).join('');
  return { indices, text, disorder: disorderOf(text) };
}

/** Figures at the left of Hebrew: they may belong to it, though they stand at the beginning or behind Latin text. */
const FIGURES_BEFORE_HEBREW = /\d[\d.,/%\s–-]{0,40}(?=[\s,:|]{0,5}[\u05d0-\u05ea])/g;

/** A line that is set from the left, as it is read: its figures where they leave more in order. */
export function readFromLeft(visual: string) {
  const withHebrew = visual.replaceAll(FIGURES_BEFORE_HEBREW, toRtlDigits);
  const [plain, other] = [readFrom(visual, 'ltr'), readFrom(visual, 'ltr', withHebrew)];
  const faults = ({ text, disorder }: typeof plain) => disorder + laterFirst(text);
  return faults(other) < faults(plain) ? other : plain;
}

/** A text that is the same from both sides has nothing but Hebrew words with signs between them. */
const MAY_DIFFER = /[A-Za-z\d]|^[^\u05d0-\u05ea]|[^\u05d0-\u05ea]$/;

/**
 * Whether the Hebrew lines of a document are in order where they are read from the left: a program that knows no other
 * direction has set them, or somebody who did not turn the paragraphs. None of 384 Hebrew
 * PDFs that were set from the right is one by this.
 */
export function isSetFromLeft(pages: readonly PageGlyphs[]): boolean {
  const texts = pages
    .flatMap(({ glyphs }) => groupIntoRows(glyphs))
    .flatMap(splitIntoCells)
    .map((part) => shownBy(unitsOf(part)))
    .filter((visual) => hasRightToLeft(visual) && MAY_DIFFER.test(visual))
    .map((visual) => ({ visual, fromRight: readFrom(visual, 'rtl').disorder }));
  // Nearly all documents are in order, and end here.
  if (texts.filter(({ fromRight }) => fromRight > 0).length < MIN_FROM_LEFT) return false;
  const gains = texts.map(({ visual, fromRight }) => fromRight - readFromLeft(visual).disorder);
  const [left, right] = [gains.filter((gain) => gain > 0).length, gains.filter((gain) => gain < 0).length];
  return left >= MIN_FROM_LEFT && left >= MIN_RATIO * right;
}
