import type { FontText } from './fontText.ts';
import { isFromRight } from './readers.ts';
import type { TextRun } from './textRuns.ts';

/** A glyph with the text that was written, and the one that its font says. */
export interface LineGlyph {
  readonly code: number;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly text: string;
  readonly shown: string;
  readonly rtl: boolean;
}

/** The browser says of no single sign which way it runs: one that is neither letter nor digit goes with the line. */
const runsWithLine = ({ glyphs, rtl }: TextRun, font: FontText) =>
  !rtl && glyphs.length === 1 && !/[\p{L}\p{N}]/u.test(font.text(glyphs[0]?.code ?? 0));

/** Whatever the browser says: it has no mark of some words from the right, and wrong texts of their glyphs. */
const hasRight = ({ glyphs }: TextRun, font: FontText) => glyphs.some(({ code }) => isFromRight(font.text(code)));

/** Whether the browser took letters from the right for others. */
export const isMisread = (run: TextRun, font: FontText) => !run.rtl && hasRight(run, font);

/** Glyphs of runs that stand on one line, as they stand there from left to right. */
export function visualGlyphs(runs: readonly TextRun[], font: FontText, isRtl: boolean): LineGlyph[] {
  return runs
    .toSorted((one, other) => (one.glyphs[0]?.x ?? 0) - (other.glyphs[0]?.x ?? 0))
    .flatMap((run) => {
      const { glyphs, size } = run;
      const rtl = runsWithLine(run, font) ? isRtl : run.rtl || hasRight(run, font);
      return glyphs.map(({ code, x, y, actual }) => {
        const shown = font.text(code);
        return { code, x, y, end: x + (font.width(code) * size) / 1000, text: actual ?? shown, shown, rtl };
      });
    });
}

const isDigitRun = (glyphs: readonly LineGlyph[]) => !glyphs.some(({ shown }) => /\p{L}/u.test(shown));

/**
 * `03/2019 – ` before a word from the right: a range from the left that ends with a word (`03/2019 – היום`). In a line
 * from the right the dash would run from the right too.
 */
const isOpenRange = (glyphs: readonly LineGlyph[]) =>
  !glyphs[0]?.rtl &&
  /\d\s[–-]\s$/u.test(
    glyphs
      .slice(-4)
      .map(({ shown }) => shown)
      .join(''),
  );

/** The same in the order of reading, by the direction of the paragraph and of each run. */
export function logicalGlyphs(visual: readonly LineGlyph[], isRtl: boolean): LineGlyph[] {
  const runs: LineGlyph[][] = [];
  for (const glyph of visual) {
    const last = runs.at(-1);
    if (last?.[0]?.rtl === glyph.rtl) last.push(glyph);
    else runs.push([glyph]);
  }
  if (isRtl) {
    const groups: LineGlyph[][] = [];
    for (const [at, run] of runs.entries()) {
      const logical = run[0]?.rtl ? run.toReversed() : run;
      if (at > 0 && run[0]?.rtl && isOpenRange(runs[at - 1] as LineGlyph[])) groups.at(-1)?.push(...logical);
      else groups.push([...logical]);
    }
    return groups.toReversed().flat();
  }
  // A number between two runs from the right belongs to them.
  const ordered: LineGlyph[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const group = [runs[at] as LineGlyph[]];
    while (group[0]?.[0]?.rtl && runs[at + 2] && isDigitRun(runs[at + 1] as LineGlyph[])) {
      group.push(runs[at + 1] as LineGlyph[], runs[at + 2] as LineGlyph[]);
      at += 2;
    }
    ordered.push(...group.toReversed().flatMap((run) => (run[0]?.rtl ? run.toReversed() : run)));
  }
  return ordered;
}
