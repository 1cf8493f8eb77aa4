import { expect, it } from 'vitest';
import { isMistyped, nameWords, titleWords } from './titleWords.ts';

it.each([
  // A letter too few or too many, at each end and within.
  ['developr', 'developer', true],
  ['develope', 'developer', true],
  ['developeer', 'developer', true],
  ['developers', 'developer', true],
  ['dveloper', 'developer', true],
  // Two that changed places.
  ['develpoer', 'developer', true],
  ['developre', 'developer', true],
  // Another letter, of a word that is long enough.
  ['developar', 'developer', true],
  ['developex', 'developer', true],
  ['painters', 'paintera', true],
  ['paintur', 'painter', false],
  // More than one, the first letter, or the same word.
  ['develop', 'developer', false],
  ['devalopar', 'developer', false],
  ['dleveoper', 'developer', false],
  ['xeveloper', 'developer', false],
  ['developer', 'developer', false],
  // Of a short word other words are made.
  ['cooks', 'cook', false],
  ['tutors', 'tutor', false],
  ['writers', 'writer', true],
  ['מלצירת', 'מלצרית', true],
  ['נהגתת', 'נהגת', false],
  ['מדרויך', 'מדריך', true],
  ['מדרוך', 'מדריך', false],
])('%s is a mistyped %s: %s', (word, known, isOne) => {
  expect(isMistyped(word, known)).toBe(isOne);
});

const textsOf = (title: string) => titleWords(title).map(({ text, piece, place }) => [text, piece, place]);

it('the words of a title say in which piece they stand, and behind how many signs and words such as "at"', () => {
  expect(textsOf('Senior Dev., Acme (at home)')).toEqual([
    ['senior', 0, 0],
    ['developer', 0, 0],
    ['acme', 1, 1],
    ['at', 2, 3],
    ['home', 2, 3],
  ]);
  expect(textsOf('מורה/ת ומדריך/מדריכה')).toEqual([
    ['מורה', 0, 0],
    ['ומדריך', 0, 0],
    ['מדריכה', 0, 0],
  ]);
  expect(textsOf('נהג/נהגת')).toEqual([['נהג', 0, 0]]);
});

it('a word is known by what its forms have in common, and without what is written with it', () => {
  expect(nameWords('Account managers')).toMatchObject([
    { text: 'account', field: 'account' },
    { text: 'managers', field: 'manager' },
  ]);
  expect(nameWords('ליועצים')[0]).toMatchObject({ text: 'ליועצים', bare: { text: 'יועצים', field: 'יועצ' } });
  expect(nameWords('סוכן')[0]?.job).toBe(nameWords('סוכנת')[0]?.job);
  expect(nameWords('פסיכולוג')[0]?.job).toBe(nameWords('פסיכולוגית')[0]?.job);
  // A stem that is too short is another word.
  expect(nameWords('bus')[0]).toMatchObject({ job: 'bus', field: 'bus', bare: undefined });
});
