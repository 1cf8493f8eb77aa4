import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withNamesInSeat } from './namesInSeat.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

type Entry = readonly (readonly [text: string, labels: string])[];

/** The labels of the last of some entries. */
function lastOf(...entries: readonly Entry[]): string {
  const lines = entries.flat();
  const parts = toParts(lines.map(([text], at) => line(text, { y: 100 + 14 * at })));
  const labels = lines.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withNamesInSeat(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return found
    .slice(-1 * (entries.at(-1) ?? []).flatMap(([, own]) => own.split(' ')).length)
    .map(({ label }) => label)
    .join(' ');
}

const below: Entry = [
  ['Weaver', 'B.x.title'],
  ['Loom House, Leeds', 'x.company x.place'],
];
const guide: Entry = [
  ['Guide at Visitor Barn', 'B.x.title x.company'],
  ['Zennor Mill', 'x.company'],
];
const dashed: Entry = [['אורג – בית הנול, חיפה', 'B.x.title x.company x.place']];

const noted = (role: string): Entry => [
  ['2016 – 2018 (night shifts)', 'B.x.period x.company'],
  ['אורג – בית הנול', `x.title ${role}`],
];

it('where a post says where, and the employer stands in its seat, the post has all of its line', () => {
  expect(lastOf(below, below, guide)).toBe('B.x.title x.title x.company');
  expect(lastOf(dashed, dashed, [['אורגת ב-סדנה – בית הנול', 'B.x.title x.company x.company']])).toBe(
    'B.x.title x.title x.company',
  );
});

it('what brackets say behind a period is no employer, where that stands in its seat', () => {
  expect(lastOf(dashed, dashed, noted('x.company'))).toBe('B.x.period x.body x.title x.company');
  expect(lastOf(dashed, dashed, noted('x.place'))).toBe('B.x.period x.company x.title x.place');
});

it('an employer stays where the list has no seat, or the entry none in it', () => {
  expect(lastOf(below, guide)).toBe('B.x.title x.company x.company');
  expect(lastOf(below, dashed, guide)).toBe('B.x.title x.company x.company');
  expect(lastOf(below, below, [['Guide at Visitor Barn', 'B.x.title x.company']])).toBe('B.x.title x.company');
  const comma: Entry = [['Weaver, Loom House', 'B.x.title x.company']];
  expect(lastOf(comma, comma, [['Guide at Barn, Mill', 'B.x.title x.company x.company']])).toBe(
    'B.x.title x.company x.company',
  );
});

it('a text behind the comma of a post is of it, where the employer stands in its seat', () => {
  expect(
    lastOf(below, below, [
      ['Tutor, first-year dyeing', 'B.x.title x.company'],
      ['Zennor Mill', 'x.company'],
    ]),
  ).toBe('B.x.title x.title x.company');
});

it('a town behind the comma of an employer is its place, where the post stands in its seat', () => {
  const above: Entry = [
    ['Loom House', 'B.x.company'],
    ['Weaver', 'x.title'],
  ];
  const supervisor: Entry = [
    ['Zennor Mill, Croydon', 'B.x.company x.title'],
    ['Store keeper', 'x.company'],
  ];
  expect(lastOf(above, above, supervisor)).toBe('B.x.company x.place x.title');
  expect(lastOf(above, supervisor)).toBe('B.x.company x.title x.company');
});

it('what brackets say behind a period is no employer, where the entry has its names elsewhere', () => {
  const apart: Entry = [['2016 – 2018 ¦ Weaver, Loom House', 'B.x.period x.title x.company']];
  const labels = 'B.x.period x.company x.title x.body';
  expect(lastOf(apart, apart, [['2014 (lambing) ¦ Shepherd, Zennor', labels]])).toBe(
    'B.x.period x.body x.title x.body',
  );
  expect(lastOf(apart, apart, [['2014 (lambing) ¦ Shepherd', 'B.x.period x.company x.title']])).toBe(
    'B.x.period x.company x.title',
  );
});
