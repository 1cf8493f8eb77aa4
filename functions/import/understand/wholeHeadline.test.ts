import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withWholeHeadline } from './wholeHeadline.ts';

/** The texts of a head that are its headline, above a summary as wide as its column. */
function headline(...rows: readonly (readonly [text: string, labels: string])[]): string[] {
  const all = [...rows, ['Shears sheep on forty farms and mends what breaks', 'summary'] as const];
  const lines = all.map(([text], at) => line(text, { y: 40 + 14 * at }));
  const parts = toParts(lines);
  const labels = all.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts.map(({ text }) => text)).toHaveLength(labels.length);
  const found = withWholeHeadline(
    lines,
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return parts.flatMap(({ text }, at) => (found[at]?.label === 'headline' ? [text] : []));
}

const NAME = ['Nessa Trevanion', 'name'] as const;

it('a headline has all of its line below the name, whatever its pieces are taken for', () => {
  expect(headline(NAME, ['Shearer | Welsh, Cornish', 'headline language language'])).toEqual([
    'Shearer',
    'Welsh',
    'Cornish',
  ]);
  expect(headline(NAME, ['Shearer, Truro', 'headline address'])).toEqual(['Shearer']);
  expect(headline(NAME, ['Shearer | nessa@example.com', 'headline contact'])).toEqual(['Shearer']);
});

it('a Hebrew text of no place is of it where the address stands elsewhere', () => {
  const town = ['חיפה', 'address'] as const;
  expect(headline(NAME, ['גוזזת כבשים – עדר גדול', 'headline address'], town)).toEqual(['גוזזת כבשים', 'עדר גדול']);
  expect(headline(NAME, ['גוזזת כבשים – עדר גדול', 'headline address'])).toEqual(['גוזזת כבשים']);
  expect(headline(NAME, ['גוזזת כבשים – באר שבע', 'headline address'], town)).toEqual(['גוזזת כבשים']);
});

it('it goes on in the next line where its first word had no room, and ends with its line elsewhere', () => {
  const wide = 'Sheep shearer of moors | Winner of the Bude';
  expect(headline(NAME, [wide, 'headline headline'], ['Fleece 2021', 'c.title c.title'])).toHaveLength(4);
  expect(headline(NAME, ['Shearer', 'headline'], ['Fleece 2021', 'c.title c.title'])).toEqual(['Shearer']);
});

it('what belongs to a contact, to a label, or to the state is none', () => {
  expect(headline(NAME, ['07700 900412 (mob)', 'contact headline'])).toEqual([]);
  expect(headline(NAME, ['Phone ¦ Welsh', 'label headline'])).toEqual([]);
  expect(headline(NAME, ['Gender Female | Nationality Irish', 'headline headline'])).toEqual([]);
  expect(headline(NAME, ['Aged care nurse', 'headline'])).toEqual(['Aged care nurse']);
});
