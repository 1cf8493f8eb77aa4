import { expect, it } from 'vitest';
import { findUnprovenLines } from './evidence.ts';

const source = 'I ran the  “night” desk\nSold shoes';

it('a line rests on a span that the source has word for word', () => {
  expect(findUnprovenLines('Ran the desk\nSold shoes', ['ran the "night" desk', 'Sold shoes'], [source])).toEqual([]);
});

it.each([
  ['another word', ['ran the night shift', 'Sold shoes']],
  ['too little', ['I', 'Sold shoes']],
  ['nothing', ['', 'Sold shoes']],
])('%s is no evidence', (_, evidence) => {
  expect(findUnprovenLines('Ran the desk\nSold shoes', evidence, [source])).toEqual([{ text: 'Ran the desk' }]);
});

it('every line needs a span, unless the model names none at all', () => {
  expect(findUnprovenLines('Ran the desk\nLed it', ['ran the "night" desk'], [source])).toEqual([{ text: 'Led it' }]);
  expect(findUnprovenLines('Led it', [], [source])).toEqual([]);
});
