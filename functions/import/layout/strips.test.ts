import { describe, expect, it } from 'vitest';
import type { Cell } from '../page/cell.ts';
import { endsAtDates, goesAcross, gutterClearance, isBeside, scoreColumns } from './layoutHypotheses.ts';

/** Texts of one side, two lines apart; `''` leaves a place empty, `*` makes one bold. */
const side = (left: number, texts: readonly string[], from = 100) =>
  texts.flatMap((text, index) =>
    text === ''
      ? []
      : [
          {
            text: text.replace('*', ''),
            left,
            right: left + 100,
            y: from + index * 20,
            size: 10,
            bold: text.includes('*'),
          } as Cell,
        ],
  );
const judge = {
  isHeading: ({ text }: Cell) => /^[A-Z ]+$/.test(text),
  isDate: ({ text }: Cell) => /^\d{4}$/.test(text),
  isLabel: ({ text }: Cell) => text === 'Years' || text === 'Post',
};
const strip = (left: readonly string[], right: readonly string[], more: object = {}) => {
  const sides = [side(20, left), side(200, right)] as const;
  return { sides, inside: sides.flat(), judge: { ...judge, ...more } };
};
const score = (left: readonly string[], right: readonly string[]) => scoreColumns(strip(left, right));
const isAcross = (...asked: Parameters<typeof strip>) => goesAcross(strip(...asked));

const WORK = ['WORK', 'Cook', 'Ran it', 'Blue Door', 'Haifa', 'Acre'];

const dates = (count: number) => Array.from({ length: count }, (_, index) => ['', String(2000 + index)]).flat();

describe('two columns', () => {
  it('are the better the more texts the shorter has, and all together', () => {
    expect(score(['SKILLS', 'Grill', 'Bread', 'Wine'], WORK)).toBeCloseTo(4 + 10 / 5);
    expect(score(WORK, ['SKILLS', 'Grill', 'Bread', 'Wine', 'Rice'])).toBeCloseTo(5 + 11 / 5);
  });

  it('have four texts each, of which two are no headings and most are none', () => {
    expect(score(['SKILLS', 'Grill', 'Bread'], WORK)).toBe(-Infinity);
    expect(score(['SKILLS', 'Grill', 'TONGUES', 'Welsh'], WORK)).toBeCloseTo(6);
    expect(score(['SKILLS', 'Grill', 'TONGUES', 'HOBBIES'], WORK)).toBe(-Infinity);
    expect(score(['SKILLS', 'Grill', 'TONGUES', 'HOBBIES', 'Rowing'], WORK)).toBe(-Infinity);
  });

  it('have less than half of their texts as dates', () => {
    const jobs = ['WORK', '', 'Cook', '', 'Haifa', '', 'Acre'];
    expect(score(['SKILLS', 'Grill', 'Bread', '2019'], jobs)).toBeGreaterThan(0);
    expect(score(['SKILLS', 'Grill', '', '2018', '', '2019'], jobs)).toBe(-Infinity);
  });

  it('have a heading on both sides, with text below it, and not below all of the other', () => {
    expect(score(['Grill', 'Bread', 'Wine', 'Rice'], WORK)).toBe(-Infinity);
    expect(score(['Grill', 'Bread', 'Wine', 'SKILLS'], WORK)).toBe(-Infinity);
    const short = ['WORK', 'Cook', 'Ran it', 'Haifa'];
    expect(score(['Grill', 'Bread', 'Wine', 'SKILLS', 'Rice'], short)).toBeGreaterThan(0);
    expect(score(['Grill', 'Bread', 'Wine', 'Rice', 'SKILLS', 'Milk'], short)).toBe(-Infinity);
    // Dates are no text that it could stand beside.
    expect(score(['Grill', 'Bread', 'Wine', 'Rice', 'SKILLS', 'Milk'], [...short, '2019'])).toBe(-Infinity);
  });

  it('have contacts in the place of a heading on one side, with three texts more', () => {
    const contacts = ['ann@example.com', 'Haifa', 'Acre', 'Lod'];
    expect(score(contacts, WORK)).toBeGreaterThan(0);
    expect(score(['054-1234567', 'Haifa', 'Acre', 'Lod'], WORK)).toBeGreaterThan(0);
    expect(score(['ann at example', 'Haifa', 'Acre', 'Lod'], WORK)).toBe(-Infinity);
    expect(score(['ann@example.com', 'Haifa', 'Acre', '2019'], WORK)).toBe(-Infinity);
    expect(score(contacts, ['Cook', 'bob@example.com', 'Ran it', 'Blue Door'])).toBe(-Infinity);
    // What stands above the other column is of neither.
    const sides = [side(20, contacts, 20), side(200, WORK)] as const;
    expect(scoreColumns({ sides, inside: sides.flat(), judge })).toBe(-Infinity);
  });

  it('lose three texts for each date that is torn from its line', () => {
    const left = ['SKILLS', 'Grill', 'Bread', 'Wine', 'Rice', 'Tea'];
    const right = ['WORK', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(score([...left, 'Jam', 'Milk'], right)).toBeCloseTo(8 + 16 / 5);
    expect(score([...left, '2018', '2019'], right)).toBeCloseTo(8 + 16 / 5 - 6);
    // Of the other side too.
    expect(score(right, [...left, '2018', '2019'])).toBeCloseTo(8 + 16 / 5 - 6);
    // One of its own entry, in the line below, beside it, or beside nothing.
    const nearJam = (date: Cell, y: number) => {
      const sides = [[...side(20, left), ...side(20, ['Jam'], y), date], side(200, right)] as const;
      return scoreColumns({ sides, inside: sides.flat(), judge });
    };
    const near = (date: Cell) => nearJam(date, 220);
    const [date] = side(20, ['2019'], 240) as [Cell];
    expect(near(date)).toBeCloseTo(8 + 16 / 5 - 3);
    expect(near({ ...date, y: 220 })).toBeCloseTo(8 + 16 / 5);
    expect(near({ ...date, y: 250 })).toBeCloseTo(8 + 16 / 5);
    expect(nearJam({ ...date, y: 240 }, 230)).toBeCloseTo(8 + 16 / 5);
    expect(nearJam({ ...date, y: 240 }, 221)).toBeCloseTo(8 + 16 / 5 - 3);
    expect(near({ ...date, y: 238.9 })).toBeCloseTo(8 + 16 / 5);
  });

  it('are none where three dates are torn that are half of all', () => {
    const left = ['2019', '', '2018', '', '2017', 'SKILLS', ...Array.from('abcdefghij')];
    const right = ['WORK', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', ...Array.from('ijklmnopqr'), ...dates(3)];
    expect(score(left, right)).toBe(-Infinity);
    expect(score(left, [...right, ...dates(1)])).toBeGreaterThan(-Infinity);
  });
});

// What goes on of a label below it stands beside nothing.
const isRequested = ({ text }: Cell) => text.startsWith('20');

describe('lines go on across a margin', () => {
  const texts = ['Cook', 'Baker', 'Host', 'Clerk', 'Guard'];

  it('of which two fifths are dates or labels', () => {
    expect(isAcross(['2019', 'Years', 'spring', 'summer', 'autumn'], texts)).toBe(true);
    expect(isAcross(['2019', 'winter', 'spring', 'summer', 'autumn'], texts)).toBe(false);
    expect(isAcross(texts, ['2019', 'Years', 'spring', 'summer', 'autumn'])).toBe(true);
    // Headings between are none of it.
    expect(isAcross(['2019', 'WORK', 'spring', 'SCHOOL', '2012'], texts)).toBe(true);
  });

  it('of which four fifths stand beside a text', () => {
    expect(isAcross(['2019', '2018', '2017', '2016', '2015'], texts.with(0, ''))).toBe(true);
    expect(isAcross(['2019', '2018', '2017', '2016', '2015'], ['Cook', '', '', 'Clerk', 'Guard'])).toBe(false);
    expect(
      isAcross(['2019', '2018', '2017', '2016', '2015'], ['Cook', '', '', 'Clerk', 'Guard'], { isRequested }),
    ).toBe(true);
  });

  it('whatever stands above both', () => {
    const sides = [
      [...side(20, ['a', 'b', 'c'], 20), ...side(20, ['2019', '2018', '2017', '2016'])],
      side(200, texts),
    ] as const;
    expect(goesAcross({ sides, inside: sides.flat(), judge })).toBe(true);
  });
});

describe('lines go on across the columns of a table', () => {
  const rows = ['Grill', 'Tables', 'Bread', 'Milk'];
  it('whose names stand beside each other on both sides', () => {
    expect(isAcross(['Years', ...rows], ['Post', ...rows])).toBe(true);
    expect(isAcross(['Years', ...rows], ['', 'Post', ...rows])).toBe(false);
  });

  it('of which two names stand on one side, and a text as heavy on the other', () => {
    const both = [...side(20, ['Years*', ...rows]), ...side(90, ['Post*', ...rows])];
    const across = (first: string) => {
      const other = side(200, [first, ...rows]);
      const strips = [
        [both, other],
        [other, both],
      ] as const;
      return strips.map((sides) => goesAcross({ sides, inside: sides.flat(), judge }));
    };
    expect(across('What I did*')).toEqual([true, true]);
    expect(across('What I did')).toEqual([false, false]);
    expect(isAcross(['Years*', ...rows], ['What I did*', ...rows])).toBe(false);
  });
});

it('texts stand beside each other where their baselines differ by less than a fifth of the size', () => {
  const [cell] = side(20, ['Cook'], 100) as [Cell];
  expect(isBeside(cell, side(200, ['Haifa'], 101.9))).toBe(true);
  expect(isBeside(cell, side(200, ['Haifa'], 102))).toBe(false);
  expect(isBeside(cell, [cell])).toBe(false);
});

it('a section ends in dates where each stands beside a text, and there are more of these', () => {
  const texts = side(20, ['Cook', 'Baker', 'Host']);
  const ends = (dates: readonly string[]) => endsAtDates([texts, side(200, dates)], judge);
  expect([ends(['2019', '2018']), ends(['2019', '', '2018'])]).toEqual([true, true]);
  expect([ends([]), ends(['2019', '2018', '2017']), ends(['2019', 'Haifa'])]).toEqual([false, false, false]);
  expect(ends(['2019', '', '', '2018'])).toBe(false);
});

it('a gutter is as clear as the nearer of the texts on its two sides is far', () => {
  const sides = [[...side(0, ['a']), ...side(20, ['b'])], side(200, ['c'])] as const;
  expect([gutterClearance(sides, 130), gutterClearance(sides, 190)]).toEqual([10, 10]);
});
