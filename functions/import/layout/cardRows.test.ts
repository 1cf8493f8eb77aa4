import { describe, expect, it } from 'vitest';
import type { Cell } from '../page/cell.ts';
import type { Rectangle } from '../page/pageGlyphs.ts';
import { boxesOfText, countRows, isInside, middleOf, scoreCards } from './cardBoxes.ts';
import { barsOfCards, findCardBands } from './cards.ts';
import { boxOf, cellsAt, judge } from './cards.fixture.ts';

const box = (left: number, right: number, top: number, bottom: number): Rectangle => ({ left, right, top, bottom });
/** A text from 50 to 130, whose middle is 97 from the top. */
const [tea] = cellsAt(50, 100, 'Tea') as [Cell];
const textsIn = (cells: readonly Cell[], ...boxes: readonly Rectangle[]) =>
  boxesOfText(cells, boxes).map((card) => card.cells.map(({ text }) => text).join(' '));

describe('a box holds the texts', () => {
  it('whose middle is between its top and its bottom', () => {
    expect(middleOf(tea)).toBe(97);
    expect([textsIn([tea], box(40, 140, 97, 120)), textsIn([tea], box(40, 140, 80, 97))]).toEqual([[], []]);
    expect([textsIn([tea], box(40, 140, 96, 120)), textsIn([tea], box(40, 140, 80, 98))]).toEqual([['Tea'], ['Tea']]);
  });

  it('that come out of it by two points at the most; one that it cuts through makes it none', () => {
    expect([textsIn([tea], box(52, 140, 80, 120)), textsIn([tea], box(40, 128, 80, 120))]).toEqual([['Tea'], ['Tea']]);
    const below = cellsAt(60, 114, 'Milk').map((cell) => ({ ...cell, right: 100 }));
    expect(textsIn([tea, ...below], box(53, 140, 80, 120))).toEqual([]);
    expect(textsIn([tea, ...below], box(40, 127, 80, 120))).toEqual([]);
    // Two points of a text are no more than its neighbour.
    const [near] = cellsAt(138, 100, 'Jam') as [Cell];
    expect([textsIn([tea, near], box(40, 140, 80, 120)), textsIn([tea, near], box(40, 141, 80, 120))]).toEqual([
      ['Tea'],
      [],
    ]);
  });

  it('once: of boxes around the same texts the smallest, of others each', () => {
    const [smaller, larger] = [box(40, 140, 80, 120), box(30, 150, 80, 120)];
    expect(boxesOfText([tea], [larger, smaller, larger]).map((card) => card.box)).toEqual([smaller]);
    expect(boxesOfText([tea], [larger, box(45, 135, 60, 140)]).map((card) => card.box.left)).toEqual([30]);
    const cells = cellsAt(50, 100, 'Tea', 'Milk');
    expect(textsIn(cells, box(40, 140, 80, 105), box(40, 140, 80, 120))).toEqual(['Tea', 'Tea Milk']);
  });

  it('of a page with fifteen hundred texts and three hundred boxes, and of none with more', () => {
    const cells = (count: number) => Array.from({ length: count }, () => ({ ...tea }));
    const around = box(40, 140, 80, 120);
    const boxes = (count: number) => Array.from({ length: count }, () => around);
    expect([textsIn(cells(1_500), around).length, textsIn(cells(1_501), around).length]).toEqual([1, 0]);
    expect([textsIn([tea], ...boxes(300)).length, textsIn([tea], ...boxes(301)).length]).toEqual([1, 0]);
  });
});

const rows = (y: number) => countRows([tea, { ...tea, y }]);

it('texts are of one row where their baselines are nearer than half of their size', () => {
  expect([rows(100), rows(104.9), rows(105), rows(95)]).toEqual([1, 1, 2, 2]);
});

const card = (...texts: readonly Cell[]) => ({ box: boxOf(texts), cells: texts });

it('a box is in another one that has its texts and more', () => {
  const cells = cellsAt(50, 100, 'Tea', 'Milk', 'Jam');
  const [small, large] = [card(...cells.slice(0, 2)), card(...cells)];
  expect([isInside(small, large), isInside(large, small), isInside(large, { ...large })]).toEqual([true, false, false]);
  expect(isInside(card(...cells.slice(1)), card(...cells.slice(0, 2), tea))).toBe(false);
});

const cook = cellsAt(50, 100, 'Cook', 'Blue Door', '2019');
const carded = (cells: readonly Cell[], box = boxOf(cells)) => ({ box, cells });
// Boxes are 8 points larger than their texts on each side.
const beside = (left: number, ...texts: readonly string[]) => score(carded(cook), carded(cellsAt(left, 100, ...texts)));
const below = (top: number) => score(carded(cook), carded(cellsAt(60, top, 'Host', '2017')));

const score = (...cards: readonly ReturnType<typeof carded>[]) =>
  scoreCards({ boxes: cards, cells: cards.flatMap(({ cells }) => cells), judge });

// Whichever of its texts comes first: it is headed by the upper one.
const turned = (left: number) => score(carded(cook), carded(cellsAt(left, 100, 'SKILLS', 'Grill').toReversed()));

describe('boxes beside each other', () => {
  it('that each say when, in whatever words, or are headed, may overlap by two points; others are three apart', () => {
    expect([beside(144, 'Host', 'since 2017'), beside(143, 'Host', 'since 2017')]).toEqual([5, -Infinity]);
    expect([beside(144, 'SKILLS', 'Grill'), beside(144, 'Grill', 'SKILLS')]).toEqual([5, -Infinity]);
    expect([beside(149, 'Grill', 'Bread'), beside(148, 'Grill', 'Bread')]).toEqual([5, -Infinity]);
    expect([turned(144), turned(143)]).toEqual([5, -Infinity]);
    // A number of four digits is no year within a longer one.
    expect(beside(144, 'Host', 'no. 120195')).toBe(-Infinity);
  });

  it('are none where they overlap from side to side, unless one is below the other', () => {
    // The first ends at 136, where the second begins 18 above its first line.
    expect([below(152), below(151)]).toEqual([5, -Infinity]);
  });

  it('are cards where half of them have several lines', () => {
    const single = (left: number) => carded(cellsAt(left, 100, 'Excel'));
    expect(score(carded(cook), single(200))).toBe(4);
    expect(score(carded(cook), single(200), single(350))).toBe(-Infinity);
  });
});

const find = (...boxed: readonly (readonly Cell[])[]) =>
  findCardBands([...new Set(boxed.flat())], boxed.map(boxOf), judge).map((band) =>
    band.map(({ cells }) => cells[0]?.text),
  );

const jobNamed = (left: number, top: number, title: string) => cellsAt(left, top, title, 'Blue Door', '2019');

describe('bands of cards', () => {
  it('come from the top, whatever the order of their boxes', () => {
    const [a, b, c, d] = [
      jobNamed(50, 100, 'a'),
      jobNamed(200, 100, 'b'),
      jobNamed(50, 300, 'c'),
      jobNamed(200, 300, 'd'),
    ];
    expect(find(a, b, c, d)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(find(d, c, b, a)).toEqual([
      ['b', 'a'],
      ['d', 'c'],
    ]);
  });

  it('have the cards that overlap from top to bottom by more than two points', () => {
    const first = jobNamed(50, 100, 'a');
    // It ends at 136.
    expect(find(first, jobNamed(200, 151, 'b'))).toEqual([['a', 'b']]);
    expect(find(first, jobNamed(200, 152, 'b'))).toEqual([]);
  });
});

const bars = (...boxed: readonly (readonly Cell[])[]) => barsOfCards(boxed.flat(), boxed.map(boxOf), judge);

const jobDated = (left: number, top = 100) => cellsAt(left, top, 'Cook', '2019');

describe('no gutter goes through', () => {
  it('a row of boxes of one width that begin at one height', () => {
    expect(bars(jobDated(50), jobDated(200))).toEqual([100, 114, 100, 114].map((y) => ({ left: 42, right: 288, y })));
    expect(
      bars(
        jobDated(50),
        jobDated(200).map((cell) => ({ ...cell, right: cell.right + 20 })),
      ),
    ).toEqual([]);
    expect(bars(jobDated(50), jobDated(200, 110))).toEqual([]);
    // They begin at one height a point from each other.
    expect(bars(jobDated(50, 99), jobDated(200, 100))).toHaveLength(4);
  });

  it('boxes of several lines without headings, and nothing else is asked of one box', () => {
    expect(bars(cellsAt(50, 100, 'Cook'), cellsAt(200, 100, 'Host'))).toEqual([]);
    expect(bars(jobDated(50), cellsAt(200, 100, 'SKILLS', 'Grill'))).toEqual([]);
    expect(bars(jobDated(50))).toEqual([]);
  });
});
