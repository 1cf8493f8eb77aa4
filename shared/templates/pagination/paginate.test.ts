import { describe, expect, it } from 'vitest';
import { h, type TreeElement } from '../document/tree.ts';
import type { MeasuredDocument } from './measure.ts';
import { paginate } from './paginate.ts';
import { findColumns } from './units.ts';

const section = (bullets: number, heading = 'heading') =>
  h(
    'section',
    { class: 'section' },
    h('h2', { class: 'heading' }, heading),
    h(
      'div',
      { class: 'entry' },
      h('div', { class: 'entry-head' }, 'head'),
      h(
        'ul',
        { class: 'bullets' },
        Array.from({ length: bullets }, (_, index) => h('li', {}, `${index}`)),
      ),
    ),
  );
const columnsOf = (...columns: readonly TreeElement[][]) =>
  findColumns(
    h(
      'article',
      {},
      h(
        'div',
        { class: 'body' },
        columns.map((parts) => h('div', {}, parts)),
      ),
    ),
  );

/** On pages with room for ten units of 20 px, which stand one below the other. */
const stacked = (columns: ReturnType<typeof columnsOf>, more: Partial<MeasuredDocument> = {}): MeasuredDocument => ({
  height: 0,
  isTooWide: false,
  pageHeight: 300,
  marginStart: 40,
  marginEnd: 60,
  edges: columns.flatMap(({ units }) => units.map((_, unit): [number, number] => [40 + 20 * unit, 60 + 20 * unit])),
  lines: {},
  cloned: {},
  ...more,
});
const startsOf = (columns: ReturnType<typeof columnsOf>, more?: Partial<MeasuredDocument>) =>
  paginate(columns, stacked(columns, more)).breaks.columns.map((starts) => starts.map(({ unit }) => unit));

describe('edges that are drawn again on each page', () => {
  // A section of a heading, a head and 28 bullets; its edges take 10 px above and 30 px below.
  const long = columnsOf([section(28)]);

  it('take their room from the end of a page, and from the beginning of the next', () => {
    expect(startsOf(long)).toEqual([[10, 20]]);
    // 170 px of the first page are left, 160 px of the others.
    expect(startsOf(long, { cloned: { '0.0.0': [10, 30] } })).toEqual([[8, 16, 24]]);
    expect(startsOf(long, { cloned: { '0.0.0': [30, 10] } })).toEqual([[9, 17, 25]]);
  });

  it('take none where they begin or end with the page', () => {
    const columns = columnsOf([section(8), section(8)]);
    const cloned = { '0.0.0': [10, 30], '0.0.1': [10, 30] } as const;
    expect(startsOf(columns, { cloned })).toEqual([[10]]);
  });

  it('are named where a page breaks them, and nowhere else', () => {
    const columns = columnsOf([section(4), section(20)]);
    const cloned = { '0.0.0': [1, 1], '0.0.1': [1, 1], '0.0.1.1': [1, 1] } as const;
    expect(paginate(columns, stacked(columns, { cloned })).breaks.cloned).toEqual(['0.0.1', '0.0.1.1']);
  });
});

describe('how much of the last page is filled', () => {
  it('is told by its lowest text, and by the area of all columns, seven tenths of it the first', () => {
    const main = columnsOf([section(3)]);
    expect(paginate(main, stacked(main))).toMatchObject({ lastFill: 0.5, areaFill: 0.5 });
    const two = columnsOf([section(3)], [section(6)]);
    const { lastFill, areaFill } = paginate(two, stacked(two));
    expect([lastFill, areaFill]).toEqual([0.8, expect.closeTo(0.7 * 0.5 + 0.3 * 0.8)]);
  });

  it('counts only the columns that go on so far', () => {
    const two = columnsOf([section(13)], [section(6)]);
    const { breaks, lastFill, areaFill } = paginate(two, stacked(two));
    expect(breaks.columns.map(({ length }) => length)).toEqual([1, 0]);
    expect([lastFill, areaFill]).toEqual([0.5, expect.closeTo(0.7 * 0.5)]);
  });
});

const textOf = (offset: number) => h('p', {}, 'x'.repeat(offset));

/** So many lines of so many px, of ten characters each, as the first of the document. */
const startsIn = (count: number, px: number) => {
  const columns = columnsOf([textOf(10 * count), textOf(10)]);
  const end = 40 + count * px;
  return paginate(
    columns,
    stacked(columns, {
      edges: [
        [40, end],
        [end, end + 20],
      ],
      lines: { 0: Array.from({ length: count }, (_, line) => [10 * line, 40 + px * line, 40 + px * (line + 1)]) },
    }),
  ).breaks.columns[0];
};

describe('a text that no page holds', () => {
  it('is broken before the first line that does not fit, also where it begins the document', () => {
    expect(startsIn(24, 20)).toEqual([
      { unit: 0, offset: 100 },
      { unit: 0, offset: 200 },
    ]);
    // Two lines on a page are enough, and the last two of it stand together.
    expect(startsIn(6, 90)).toEqual([
      { unit: 0, offset: 20 },
      { unit: 0, offset: 40 },
    ]);
    expect(startsIn(11, 20)).toEqual([{ unit: 0, offset: 90 }]);
  });

  it('leaves room for the edges of what it stands in, also where that begins with it', () => {
    const columns = columnsOf([h('section', { class: 'section' }, textOf(240))]);
    const lines = Array.from({ length: 24 }, (_, line) => [10 * line, 40 + 20 * line, 60 + 20 * line] as const);
    const measured = stacked(columns, { edges: [[40, 520]], lines: { 0: lines }, cloned: { '0.0.0': [10, 30] } });
    // 170 px of the first page, 160 px of the others.
    expect(paginate(columns, measured).breaks.columns[0]?.map(({ offset }) => offset)).toEqual([80, 160]);
  });

  it('is not broken where a page holds one line of it', () => {
    expect(startsIn(3, 150)).toEqual([{ unit: 1, offset: 0 }]);
  });
});
