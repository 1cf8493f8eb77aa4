import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../resume/blankResume.ts';
import { createLetter, toLetterDocument } from '../resume/letter.ts';
import type { ResumeData } from '../resume/schema.ts';
import { choiceOf, TEMPLATE_VERSIONS } from '../templates/catalogue.ts';
import { SAMPLE_EN } from '../templates/samples/en.ts';
import { SAMPLE_HE } from '../templates/samples/he.ts';
import { toMarkdown, toPlainText } from './plainText.ts';

describe('the résumé as text', () => {
  it('reads from top to bottom, whatever the template', () => {
    const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
    const short: ResumeData = {
      ...createBlankResume(),
      language: 'en',
      personalInfo: { ...SAMPLE_EN.personalInfo, linkedin: '', website: '' },
      experience: [{ ...job, description: 'one\ntwo' }],
      skills: [
        { id: 'skill-1', name: 'C++' },
        { id: 'skill-2', name: 'Go' },
      ],
    };
    for (const template of TEMPLATE_VERSIONS.flat())
      expect(toPlainText({ ...short, ...choiceOf(template) })).toBe(`Daniel Levin

+972-54-765-4321 | daniel.levin@example.com | Haifa, Israel

Experience

Senior Backend Engineer | 09/2020 – Present
Northgate Payments, Tel Aviv
• one
• two

Skills

C++, Go
`);
  });

  it('has details of the person under the contacts, and a blank line before each entry, with or without a head', () => {
    const item = { title: '', organization: '', location: '', startDate: '', endDate: '', description: '' };
    const resume: ResumeData = {
      ...createBlankResume(),
      language: 'en',
      headline: 'Engineer',
      personalInfo: { ...createBlankResume().personalInfo, fullName: 'Dana Levi', email: 'dana@example.com' },
      details: [{ id: 'detail-1', kind: 'licence', label: '', value: 'B' }],
      customSections: [
        {
          id: 'own-1',
          title: 'Volunteering',
          items: [
            { ...item, id: 'item-1', description: 'First' },
            { ...item, id: 'item-2', description: 'Second' },
            { ...item, id: 'item-3', title: 'Mentor', organization: 'Northgate' },
            { ...item, id: 'item-4', title: 'Guide' },
          ],
        },
        { id: 'own-2', title: '', items: [{ ...item, id: 'item-5', description: 'Without a heading' }] },
      ],
    };
    expect(toPlainText(resume)).toBe(`Dana Levi

Engineer
dana@example.com
Driving licence: B

Volunteering

• First

• Second

Mentor
Northgate

Guide

• Without a heading
`);
    // Two spaces end a line that another one of the same paragraph follows.
    expect(toMarkdown(resume)).toBe(`# Dana Levi

Engineer  
[dana@example.com](<mailto:dana@example.com>)  
Driving licence: B

## Volunteering

- First

- Second

### Mentor
Northgate

### Guide

- Without a heading
`);
  });

  it('has the lines of a list one below the other, and the technologies of a project', () => {
    const [project] = SAMPLE_EN.projects as [ResumeData['projects'][0]];
    const resume: ResumeData = {
      ...createBlankResume(),
      language: 'en',
      projects: [{ ...project, role: '', url: '', description: 'one\ntwo', technologies: 'Go, Rust' }],
    };
    expect(toPlainText(resume)).toBe('Projects\n\nledgerlint | 2022 – 2024\n• one\n• two\nGo, Rust\n');
    expect(toMarkdown(resume)).toBe('## Projects\n\n### ledgerlint | 2022 – 2024\n\n- one\n- two\n\nGo, Rust\n');
  });

  it('has a letter under the contacts, its lines one below the other', () => {
    const letter = { ...createLetter(SAMPLE_EN, '2026-11-28'), position: 'QA', body: 'One **two**\nthree' };
    const personalInfo = { ...SAMPLE_EN.personalInfo, phone: '', linkedin: '', website: '' };
    const document = toLetterDocument({ ...SAMPLE_EN, personalInfo }, letter);
    expect(toPlainText(document)).toBe(`Daniel Levin

daniel.levin@example.com | Haifa, Israel

Haifa, 28 November 2026
Re: Application for the position of QA
Dear Hiring Manager,
One two
three
Sincerely,
Daniel Levin
`);
    expect(toMarkdown(document)).toContain('Dear Hiring Manager,  \nOne **two**  \nthree  \nSincerely,');
  });

  it('has a line for each group of skills, which begins with its name', () => {
    const resume: ResumeData = {
      ...createBlankResume(),
      language: 'he',
      skills: [
        { id: 'skill-1', name: 'Java', group: 'שפות *' },
        { id: 'skill-2', name: 'ניהול', group: 'אחר' },
        { id: 'skill-3', name: 'Go', group: 'שפות *' },
      ],
    };
    expect(toPlainText(resume)).toBe('מיומנויות\n\nשפות *: Java, Go\nאחר: ניהול\n');
    expect(toMarkdown(resume)).toBe('## מיומנויות\n\n**שפות \\*:** Java, Go  \n**אחר:** ניהול\n');
  });

  it('holds the characters as they were written, and no invisible ones', () => {
    const text = toPlainText(SAMPLE_HE);
    expect(text).toContain('• הובלת מוצר האנליטיקה (React, GraphQL, BigQuery) של 40 לקוחות ארגוניים ב־6 מדינות\n');
    expect(text).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/);
  });

  it('says in words how well a language is spoken, also where the design draws dots', () => {
    const drawn: ResumeData = { ...SAMPLE_HE, design: { levels: 'dots' } };
    for (const write of [toPlainText, toMarkdown]) expect(write(drawn)).toBe(write(SAMPLE_HE));
  });

  it('is Markdown with headings, lists and links, in which a sign of the person is not a mark', () => {
    const text = toMarkdown({
      ...SAMPLE_EN,
      summary: '# not a heading\n1. not a list\nsnake_case 2*star <b> [x](y)',
    });
    expect(text).toMatch(/^# Daniel Levin\n/);
    expect(text).toContain('[daniel.levin@example.com](<mailto:daniel.levin@example.com>)');
    expect(text).toContain('\n## Experience\n\n### Senior Backend Engineer | 09/2020 – Present\nNorthgate');
    expect(text).toContain('\n\n- Designed an event-sourced ledger');
    expect(text).toContain(String.raw`\# not a heading`);
    expect(text).toContain(String.raw`1\. not a list`);
    expect(text).toContain(String.raw`snake\_case 2\*star \<b\> \[x\](y)`);
  });

  it('has the marks of descriptions in Markdown, and none in plain text', () => {
    const summary = 'ניהלתי **צוות C++** של *5 אנשים*, ועוד [כאן](https://example.com/a) ו**שם **';
    const resume = { ...SAMPLE_HE, summary };
    expect(toMarkdown(resume)).toContain(
      String.raw`ניהלתי **צוות C++** של *5 אנשים*, ועוד [כאן](<https://example.com/a>) ו\*\*שם \*\*`,
    );
    expect(toPlainText(resume)).toContain('ניהלתי צוות C++ של 5 אנשים, ועוד כאן ו**שם **');
  });
});
