import { expect, it } from 'vitest';
import { markWords } from './markWords.ts';

const marked = (line: string, others: readonly string[]) =>
  markWords(line, others)
    .map(({ text, changed }) => (changed ? `[${text}]` : text))
    .join('');

it.each([
  ['Sold [winter] shoes', 'Sold winter shoes', ['Sold shoes']],
  // What only moved is not marked, whatever its case and the signs around it.
  ['Wrote reports daily.', 'Wrote reports daily.', ['Daily, I wrote reports']],
  ['very [very] good', 'very very good', ['very good']],
  ['[Led the] team', 'Led the team', ['team']],
  ['ניהלתי צוות [של שישה]', 'ניהלתי צוות של שישה', ['ניהלתי צוות']],
])('marks what the other side does not have: %s', (expected, line, others) => {
  expect(marked(line, others)).toBe(expected);
});

it('frames the words of a question at their place, within what is new', () => {
  const runs = markWords('Led a team of 16 people', ['a team of people'], [{ text: '16', index: 14, place: 0 }]);
  expect(runs.filter(({ question }) => question !== undefined)).toEqual([{ text: '16', changed: true, question: 0 }]);
  expect(runs.map(({ text }) => text).join('')).toBe('Led a team of 16 people');
});
