import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { inkOf } from '../page/ink.ts';
import { inkLeft, wordsOfLines } from './words.ts';

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
