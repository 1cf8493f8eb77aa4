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

const touching = (y: number, end: number) => [text('in', 400, end, y), ...rowsOf('2019', y)];

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

  it('is what touches a date, which then stands at no far end', () => {
    expect([480, 479, 470].map((end) => stripsOf([...touching(100, end), ...touching(160, end)]))).toEqual([0, 0, 1]);
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

/** A row whose date stands in another column than those of `rowsOf`. */
const aside = (y: number) => [text('Title', 200, 250, y), text('2017', 300, 340, y)];
const stripsUnder = (x: number, runs: readonly TextRun[]) =>
  stripsBetweenDates(runs, context, { isRtlPage: false, most }).filter((strip) => strip.x === x);

const between = (count: number) => Array.from({ length: count }, (_, row) => aside(120 + 20 * row)).flat();

// Two texts of one date: both have the date below as their next one.
const halves = (y: number) => [...rowsOf('2019', 100), text('2020', 480, 550, y), ...rowsOf('2018', 160)];

const next = (x: number, end: number, y = 160) => [
  ...rowsOf('2019', 100),
  text('Title', 50, 120, y),
  text('2018', x, end, y),
];

describe('the next date of a column', () => {
  it('is one that stands under some of the upper one, lower by more than a point', () => {
    // The upper one goes from 480 to 550.
    for (const [x, end, count] of [
      [400, 480, 0],
      [400, 481, 1],
      [549, 600, 1],
      [550, 600, 0],
    ] as const)
      expect(stripsOf(next(x, end))).toBe(count);
    expect([101, 101.1].map((y) => stripsOf(halves(y)))).toEqual([2, 1]);
  });

  it('is among the next six: further on there is none of the same column', () => {
    expect(
      [5, 6].map(
        (count) => stripsUnder(515, [...rowsOf('2019', 100), ...between(count), ...rowsOf('2018', 400)]).length,
      ),
    ).toEqual([1, 0]);
  });
});

const largeTitle = (y: number) => ({ ...text('Title', 50, 120, y), size: 20 });
/** Lines of a page above its dates. */
const above = Array.from({ length: 45 }, (_, row) => text('Line', 50, 300, 30 + row));

// Titles begin at 50, dates end at 550: what touches that place stands beside. Else it takes the upper strip.
const beside = (x: number, end: number) => [
  ...rowsOf('2019', 100),
  text('Beside', x, end, 115),
  ...rowsOf('2018', 160),
];

describe('what stands between two dates', () => {
  it('is what stands over or under them and their titles, and nothing beside', () => {
    expect(
      [
        [20, 50],
        [20, 51],
        [549, 600],
        [550, 600],
      ].map(([x = 0, end = 0]) => stripsUnder(515, beside(x, end))[0]?.y),
    ).toEqual([112, 142, 142, 112]);
  });

  it.each([
    // The upper title reaches 8 below its line, the lower one 20 above it.
    ['lower', 2, 226],
    ['higher', -2, 222],
  ])('is also a larger title that stands a little %s than its date, wherever on the page that is', (_, lower, y) => {
    for (const before of [[], above]) {
      const jobs = [100, 160].flatMap((line) => [largeTitle(100 + line + lower), text('2019', 480, 550, 100 + line)]);
      expect(stripsUnder(515, [...before, ...jobs])).toEqual([{ x: 515, y, height: 32 }]);
    }
  });

  it('is the mark of an item no more than a text of an unknown font', () => {
    const known = {
      font: (name: string) => (name === 'F1' ? context.font(name) : undefined),
    } as unknown as PageContext;
    const unknown = { ...text('Unknown', 60, 300, 115), font: 'F2' };
    const empty = { ...text('', 60, 300, 115), glyphs: [] } as unknown as TextRun;
    const strips = stripsBetweenDates([...rowsOf('2019', 100), unknown, empty, ...rowsOf('2018', 160)], known, {
      isRtlPage: false,
      most,
    });
    expect(strips).toEqual([{ x: 515, y: 112, height: 16 }]);
  });

  it('is as high as its font says, within what readers take', () => {
    const high = { font: () => ({ ascent: 2, descent: 1, text: () => '' }) } as unknown as PageContext;
    const [strip] = stripsBetweenDates(jobs(300), high, { isRtlPage: false, most: { ascent: 0.5, descent: 0.2 } });
    // From 2 below 130 to 5 above 160.
    expect(strip).toEqual({ x: 515, y: 143.5, height: 23 });
  });
});
