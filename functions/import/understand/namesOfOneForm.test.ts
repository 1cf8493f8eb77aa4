import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { withNamesOfOneForm } from './namesOfOneForm.ts';
import { toParts } from './parts.ts';

function labelsOf(...lines: readonly (readonly [text: string, labels: string])[]): string[] {
  const parts = toParts(lines.map(([text], at) => line(text, { y: 100 + 14 * at })));
  const labels = lines.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  return withNamesOfOneForm(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  ).map(({ label }) => label);
}

const [POST_FIRST, EMPLOYER_FIRST] = [
  ['B.x.title', 'x.company x.period'],
  ['B.x.company', 'x.title x.period'],
] as const;
const job = (first: string, second: string, labels: readonly [string, string]) =>
  [
    [first, labels[0]],
    [`${second} ¦ 2016–2019`, labels[1]],
  ] as const;

it('jobs of one form have their names in the order that all of them speak for', () => {
  const read = labelsOf(
    ['Visual merchandiser', 'headline'],
    ...job('Blue Door Ltd', 'Shop manager', EMPLOYER_FIRST),
    ...job('Lumi', 'Regional merchandiser', POST_FIRST),
    ...job('Kastina', 'Stylist', POST_FIRST),
  );
  expect(read.slice(1)).toEqual([1, 2, 3].flatMap(() => ['B.x.company', 'x.title', 'x.period']));
  expect(labelsOf(...job('Cook', 'Blue Door Ltd', POST_FIRST), ...job('Lumi', 'Kastina', EMPLOYER_FIRST))).toEqual(
    [1, 2].flatMap(() => ['B.x.title', 'x.company', 'x.period']),
  );
});

it('an employer above one post stands as the others do', () => {
  const alone = [
    ['רשת אורן', 'B.g.company'],
    ['מנהלת סניף ¦ 2022–היום', 'B.x.title x.period'],
  ] as const;
  expect(labelsOf(...alone, ...job('לומי', 'סטייליסטית', POST_FIRST))).toEqual(
    [1, 2].flatMap(() => ['B.x.company', 'x.title', 'x.period']),
  );
  // Of all of its posts.
  const second = ['מוכרת ¦ 2020–2022', 'B.x.title x.period'] as const;
  expect(labelsOf(...alone, second, ...job('לומי', 'סטייליסטית', POST_FIRST)).slice(0, 3)).toEqual([
    'B.g.company',
    'B.x.title',
    'x.period',
  ]);
});

it('says nothing where nothing speaks for an order, or where the forms differ', () => {
  const unknown = [...job('Lumi', 'Kastina', POST_FIRST), ...job('Zennor', 'Mousehole', EMPLOYER_FIRST)] as const;
  expect(labelsOf(...unknown)).toEqual(unknown.flatMap(([, labels]) => labels.split(' ')));
  const other = [...job('Cook', 'Blue Door Ltd', POST_FIRST), ['Lumi', 'B.x.company'], ['Kastina', 'x.title']] as const;
  expect(labelsOf(...other)).toEqual(other.flatMap(([, labels]) => labels.split(' ')));
});

it('a place behind a name is no name of its own', () => {
  const read = labelsOf(
    ['Visual merchandiser', 'headline'],
    ['Visual merchandiser', 'B.x.company'],
    ['Lumi, Leeds', 'x.title x.place'],
    ['Shop manager', 'B.x.title'],
    ['Kastina, Truro', 'x.company x.place'],
  );
  expect(read.slice(1, 4)).toEqual(['B.x.title', 'x.company', 'x.place']);
});
