import { expect, it } from 'vitest';
import type { Direction } from '../../../shared/platform/language.ts';
import { line } from '../line.fixture.ts';
import { entriesOf } from './entry.ts';
import { periodOf } from './fields.ts';
import type { Label } from './labels.ts';
import { withOpenEnds } from './openEnds.ts';
import { toParts } from './parts.ts';

type Row = readonly [text: string, labels: string];

/** The periods of the jobs in some lines, with the word that says that one goes on. */
function periodsOf(rows: readonly Row[], direction: Direction = 'ltr'): string[] {
  const lines = rows.map(([text], at) => line(text, { y: 100 + 14 * at }));
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const labelled = parts.map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: 0.9 }));
  return entriesOf(withOpenEnds(lines, labelled, direction), 'x').map(({ parts: own }) => {
    const { period, sure } = periodOf(own, 'x');
    return `${period?.start} ${period?.current ? `now ${period.present}` : period?.end} ${sure < 0.8 ? '?' : '!'}`;
  });
}

const [HEAD, TITLE] = ['B.x.period x.company', 'x.title'];
const RANGE: readonly Row[] = [
  ['2006—2013 Red Loom', HEAD],
  ['Weaver', TITLE],
];

it('a dash at a date, without an end, goes on where other entries have their ends there', () => {
  const open: readonly Row[] = [
    ['2013— Blue Loom', HEAD],
    ['Weaver', TITLE],
  ];
  expect(periodsOf([...open, ...RANGE])).toEqual(['2013 now  ?', '2006 2013 !']);
  // Nothing beside it says what the dash is, or ranges have one too.
  expect(periodsOf(open)).toEqual(['2013  !']);
  expect(periodsOf([...open, ['2006–2010 – Red Loom', HEAD]])).toEqual(['2013  !', '2006 2010 !']);
});

it('a dash with spaces around parts a date from a name', () => {
  expect(periodsOf([['2013 – Blue Loom', HEAD], ['Weaver', TITLE], ...RANGE])[0]).toBe('2013  !');
});

it('in a line from the right it may stand behind Latin letters', () => {
  const open: readonly Row[] = [
    ['Blue Loom —2013, יפו', 'B.x.company x.period x.place'],
    ['אורגת', TITLE],
  ];
  const range: readonly Row[] = [['2006—2013 נול אדום', HEAD]];
  expect(periodsOf([...open, ...range], 'rtl')).toEqual(['2013 now  ?', '2006 2013 !']);
  expect(periodsOf([...open, ...range], 'ltr')[0]).toBe('2013  !');
});

it('words of no list stand for an end where the entry has its names elsewhere', () => {
  const [words, whole] = [['2013 – the loom still sings', 'B.x.period x.title'] as const, 'x.title x.company'];
  const range: readonly Row[] = [
    ['2006 – 2013', 'B.x.period'],
    ['Weaver, Red Loom', whole],
  ];
  expect(periodsOf([words, ['Weaver, Blue Loom', whole], ...range])).toEqual([
    '2013 now the loom still sings ?',
    '2006 2013 !',
  ]);
  // Without them it is a name, and so it is where others have theirs there.
  expect(periodsOf([words, ['Blue Loom', 'x.company'], ...range])[0]).toBe('2013  !');
  const named: Row = ['2006 – 2013 – Weaver, Red Loom', 'B.x.period x.title x.company'];
  expect(periodsOf([words, ['Weaver, Blue Loom', whole], named])[0]).toBe('2013  !');
});

it('a year that a line says before its range is none of the period', () => {
  const labels = 'B.x.title x.period x.period';
  expect(periodsOf([['Weaver ¦ 2026 ¦ Oct 2022 – Now', labels]])).toEqual(['2022-10 now Now !']);
  expect(periodsOf([['Weaver ¦ 2018 ¦ 2022', labels]])).toEqual(['2018 2022 !']);
});
