import { describe, expect, it } from 'vitest';
import { stripsBetweenDates } from './farDates.ts';
import type { PageContext } from './segments.ts';
import type { TextRun } from './textRuns.ts';

const context = {
  font: () => ({ ascent: 1, descent: 0.4, text: () => '' }),
} as unknown as PageContext;
const most = { ascent: 1.05, descent: 0.4 };

/** Returns a text of 10 px in a line, between two positions. */
const text = (shown: string, x: number, end: number, y: number) =>
  ({
    y,
    size: 10,
    font: 'F1',
    glyphs: Array.from(shown, (letter, at) => ({
      code: at,
      x: at === 0 ? x : end - 5,
      end: at === shown.length - 1 ? end : x + 5,
      shown: letter,
    })),
  }) as unknown as TextRun;

/** Jobs in content order (title, employer, dates, a line), 60 px each, with the last 16 free. */
const jobs = (lineEnds: number) =>
  [100, 160, 220].flatMap((y, at) => [
    text('Title', 50, 120, y),
    text('Employer', 50, 150, y + 14),
    text(`201${at} – 2021`, 480, 550, y),
    text('What was done', 60, lineEnds, y + 30),
  ]);

describe('dates at the end of their lines', () => {
  it('have a free strip between each and the next one, under the upper one, whatever stands between', () => {
    for (const lineEnds of [300, 470, 545])
      expect(stripsBetweenDates(jobs(lineEnds), context, { isRtlPage: false, most })).toEqual([
        { x: 515, y: 142, height: 16 },
        { x: 515, y: 202, height: 16 },
      ]);
  });

  it('are at the other side of a page from the right', () => {
    const mirrored = jobs(300).map(({ glyphs, ...run }) => ({
      ...run,
      glyphs: glyphs.map((glyph) => ({ ...glyph, x: 600 - glyph.end, end: 600 - glyph.x })),
    })) as TextRun[];
    expect(stripsBetweenDates(mirrored, context, { isRtlPage: true, most })).toHaveLength(2);
    expect(stripsBetweenDates(mirrored, context, { isRtlPage: false, most })).toEqual([]);
  });

  it('are none where they stand before their titles, beside them, or in another column', () => {
    const before = jobs(300).map(({ glyphs, ...run }, at) =>
      at % 4 === 2 ? text('2019', 5, 30, run.y) : { ...run, glyphs },
    );
    expect(stripsBetweenDates(before, context, { isRtlPage: false, most })).toEqual([]);
    const beside = jobs(300).map(({ glyphs, ...run }, at) =>
      at % 4 === 2 ? text('2019', 125, 160, run.y) : { ...run, glyphs },
    );
    expect(stripsBetweenDates(beside, context, { isRtlPage: false, most })).toEqual([]);
    expect(stripsBetweenDates(jobs(300), context, { isRtlPage: false, most, gutter: 400 })).toEqual([]);
  });

  it('have none where no strip is free, and none below the last one', () => {
    const dense = [100, 114, 128].flatMap((y) => [text('Title', 50, 120, y), text('2019', 500, 550, y)]);
    expect(stripsBetweenDates(dense, context, { isRtlPage: false, most })).toEqual([]);
    expect(stripsBetweenDates(jobs(300).slice(0, 4), context, { isRtlPage: false, most })).toEqual([]);
  });
});

const stripsOf = (runs: readonly TextRun[], gutter?: number) =>
  stripsBetweenDates(runs, context, { isRtlPage: false, most, gutter }).length;
const rowsOf = (date: string, at: number) => [
  text('Title', 50, 120, at),
  text(date, 480, 550, at),
  text('What was done', 60, 300, at + 30),
];
const gap = (end: number) => [text('Title', 50, end, 100), text('2019', 480, 550, 100), ...rowsOf('2018', 160)];
const line = (y: number) => [text('Title', 50, 120, y), text('2019', 480, 550, 100), ...rowsOf('2018', 160)];
const dense = (y: number) => [
  text('Title', 50, 120, 100),
  text('2019', 480, 550, 100),
  text('Title', 50, 120, y),
  text('2018', 480, 550, y),
];

describe('what is looked at beside dates', () => {
  it.each([
    ['a year', '2019', 1],
    ['a range', '03/2019 – 05/2021', 1],
    ['no year', 'today', 0],
    ['a text as long as a date may be', `2019${'x'.repeat(36)}`, 1],
    ['a longer text', `2019${'x'.repeat(37)}`, 0],
  ])('is %s', (_, date, count) => {
    expect(stripsOf([...rowsOf(date, 100), ...rowsOf('2018', 160)])).toBe(count);
  });

  it('is what stands in their line, as far as ten points from them', () => {
    expect([470, 471].map((end) => stripsOf(gap(end)))).toEqual([1, 0]);
    expect([102.9, 97.1, 103, 97].map((y) => stripsOf(line(y)))).toEqual([1, 1, 0, 0]);
  });

  it('is in one column: a title beyond the place between two is none', () => {
    expect([400, 30, 560].map((gutter) => stripsOf([...rowsOf('2019', 100), ...rowsOf('2018', 160)], gutter))).toEqual([
      0, 1, 1,
    ]);
  });

  it('is free by more than six tenths of a point between the lowest letters above and the highest below', () => {
    // Letters reach 4 below and 10 above their baseline.
    expect([114.5, 114.7].map((y) => stripsOf(dense(y)))).toEqual([0, 1]);
  });
});
