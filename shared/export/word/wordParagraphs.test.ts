import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../resume/blankResume.ts';
import { createLetter, toLetterDocument } from '../../resume/letter.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { SAMPLE_EN } from '../../templates/samples/en.ts';
import { SAMPLE_HE } from '../../templates/samples/he.ts';
import { paragraphsOf, textOf, wordParts } from './wordParts.fixture.ts';
import { toWordRuns } from './wordRuns.ts';

const CSS = ".resume { font: 400 10pt/1.5 'Heebo'; --margin-inline: 20mm }";

const documentOf = async (resume: ResumeData) => {
  const parts = await wordParts(resume, CSS);
  return { parts, paragraphs: paragraphsOf(parts['word/document.xml']) };
};

const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
const item = { title: '', organization: '', location: '', startDate: '', endDate: '' };

describe('the paragraphs of a Word file', () => {
  it('have the style of what they are, and go back to their section by a bookmark', async () => {
    const { parts, paragraphs } = await documentOf({
      ...createBlankResume(),
      language: 'en',
      headline: 'Engineer',
      summary: 'Said in a line',
      personalInfo: { ...createBlankResume().personalInfo, fullName: 'Dana Levi', email: 'dana@example.com' },
      experience: [{ ...job, startDate: '', endDate: '', current: false, description: 'One\n1. Two' }],
      skills: [{ id: 'skill-1', name: 'C++', group: 'Tools' }],
      customSections: [{ id: 'own-1', title: '', items: [{ ...item, id: 'item-1', description: 'Alone' }] }],
    });
    const said = paragraphs.map((paragraph) => {
      const bookmark = /<w:bookmarkStart [^>]*w:name="(\w+)"/.exec(paragraph.xml)?.[1];
      return [paragraph.style, textOf(paragraph), bookmark];
    });
    expect(said).toEqual([
      ['Title', 'Dana Levi', undefined],
      ['Subtitle', 'Engineer', undefined],
      ['Contacts', 'dana@example.com', undefined],
      ['Heading1', 'Summary', '_korot_summary'],
      ['Normal', 'Said in a line', undefined],
      ['Heading1', 'Experience', '_korot_experience'],
      // No tab where there are no dates.
      ['Heading2', 'Senior Backend Engineer', undefined],
      ['EntryDetails', 'Northgate Payments, Tel Aviv', undefined],
      ['ListBullet', 'One', undefined],
      ['ListBullet', '1. Two', undefined],
      ['ListBullet', 'Alone', '_korot_own_1'],
      ['Heading1', 'Skills', '_korot_skills'],
      ['Words', 'Tools: C++', undefined],
    ]);
    expect(paragraphs.map(({ xml }) => xml.split('<w:bookmarkStart').length - 1)).toEqual(
      said.map(([, , bookmark]) => (bookmark === undefined ? 0 : 1)),
    );
    expect(parts['word/numbering.xml']).toContain('<w:lvlText w:val="•"/>');
  });

  it('tell each entry that is a text alone by a bookmark of its own', async () => {
    const items = ['First', 'Second'].map((description, index) => ({ ...item, id: `item-${index}`, description }));
    const { paragraphs } = await documentOf({
      ...createBlankResume(),
      language: 'en',
      customSections: [{ id: 'own-1', title: 'Volunteering', items }],
    });
    const names = paragraphs.map(({ xml }) => /<w:bookmarkStart [^>]*w:name="(\w+)"/.exec(xml)?.[1] ?? '');
    expect(names[0]).toBe('_korot_own_1');
    expect(names.slice(1).every((name) => name.startsWith('_korotentry_'))).toBe(true);
    expect(new Set(names).size).toBe(3);
  });

  it('have no mark where Word counts, also before bold words, and keep what looks like one elsewhere', async () => {
    const description = '1. **Led** a team\n2. Wrote **1) plans**';
    const { paragraphs } = await documentOf({
      ...createBlankResume(),
      language: 'en',
      experience: [{ ...job, description }],
    });
    const listed = paragraphs.filter(({ isListed }) => isListed);
    expect(listed.map(({ style }) => style)).toEqual(['ListNumber', 'ListNumber']);
    expect(listed.map(textOf)).toEqual(['Led a team', 'Wrote 1) plans']);
  });

  it.each([
    ['he', SAMPLE_HE, { date: '200 200', closing: '200 0', name: '0 0' }],
    ['en', SAMPLE_EN, { date: '200 200', closing: '200 0', name: '0 0' }],
  ])('of a letter stand apart as on the page, and the name close to its closing: %s', async (_, resume, wanted) => {
    const { paragraphs } = await documentOf(toLetterDocument(resume, createLetter(resume, '2026-11-28')));
    const spaces = paragraphs.flatMap(({ xml }) => {
      const [, after, before] = /<w:spacing w:after="(\d+)" w:before="(\d+)"/.exec(xml) ?? [];
      return before === undefined ? [] : [`${before} ${after}`];
    });
    expect({ date: spaces[0], closing: spaces.at(-2), name: spaces.at(-1) }).toEqual(wanted);
  });

  it('have what stands side by side parted by signs, and a group of skills begin with its name', async () => {
    const [project] = SAMPLE_EN.projects as [ResumeData['projects'][0]];
    const { paragraphs } = await documentOf({
      ...createBlankResume(),
      language: 'en',
      personalInfo: { ...createBlankResume().personalInfo, email: 'dana@example.com', address: 'Haifa' },
      projects: [{ ...project, role: '', url: '', description: '', technologies: 'Go, Rust' }],
      skills: ['C++', 'Java'].map((name, index) => ({ id: `skill-${index}`, name, group: 'Tools' })),
      languages: [
        { id: 'lang-1', name: 'Hebrew', level: 'native' },
        { id: 'lang-2', name: 'French', level: 'basic' },
      ],
    });
    const sideBySide = paragraphs.filter(({ style }) => style === 'Contacts' || style === 'Words');
    expect(sideBySide.map(textOf)).toEqual([
      'dana@example.com  |  Haifa',
      'Go  ·  Rust',
      'Tools: C++  ·  Java',
      'Hebrew Native  ·  French Basic',
    ]);
    // As bold as the name before it.
    expect(sideBySide[2]?.xml).toMatch(/<w:b\/><w:bCs\/><\/w:rPr><w:t[^>]*>: <\/w:t>/);
  });

  it('have a space for a tab of the person: a tab parts a title from its dates', async () => {
    const { paragraphs } = await documentOf({
      ...createBlankResume(),
      language: 'en',
      experience: [
        { ...job, title: 'Senior\tEngineer', description: '' },
        { ...job, id: 'exp-2', title: 'Engineer', startDate: '', endDate: '2019', current: false, description: '' },
      ],
    });
    expect(paragraphs.filter(({ style }) => style === 'Heading2').map(textOf)).toEqual([
      'Senior Engineer\t09/2020 – Present',
      'Engineer\t2019',
    ]);
  });

  it('lead to each address by a field of its own, with all that leads there in it', async () => {
    const { paragraphs } = await documentOf({
      ...createBlankResume(),
      language: 'en',
      summary: '[a **b**](https://example.com/1)[c](https://example.com/2) d',
    });
    const parts = [
      ...(paragraphs.at(-1)?.xml ?? '').matchAll(
        /<w:fldChar w:fldCharType="(\w+)"|HYPERLINK &quot;([^&]*)|<w:t [^>]*>([^<]*)/g,
      ),
    ];
    expect(parts.map(([, mark, address, text]) => mark ?? address ?? text)).toEqual([
      'begin',
      'https://example.com/1',
      'separate',
      'a ',
      'b',
      'end',
      'begin',
      'https://example.com/2',
      'separate',
      'c',
      'end',
      ' d',
    ]);
  });

  it('lead to an address as a field', async () => {
    const { parts } = await documentOf({
      ...createBlankResume(),
      language: 'en',
      summary: '[here](https://example.com/a?b=c)',
    });
    const xml = parts['word/document.xml'] ?? '';
    expect(xml).toMatch(/<w:instrText[^>]*>HYPERLINK &quot;https:\/\/example\.com\/a\?b=c&quot;<\/w:instrText>/);
    expect([...xml.matchAll(/w:fldCharType="(\w+)"/g)].map(([, kind]) => kind)).toEqual(['begin', 'separate', 'end']);
  });
});

const runsOf = (pieces: Parameters<typeof toWordRuns>[0], direction: 'rtl' | 'ltr') =>
  toWordRuns(pieces, direction).map(({ text, rightToLeft, bold }) => [text, rightToLeft, bold === true]);

const ltr = (text: string, bold?: true) => ({ text, direction: 'ltr', ...(bold && { bold }) }) as const;

const rtl = (text: string) => ({ text, direction: 'rtl' }) as const;

describe('runs of a line', () => {
  it('have marks by all that stands together in the other direction, whatever its look', () => {
    expect(runsOf([rtl('ידע ב־'), ltr('C', true), ltr('++'), rtl(' ועוד')], 'rtl')).toEqual([
      ['ידע ב־', true, false],
      ['C', false, true],
      ['++\u200e', false, false],
      [' ועוד', true, false],
    ]);
    expect(runsOf([rtl('ידע ב־'), ltr('.', true), ltr('NET'), rtl(' ועוד')], 'rtl')[1]).toEqual([
      '\u200e',
      false,
      false,
    ]);
  });

  it('join where nothing parts them, and are cut where the script or the look changes', () => {
    expect(
      runsOf(
        [
          { text: 'ניהול ', direction: 'rtl' },
          { text: 'צוות', direction: 'rtl' },
        ],
        'rtl',
      ),
    ).toEqual([['ניהול צוות', true, false]]);
    expect(
      runsOf(
        [
          { text: 'Led ', direction: 'ltr' },
          { text: 'QA', direction: 'ltr', bold: true },
        ],
        'ltr',
      ),
    ).toEqual([
      ['Led ', false, false],
      ['QA', false, true],
    ]);
    expect(runsOf([{ text: 'צוות QA', direction: 'rtl' }], 'rtl')).toEqual([
      ['צוות ', true, false],
      ['QA', false, false],
    ]);
  });
});
