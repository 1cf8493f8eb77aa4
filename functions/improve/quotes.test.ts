import { describe, expect, it } from 'vitest';
import { partsOf, quotableWords, trueQuotes } from './quotes.ts';

describe('a quotation', () => {
  const SOURCE = 'Led a team of 6 people, in Haifa. Wrote "Reports (monthly)"';

  it.each([
    ['word for word', 'Led a team of 6 people', ['Led a team of 6 people']],
    [
      'in other letters and signs',
      'led a TEAM, of 6 people in haifa wrote reports',
      ['led a TEAM, of 6 people in haifa wrote reports'],
    ],
    ['with gaps, in any order', 'Wrote … Led a team [...] Haifa...', ['Wrote ', ' Led a team ', ' Haifa']],
  ])('is true %s', (_, quote, parts) => {
    expect(trueQuotes(quote, ['something else', SOURCE])).toEqual(parts);
  });

  it.each([
    ['a word is another', 'Led a team of 7 people'],
    ['it begins within a word', 'ed a team'],
    ['it ends within a word', 'Led a te'],
    ['one of its parts is not there', 'Led a team … Tel Aviv'],
    ['it says nothing', ' … ,'],
    ['it has more parts than anybody quotes', 'Led … '.repeat(21)],
  ])('is none where %s', (_, quote) => {
    expect(trueQuotes(quote, [SOURCE])).toBeUndefined();
  });

  it('has twenty parts at most, and none from two sources at once', () => {
    expect(trueQuotes('Led … '.repeat(20), [SOURCE])).toHaveLength(20);
    expect(trueQuotes('Led a team', ['Led a', 'team'])).toBeUndefined();
  });
});

it('words are compared whole, without the signs around them', () => {
  expect(quotableWords('  "Led", a (team).\n')).toBe(' led a team ');
  expect(partsOf('a … , … b')).toEqual(['a ', ' b']);
});
