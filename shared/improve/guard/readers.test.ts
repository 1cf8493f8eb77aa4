import { describe, expect, it } from 'vitest';
import { acronymWords } from './acronyms.ts';
import { findClockTimes } from './clockTimes.ts';
import { wordKeys } from './morphology.ts';
import { findDisguisedWords, normalizeText } from './normalize.ts';
import { findQuantities, measureOf } from './quantities.ts';
import { findQuantityFaults } from './quantityFaults.ts';
import { findSwappedNumbers } from './swappedNumbers.ts';
import { createSoundIndex } from './transliteration.ts';
import { tokenizeWords } from './words.ts';

const texts = (found: readonly { readonly text: string }[]) => found.map(({ text }) => text);

describe('a text', () => {
  it('is read without vowel points, hidden characters and look-alikes, and its places lead back', () => {
    const { text, originalIndex } = normalizeText('מִש\u200bפט ד״ר – Rеact');
    expect(text).toBe('משפט ד"ר - React');
    expect(originalIndex(text.indexOf('ד'))).toBe(7);
  });

  it.each([
    ['look-alike letters', 'Rеact'],
    ['vowel points', 'מִשפט'],
    ['a bell', 'a\u0007b'],
    ['a change of direction', 'a\u202eb'],
    ['a digit in a word', 'לבי0וח'],
    ['a final letter within', 'שלוםי'],
  ])('with %s is told', (_, after) => expect(findDisguisedWords(['source'], after)).toHaveLength(1));

  it('may use what its source uses, Hebrew prefixes before Latin names and marks of direction', () => {
    expect(findDisguisedWords(['מִשפט'], 'מִשפט \u200eבReact ש-Jira')).toEqual([]);
  });
});

describe('words', () => {
  it.each([
    ['managed', 'managing'],
    ['taught', 'teaching'],
    ['analyse', 'analysis'],
    ['ניהלתי', 'ניהול'],
    ['חלוקה', 'חילקתי'],
    ['הכנתי', 'והכנת'],
    ['מטופלים', 'למטופל'],
    ['סיוע', 'סייעתי'],
  ])('%s and %s are forms of one', (one, other) => {
    expect(wordKeys(one).some((key) => wordKeys(other).includes(key))).toBe(true);
  });

  it('may be spelled out, or written in the other script', () => {
    expect(acronymWords(tokenizeWords('תנאי שירות'), ['ת"ש']).size).toBe(2);
    expect(acronymWords(tokenizeWords('standard operating procedures'), ['Wrote SOPs']).size).toBe(3);
    expect(acronymWords(tokenizeWords('OTC'), ['over-the-counter']).size).toBe(1);
    expect(createSoundIndex(['נמל אשדוד'])('Ashdod')).toBe(true);
    expect(createSoundIndex(['נמל אשדוד'])('Netanya')).toBe(false);
  });
});

describe('numbers', () => {
  it.each([
    ['90 minutes', '1.5 hours'],
    ['24 months', '2 years'],
    ['1.5 טון', '1,500 ק"ג'],
    ['חצי שעה', '30 דקות'],
    ['90 שניות', 'דקה וחצי'],
    ['48 שעות', 'יומיים'],
    ['NIS 1.2 million', '1,200,000 ₪'],
  ])('%s and %s measure the same', (one, other) => {
    const [first, second] = [one, other].map((text) => measureOf(findQuantities(text)[0] as never));
    expect(first).toBeDefined();
    expect(first).toBe(second);
  });

  it.each([
    ['Budget of NIS 5 million', 'Budget of USD 5 million', 'unit'],
    ['About 60 calls', '60 calls', 'hedge'],
    ['כ-80 מנות', '80 מנות', 'hedge'],
    ['כ-15 ביום', 'לפחות 15 ביום', 'hedge'],
    ['60 שיחות ביום', 'יותר מ-60 שיחות ביום', 'hedge'],
    ['Up to 400 guests', 'Over 400 guests', 'hedge'],
    ['In three evenings', 'In three years', 'unit'],
    ['500 mg of it', '500 g of it', 'unit'],
  ])('"%s" must not become "%s"', (before, after, reason) => {
    expect(findQuantityFaults([before], after).map((fault) => fault.reason)).toEqual([reason]);
  });

  it('may be said less exactly, and stand in another place with their words', () => {
    expect(findQuantityFaults(['60 calls', 'up to 200 guests'], 'about 60 calls, as many as 200 guests')).toEqual([]);
    expect(findQuantityFaults(['Two weeks'], 'Over 14 days')).toEqual([]);
    expect(
      findSwappedNumbers('Treated 12 patients. Trained 4 nurses.', 'Trained 4 nurses. Treated 12 patients.'),
    ).toEqual([]);
    expect(texts(findSwappedNumbers('5 יחידות אנגלית, 4 יחידות מתמטיקה', '4 יחידות אנגלית, 5 יחידות מתמטיקה'))).toEqual(
      ['4', '5'],
    );
  });

  it('of the clock are one however they are written', () => {
    expect(['5 p.m.', '17:00', 'בשעה 17'].map((text) => findClockTimes(text)[0]?.key)).toEqual(
      Array(3).fill('clock 17:00'),
    );
  });
});
