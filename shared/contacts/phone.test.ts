import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberToDial } from './numberToDial.ts';
import { findPhones } from './phone.ts';

/** What a text dials: all of its numbers. */
const dials = (text: string, isNamed = false) => findPhones(text, isNamed).map(({ dial }) => dial);

describe('a phone number', () => {
  it.each([
    ['054־1112222', '054-1112222', '0541112222'],
    ['054—1112222', '054-1112222', '0541112222'],
    ['054 – 1112222', '054 - 1112222', '0541112222'],
    ['054−111−2222', '054-111-2222', '0541112222'],
    ['04/8223344', '04/8223344', '048223344'],
    ['04/822 33 44', '04/822 33 44', '048223344'],
    ['054\u200e-\u200e1112222', '054-1112222', '0541112222'],
    ['05\u00ad4-1112222', '054-1112222', '0541112222'],
    ['０５４-１１１２２２２', '054-1112222', '0541112222'],
    ['٠٥٤-1112222', '054-1112222', '0541112222'],
    ['*2345', '*2345', '*2345'],
    ['\u202a+972 54‑111‑2222\u202c', '+972 54-111-2222', '+972541112222'],
    ['+972 (0)54-111-2222', '+972 (0)54-111-2222', '+972541112222'],
    ['(+972) 54 1112222', '(+972) 54 1112222', '+972541112222'],
    ['972-54-111-2222+', '+972-54-111-2222', '+972541112222'],
    ['972541112222', '+972541112222', '+972541112222'],
    ['00972-54-1112222', '00972-54-1112222', '+972541112222'],
    ['054.111.2222', '054.111.2222', '0541112222'],
    ['(03) 555-1234', '(03) 555-1234', '035551234'],
    ['(054-1112222)', '054-1112222', '0541112222'],
    ['077-1234567', '077-1234567', '0771234567'],
    ['1-800-123-456', '1-800-123-456', '1800123456'],
    ['04-8223344 שלוחה 12', '04-8223344 שלוחה 12', '048223344'],
    ['04-8223344 x12', '04-8223344 x12', '048223344'],
    ['03-1234567 ext. 4', '03-1234567 ext. 4', '031234567'],
    ['+44 20 7946 0958', '+44 20 7946 0958', '+442079460958'],
    ['(415) 555-0132', '(415) 555-0132', '4155550132'],
    ['415/555-0132', '415/555-0132', '4155550132'],
    ['07700 900271', '07700 900271', '07700900271'],
    ['01 23 45 67 89', '01 23 45 67 89', '0123456789'],
    ['06.12.34.56.78', '06.12.34.56.78', '0612345678'],
    ['011 972 54 111 2222', '011 972 54 111 2222', '+972541112222'],
    ['011-44-20-7946-0958', '011-44-20-7946-0958', '+442079460958'],
    ['8 (912) 345-67-89', '8 (912) 345-67-89', '89123456789'],
    ['٠٥٤-١١١٢٢٢٢', '054-1112222', '0541112222'],
  ])('%j is %s, and calls %s', (text, value, dial) => {
    for (const written of [text, `נייד: ${text}, חיפה`, `Mobile ${text} | noa@example.com`, `2019–2021 ${text}`])
      expect(findPhones(written)).toMatchObject([{ value, dial }]);
  });

  it.each(['2345*', 'נייד: 2345*', 'Phone 2345* | noa@example.com', 'חיפה | 2345*, חיפה'])(
    'has its star in front, also in %s',
    (text) => {
      expect(findPhones(text)).toMatchObject([{ value: '*2345', dial: '*2345' }]);
      expect(text.slice(findPhones(text)[0]?.from, findPhones(text)[0]?.to)).toBe('2345*');
    },
  );

  it.each([
    '2019 - 2023',
    '500* of 1234*5',
    '2019*',
    '01.02.2019.1',
    '2015–2018',
    '(6.2018 - 3.2014',
    '05/2019 - 2021',
    '05/2019–2021',
    '1.2.19 - 3.4.21',
    '12.03.1985',
    '2018, 2019, 2020',
    '312345674',
    '1,234,567,890',
    '10.0.0.1',
    '09:00-17:00',
    'ISO 9001',
    '5550199',
    'order c74bd080-6965-4567',
    'https://example.com/0541112222',
    '**2345',
    '*2019',
  ])('is none: %j', (text) => {
    expect(dials(text)).toEqual([]);
  });

  it.each([
    ['054-1112222/3', ['054-1112222']],
    ['03-1234567/03-7654321', ['03-1234567', '03-7654321']],
    ['03-1234567 - 03-7654321', ['03-1234567', '03-7654321']],
    ['03-1234567  03-7654321', ['03-1234567', '03-7654321']],
    ['03-1234567,03-7654321', ['03-1234567', '03-7654321']],
    ['(415)555-0132 2019', ['(415)555-0132']],
    ['2019 - 054-1112222', ['054-1112222']],
    ['12 2019 0541112222', ['0541112222']],
    ['(03) 1234567)', ['(03) 1234567']],
    ['(03-1234567)', ['03-1234567']],
    ['972-54-111-2222+ x5', ['972-54-111-2222+']],
    ['03-1234567 x123456', ['03-1234567 x123456']],
    ['03-1234567 x1234567', ['03-1234567']],
    ['03-1234567 (ext 4)', ['03-1234567 (ext 4)']],
    ['03-1234567 extension:  123456', ['03-1234567 extension:  123456']],
    ['054  -  1112222', ['054  -  1112222']],
    ['054   -  1112222', []],
    ['054 1 1 1 2 2 2 2', ['054 1 1 1 2 2 2 2']],
    ['0 5 4 1 1 1 2 2 2 2', []],
    ['v1.0541112222', []],
    ['a054-1112222', []],
    ['*2345 054-1112222', ['*2345', '054-1112222']],
    // A star that leads to a note.
    ['מק"ט-2345*', []],
  ])('stands in %j as %j', (text, numbers) => {
    expect(findPhones(text).map(({ from, to }) => text.slice(from, to))).toEqual(numbers);
  });

  it.each([
    ['abroad, from eight digits to fifteen', ['+12345678', '+123456789012345'], ['+1234567', '+1234567890123456']],
    ['abroad by two zeros', ['0012345678', '00123456'], ['0012345', '0012345678901234']],
    ['as America dials', ['0111234567890', '011123456789012345'], ['011123456789', '0111234567890123456']],
    ['by a star, of three digits to five', ['*123', '*12345'], ['*12', '*123456', '12345*', '1234*5']],
    ['of another country in groups', ['020 7946 0958', '0 12 34 56 78 9'], ['020/7946/0958', '020 7946/0958']],
  ])('is one %s', (_, numbers, none) => {
    expect(numbers.filter((text) => dials(text).length !== 1)).toEqual([]);
    expect(none.filter((text) => dials(text).length > 0)).toEqual([]);
  });

  it('that a word names has nine digits to thirteen', () => {
    expect(['512555014', '5125550147123'].map((text) => dials(text, true).length)).toEqual([1, 1]);
    expect(['12345678', '51255501471234'].map((text) => dials(text, true).length)).toEqual([0, 0]);
  });

  it('stands beside others of one text, each in its place', () => {
    const text = 'נייד: 054-1112222, בית: 03-7654321 / 04-8223344';
    expect(findPhones(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      '054-1112222',
      '03-7654321',
      '04-8223344',
    ]);
    expect(dials('054-1112222 052-7654321')).toEqual(['0541112222', '0527654321']);
    expect(dials('312345674 052-7654321')).toEqual(['0527654321']);
    expect(dials('Toledo, OH 43604 (419) 555-0178')).toEqual(['4195550178']);
  });

  it('may be of any country where a word says that it is one', () => {
    expect(dials('5125550147', true)).toEqual(['5125550147']);
    expect(dials('5125550147')).toEqual([]);
  });
});

it.each([
  ['555-0199', '5550199'],
  ['12', ''],
  ['', ''],
  ['2018 – 2021', ''],
  ['call me', ''],
  ['054-1234567 052-7654321', ''],
  ['03-1234567 / 054-7654321', '031234567'],
  ['נייד: 054-1234567, בית: 03-7654321', '0541234567'],
  ['04/8223344', '048223344'],
  ['00972-54-1112222', '+972541112222'],
  ['(+972) 54 1112222', '+972541112222'],
  ['972-54-111-2222+', '+972541112222'],
  ['+972 (0)54-111-2222', '+972541112222'],
  // Fifteen digits at most, with their plus.
  ['+123456789012345', '+123456789012345'],
  ['1234567890123456', '1234567890123456'],
  ['12345678901234567', ''],
  ['011 972 54 111 2222', '+972541112222'],
  ['0114 496 0000', '01144960000'],
])('the field of a phone with %j calls %j', (text, dial) => {
  expect(numberToDial(text)).toBe(dial);
});

/** A number in groups, with what it calls. */
const NUMBERS = fc.constantFrom(
  [['054', '111', '2222'], '0541112222'],
  [['052', '7654321'], '0527654321'],
  [['04', '822', '33', '44'], '048223344'],
  [['03', '5551234'], '035551234'],
  [['+972', '54', '111', '2222'], '+972541112222'],
  [['+972', '3', '6401122'], '+97236401122'],
  [['+44', '20', '7946', '0958'], '+442079460958'],
) as fc.Arbitrary<[string[], string]>;
const DASHES = fc.constantFrom('-', '־', '‐', '‑', '‒', '–', '—', '−', ' ', '.', '\u00a0', ' - ', ' – ');
const UNSEEN = fc.constantFrom('', '\u200e', '\u200f', '\u00ad', '\u200b', '\u2060', '\ufeff', '\ufe0e', '\u202a');
const AROUND = fc.constantFrom(
  ['נייד: ', ''],
  ["טל' ", ' | חיפה'],
  ['טלפון ', ', noa@example.com'],
  ['Mobile: ', ' • Haifa'],
  ['Tel. ', ''],
  ['', ''],
  ['noa@example.com · ', ' · linkedin.com/in/noa'],
  ['☎ ', ' 2019 – 2021'],
) as fc.Arbitrary<[string, string]>;

it('a number is read in every dash, with every sign that nobody sees, beside every label', () => {
  fc.assert(
    fc.property(NUMBERS, DASHES, UNSEEN, UNSEEN, AROUND, ([groups, dial], dash, mark, other, [before, behind]) => {
      const written = `${mark}${groups.join(`${mark}${dash}${other}`)}${other}`;
      const text = `${before}${written}${behind}`;
      const [phone, ...more] = findPhones(text);
      expect(phone?.dial).toBe(dial);
      expect(more).toEqual([]);
      // Where it stands, nothing but it stands.
      expect(text.slice(0, phone?.from).startsWith(before)).toBe(true);
      expect(text.slice(phone?.to).endsWith(behind)).toBe(true);
      expect(numberToDial(written)).toBe(dial);
    }),
    { seed: 43, numRuns: 400 },
  );
});

it('a span of years is none, in every dash and with months', () => {
  const months = fc.constantFrom('', '05/', '5.', '12.', '3/');
  const year = fc.integer({ min: 1960, max: 2039 });
  fc.assert(
    fc.property(year, year, months, months, DASHES, UNSEEN, (from, until, first, last, dash, mark) => {
      expect(findPhones(`${first}${from}${mark}${dash}${mark}${last}${until}`)).toEqual([]);
    }),
    { seed: 43, numRuns: 400 },
  );
});
