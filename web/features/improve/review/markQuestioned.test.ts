import { expect, it } from 'vitest';
import { markQuestioned } from './markQuestioned.ts';
import { diffWords } from './wordDiff.ts';

/** The new lines with the words in question in brackets. */
const marked = (before: string, after: string, words: readonly string[]) =>
  markQuestioned(diffWords(before, after).after, words).map((runs) =>
    runs.map(({ text, questioned }) => (questioned ? `[${text}]` : text)).join(''),
  );

it.each<[string, string, string, readonly string[], readonly string[]]>([
  ['a new word', 'Sold shoes', 'Sold fine shoes', ['fine'], ['Sold [fine] shoes']],
  ['in Hebrew', 'מכירת נעליים', 'מכירת נעליים יפות', ['יפות'], ['מכירת נעליים [יפות]']],
  ['words over a border', 'Sold shoes', 'Sold fine shoes', ['fine shoes'], ['Sold [fine][ shoes]']],
  ['the new one of two', 'Ran a shop', 'Ran a shop. Ran a bar', ['Ran'], ['Ran a shop. [Ran] a bar']],
  ['one that stood there', 'Helped Dana sell', 'Sell', ['Sell'], ['[Sell]']],
  ['an old one', 'Helped Dana sell', 'Dana sold', ['Dana'], ['[Dana] sold']],
  ['no part of a word', 'Made art', 'Made art, party', ['art'], ['Made [art], party']],
  ['of several lines', '• One\n• Two', '• One\n• Two more', ['more'], ['One', 'Two [more]']],
  ['what is not there', 'One', 'Two', ['three', '', ' '], ['Two']],
])('marks %s', (_, before, after, words, lines) => expect(marked(before, after, words)).toEqual(lines));

it('leaves every letter where it was', () => {
  const after = 'Led 🚀 a team of ten\nבניתי מוצר';
  expect(marked('x', after, ['🚀', 'ten', 'מוצר']).join('\n').replaceAll(/[[\]]/g, '')).toBe(after);
});
