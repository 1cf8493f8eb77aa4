import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { inkOf } from '../page/ink.ts';
import { inkLeft, openRuns, wordsOfLines } from './words.ts';

/** Words as the page draws them, each with its own ink. */
const drawn = (...texts: readonly string[]) =>
  texts.flatMap((text, at) =>
    inkOf(
      Array.from(text, (char, index) => ({
        text: char,
        glyph: { text: char, x: 100 * at + 5 * index, y: 80, width: 5, size: 10, bold: false },
      })),
      0,
    ),
  );
const read = (text: string, ...texts: readonly string[]) => {
  const [own] = [line(text)];
  const lines = [{ ...own, cells: own.cells.map((cell) => ({ ...cell, ink: drawn(...texts) })) }];
  const cells = wordsOfLines(lines);
  return {
    inks: cells.flatMap(({ words }) => words.map(({ ink }) => ink?.text)),
    boxes: cells.flatMap(({ words }) => words.map(({ ink }) => [ink?.x, ink?.width])),
    left: inkLeft(lines, cells).map((ink) => ink.text),
  };
};

it('a word that a stage put together is drawn by its pieces, of which nothing is left', () => {
  const { inks, boxes, left } = read('2016 – CURRENT', '2016', 'CURR', 'ENT');
  expect([inks, left]).toEqual([['2016', 'current'], []]);
  expect(boxes).toEqual([
    [0, 20],
    [100, 115],
  ]);
});

it('pieces that are only a part of a word, or of two, are none of it', () => {
  expect(read('CURRENT', 'CURR', 'ENTS')).toMatchObject({ inks: [undefined], left: ['curr', 'ents'] });
  expect(read('ENT CURRENT', 'ENT', 'CURR')).toMatchObject({ inks: ['ent', undefined], left: ['curr'] });
});

it('a word that is drawn twice is the next one of its kind, else an earlier one, and each only once', () => {
  const { boxes } = read('a c a b a', 'b', 'a', 'c', 'a');
  expect(boxes.map(([x]) => x)).toEqual([100, 200, 300, 0, undefined]);
  expect(read('c a', 'a', 'c', 'a').boxes.map(([x]) => x)).toEqual([100, 200]);
});

it('cells that share what they are drawn with have each of it once', () => {
  const ink = drawn('Cook', 'Cook');
  const lines = ['Cook', 'Cook', 'Cook'].map((text) => {
    const own = line(text);
    return { ...own, cells: own.cells.map((cell) => ({ ...cell, ink })) };
  });
  const cells = wordsOfLines(lines);
  expect(cells.map(({ words }) => words[0]?.ink?.x)).toEqual([0, 100, undefined]);
  expect(inkLeft(lines, cells)).toEqual([]);
});

it('a word is known by its plain form, with its place in the text and what was read from there', () => {
  const asked: (readonly number[])[] = [];
  const cells = wordsOfLines([line('x'), line('y ¦ – Café (C++)')], (...place) => {
    asked.push(place);
    return [{ field: place.join() }];
  });
  expect(asked).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 2],
    [1, 1, 8],
  ]);
  expect(cells.at(-1)?.words).toEqual([
    { text: 'café', from: 2, to: 6, ink: undefined, claims: [{ field: '1,1,2' }], place: undefined },
    { text: 'c', from: 8, to: 9, ink: undefined, claims: [{ field: '1,1,8' }], place: undefined },
  ]);
});

it('signs that no word has, and words of no text, are left; signs alone are no piece of a word', () => {
  expect(read('ab', '•', 'a', 'b', 'cd')).toMatchObject({ inks: ['ab'], left: ['', 'cd'] });
  expect(read('2019', '–')).toMatchObject({ inks: [undefined], left: [''] });
});

it('words that nothing took are told by those that stand beside each other', () => {
  const words = wordsOfLines([line('a b c d e')]).flatMap((cell) => cell.words);
  for (const word of words) if (word.text === 'c') word.place = { kind: 'unplaced' };
  expect(openRuns(words).map((run) => run.map(({ text }) => text))).toEqual([
    ['a', 'b'],
    ['d', 'e'],
  ]);
});
