import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { findContacts } from './contacts.ts';
import { scoreDegreeOrInstitution, scoreTitleOrCompany } from './cues.ts';
import { kindByName } from './headings.ts';
import { parseEntries } from './namedEntries.ts';
import { findPersonName } from './personName.ts';
import { parseResumeLines } from './parseResumeLines.ts';
import { splitSections } from './sections.ts';

const big = { bold: true, size: 14, gap: 28 };
const jobs = (...lines: ReturnType<typeof line>[]) =>
  parseEntries(lines, 'ltr', scoreTitleOrCompany).map(({ first, second, location }) => [first, second, location]);
const address = (...texts: string[]) =>
  findContacts(
    texts.map((text) => line(text)),
    [],
    [],
  ).address;
const kinds = (text: string) =>
  splitSections([
    line('Dana Levi', { size: 20 }),
    line('My story', big),
    line(text),
    line('Experience', big),
    line('Cook at the Blue Door for many years'),
    line('Education', big),
    line('BA'),
  ]).map(({ kind }) => kind);
const of = (text: string, bold = false) => line(text, { right: 500, bold });

describe('what people write otherwise', () => {
  it('a town alone below post and employer in one line is where that was, known or not', () => {
    const found = jobs(
      line('Senior Physiotherapist, NHS Highland ¦ Apr 2018 – Present', { bold: true }),
      line('Dingwall'),
      line('• Caseload of sixty'),
      line('Physiotherapist, Raigmore Hospital ¦ Sep 2014 – Mar 2018', { bold: true, gap: 20 }),
      line('Dingwall'),
      line('• Rotations'),
    );
    expect(found).toEqual([
      ['Senior Physiotherapist', 'NHS Highland', 'Dingwall'],
      ['Physiotherapist', 'Raigmore Hospital', 'Dingwall'],
    ]);
  });

  it('a place behind a dash is no part of the employer, with the post below', () => {
    expect(
      jobs(
        line('Michigan Comfort Systems – Detroit, MI ¦ 03/2017 – Present', { bold: true }),
        line('HVAC Service Technician', { bold: true }),
        line('Great Lakes Heating & Cooling – Dearborn, MI ¦ 06/2012 – 02/2017', { bold: true, gap: 20 }),
        line('Installer', { bold: true }),
      ),
    ).toEqual([
      ['HVAC Service Technician', 'Michigan Comfort Systems', 'Detroit, MI'],
      ['Installer', 'Great Lakes Heating & Cooling', 'Dearborn, MI'],
    ]);
  });

  it('a colon parts a school and its degree', () => {
    expect(
      parseEntries(
        [line('Robert Gordon University: BSc (Hons) Physiotherapy, 2009 – 2013'), line('HCPC registration PH100234')],
        'ltr',
        scoreDegreeOrInstitution,
      ),
    ).toMatchObject([{ first: 'BSc (Hons) Physiotherapy', second: 'Robert Gordon University' }]);
  });

  it('a post before the place where somebody lives is none of it, and a town has a label', () => {
    expect(address('Translator, Kyoto, Japan', 'aiko@example.jp')).toBe('Kyoto, Japan');
    expect(address('Town: Dingwall', 'fiona@example.org')).toBe('Dingwall');
  });

  it('a bold name is the name without what stands behind it in one text', () => {
    const one = line('נטע אברמוביץ מעצבת פנים', { size: 20, bold: true });
    const runs = [
      { text: 'נטע אברמוביץ ', bold: true },
      { text: 'מעצבת פנים', bold: false },
    ];
    expect(findPersonName([{ ...one, cells: one.cells.map((cell) => ({ ...cell, runs })) }, line('כרמיאל')]).name).toBe(
      'נטע אברמוביץ',
    );
  });

  it('papers and skills under one heading are skills, and sentences above the work are the summary', () => {
    expect([
      kindByName('Certifications & Skills'),
      kindByName('רישיונות ומיומנויות'),
      kindByName('Languages and Tools'),
    ]).toEqual(['skills', 'skills', 'languages']);
    expect(kinds('Cook with twelve years of work in hotels and small bistros.')).toEqual([
      'head',
      'summary',
      'experience',
      'education',
    ]);
    expect(kinds('Gold medal, 2019')).toEqual(['head', 'other', 'experience', 'education']);
  });

  it('a name that dates part in the file is kept whole', () => {
    const { experience } = parseResumeLines(
      [
        line('דנה לוי', { size: 20, right: 500 }),
        line('ניסיון', { ...big, right: 500 }),
        of('מנהלת 02/2021 - 07/2017 ¦ PPC', true),
        of('מקאן חברה לפרסום'),
        of('רכזת שיווק ¦ 01/2015 - 06/2017', true),
        of('חברת תיק תק'),
      ],
      [],
      'rtl',
    ).resumeData;
    expect(experience.map(({ title, startDate }) => [title, startDate])).toEqual([
      ['מנהלת PPC', '2017-07'],
      ['רכזת שיווק', '2015-01'],
    ]);
  });
});
