import { expect, it } from 'vitest';
import { pageOf, type PageText } from '../page.fixture.ts';
import { cellClassifier } from '../understand/resumeFromLines.ts';
import type { Cell } from '../page/cell.ts';
import { findGutter } from './columns.ts';
import { readPages } from './readPages.ts';
import { goesAcross, scoreColumns } from './layoutHypotheses.ts';

const cells = (left: number, texts: readonly string[]) =>
  texts.map((text, at) => ({ text, left, right: left + 100, y: 100 + at * 20, size: 10, bold: false }) as Cell);
const judge = {
  isHeading: ({ text }: Cell) => /^[A-Z ]+$/.test(text),
  isDate: ({ text }: Cell) => /^\d/.test(text),
  isLabel: ({ text }: Cell) => text === 'Years' || text === 'Post',
};
/** Returns how a strip between two columns of texts is judged. */
function readAs(left: readonly string[], right: readonly string[]): 'across' | 'columns' | 'none' {
  const sides = [cells(20, left), cells(200, right)] as const;
  const strip = { sides, inside: sides.flat(), judge };
  return goesAcross(strip) ? 'across' : scoreColumns(strip) > -Infinity ? 'columns' : 'none';
}

it('a sidebar is a column; lines go on across a margin of dates, and across rows below names of columns', () => {
  const jobs = ['WORK', 'Sous Chef', 'Hotel Carmel', 'Ran the kitchen', 'Cook', 'Blue Door'];
  expect(readAs(['SKILLS', 'Grill', 'Bread', 'Wine', 'Cheese'], jobs)).toBe('columns');
  expect(readAs(['Times', '2019', '2018', '2015', '2012', '2010'], jobs)).toBe('across');
  expect(readAs(['Years', 'Spring', 'Summer', 'Autumn'], ['Post', 'Cook', 'Waiter', 'Baker'])).toBe('across');
  expect(readAs(['One text'], jobs)).toBe('none');
});

it('two names of columns beside a third that no list knows are a table', () => {
  const row = cells(20, ['Years', '2019', '2018', '2015']).concat(cells(90, ['Post', 'Cook', 'Waiter', 'Baker']));
  const strip = [row, cells(200, ['What I did', 'Grill', 'Tables', 'Bread'])] as const;
  expect(goesAcross({ sides: strip, inside: strip.flat(), judge })).toBe(true);
});

const below = (from: number, own: readonly Cell[]) => own.map((cell) => ({ ...cell, y: cell.y + from }));

it('lines that end in their dates go across a gutter that other sections have', () => {
  const lists = [
    cells(20, ['SKILLS', 'Grill', 'Bread', 'Wine']),
    cells(300, ['TONGUES', 'Hebrew', 'English', 'Arabic']),
  ].flat();
  const jobs = [
    cells(20, ['WORK', 'Sous Chef', 'Hotel Carmel', 'Cook', 'Blue Door']),
    cells(300, ['-', '2019 – 2021', '-', '2015 – 2018']).filter(({ text }) => text !== '-'),
  ].flat();
  const gutter = findGutter([...lists, ...below(100, jobs)], judge);
  expect(gutter?.bottom).toBeLessThanOrEqual(200);
  expect(findGutter(jobs, judge)).toBeUndefined();
});

function scoreOfColumns(dates: readonly string[]): number {
  const sides = [
    cells(20, ['SKILLS', 'Grill', 'Bread', 'Wine', 'Cheese', 'Rice', ...dates]),
    cells(200, ['WORK', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']),
  ] as const;
  return scoreColumns({ sides, inside: sides.flat(), judge });
}

it('dates torn from their line count against columns', () => {
  expect(scoreOfColumns(['2019', '2020'])).toBeLessThan(scoreOfColumns(['Tea', 'Jam']));
});

it('dates that are torn from entries across a gutter are a timeline, whatever stands below them', () => {
  const lists = ['FIGMA', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'];
  const columnsOf = (dates: readonly string[]) => {
    // Each date is alone on its side, two lines from the next.
    const left = [...dates.flatMap((date) => [date, '']), ...lists];
    const sides = [
      cells(20, left).filter(({ text }) => text !== ''),
      cells(200, ['WORK', ...left.slice(1).map((_, at) => `x${at}`)]),
    ] as const;
    return scoreColumns({ sides, inside: sides.flat(), judge });
  };
  expect(columnsOf(['2019', '2018', '2017'])).toBe(-Infinity);
  expect(columnsOf(['2019', '2018'])).toBeGreaterThan(0);
});

const column = (x: number, ...texts: readonly (readonly [string, number])[]) =>
  texts.map(([text, row]): PageText => [text, x, row]);

it('contacts above both are of no column: headings beside their sections stay with them', () => {
  const beside: PageText[] = [
    ['dana@example.com | 054-1234567', 300, 3],
    ...column(40, ['My looms', 6], ['And now', 11], ['Education', 13], ['At home', 15], ['Languages', 17]),
    ...column(300, ['Cook', 6], ['Blue Door, Haifa', 7], ['2015 to 2019', 8], ['Ran it', 9], ['Half a post', 11]),
    ...column(300, ['School of Cooks, 2014', 13], ['Excel, Word', 15], ['English, Hebrew', 17]),
  ];
  const lines = readPages([pageOf(beside)], 'ltr', cellClassifier).lines.map(({ text }) => text);
  expect(lines).toContain('My looms  Cook');
  expect(lines).toContain('Education  School of Cooks, 2014');
});

const cellAt = (text: string, left: number, y: number) => ({ text, left, right: left + 60, y, size: 10, bold: false });

it('contacts above the first heading, and below them places of the rows beside them, are no column', () => {
  const left = [
    cellAt('07700 900123', 20, 80),
    cellAt('WORK', 20, 120),
    cellAt('Carmel', 20, 140),
    cellAt('Cook', 20, 160),
  ];
  const right = [cellAt('nessa@example.com', 200, 80), cellAt('nessa-trevanion', 200, 94), cellAt('Redruth', 200, 140)];
  const rank = (...more: readonly ReturnType<typeof cellAt>[]) => {
    const sides = [left, [...right, ...more]] as const;
    return scoreColumns({ sides, inside: sides.flat(), judge } as never);
  };
  expect(rank(cellAt('Truro', 200, 160))).toBe(-Infinity);
  expect(rank(cellAt('Truro', 200, 170))).toBeGreaterThan(0);
});

it('a wide column may have its headings in words of its own, larger than those of the narrow one', () => {
  const narrow = cells(20, ['SKILLS', 'Grill', 'Bread', 'Wine', 'TONGUES', 'Hebrew', 'English']).map((cell) =>
    judge.isHeading(cell) ? { ...cell, size: 12 } : cell,
  );
  const wide = (size: number) =>
    cells(200, ['On stage', 'Cook', 'Blue Door', 'At school', 'Bread', 'School of Bread']).map((cell) =>
      /^(?:On|At)/.test(cell.text) ? { ...cell, size } : cell,
    );
  expect(findGutter([...narrow, ...wide(16)], judge)?.x).toBeGreaterThan(120);
  expect(findGutter([...narrow, ...wide(11)], judge)).toBeUndefined();
  const once = wide(16).map((cell) => (cell.text === 'At school' ? { ...cell, size: 10 } : cell));
  expect(findGutter([...narrow, ...once], judge)).toBeUndefined();
  const counters = wide(16).map((cell) => (cell.size > 10 ? { ...cell, text: '900' } : cell));
  expect(findGutter([...narrow, ...counters], { ...judge, isDate: () => false })).toBeUndefined();
});
