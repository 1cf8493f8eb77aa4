import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hex, readFontText } from './fontText.ts';
import { readLine } from './line.ts';
import type { LineGlyph } from './logicalOrder.ts';
import { partOpenRange } from './openRange.ts';
import type { Placed } from './placed.ts';
import { isFromRight } from './readers.ts';
import type { Segment } from './segments.ts';
import type { TextRun } from './textRuns.ts';

const SIZE = 10;
const CODES = [' ', '–', '2', '3', 'ג', 'ה'];
/** Every glyph is half as wide as the type size. */
const font = readFontText(
  deflateSync(
    `6 beginbfchar\n${CODES.map((text, code) => `<${hex(code)}> <${hex(text.charCodeAt(0))}>\n`).join('')}endbfchar`,
  ),
  '/W [0 [500 500 500 500 500 500]]',
  '',
);

/** Returns a segment of a text from left to right, from this position. */
function segmentAt(x: number, text: string): Segment {
  const visual = Array.from(text, (shown, at) => {
    const [start, end] = [x + (at * SIZE) / 2, x + ((at + 1) * SIZE) / 2];
    return { text: shown, shown, rtl: isFromRight(shown), code: CODES.indexOf(shown), x: start, end };
  }) as unknown as LineGlyph[];
  return { runs: [{ size: SIZE } as TextRun], font, line: readLine(visual, true), goesOn: false };
}

/** Returns its glyphs in reading order; the letters of a word are from left to right. */
const drawnOf = ({ line }: Segment): Placed[] =>
  line.visual.map(({ code, x, shown }) => ({ code, x, text: shown, width: 500 }));

/** Returns what each mark covers, in type sizes. */
function marksOf(range: Segment, others: readonly Segment[] = []) {
  const placed = partOpenRange(drawnOf(range), range, [range, ...others]);
  return placed
    .filter(({ text }) => text === '\u200e' || text === '\u200f')
    .map(({ x, width }) => [x / SIZE, x / SIZE + width / 1000])
    .filter(([from = 0, to = 0]) => to > from);
}

/** Digits from 10 to 11, the dash from 11.5 to 12, the word from 12.5 to 13.5. */
const range = segmentAt(100, '23 – הג');

const rounded = (others: readonly Segment[]) =>
  marksOf(range, others).map((places) => places.map((place) => Math.round(place * 100) / 100));
const dash = [12, 13.1];

describe('a range from the left that ends with a word from the right', () => {
  it('[PDF-05] has a mark behind its dash that reaches more than half of its size into the word', () => {
    const [[from = 0, to = 0] = [], ...others] = marksOf(range);
    expect(from).toBe(12);
    expect(to).toBeGreaterThan(13);
    expect(others).toEqual([]);
  });

  it('[PDF-05] has one for what stands near at either side, which reaches as far into the next word there', () => {
    const [left, right] = [segmentAt(80, 'הג'), segmentAt(145, 'הג')];
    expect(marksOf(range, [left]).some(([from = 0, to = 0]) => from < 9.1 && to > 10.5)).toBe(true);
    expect(marksOf(range, [right]).some(([from = 0, to = 0]) => from < 13.6 && to > 15)).toBe(true);
    const far = [segmentAt(10, 'הג'), segmentAt(190, 'הג')];
    expect(marksOf(range, far)).toEqual(marksOf(range));
  });

  it('[PDF-05] keeps its words without marks, and all of it in its order', () => {
    const texts = partOpenRange(drawnOf(range), range, [range, segmentAt(80, 'הג')]).map(({ text }) => text);
    const text = texts.join('');
    expect(text.replaceAll(/\p{Cf}/gu, '')).toBe('23 – הג');
    expect(text.split(/\s+/)).toEqual(expect.arrayContaining(['23', 'הג']));
  });

  it('[PDF-05] has marks from a tenth of its size before each gap to six tenths within what follows', () => {
    const [left, right] = [segmentAt(80, 'הג'), segmentAt(145, 'הג')];
    expect(rounded([])).toEqual([dash]);
    expect(rounded([left])).toEqual([[8.9, 10.6], dash]);
    expect(rounded([right])).toEqual([[13.4, 15.1], dash]);
    // Of several the nearest at each side.
    expect(rounded([segmentAt(75, 'ה'), left, right, segmentAt(150, 'ה')])).toEqual([[8.9, 10.6], [13.4, 15.1], dash]);
    expect(rounded([left, segmentAt(75, 'ה')])).toEqual([[8.9, 10.6], dash]);
    // What touches it has a gap of nothing.
    expect(rounded([segmentAt(90, 'הג')])).toEqual([[9.9, 10.6], dash]);
    expect(rounded([segmentAt(135, 'הג')])).toEqual([[13.4, 14.1], dash]);
  });

  it('[PDF-05] may be of one digit, and is near to what stands within twice its size', () => {
    const short = segmentAt(100, '2 – הג');
    expect(marksOf(short)).toHaveLength(1);
    const [near, far] = [segmentAt(70.1, 'הג'), segmentAt(70, 'הג')].map((other) => marksOf(range, [other]).length);
    expect([near, far]).toEqual([2, 1]);
    const [behind, further] = [segmentAt(154.9, 'הג'), segmentAt(155, 'הג')].map(
      (other) => marksOf(range, [other]).length,
    );
    expect([behind, further]).toEqual([2, 1]);
  });

  it('is left alone where it ends with a number, or its word stands at its left', () => {
    for (const text of ['23 – 32', 'הג – 23', '23 הג']) {
      const other = segmentAt(100, text);
      const drawn = drawnOf(other);
      expect(partOpenRange(drawn, other, [other])).toBe(drawn);
    }
  });
});
