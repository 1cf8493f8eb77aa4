import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { entriesOf } from './entry.ts';
import { roleOf, type Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withTowns } from './placeOfEntry.ts';

type Row = readonly [text: string, labels: string];

/** The texts of each entry, places in brackets. */
function placed(family: 'x' | 'e', ...rows: readonly Row[]): string[][] {
  const parts = toParts(rows.map(([text], at) => line(text, { y: 100 + 14 * at })));
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts.map(({ text }) => text)).toHaveLength(labels.length);
  const labelled = parts.map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: 1 }));
  return withTowns(entriesOf(labelled, family), family === 'x' ? 'company' : 'school').map((entry) =>
    entry.parts.map(({ part, label }) => (roleOf(label).endsWith('.place') ? `(${part.text})` : part.text)),
  );
}
const JOB = 'B.x.company x.company';
const job = (text: string, labels = JOB) => placed('x', [text, labels])[0];

it.each([
  // A known place, a kind of site, or a town by its own word.
  ['Aerotow Services, Leeds', ['Aerotow Services', '(Leeds)']],
  ['אומגה שיווק, אזור התעשייה ברקן', ['אומגה שיווק', '(אזור התעשייה ברקן)']],
  ['Aerotow Services, Zennor City', ['Aerotow Services', '(Zennor City)']],
  ['self-employed (Haifa)', ['self-employed', '(Haifa)']],
  // The name before it is complete.
  ['Mercy Ridge Hospital, Zennor', ['Mercy Ridge Hospital', '(Zennor)']],
  // A text that shows no place belongs to the name.
  ['Sky Handling, Zennor', ['Sky Handling', 'Zennor']],
  ['Kost (EY)', ['Kost', 'EY']],
  ['Blue Door Ltd, Finance Department', ['Blue Door Ltd', 'Finance Department']],
  ['Mercy Ridge Hospital, Night Nurse', ['Mercy Ridge Hospital', 'Night Nurse']],
])('what stands behind an employer may be its place: %s', (text, told) => expect(job(text)).toEqual(told));

it('a place of no list is one where most others of the list have theirs there', () => {
  const rows: readonly Row[] = [
    ['Sky Handling, Leeds', JOB],
    ['Blue Works, Haifa', JOB],
    ['Red Loom, Zennor', JOB],
  ];
  expect(placed('x', ...rows)[2]).toEqual(['Red Loom', '(Zennor)']);
  expect(placed('x', ...rows.slice(1))[1]).toEqual(['Red Loom', 'Zennor']);
});

it('a town before its country', () => {
  expect(job('Diocese of Lodwar, Turkana, Kenya', 'B.x.company x.company x.place')).toEqual([
    'Diocese of Lodwar',
    '(Turkana)',
    '(Kenya)',
  ]);
  // An entry that has a place keeps its names.
  expect(job('Sky Handling, Leeds, Haifa', 'B.x.company x.company x.place')?.[1]).toBe('Leeds');
});

it('a name in brackets behind the same in the other script is of the name', () => {
  const labels = 'B.x.company x.place x.place';
  expect(job('Carmel Logistics (כרמל לוגיסטיקה), Haifa', labels)).toEqual([
    'Carmel Logistics',
    'כרמל לוגיסטיקה',
    '(Haifa)',
  ]);
  expect(job('Carmel Logistics (חיפה), Haifa', labels)?.[1]).toBe('(חיפה)');
});
