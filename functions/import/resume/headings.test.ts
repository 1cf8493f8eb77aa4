import { describe, expect, it } from 'vitest';
import { kindByName } from './headings.ts';

describe('headings', () => {
  it.each([
    ['ניסיון תעסוקתי', 'experience'],
    ['נסיון מקצועי:', 'experience'],
    ['WORK EXPERIENCE', 'experience'],
    ['E D U C A T I O N', 'education'],
    ['השכלה והכשרות', 'education'],
    ['שירות צבאי', 'military'],
    ['Skills | כישורים', 'skills'],
    ['The Jobs', 'experience'],
    ['My Education', 'education'],
    ['Volunteering', 'volunteering'],
    ['פרסומים', 'publications'],
    ['קורסים והסמכות', 'courses'],
    ['ידיעת שפות', 'languages'],
    ['ידע מחשבים:', 'skills'],
    ['Professional Appointments', 'experience'],
  ])('%s heads %s', (text, kind) => {
    expect(kindByName(text)).toBe(kind);
  });

  it.each([
    'מפתחת תוכנה',
    'Carpenter (wood)',
    'Driver (IDF)',
    'BSc (Education)',
    'עברית (שפת אם)',
    'The Bakery',
    'Worked on education software for schools.',
    'dana@example.com',
    'Tel Aviv',
  ])('%s heads nothing', (text) => {
    expect(kindByName(text)).toBeUndefined();
  });
});
