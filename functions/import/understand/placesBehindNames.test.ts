import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withPlacesBehindNames } from './placesBehindNames.ts';

type Row = readonly [text: string, labels: string];

/** The texts of some lines, with places in brackets and how clearly each has won behind it. */
function placesOf(...rows: readonly Row[]): string[] {
  const lines = rows.map(([text], at) => line(text, { y: 100 + 14 * at }));
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const before = labels.map((label) => ({ label, margin: 200 }));
  const found = withPlacesBehindNames(lines, parts, before);
  return found.flatMap(({ label, margin }, at) => (label.endsWith('.place') ? [`${parts[at]?.text} ${margin}`] : []));
}

const STUDY = 'B.e.degree e.school e.school';
const [MILL, PRESS] = [
  ['Miller, Red Mill (Leeds)', 'B.x.title x.company x.place'],
  ['Printer, Green Press (Truro)', 'B.x.title x.company x.place'],
] as const;

it.each<readonly [string, readonly Row[], string]>([
  ['in brackets', [['Milling, Blue School (Leeds)', STUDY]], 'Leeds'],
  ['behind a dash', [['טחינה – בית ספר כחול – אשדוד', STUDY]], 'אשדוד'],
  ['behind a bar', [['Milling | Blue School | Leeds', STUDY]], 'Leeds'],
  ['of an employer', [['Miller – Red Mill – Leeds', 'B.x.title x.company x.company']], 'Leeds'],
  [
    'in the next line, where the bar ends its own',
    [
      ['Milling | Blue School |', 'B.e.degree e.school'],
      ['Leeds | 2015', 'e.school e.period'],
    ],
    'Leeds',
  ],
])('a known place behind a name is its place: %s', (_, rows, place) => {
  expect(placesOf(...rows)).toEqual([`${place} 60`]);
});

it('a place of no list is one where all others of both lists have theirs so', () => {
  const study = ['Milling, Blue School (Zennor)', STUDY] as const;
  expect(placesOf(MILL, PRESS, study)).toEqual(['Leeds 200', 'Truro 200', 'Zennor 60']);
  expect(placesOf(MILL, study)).toEqual(['Leeds 200']);
  expect(placesOf(MILL, PRESS, study, ['Printing, Red School (Mousehole)', STUDY])).toHaveLength(2);
  expect(placesOf(MILL, PRESS, ['Milling – Blue School – Zennor', STUDY])).toHaveLength(2);
});

it.each<readonly [string, readonly Row[]]>([
  ['a word of a firm or a school', [MILL, PRESS, ['Milling, Blue School (College)', STUDY]]],
  ['part of a firm', [MILL, PRESS, ['Miller, Red Mill (Flour Division)', 'B.x.title x.company x.company']]],
  ['behind another role', [MILL, PRESS, ['Milling (Zennor), Blue School', 'B.e.degree e.degree e.school']]],
])('what may be no place is of the name: %s', (_, rows) => {
  expect(placesOf(...rows)).toEqual(['Leeds 200', 'Truro 200']);
});

it('an entry has one place, and a wrapped name without a sign is one', () => {
  const study = ['Milling, Blue School (Leeds), Truro', 'B.e.degree e.school e.school e.place'] as const;
  expect(placesOf(study)).toEqual(['Truro 200']);
  const wrapped: Row[] = [
    ['Milling | School of the city of', 'B.e.degree e.school'],
    ['Leeds | 2015', 'e.school e.period'],
  ];
  expect(placesOf(...wrapped)).toEqual([]);
});

it('a town of no list behind the comma of a name is its place where another entry has it as its own', () => {
  const other: Row = ['Red Mill (Zennor)', 'B.x.company x.place'];
  const [school, town]: [Row, Row] = [
    ['University of the Looms,', 'B.e.school'],
    ['Zennor', 'e.school'],
  ];
  expect(placesOf(other, ['University of the Looms, Zennor', 'B.e.school e.school'])).toEqual([
    'Zennor 200',
    'Zennor 60',
  ]);
  expect(placesOf(other, school, town)).toEqual(['Zennor 200', 'Zennor 60']);
  // Nobody else has it, no comma stands before it, or the school has a place.
  expect(placesOf(['Red Mill (Truro)', other[1]], school, town)).toEqual(['Truro 200']);
  expect(placesOf(other, ['University of the Looms', 'B.e.school'], town)).toEqual(['Zennor 200']);
  expect(placesOf(other, school, town, ['Leeds', 'e.place'])).toEqual(['Zennor 200', 'Leeds 200']);
});
