import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { pageOf, type PageText } from '../page.fixture.ts';
import type { TextLine } from '../page/textLine.ts';
import { readLines } from '../layout/reading.ts';
import { nameInTwoFields, withPairs } from './forms.ts';
import { cellClassifier, resumeFromLines } from '../understand/resumeFromLines.ts';

/** Rows of a form, 14 points apart: labels in 7.5 points, values in 10. */
const rowsOf = (...rows: readonly (readonly [text: string, size: number])[]): TextLine[] =>
  rows.map(([text, size], at) => line(text, { size, y: 100 + 14 * at }));
const told = (lines: readonly TextLine[]) =>
  withPairs(lines, 'ltr').map(({ text, isPair }) => `${isPair ? '= ' : ''}${text.replace(/ {2}/g, ' ¦ ')}`);

/** Returns a row whose cells have the same right edges. */
const atRight = (text: string, size: number, y: number) => {
  const own = line(text, { size, y });
  const cells = own.cells.map((cell, at) => ({ ...cell, left: 540 - at * 200 - 60, right: 540 - at * 200 }));
  return { ...own, cells };
};

describe('labels above their values', () => {
  it('stand before them, each pair in a line of its own', () => {
    const form = rowsOf(
      ['Full name ¦ Post sought', 7.5],
      ['Mira Castellan ¦ Beekeeper', 10],
      ['Telephone (home) ¦ Address', 7.5],
      ['+44 7700 900123 ¦ 4 Orchard Row, Bath', 10],
    );
    expect(told(form)).toEqual([
      '= Full name ¦ Mira Castellan',
      '= Post sought ¦ Beekeeper',
      '= Telephone (home) ¦ +44 7700 900123',
      '= Address ¦ 4 Orchard Row, Bath',
    ]);
  });

  it('stand before them where the boxes of the form have numbers', () => {
    const form = rowsOf(
      ['1. NAME', 7.5],
      ['Mira Castellan', 10],
      ['2) MAILING ADDRESS ¦ 3. TELEPHONE', 7.5],
      ['4 Orchard Row, Bath ¦ +44 7700 900123', 10],
      ['4. E-MAIL ¦ 5. CITIZENSHIP', 7.5],
      ['mira@example.org ¦ Iceland', 10],
    );
    expect(told(form)).toEqual([
      '= 1. NAME ¦ Mira Castellan',
      '= 2) MAILING ADDRESS ¦ 4 Orchard Row, Bath',
      '= 3. TELEPHONE ¦ +44 7700 900123',
      '= 4. E-MAIL ¦ mira@example.org',
      '= 5. CITIZENSHIP ¦ Iceland',
    ]);
    // A number within a text is no number of a box.
    expect(told(rowsOf(['Route 3. Telephone', 7.5], ['4 Orchard Row', 10]))[0]).toBe('Route 3. Telephone');
  });

  it('stand before them where they begin at the right', () => {
    const lines = [
      atRight('שם משפחה ¦ שם פרטי', 7, 100),
      atRight('קסטלן ¦ מירה', 10, 114),
      atRight('תאריך לידה ¦ טלפון נייד', 7, 130),
      atRight('3.5.1990 ¦ 054-555-0123', 10, 144),
    ];
    expect(withPairs(lines, 'rtl').map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['שם משפחה', 'קסטלן'],
      ['שם פרטי', 'מירה'],
      ['תאריך לידה', '3.5.1990'],
      ['טלפון נייד', '054-555-0123'],
    ]);
  });

  it.each([
    [
      'labels beside their values',
      ['Name ¦ Mira Castellan', 9],
      ['Phone ¦ +44 7700 900123', 9],
      ['Email ¦ m@a.org', 9],
    ],
    ['a table of people to ask', ['Referees', 12], ['Name ¦ Telephone', 8], ['Jo Hall ¦ 07700 900456', 10]],
    [
      'a table with a row for each child',
      ['Name ¦ Date of birth', 8],
      ['Ann ¦ 3 May 2010', 10],
      ['Ben ¦ 5 June 2012', 10],
    ],
    ['a heading above its section', ['Address', 12], ['Beekeepers need no roof', 10], ['and I like it so', 10]],
    ['a summary below its heading', ['Profile', 8], ['Keeper of 60 hives', 10], ['and of their honey', 10]],
    ['a label above another fact', ['E-mail ¦ Telephone', 8], ['Mira Castellan ¦ Beekeeper', 10], ['Bath', 10]],
  ] as const)('are none in %s', (_, ...rows) => {
    const lines = rowsOf(...(rows as readonly (readonly [string, number])[]));
    expect(withPairs(lines, 'ltr')).toEqual(lines);
  });

  it('are told where one alone asks for what is nobody’s business', () => {
    expect(told(rowsOf(['Beekeeper', 12], ['Date of birth', 8], ['3 May 1990', 10]))).toEqual([
      'Beekeeper',
      '= Date of birth ¦ 3 May 1990',
    ]);
  });
});

describe('a form on a page', () => {
  const FIELDS = [
    ['Full name', 'Mira Castellan', 'Post sought', 'Beekeeper'],
    ['Date of birth', '3 May 1990', 'Marital status', 'It is complicated'],
    ['Telephone', '+44 7700 900123', 'E-mail', 'mira.c@example.org'],
    ['Tax no.', '555-017-222', 'Address', '4 Orchard Row, Bath'],
  ] as const;
  const texts: PageText[] = [
    ['CANDIDATE FORM', 40, 2, 14],
    ...FIELDS.flatMap(([a, b, c, d], at): PageText[] => {
      const row = 4 + 3 * at;
      return [
        [a, 46, row, 7.5],
        [b, 46, row + 1],
        [c, 306, row, 7.5],
        [d, 306, row + 1],
      ];
    }),
    ['Employment', 40, 17, 13],
    ['Beekeeper, Hollow Tree Honey, 2015 - 2021', 40, 18],
    ['Warden, Marsh Trust, 2011 - 2015', 40, 20],
  ];
  const { lines } = readLines([{ ...pageOf(texts), turned: [] }], 'ltr', cellClassifier);
  const read = resumeFromLines(lines, [], 'ltr');
  if ('error' in read) throw new Error(read.error);

  it('gives name, contacts and headline by its labels', () => {
    expect(read.resumeData).toMatchObject({
      personalInfo: {
        fullName: 'Mira Castellan',
        email: 'mira.c@example.org',
        phone: '+44 7700 900123',
        address: '4 Orchard Row, Bath',
      },
      headline: 'Beekeeper',
    });
  });

  it('has what is private nowhere but among that, in whatever form it is', () => {
    expect(read.personal).toEqual([
      'Date of birth: 3 May 1990',
      'Marital status: It is complicated',
      'Tax no.: 555-017-222',
    ]);
    expect(read.unplaced).toEqual(['CANDIDATE FORM']);
    expect(JSON.stringify(read.resumeData)).not.toMatch(/1990|complicated|555-017/);
  });
});

const read = (...texts: readonly string[]) =>
  withPairs(
    texts.map((text, at) => line(text, { y: 100 + 14 * at })),
    'ltr',
  ).map(({ cells, isPair }) => `${cells.map(({ text }) => text).join(': ')}${isPair ? ' (pair)' : ''}`);

describe('a form with labels beside their values, several in a row', () => {
  it('has a line for each label', () => {
    expect(
      read(
        'Full name ¦ Mira Castellan ¦ Date of birth ¦ 3 May 1990',
        'Weapon licence ¦ none ¦ Mobile ¦ 050-1234567',
        'E-mail ¦ mira@example.com ¦ Citizenship',
      ),
    ).toEqual([
      'Full name: Mira Castellan (pair)',
      'Date of birth: 3 May 1990 (pair)',
      'Weapon licence: none (pair)',
      'Mobile: 050-1234567 (pair)',
      'E-mail: mira@example.com (pair)',
      'Citizenship',
    ]);
  });

  it('is none where contacts stand below each other, or few', () => {
    const contacts = ['Mobile ¦ 050-1234567', 'E-mail ¦ mira@example.com', 'Address ¦ 4 Mill Lane'];
    expect(read(...contacts)).toEqual(contacts.map((text) => text.replace(' ¦ ', ': ')));
    expect(read('Mobile ¦ 050-1234567 ¦ E-mail ¦ mira@example.com')).toHaveLength(1);
  });

  it('asks for what is said: a row of labels alone, or of values that are none of theirs, stays', () => {
    for (const row of ['Mobile ¦ E-mail ¦ Address ¦ Citizenship', 'Mobile ¦ none ¦ E-mail ¦ none', 'Rugs ¦ Felt'])
      expect(read('Full name ¦ Mira Castellan ¦ Town ¦ Acre', 'Mobile ¦ 050-1234567', row).at(-1)).toBe(
        row.replaceAll(' ¦ ', ': '),
      );
  });

  it('is of the details of the person, and ends with them', () => {
    const job = 'Name ¦ Blue Door ¦ Address ¦ 4 Mill Lane';
    expect(read('Full name ¦ Mira Castellan ¦ Town ¦ Acre', 'Mobile ¦ 050-1234567', 'Experience', job).at(-1)).toBe(
      job.replaceAll(' ¦ ', ': '),
    );
  });
});

it.each([
  ['in cells, behind colons of their own', ['Surname ¦ : Okafor', 'First names ¦ : Nneka Ada']],
  ['behind the colons of their labels', ['Surname: Okafor', 'First names: Nneka Ada']],
  ['below their labels', ['First names ¦ Surname', 'Nneka Ada ¦ Okafor']],
])('a name is asked for in two fields %s', (_, texts) => {
  const lines = texts.map((text) => line(text));
  expect(nameInTwoFields(lines)).toBe('Nneka Ada Okafor');
  expect(nameInTwoFields(lines.slice(0, 1))).toBeUndefined();
});
