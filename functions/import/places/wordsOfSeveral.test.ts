import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { wordsOfLines, type CellWords } from './words.ts';
import { shareWords } from './wordsOfSeveral.ts';

/** Returns the words of cells; each cell went to one field or is open. */
const cellsOf = (...cells: readonly (readonly [text: string, path: string | undefined])[]): CellWords[] =>
  cells.flatMap(([text, path]) => {
    const own = wordsOfLines([line(text)]);
    for (const word of own.flatMap(({ words }) => words))
      word.place = path === undefined ? { kind: 'unplaced' } : { kind: 'field', paths: [path] };
    return own;
  });
const placesOf = (cells: readonly CellWords[]) =>
  cells.flatMap(({ words }) =>
    words.map(({ place }) => (place?.kind === 'field' ? place.paths.join(' ') : place?.kind)),
  );
const WELSH = { path: 'languages.0.name', words: ['welsh'] };
const ITEM = 'customSections.0.items.0.title';

it('a field that was read from words of another field has its place there too', () => {
  const cells = cellsOf(['Welsh, mother tongue', ITEM]);
  shareWords([WELSH], cells);
  expect(placesOf(cells)).toEqual([`${ITEM} ${WELSH.path}`, ITEM, ITEM]);
});

it('of several such texts it is the one of a section of one’s own', () => {
  const cells = cellsOf(['Teacher of Welsh', 'experience.0.title'], ['Welsh', ITEM]);
  shareWords([WELSH], cells);
  expect(placesOf(cells)).toEqual([...Array<string>(3).fill('experience.0.title'), `${ITEM} ${WELSH.path}`]);
});

it('a place is told at the word that Hebrew joins a letter to', () => {
  const cells = cellsOf(['לימדתי בחדרה', 'summary']);
  shareWords([{ path: 'experience.0.location', words: ['חדרה'] }], cells);
  expect(placesOf(cells)).toEqual(['summary', 'summary experience.0.location']);
});

it.each([
  ['stands in no field', [['Welsh', undefined] as const]],
  ['has its words apart', [['Sign and body language', ITEM] as const]],
])('a text that %s gives none', (_, texts) => {
  const cells = cellsOf(...texts);
  const before = placesOf(cells);
  shareWords([WELSH, { path: 'languages.1.name', words: ['sign', 'language'] }], cells);
  expect(placesOf(cells)).toEqual(before);
});

it('a text of several words is told at each of the first such words, beside what is told there already', () => {
  const cells = cellsOf(['Hebrew sign language', 'summary'], ['sign language', 'experience.0.title']);
  for (const path of ['languages.1.name', 'languages.2.name'])
    shareWords([{ path, words: ['sign', 'language'] }], cells);
  const both = 'summary languages.1.name languages.2.name';
  expect(placesOf(cells)).toEqual(['summary', both, both, 'experience.0.title', 'experience.0.title']);
});

const told = (word: string) => {
  const cells = cellsOf([word, 'summary']);
  shareWords(
    [
      { path: 'x', words: ['חיפה'] },
      { path: 'y', words: ['גן'] },
      { path: 'z', words: ['ן'] },
    ],
    cells,
  );
  return placesOf(cells)[0];
};

it('only letters that Hebrew joins are none of a word, in front of two letters at least', () => {
  expect(['ושבחיפה', 'שבחיפה', 'דחיפה', 'בגן', 'גן', 'בן'].map(told)).toEqual([
    'summary',
    'summary x',
    'summary',
    'summary y',
    'summary y',
    'summary',
  ]);
});
