import { describe, expect, it } from 'vitest';
import { pageOf, type PageText } from '../page.fixture.ts';
import type { Cell } from '../page/cell.ts';
import type { Rectangle } from '../page/pageGlyphs.ts';
import { columnLines } from './columnLines.ts';
import { readPages } from './readPages.ts';
import { partAtBoxes, stretchesOf } from './stretches.ts';

const judge = {
  isHeading: ({ text }: Cell) => /^[A-Z]{3,}$/.test(text),
  isDate: ({ text }: Cell) => /^\d{4}$/.test(text),
  isLabel: () => false,
};
/** Texts of one column, in rows of 16 points from one on. */
const list = (left: number, row: number, ...texts: readonly string[]) =>
  texts.flatMap((text, index): PageText[] => (text === '' ? [] : [[text, left, row + index]]));
/** The box around rows of a column 130 points wide. */
const around = (left: number, row: number, count: number): Rectangle => ({
  left: left - 8,
  right: left + 130,
  top: row * 16 - 14,
  bottom: (row + count - 1) * 16 + 6,
});
const groupsOf = (texts: readonly PageText[], direction: 'ltr' | 'rtl' = 'ltr') =>
  stretchesOf(pageOf(texts), direction, judge).flatMap(({ groups }) => groups);
const textsOf = (groups: ReturnType<typeof groupsOf>) => groups.map(({ cell }) => cell.text).join(' ');

const JOBS = [...list(60, 8, 'Cook', 'Mill', '2019'), ...list(220, 8, 'Host', 'Hotel', '2017')];
const BOXES = [around(60, 8, 3), around(220, 8, 3)];

const parted = (texts: readonly PageText[], boxes: readonly Rectangle[], direction: 'ltr' | 'rtl' = 'ltr') =>
  partAtBoxes(groupsOf(texts), { boxes, direction, judge }).map(({ groups, box }) => [textsOf([...groups]), box?.left]);

describe('a sheet is parted at cards', () => {
  it('with what stands above each row of them, and below the last', () => {
    const second = [...list(60, 14, 'Maid', 'Inn', '2015'), ...list(220, 14, 'Clerk', 'Bank', '2013')];
    const texts = [...list(60, 4, 'WORK'), ...JOBS, ...list(60, 12, 'Before that'), ...second, ...list(60, 18, 'Wine')];
    expect(parted(texts, [...BOXES, around(60, 14, 3), around(220, 14, 3)])).toEqual([
      ['WORK', undefined],
      ['Cook Mill 2019', 52],
      ['Host Hotel 2017', 212],
      ['Before that', undefined],
      ['Maid Inn 2015', 52],
      ['Clerk Bank 2013', 212],
      ['Wine', undefined],
    ]);
  });

  it('from the right in Hebrew', () => {
    expect(parted(JOBS, BOXES, 'rtl').map(([, left]) => left)).toEqual([212, 52]);
  });

  it('and not at one box alone', () => {
    expect(parted(JOBS, BOXES.slice(0, 1))).toEqual([['Cook Host Mill Hotel 2019 2017', undefined]]);
    expect(parted(JOBS, [])).toHaveLength(1);
  });

  it('and each card at the cards in it, whose boxes are their own', () => {
    const inner = [around(60, 9, 2), around(220, 9, 2)];
    const outer = { left: 40, right: 360, top: 110, bottom: 174 };
    const other = [...list(400, 8, 'Rice'), ...list(400, 9, 'Tea', '2011')];
    const texts = [...list(60, 8, 'Cook'), ...list(60, 9, 'Mill', '2019'), ...list(220, 9, 'Hotel', '2017'), ...other];
    expect(parted(texts, [outer, around(400, 8, 3), ...inner])).toEqual([
      ['Cook', 40],
      ['Mill 2019', 52],
      ['Hotel 2017', 212],
      ['Rice Tea 2011', 392],
    ]);
  });
});

const stretches = (texts: readonly PageText[], more: object = {}) =>
  stretchesOf({ ...pageOf(texts), ...more }, 'ltr', judge).map(({ rows, box, gutter }) => ({
    rows: rows.map((row) => row.map(({ text }) => text).join('')),
    isBox: box !== undefined,
    isParted: gutter !== undefined,
  }));

describe('a page', () => {
  it('without boxes is one stretch with all its rows, which a gutter may part', () => {
    const [columns] = stretches([
      ...list(40, 4, 'SKILLS', 'Grill', 'Bread', 'Wine'),
      ...list(300, 10, 'WORK', 'Cook', 'Mill', 'Acre'),
      ...list(40, 10, 'TONGUES', 'Welsh', 'Irish'),
    ]);
    expect(columns).toMatchObject({ isBox: false, isParted: true });
    expect(columns?.rows[0]).toBe('SKILLS');
    expect(stretches(list(40, 4, 'SKILLS', 'Grill', 'Bread', 'Wine'))).toMatchObject([{ isParted: false }]);
    expect(stretches([])).toEqual([{ rows: [], isBox: false, isParted: false }]);
  });

  it('with cards has a stretch for each, in which nothing is parted', () => {
    expect(stretches([...list(60, 4, 'WORK'), ...JOBS], { boxes: BOXES })).toEqual([
      { rows: ['WORK'], isBox: false, isParted: false },
      { rows: ['Cook', 'Mill', '2019'], isBox: true, isParted: false },
      { rows: ['Host', 'Hotel', '2017'], isBox: true, isParted: false },
    ]);
  });

  it('has no gutter through a table that is drawn', () => {
    const columns = [
      ...list(40, 4, 'SKILLS', 'Grill', 'Bread', 'Wine', 'Rice', 'Milk'),
      ...list(300, 4, 'WORK', 'Cook', 'Mill', 'Acre', 'Lod', 'Yafo'),
    ];
    const rules = {
      upright: [30, 200, 420].map((at) => ({ at, from: 50, to: 150 })),
      level: [52, 68, 84, 100, 116, 132, 148].map((at) => ({ at, from: 30, to: 420 })),
    };
    expect([stretches(columns)[0]?.isParted, stretches(columns, { rules })[0]?.isParted]).toEqual([true, false]);
  });
});

const read = (texts: readonly PageText[], column: number, boxes: readonly Rectangle[] = [], side?: object) =>
  columnLines(groupsOf(texts), {
    page: 0,
    column,
    direction: 'ltr',
    boxes,
    judge,
    ...(side && { side: side as { readonly width: number } }),
  }).map((line) => [line.column, line.text]);

describe('a column', () => {
  const narrow = [...list(40, 4, 'SKILLS', 'Grill', 'Bread'), ...list(140, 4, 'TONGUES', 'Welsh', 'Irish')];

  it('of the first and the second of a page may be two, and what is in one of these is one', () => {
    expect(read(narrow, 1)).toEqual([
      [1, 'SKILLS'],
      [1, 'Grill'],
      [1, 'Bread'],
      [3, 'TONGUES'],
      [3, 'Welsh'],
      [3, 'Irish'],
    ]);
    expect(read(narrow, 2).map(([column]) => column)).toEqual([2, 2, 2, 4, 4, 4]);
    expect(read(narrow, 3)).toEqual([
      [3, 'SKILLS  TONGUES'],
      [3, 'Grill  Welsh'],
      [3, 'Bread  Irish'],
    ]);
  });

  it('with cards is read card by card, in its own number', () => {
    expect(read([...list(60, 4, 'WORK'), ...JOBS, ...list(60, 12, 'Wine')], 2, BOXES)).toEqual(
      ['WORK', 'Cook', 'Mill', '2019', 'Host', 'Hotel', '2017', 'Wine'].map((text) => [2, text]),
    );
  });

  it('at the far side of a page ends with it, but for its cards, which end with their boxes', () => {
    const jobs = JOBS.filter(([text]) => !/\d/.test(text));
    const ends = (boxes: readonly Rectangle[]) =>
      columnLines(groupsOf(jobs), { page: 0, column: 2, direction: 'ltr', boxes, judge, side: { width: 595 } }).map(
        ({ farEdge }) => farEdge,
      );
    // As far from the far edge as texts begin from the near one: 60 of 595, 8 of each box.
    expect(ends([])).toEqual([535, 535]);
    expect(ends(BOXES)).toEqual([182, 182, 342, 342]);
  });
});

it('the lines of a card of a page end as far from its edge as they begin', () => {
  const jobs = JOBS.filter(([text]) => !/\d/.test(text));
  const { lines } = readPages([{ ...pageOf(jobs), boxes: BOXES }], 'ltr', judge);
  expect(lines.map(({ farEdge }) => farEdge)).toEqual([182, 182, 342, 342]);
});

const page = (text: string) =>
  pageOf([
    [text, 40, 20],
    ['Noa 1', 40, 50],
  ]);

it('what runs at the foot of pages is told with where it is drawn', () => {
  const { dropped } = readPages(
    [page('a'), page('b')].map((each, index) => ({
      ...each,
      glyphs: each.glyphs.map((glyph) => (glyph.text === '1' ? { ...glyph, text: String(index + 1) } : glyph)),
    })),
    'ltr',
    judge,
  );
  expect(dropped.map(({ ink = [] }) => ink.map(({ text, page: number }) => `${number} ${text}`))).toEqual([
    ['0 noa', '0 1'],
    ['1 noa', '1 2'],
  ]);
});
