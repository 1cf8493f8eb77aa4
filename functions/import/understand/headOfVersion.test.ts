import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withHeadsOfVersions } from './headOfVersion.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

type Row = readonly [text: string, labels: string];

/** The labels of the second column of a page, whose first is told in Hebrew. */
function second(...rows: readonly Row[]): string[] {
  const all: Row[] = [['מירה קסטלן', 'name'], ['אורגת', 'headline'], ...rows];
  const lines = all.map(([text], at) => line(text, { y: 100 + 14 * at, column: at < 2 ? 0 : 1 }));
  const parts = toParts(lines);
  const labels = all.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withHeadsOfVersions(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return found.slice(2).map(({ label }) => label);
}

const HEAD: Row[] = [
  ['Mira Castellan', 'name'],
  ['Master Weaver', 'x.title'],
  ['Zennor, Cornwall', 'x.company x.place'],
  ['mira@example.com', 'contact'],
];
const WORK: Row = ['Experience', 'h:experience'];

it('what stands below a second name at the top of a column is no job', () => {
  const labels = ['name', 'headline', 'address', 'address', 'contact', 'h:experience'];
  expect(second(...HEAD, WORK)).toEqual(labels);
});

it.each([
  ['with a period', [...HEAD.toSpliced(2, 0, ['2031 - 2033', 'x.period']), WORK]],
  ['without contacts', [...HEAD.slice(0, 3), WORK]],
  ['without a heading below', HEAD],
  ['below no name', [...HEAD.slice(1), WORK]],
])('a job %s stays one', (_, rows) => {
  expect(second(...rows)).toEqual(rows.flatMap(([, labels]) => labels.split(' ')));
});

/** What the line below a name is, that begins a column behind one with these labels. */
function below(text: string, list: Label, ...more: Label[]): string | undefined {
  const rows = ['Skills', 'Knots', 'Nell Tregear', text, 'Orchard keeper'];
  const lines = rows.map((own, at) => line(own, { y: 100 + 14 * at, column: at < 2 ? 0 : 1 }));
  const labels: Label[] = ['h:skills', list, 'name', list, ...more];
  const parts = toParts(lines.slice(0, labels.length));
  expect(parts).toHaveLength(labels.length);
  return withHeadsOfVersions(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  )[3]?.label;
}

it('what stands below the name of a column is no item of the list before it', () => {
  expect(below('Weaver of nets', 'skill')).toBe('headline');
  expect(below('Weaver of nets', 'language')).toBe('headline');
  expect(below('Weaver of nets', 'skill', 'headline')).toBe('skill');
  expect(below('Skills', 'skill')).toBe('skill');
  expect(below('Weaver of 7 nets', 'skill')).toBe('skill');
});
