import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withLabelsBeside } from './labelsAbove.ts';

const read = (...texts: readonly string[]) =>
  withLabelsBeside(
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
