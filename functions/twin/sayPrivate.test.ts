import { describe, expect, it } from 'vitest';
import { sayPrivate } from './sayPrivate.ts';

describe('a private detail in the other language', () => {
  it.each([
    ['בת 87', 'aged 87'],
    ['בן-22', 'aged 22'],
    ['גיל: 34', 'age: 34'],
    ['נשואה + 2', 'married + 2'],
    ['אב ל-3 ילדים', 'father of 3 children'],
    ['אם לשניים', 'mother of two'],
    ['תאריך לידה: 14.02.1981', 'date of birth: 14.02.1981'],
    ['נולדתי ב-3 במאי 1990', 'born 3 May 1990'],
    ['ת"ז 012345678', 'ID 012345678'],
    ['רחוב הרצל 5, חיפה', '5 Herzl Street, Haifa'],
    ['נועה ברק', 'Noa Barak'],
    ['054-1234567', '054-1234567'],
  ])('%s', (detail, said) => expect(sayPrivate(detail, { to: 'en' })).toBe(said));

  it.each([
    ['mother of 4', 'אם ל-4'],
    ['father of three', 'אב לשלושה'],
    ['Marital status: married with two children', 'מצב משפחתי: נשואה עם שני ילדים'],
    ['Born 3 May 1990', 'נולדה 3 במאי 1990'],
    ['age: 34', 'גיל: 34'],
    ['5 Herzl Street, Haifa', 'רחוב הרצל 5, חיפה'],
    ['Ruth Adler', 'רות אדלר'],
    ['ruth.adler@example.com', 'ruth.adler@example.com'],
    ['https://example.com/ruth', 'https://example.com/ruth'],
  ])('%s', (detail, said) => expect(sayPrivate(detail, { to: 'he', gender: 'f' })).toBe(said));

  it('has both forms where nobody said which', () => {
    expect(sayPrivate('married', { to: 'he' })).toBe('נשוי/נשואה');
    expect(sayPrivate('married', { to: 'he', gender: 'm' })).toBe('נשוי');
  });
});
