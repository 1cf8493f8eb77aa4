import { describe, expect, it } from 'vitest';
import type { Cell } from '../page/cell.ts';
import { findColumnsWithin, findGutter, partsBeside, type Gutter } from './columns.ts';

/** A text 100 points wide. */
const cell = (text: string, left: number, y: number, more: Partial<Cell> = {}): Cell => ({
  text,
  runs: [],
  left,
  right: left + 100,
  y,
  size: 10,
  bold: false,
  ...more,
});
/** Texts below each other, two lines apart; `''` leaves a place empty. */
const column = (left: number, texts: readonly string[], from = 100, more: Partial<Cell> = {}) =>
  texts.flatMap((text, index) => (text === '' ? [] : [cell(text, left, from + 20 * index, more)]));
const judge = {
  isHeading: ({ text }: Cell) => /^[A-Z]+$/.test(text),
  isDate: ({ text }: Cell) => /^\d{4}$/.test(text),
  isLabel: () => false,
};

const SKILLS = column(20, ['SKILLS', 'Grill', 'Bread', 'Wine', 'TONGUES', 'Welsh']);
/** Its lines stand beside none of the other column. */
const WORK = column(200, ['WORK', 'Cook', 'Ran it', 'STUDIES', 'School', 'of cooks'], 106);
const BOTH = [...SKILLS, ...WORK];
const across = (y: number) => cell('across both', 20, y, { right: 300 });

// A column of 30 points beside one of 200 is none, and one of 40 is.
const narrow = (width: number) => SKILLS.map((each) => ({ ...each, right: 20 + width }));
const long = (y: number, text = 'maya.levin-abramovich@post.example') => cell(text, 20, y, { right: 165 });
const page = (...more: readonly Cell[]) =>
  findGutter([...column(20, ['SKILLS', 'Grill', 'Bread', 'Wine']), ...WORK, ...more], judge);
const above = (text: string) => [cell('Blue Door of Haifa', 20, 60), cell(text, 200, 60)];

describe('a gutter', () => {
  it('is in the middle between two columns, over all of their height', () => {
    const gutter = findGutter(BOTH, judge) as Gutter;
    expect(Math.abs(gutter.x - 160)).toBeLessThan(2);
    expect(gutter).toMatchObject({ top: -Infinity, bottom: Infinity });
    expect(findGutter([], judge)).toBeUndefined();
    expect(findGutter(BOTH, { ...judge, isHeading: () => false })).toBeUndefined();
  });

  it('goes from what crosses it above to what crosses it below', () => {
    expect(findGutter([...BOTH, across(60), across(260)], judge)).toMatchObject({ top: 60, bottom: 260 });
    // Of two such stretches the one that has more text.
    const again = [...SKILLS, ...WORK].map((each) => ({ ...each, y: each.y + 300 }));
    const more = [...column(20, ['Rice', 'Tea'], 540), ...column(200, ['Haifa', 'Acre'], 540)];
    expect(findGutter([...BOTH, across(260), ...again, ...more], judge)).toMatchObject({ top: 260, bottom: Infinity });
    expect(
      findGutter([...BOTH, ...column(20, ['Rice'], 220), ...column(200, ['Acre'], 220), across(260), ...again], judge),
    ).toMatchObject({ top: -Infinity, bottom: 260 });
  });

  it('leaves a seventh of the width on both sides', () => {
    const wide = WORK.map((each) => ({ ...each, left: 20 + 60, right: 20 + 260 }));
    expect(findGutter([...narrow(50), ...wide], judge)?.x).toBeGreaterThan(70);
    const near = WORK.map((each) => ({ ...each, left: 20 + 34, right: 20 + 260 }));
    expect(findGutter([...narrow(30), ...near], judge)).toBeUndefined();
  });

  it('is not within a bar, and goes beside it as far as it is', () => {
    const bar = { left: 20, right: 300, y: 60 };
    expect(findGutter(BOTH, judge, [bar])).toMatchObject({ top: 60, bottom: Infinity });
    const inside = [100, 120, 140, 160, 180, 200].map((y) => ({ left: 20, right: 300, y }));
    expect(findGutter(BOTH, judge, inside)).toBeUndefined();
    expect(findGutter(BOTH, judge, [{ left: 20, right: 120, y: 140 }])).toMatchObject({ top: -Infinity });
  });

  it('may have two texts without a space that stick out of their column, and no more', () => {
    // Wherever the gutter is between 120 and 200, it is clear of the others.
    expect(page(long(180), long(200))).toMatchObject({ top: -Infinity, bottom: Infinity });
    expect(page(long(60, 'Maya Levin Abramovich'))?.x).toBeGreaterThan(165);
  });

  it('begins at headings beside each other where only dates stand above them in one column', () => {
    const beside = [...SKILLS, ...WORK.map((each) => ({ ...each, y: each.y - 6 }))];
    expect(findGutter([...beside, ...above('2019')], judge)?.top).toBe(95);
    expect(findGutter([...beside, ...above('Haifa')], judge)?.top).toBe(-Infinity);
    // Headings that stand at other heights begin nothing.
    expect(findGutter([...BOTH, ...above('2019')], judge)?.top).toBe(-Infinity);
  });

  it('is none through the lines of a section that end in their dates, and is one above it', () => {
    const jobs = [
      ...column(20, ['JOBS', 'Cook', 'Haifa', 'Baker', 'Acre'], 300),
      ...column(200, ['', '2019', '', '2017'], 300),
    ];
    expect(findGutter([...BOTH, ...jobs], judge)).toMatchObject({ top: -Infinity, bottom: 300 });
    const mirrored = jobs.map((each) => ({ ...each, left: 220 - each.left, right: 320 - each.left }));
    expect(findGutter([...BOTH, ...mirrored], judge)).toMatchObject({ top: -Infinity, bottom: 300 });
  });
});

describe('a heading without words that anybody knows', () => {
  const known = { ...judge, isHeading: ({ text }: Cell) => /^(?:SKILLS|TONGUES|Skills|Tongues|Wine)$/.test(text) };
  /** Columns of which the right one has headings of its own, as they look. */
  const page = (own: Partial<Cell>, left = SKILLS) =>
    findGutter(
      [...left, ...WORK.map((each) => (judge.isHeading(each) ? { ...each, text: 'On stage', ...own } : each))],
      known,
    );
  const large = SKILLS.map((each) =>
    known.isHeading(each) && each.text !== 'Wine'
      ? { ...each, size: 14, text: each.text.toLowerCase().replace(/^./, (first) => first.toUpperCase()) }
      : each,
  );

  it('is one where it looks as most of those that are known do', () => {
    expect(page({ size: 14 }, large)).toBeDefined();
    expect(page({ size: 12 }, large)).toBeUndefined();
    expect(page({ size: 14, bold: true }, large)).toBeUndefined();
    expect(page({ size: 12, text: 'WHAT I PLAYED' })).toBeUndefined();
  });

  it('is none where it is longer than headings are', () => {
    expect(page({ size: 14, text: 'On the stages of our town since then' }, large)).toBeUndefined();
    expect(page({ size: 14, text: 'On the stages of our town since the' }, large)).toBeDefined();
  });
});

describe('columns within a column', () => {
  const narrow = [
    cell('SKILLS', 20, 100),
    cell('TONGUES', 160, 100),
    ...column(20, ['Grill', 'Bread'], 120),
    ...column(160, ['Welsh', 'Irish'], 120),
  ];

  it('are parted in the middle below headings beside each other', () => {
    expect(findColumnsWithin(narrow, judge)).toEqual({ x: 140, top: -Infinity, bottom: Infinity });
  });

  it('are none where a text stands above the headings, one has nothing below, or a text goes across', () => {
    expect(findColumnsWithin([cell('Ann', 20, 80), ...narrow], judge)).toBeUndefined();
    expect(findColumnsWithin(narrow.slice(0, 4), judge)).toBeUndefined();
    expect(findColumnsWithin([...narrow, cell('across both of them', 20, 160, { right: 200 })], judge)).toBeUndefined();
    expect(findColumnsWithin(narrow.toSpliced(1, 1), judge)).toBeUndefined();
  });

  it('are looked for as on a page from ten texts on', () => {
    expect(findColumnsWithin(BOTH, judge)?.x).toBeGreaterThan(120);
    const few = [...SKILLS.slice(0, 4), ...WORK.slice(0, 5)];
    expect(findColumnsWithin(few, judge)).toBeUndefined();
    expect(findColumnsWithin([...few, cell('Milk', 20, 180)], judge)).toBeDefined();
  });
});

it('what stands beside a gutter is parted by the middles of the texts, the first column by the direction', () => {
  const items = [
    ['above', 0, 40],
    ['left', 0, 50],
    ['right', 120, 50],
    ['middle', 50, 50],
    ['below', 0, 60],
  ].map(([text, left, y]) => ({ cell: cell(text as string, left as number, y as number) }));
  const parts = (direction: 'ltr' | 'rtl') =>
    Object.values(partsBeside(items, { x: 100, top: 40, bottom: 60 }, direction)).map((part) =>
      part.map(({ cell: { text } }) => text),
    );
  expect(parts('ltr')).toEqual([['above'], ['left'], ['right', 'middle'], ['below']]);
  expect(parts('rtl')).toEqual([['above'], ['right', 'middle'], ['left'], ['below']]);
});
