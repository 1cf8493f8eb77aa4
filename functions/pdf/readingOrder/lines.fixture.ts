import type { FontText } from './fontText.ts';
import { readLine } from './line.ts';
import type { LineGlyph } from './logicalOrder.ts';
import type { Segment } from './segments.ts';
import type { TextRun } from './textRuns.ts';

/**
 * A line in visual order; bars separate its runs: `AWS|~ ם`. A tilde begins a right-to-left run; the written text
 * follows an equals sign if it differs: `~(ב=)ב`.
 */
export type Shown = string;

const runsOf = (shown: Shown) =>
  shown.split('|').map((run) => {
    const rtl = run.startsWith('~');
    const [signs = '', text = signs] = (rtl ? run.slice(1) : run).split('=');
    return { signs: Array.from(signs), texts: Array.from(text), rtl };
  });

/** Returns a font that has a code for any text; all glyphs are half as wide as the size. */
export function anyFont(): FontText {
  const [texts, widths] = [[' '], [500]];
  const alias = (_code: number, text: string, width = 500) => {
    widths.push(width);
    return texts.push(text) - 1;
  };
  const font = { highestCode: 0, text: (code: number) => texts[code], width: (code: number) => widths[code] };
  return { ...font, whole: (code: number) => code, alias } as unknown as FontText;
}

/** Returns glyphs 5 points wide, from left to right. */
export function glyphsOf(shown: Shown, font: FontText, from = 0): LineGlyph[] {
  let x = from;
  return runsOf(shown).flatMap(({ signs, texts, rtl }) =>
    signs.map((sign, at) => {
      x += 5;
      const code = font.alias(0, sign);
      return { code, x: x - 5, end: x, y: 100, at: 0, text: texts[at] ?? '', shown: sign, rtl };
    }),
  );
}

/** Position of a segment on the page and in the content. */
export interface SegmentPlace {
  readonly x?: number;
  readonly start?: number;
  readonly goesOn?: boolean;
  readonly isRtl?: boolean;
}

/** Returns a segment of size 10. Its runs follow each other in the content from `start`, 10 bytes each. */
export function segmentOf(
  shown: Shown,
  font: FontText,
  { x = 0, start: first = 0, goesOn = false, isRtl = true }: SegmentPlace = {},
): Segment {
  const glyphs = glyphsOf(shown, font, x);
  let from = 0;
  const runs = runsOf(shown).map(({ signs, rtl }, index) => {
    const start = first + 10 * index;
    const ownGlyphs = glyphs.slice(from, (from += signs.length));
    return { start, end: start + 9, y: 100, size: 10, slant: 0, font: '/F1', state: '', rtl, glyphs: ownGlyphs };
  }) as unknown as [TextRun];
  return { runs, font, line: readLine(glyphs, isRtl), goesOn };
}

/** Shows right-to-left marks as ‹, left-to-right ones as ›. */
export const seen = (text: string): string => text.replaceAll('\u200f', '‹').replaceAll('\u200e', '›');

/** Returns what a source draws: the texts of each operator and where it begins. */
export const operatorsOf = (source: string, font: FontText): string[] =>
  [...source.matchAll(/1 0 \S+ -1 (\S+) \S+ Tm\n(.*) T[jJ]/g)].map(([, x, codes = '']) => {
    const texts = [...codes.matchAll(/<([0-9A-F]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    return `${seen(texts.map((code) => font.text(Number.parseInt(code, 16))).join(''))}@${x}`;
  });
