import { expect, it } from 'vitest';
import { pageOf, turnedBy90, type PageText } from '../page.fixture.ts';
import type { PageGlyphs, TurnedText } from '../page/pageGlyphs.ts';
import type { Cell } from '../page/cell.ts';
import { readLines } from './reading.ts';

const judge = { isHeading: ({ text }: Cell) => text === 'Skills', isDate: () => false, isLabel: () => false };
const page = (upright: readonly PageText[], ...turned: readonly TurnedText[]): PageGlyphs => ({
  ...pageOf(upright),
  turned,
});
const upsideDown = (texts: readonly PageText[]): TurnedText => ({ ...turnedBy90(texts), degrees: 180 });

function read(...pages: readonly PageGlyphs[]) {
  const { lines, dropped } = readLines(pages, 'ltr', judge);
  return {
    lines: lines.map(({ text, isTurned }) => (isTurned ? `${text} (turned)` : text)),
    dropped: dropped.map(({ reason, text }) => `${reason}: ${text}`),
  };
}

it('turned lines come behind all others, those of one direction after those of the other', () => {
  const first = page([['One', 40, 20]], upsideDown([['Below', 40, 20]]), turnedBy90([['Beside', 40, 20]]));
  const second = page([['Two', 40, 20]], turnedBy90([['Along', 40, 22]]));
  expect(read(first, second)).toEqual({
    lines: ['One', 'Two', 'Below (turned)', 'Beside (turned)', 'Along (turned)'],
    dropped: [],
  });
});

const sheet = (number: number) =>
  page(
    [[`Text ${number === 1 ? 'one' : 'two'}`, 40, 20]],
    turnedBy90([
      [`Dana Levi, sheet ${number}`, 40, 20],
      ['Skills', 40, 24],
    ]),
  );

it('of a line that stands turned on several pages the first stays; a heading may come again', () => {
  expect(read(sheet(1), sheet(2))).toEqual({
    lines: ['Text one', 'Text two', 'Dana Levi, sheet 1 (turned)', 'Skills (turned)', 'Skills (turned)'],
    dropped: ['repeated on every page: Dana Levi, sheet 2'],
  });
});

it('a line that stands turned twice on one page is read twice', () => {
  const twice = turnedBy90([
    ['Weaver', 40, 20],
    ['Weaver', 40, 24],
  ]);
  expect(read(page([], twice)).lines).toEqual(['Weaver (turned)', 'Weaver (turned)']);
});

it('of two directions the line of the earlier page stays', () => {
  const second = page([], turnedBy90([['Weaver', 40, 20]]));
  const first = page([], upsideDown([['Weaver', 40, 20]]));
  expect(read({ ...first, turned: [] }, second, first).lines).toEqual(['Weaver (turned)']);
  const { dropped } = readLines([{ ...first, turned: [] }, first, second], 'ltr', judge);
  expect(dropped.map(({ ink }) => ink?.[0]?.page)).toEqual([2]);
});

it('what marks a page is no line, and neither is what runs at its turned edge', () => {
  const marked = { ...turnedBy90([['Weaver', 40, 20]]), watermark: turnedBy90([['DRAFT copy', 40, 12]]).glyphs };
  expect(read(page([], marked))).toEqual({ lines: ['Weaver (turned)'], dropped: ['watermark: DRAFT copy'] });
  expect(read(page([['One', 40, 20]], turnedBy90([['Page 1 of 2', 40, 36]]))).dropped).toEqual([
    'page number: Page 1 of 2',
  ]);
});

it('boxes and rules of the page part nothing that is turned on it', () => {
  const texts: PageText[] = [
    ['Cook', 40, 8],
    ['Waiter', 250, 8],
    ['Blue Door', 40, 9],
    ['Hotel', 250, 9],
    ['2019 - 2021', 40, 10],
    ['2015 - 2018', 250, 10],
  ];
  const boxes = [30, 240].map((left) => ({ left, right: left + 190, top: 110, bottom: 170 }));
  const rules = {
    upright: [30, 230, 440].map((at) => ({ at, from: 110, to: 170 })),
    level: [110, 170].map((at) => ({ at, from: 30, to: 440 })),
  };
  const rows = ['Cook  Waiter (turned)', 'Blue Door  Hotel (turned)', '2019 - 2021  2015 - 2018 (turned)'];
  expect(read({ ...page([], turnedBy90(texts)), boxes }).lines).toEqual(rows);
  expect(read({ ...page([], turnedBy90(texts)), rules }).lines).toEqual(rows);
});
