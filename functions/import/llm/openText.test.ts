import { describe, expect, it } from 'vitest';
import { isUnsure, isWithin, openIn, OPEN_LIMITS } from './openText.ts';
import { jobOf, readingOf, studiesOf } from './reading.fixture.ts';

describe('an entry is unsure', () => {
  it.each([
    ['experience', { 'experience.1.title': 0.74 }, true],
    ['experience', { 'experience.1.company': 0.74 }, true],
    ['experience', { 'experience.1.title': 0.75, 'experience.1.company': 0.75 }, false],
    ['experience', { 'experience.0.title': 0.1, 'experience.1.location': 0.1, 'education.1.degree': 0.1 }, false],
    ['education', { 'education.1.institution': 0.1 }, true],
    ['education', { 'education.1.degree': 0.1 }, true],
    ['education', {}, false],
  ] as const)('where one of its two names is: %s of %j', (list, confidence, isIt) => {
    expect(isUnsure(confidence as Record<string, number>, list, 1)).toBe(isIt);
  });

  it('below what is asked', () => {
    expect(isUnsure({ 'experience.0.title': 0.8 }, 'experience', 0, { ...OPEN_LIMITS, unsureBelow: 0.9 })).toBe(true);
  });
});

it.each([
  ['Blue Door, Haifa', 'blue door', true],
  ['Door', 'Blue Door', true],
  ['C#', 'C', true],
  ['C', 'C++, Rust', true],
  ['Blue', 'Bluer door', false],
  ['Blue Haifa', 'Blue Door, Haifa', false],
  ['•', 'Blue', false],
])('whole words say whether one text is within the other: "%s", "%s"', (text, other, isIt) => {
  expect([isWithin(text, other), isWithin(other, text)]).toEqual([isIt, isIt]);
});

describe('a reading', () => {
  const twenty = 'Cared for 12 patients – ward';
  it('is open where its texts without a place have enough letters, and nothing else counts as one', () => {
    expect(twenty.match(/\p{L}/gu)).toHaveLength(20);
    expect(openIn(readingOf({}, [twenty]))).toBeDefined();
    expect(openIn(readingOf({}, ['Cared for', '12 patients – ward']))).toBeDefined();
    expect(openIn(readingOf({}, [twenty.slice(1)]))).toBeUndefined();
    expect(openIn(readingOf({}, [twenty]), { ...OPEN_LIMITS, unplacedLetters: 21 })).toBeUndefined();
    expect(openIn(readingOf({}, ['1234567890 1234567890 1234567890']))).toBeUndefined();
    expect(openIn(readingOf({}))).toBeUndefined();
  });

  it('is not open for a second version of the résumé', () => {
    expect(openIn(readingOf({}, [twenty], { saidAgain: [twenty] }))).toBeUndefined();
    const isOpen = openIn(readingOf({}, [twenty, 'Taught at the Green School'], { saidAgain: [twenty] }));
    expect([isOpen?.('Green School'), isOpen?.('Cared for 12')]).toEqual([true, false]);
  });

  it('is open in the names of entries that rules were unsure of, whichever list they are in', () => {
    const parts = {
      experience: [jobOf({ title: 'Cook', company: 'Blue Door' }), jobOf({ title: 'Chef', company: 'Inn' })],
      education: [studiesOf({ degree: 'B.A.', institution: 'Open University' })],
    };
    const isOpen = openIn(
      readingOf(parts, ['Haifa'], { confidence: { 'experience.0.title': 0.5, 'education.0.institution': 0.2 } }),
    );
    const asked = ['Cook, 2019', 'Door', 'B.A.', 'Open University, 2010', 'in Haifa', 'Chef', 'Inn', 'Bakery'];
    expect(asked.map((text) => isOpen?.(text))).toEqual([true, true, true, true, true, false, false, false]);
    expect(openIn(readingOf(parts, ['Haifa']))).toBeUndefined();
  });
});
