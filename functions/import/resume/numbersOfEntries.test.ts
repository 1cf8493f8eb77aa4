import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { pageOf } from '../page.fixture.ts';
import { readPages } from '../layout/readPages.ts';
import { cellClassifier } from '../understand/resumeFromLines.ts';
import { withoutEntryNumbers } from './entryNumbers.ts';

const read = (...texts: (string | ReturnType<typeof line>)[]) =>
  withoutEntryNumbers(texts.map((text) => (typeof text === 'string' ? line(text) : text)));

const last = (between: number) =>
  textsOf('1. Cook, 2019', '2. Host', ...Array.from({ length: between }, () => 'Ran it'), '2017')[0];

const textsOf = (...texts: Parameters<typeof read>) => read(...texts).map(({ text }) => text);

describe('numbers of entries', () => {
  const TWO = ['1. Cook, 2019', '2. Host, 2017'];

  it('begin with one, and go on; all of two have a date, and all but one of three', () => {
    expect(textsOf(...TWO)).toEqual(['Cook, 2019', 'Host, 2017']);
    expect(textsOf('2. Cook, 2019', '3. Host, 2017')).toEqual(['2. Cook, 2019', '3. Host, 2017']);
    expect(textsOf('1. Cook, 2019', '2. Host')).toEqual(['1. Cook, 2019', '2. Host']);
    expect(textsOf(...TWO, '3. Clerk')).toEqual(['Cook, 2019', 'Host, 2017', 'Clerk']);
    expect(textsOf('1. Cook, 2019', '2. Host', '3. Clerk')).toHaveLength(3);
    expect(textsOf('1. Cook, 2019', '2. Host', '3. Clerk')[0]).toBe('1. Cook, 2019');
  });

  it('have the date of the last within eight lines', () => {
    expect([last(6), last(7)]).toEqual(['Cook, 2019', '1. Cook, 2019']);
  });

  it('are none of turned lines and of pairs', () => {
    const changed = (more: object) => textsOf({ ...line(TWO[0]!), ...more }, TWO[1]!)[0];
    expect([changed({ isTurned: true }), changed({ isPair: true })]).toEqual([TWO[0], TWO[0]]);
  });

  it('are gone from runs and boxes too, and what stands behind them stays', () => {
    const [cook] = read(...TWO);
    expect(cook?.cells[0]?.runs).toEqual([{ text: 'Cook, 2019', bold: false }]);
    const bold = line(TWO[0]!);
    const runs = [
      { text: '1. ', bold: true },
      { text: 'Cook, 2019', bold: false },
    ];
    const parted = { ...bold, cells: bold.cells.map((cell) => ({ ...cell, runs })) };
    expect(read(parted, TWO[1]!)[0]?.cells[0]?.runs).toEqual(runs.slice(1));
    expect(textsOf('1 ¦ Cook ¦ 2019', '2 ¦ Host ¦ 2017')).toEqual(['Cook  2019', 'Host  2017']);
    expect(textsOf('1', 'Cook 2019', '2', 'Host 2017')).toEqual(['1', 'Cook 2019', '2', 'Host 2017']);
    const drawn = readPages(
      [
        pageOf([
          ['1. Cook 2019', 40, 2],
          ['2. Host 2017', 40, 4],
        ]),
      ],
      'ltr',
      cellClassifier,
    ).lines;
    expect(withoutEntryNumbers(drawn).map(({ left }) => left)).toEqual([55, 55]);
    const hebrew = [pageOf(['1', '2'].map((number, index) => [`2019 חבט .${number}`, 40, 2 + 2 * index] as const))];
    const fromRight = withoutEntryNumbers(readPages(hebrew, 'rtl', cellClassifier).lines);
    expect(fromRight.map(({ text, left, right }) => [text, left, right])).toEqual([
      ['טבח 2019', 40, 80],
      ['טבח 2019', 40, 80],
    ]);
  });
});
