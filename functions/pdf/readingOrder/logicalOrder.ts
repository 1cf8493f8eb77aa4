import { hasLetter } from './characterClasses.ts';
import type { PrintedGlyph } from './printedGlyph.ts';
import { mirrored } from './readers.ts';
import type { TextRun } from './textRuns.ts';

/** A glyph of a line, with the written text and the text that its font gives. */
export type LineGlyph = PrintedGlyph;

/**
 * Whether a run is right-to-left. The browser gives no direction for a single sign: a sign that is neither letter nor
 * digit has the line's direction, and a mirrored bracket is right-to-left anywhere.
 */
function directionOf({ glyphs, rtl, hasRight }: TextRun, isRtl: boolean): boolean {
  const [sign] = glyphs;
  if (rtl || hasRight || !sign || glyphs.length > 1) return rtl || hasRight;
  if (mirrored(sign.shown) !== sign.shown) return sign.text !== sign.shown;
  return !/[\p{L}\p{N}]/u.test(sign.shown) && isRtl;
}

/**
 * Whether a symbol of another font in a right-to-left line belongs to left-to-right text beside it (`1.2K★`, `≥30%`,
 * `Excel → Power BI`): at most that run's own space is between them, and no right-to-left word touches the symbol. If
 * the symbol is right-to-left, so are the spaces around it.
 */
function goesWithLeft(runs: readonly TextRun[], index: number): boolean {
  const { glyphs } = runs[index] as TextRun;
  if (glyphs.length !== 1 || !/^\p{S}$/u.test((glyphs[0] as PrintedGlyph).shown)) return false;
  const [before, after] = [runs[index - 1], runs[index + 1]];
  const sides = [sideTouched(before, before?.glyphs.at(-1)), sideTouched(after, after?.glyphs[0])];
  return sides.includes('left') && !sides.includes('right');
}

/** Returns the direction of a run that touches a sign with this glyph. */
function sideTouched(run: TextRun | undefined, glyph: PrintedGlyph | undefined): 'left' | 'right' | undefined {
  if (!run || !glyph) return undefined;
  if (run.rtl || run.hasRight) return isSpace(glyph.shown) ? undefined : 'right';
  return run.glyphs.every(({ shown }) => isSpace(shown)) ? undefined : 'left';
}

const isSpace = (text: string) => /^\s+$/.test(text);

/** Whether the browser did not mark right-to-left letters; then the texts of some words' glyphs are wrong. */
export const isMisread = ({ rtl, hasRight }: TextRun) => !rtl && hasRight;

/** Returns the glyphs of the runs on one line, from left to right. */
export function visualGlyphs(runs: readonly TextRun[], isRtl: boolean): LineGlyph[] {
  const visual: LineGlyph[] = [];
  const fromLeft = runs.toSorted(byFirstGlyph);
  for (const [index, run] of fromLeft.entries()) {
    const rtl = directionOf(run, isRtl) && !goesWithLeft(fromLeft, index);
    for (const glyph of run.glyphs) {
      glyph.rtl = rtl;
      visual.push(glyph);
    }
  }
  return visual;
}

/** From left to right, by where their first glyphs stand. */
export const byFirstGlyph = (a: TextRun, b: TextRun): number => startOf(a) - startOf(b);
const startOf = ({ glyphs }: TextRun) => (glyphs[0] as PrintedGlyph).x;

/** Successive glyphs of one direction, as indexes into the line. */
interface OrderStretch {
  readonly from: number;
  readonly to: number;
  readonly rtl: boolean;
}

function stretchesOf(visual: readonly LineGlyph[]): OrderStretch[] {
  const stretches: OrderStretch[] = [];
  for (let from = 0; from < visual.length;) {
    const { rtl } = visual[from] as LineGlyph;
    let to = from + 1;
    while (visual[to]?.rtl === rtl) to += 1;
    stretches.push({ from, to, rtl });
    from = to;
  }
  return stretches;
}

function isDigitRun(visual: readonly LineGlyph[], { from, to }: OrderStretch): boolean {
  for (let index = from; index < to; index += 1) if (hasLetter((visual[index] as LineGlyph).shown)) return false;
  return true;
}

/**
 * Whether `03/2019 – ` comes before a right-to-left word: a left-to-right range that ends with a word (`03/2019 –
 * היום`). Otherwise the dash would be right-to-left in such a line.
 */
function isOpenRange(visual: readonly LineGlyph[], { from, to, rtl }: OrderStretch): boolean {
  if (rtl) return false;
  let end = '';
  for (let index = Math.max(from, to - 4); index < to; index += 1) end += visual[index]?.shown;
  return /\d\s[–-]\s$/u.test(end);
}

/** Returns the same glyphs in reading order, by the directions of the paragraph and of each run. */
export function logicalGlyphs(visual: readonly LineGlyph[], isRtl: boolean): LineGlyph[] {
  const stretches = stretchesOf(visual);
  const ordered: LineGlyph[] = [];
  const read = ({ from, to, rtl }: OrderStretch) => {
    if (rtl) for (let index = to - 1; index >= from; index -= 1) ordered.push(visual[index] as LineGlyph);
    else for (let index = from; index < to; index += 1) ordered.push(visual[index] as LineGlyph);
  };
  if (isRtl) {
    for (let last = stretches.length - 1; last >= 0;) {
      const [before, stretch] = [stretches[last - 1], stretches[last] as OrderStretch];
      const isEnd = before !== undefined && stretch.rtl && isOpenRange(visual, before);
      if (isEnd) read(before);
      read(stretch);
      last -= isEnd ? 2 : 1;
    }
    return ordered;
  }
  // A number between two right-to-left runs belongs to them.
  for (let last = 0; last < stretches.length; last += 1) {
    const first = last;
    while (stretches[first]?.rtl && stretches[last + 2] && isDigitRun(visual, stretches[last + 1] as OrderStretch))
      last += 2;
    for (let index = last; index >= first; index -= 1) read(stretches[index] as OrderStretch);
  }
  return ordered;
}
