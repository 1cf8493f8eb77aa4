import { describe, expect, it } from 'vitest';
import { kindByName, kindByWord, normalizeHeading } from './headings.ts';

describe('headings', () => {
  it('are compared without signs, case, and letters set apart', () => {
    expect(normalizeHeading(' R&D – "Skills" 2! ')).toBe('r and d skills');
    expect(normalizeHeading('ס כ י ל ז')).toBe('סכילז');
    expect(normalizeHeading('Work-Life  and more')).toBe('work life and more');
    expect(normalizeHeading('A b cd')).toBe('a b cd');
  });

  it.each([
    ['ניסיון בהדרכה', 'experience'],
    ['Programming Languages I know', 'skills'],
    ['Languages I speak', 'languages'],
    ['Academic honours', 'awards'],
    ['Courses in the army', 'military'],
    ['My hobbies', 'interests'],
    ['Looms and wheels', 'other'],
  ])('that no list has are of the first word that tells: %s', (text, kind) => {
    expect(kindByWord(text)).toBe(kind);
  });

  it('have six words at the most, and end no sentence', () => {
    expect([
      kindByName('Work and Education.'),
      kindByName('Work and Education,'),
      kindByName('Work and Education'),
    ]).toEqual([undefined, undefined, 'experience']);
    expect(kindByName('Work and Work and Work Experience')).toBe('experience');
    expect(kindByName('Work and Work and Work and Work')).toBeUndefined();
  });

  it('of two names are of the first, where both are known', () => {
    expect([kindByName('Work / Education'), kindByName('Work / Looms'), kindByName('Education - Courses')]).toEqual([
      'experience',
      undefined,
      'education',
    ]);
  });
});
