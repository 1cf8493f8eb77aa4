import { describe, expect, it } from 'vitest';
import { asksForPost, columnKind, formField, isFormLabel, isLabel, isRequested, mayBeLabel } from './labels.ts';
import { requestedKind, withoutNumber } from './labels.ts';

const long = (length: number) => `Post sought${' '.repeat(length - 11)}`;

const told = (text: string) => isFormLabel({ text });

const may = (text: string) => mayBeLabel({ text });

describe('labels', () => {
  it('are heads of columns of thirty characters without digits, by one name or two for one thing', () => {
    expect([columnKind('Position'), columnKind('תואר / תעודה')]).toEqual(['first', columnKind('תואר')]);
    expect([columnKind('Position / Dates'), columnKind('Position 2'), columnKind('Looms')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(columnKind(`Position${' '.repeat(22)}`)).toBe('first');
    expect(columnKind(`Position${' '.repeat(23)}`)).toBeUndefined();
  });

  it('say what stands beside them', () => {
    expect([isLabel('Phone'), isLabel('Position'), isLabel('Phone 2'), isLabel('Looms')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([isLabel(`Phone${' '.repeat(25)}`), isLabel(`Phone${' '.repeat(26)}`)]).toEqual([true, false]);
  });

  it('of forms ask for what a list has, also in brackets, behind a colon or by two names', () => {
    const kind = requestedKind('Position');
    expect(kind).toBeDefined();
    for (const text of ['Position:', 'Position (held)', 'Position / Position', 'Position & Position'])
      expect(requestedKind(text)).toBe(kind);
    expect([requestedKind('Position / Looms'), requestedKind('Looms'), requestedKind('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('may stand in two lines, each of which asks for it; a heading is none', () => {
    expect(['Occupation or', 'position held', 'Looms and', 'Education'].map(isRequested)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('have a number of their box, which is none of their text', () => {
    expect(['3. Telephone', '12) Telephone', '3 Telephone', '3. 5', '123. Telephone'].map(withoutNumber)).toEqual([
      'Telephone',
      'Telephone',
      '3 Telephone',
      '3. 5',
      '123. Telephone',
    ]);
  });

  it('ask for the post that somebody looks for, or for one they have', () => {
    expect(['Desired position', 'Post sought', 'המשרה המבוקשת', 'Position'].map(asksForPost)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(asksForPost('Current position')).toBe(false);
    expect([formField('Post sought'), formField('Current grade and post'), formField('Looms')]).toEqual([
      'headline',
      'headline',
      undefined,
    ]);
    expect([asksForPost(long(40)), asksForPost(long(41))]).toEqual([true, false]);
    expect([formField(long(40)), formField(long(41))]).toEqual(['headline', undefined]);
  });

  it('of the details of a person are known, and others are short words alone', () => {
    expect(['Marital status', '2. E-mail', 'Telephone (home)', 'Phone', 'Looms'].map(told)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(['Looms', '3. Looms', 'Looms 3', 'a@b', 'a b', 'a'.repeat(40), 'a'.repeat(41)].map(may)).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
  });
});
