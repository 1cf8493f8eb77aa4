import { expect, it } from 'vitest';
import { plain, prepareText } from './prepareText.ts';

it('a text is compared without marks, forms of letters, capitals, and blanks beside the first', () => {
  expect(plain('\u200fNoa \u00a0\tBARAK\u2067 ﬁt\n x')).toBe('noa barak fit\n x');
});

it('a fact is found wherever it stands as words of its own, from the first sign to the last', () => {
  const { placesOf } = prepareText('Cook\n\n  Cooking  cook\ncook-cook c++ c+ mac++');
  expect(placesOf('Cook')).toEqual([0, 13, 18, 23]);
  expect(placesOf(' cook\nCooking ')).toEqual([0]);
  expect(placesOf('cook')).toBe(placesOf('cook'));
  expect([placesOf('c++'), placesOf('ook'), placesOf(' '), placesOf('c')]).toEqual([[28], [], [], [28, 32]]);
});

it('overlapping places are places too', () => {
  expect(prepareText('a b a b a').placesOf('a b a')).toEqual([0, 4]);
  expect(prepareText('a +++').placesOf('++')).toEqual([2, 3]);
});

it('a heading begins a line, or ends one', () => {
  const { linesWith } = prepareText('my skills\nskills and more\nno skills here\nskills');
  expect(linesWith('Skills')).toEqual([3, 10, 41]);
  expect([linesWith('my'), linesWith('and')]).toEqual([[0], []]);
  expect(linesWith(' no SKILLS here ')).toEqual([26]);
});

it('words are there wherever each of them is, and none of what has none', () => {
  const { hasWords } = prepareText('Barak Noa, 050-123');
  expect(['Noa Barak', '123 050', 'Noam', 'Noa Levi', '–'].map(hasWords)).toEqual([true, true, false, false, true]);
});
