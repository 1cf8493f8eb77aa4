import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { kindByName } from './headings.ts';
import { splitSections } from './sections.ts';

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
    ['Set list (Experience)', 'experience'],
    ['PALETTE (SKILLS)', 'skills'],
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

  it('that no table knows are known by looking like the others, and keep their title', () => {
    const big = { bold: true, size: 13, gap: 26 };
    const sections = splitSections([
      line('דנה לוי', { size: 20 }),
      line('ניסיון', big),
      line('מורה'),
      line('השכלה', big),
      line('תואר'),
      line('תחרויות שחמט', big),
      line('מקום ראשון באליפות הארץ'),
    ]);
    expect(sections.map(({ kind, title }) => [kind, title])).toEqual([
      ['head', ''],
      ['experience', 'ניסיון'],
      ['education', 'השכלה'],
      ['other', 'תחרויות שחמט'],
    ]);
  });
});

describe('headings beside their sections', () => {
  it('are whole where a narrow column broke them, and none of their words is text of the section', () => {
    const sections = splitSections([
      line('Dana Levi', { size: 20 }),
      line('Employment ¦ 2019 – 2021 ¦ Barista and shift lead at the front', { bold: true }),
      line('History ¦ Corner Cafe', { bold: true }),
      line('Core ¦ Coffee, Cashing up, Training of new people', { bold: true }),
      line('Competencies', { bold: true }),
    ]);
    expect(sections.map(({ title, lines }) => [title, lines.map(({ text }) => text)])).toEqual([
      ['', ['Dana Levi']],
      ['Employment History', ['2019 – 2021  Barista and shift lead at the front', 'Corner Cafe']],
      ['Core Competencies', ['Coffee, Cashing up, Training of new people']],
    ]);
  });
});
