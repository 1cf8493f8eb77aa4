import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../resume/blankResume.ts';
import { STRONG_RESUME_HE } from '../resume/samples.fixture.ts';
import type { ResumeData } from '../resume/schema.ts';
import { buildResumeDocument } from '../templates/document/document.ts';
import { newestChoice } from '../templates/catalogue.ts';
import { SAMPLE_EN } from '../templates/samples/en.ts';
import { SAMPLE_HE } from '../templates/samples/he.ts';
import { textOfPieces, toBlocks, type DocumentBlock } from './blocks.ts';

const blocksOf = (resume: ResumeData) => toBlocks(buildResumeDocument(resume));

/** What a block is and says, in a line. */
function lineOf(block: DocumentBlock): string {
  if ('pieces' in block) return `${block.kind}: ${textOfPieces(block.pieces)}`;
  if (block.kind === 'entry') return `entry: ${textOfPieces(block.title)} [${textOfPieces(block.dates)}]`;
  const name = block.name ? `${textOfPieces(block.name)}: ` : '';
  return `${block.kind}: ${name}${block.items.map(textOfPieces).join(', ')}`;
}

const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
const item = { title: '', organization: '', location: '', startDate: '', endDate: '' };
const SECTIONS = [
  { id: 'own-1', title: '', items: [{ ...item, id: 'item-1', description: 'First' }] },
  {
    id: 'own-2',
    title: 'Volunteering',
    items: [
      { ...item, id: 'item-2', description: 'Second' },
      { ...item, id: 'item-3', title: 'Mentor', description: 'Third' },
    ],
  },
];

describe('a document as blocks', () => {
  it('is name, headline and contacts, and then the sections as they are read', () => {
    const { fullName, email, phone } = SAMPLE_EN.personalInfo;
    const resume: ResumeData = {
      ...createBlankResume(),
      language: 'en',
      personalInfo: { ...createBlankResume().personalInfo, fullName, email, phone },
      headline: 'Engineer',
      experience: [{ ...job, description: 'One\nTwo' }],
      skills: [
        { id: 'skill-1', name: 'C++', group: 'Tools' },
        { id: 'skill-2', name: 'Go', group: 'Tools' },
      ],
      languages: [{ id: 'lang-1', name: 'Hebrew', level: 'native' }],
      details: [{ id: 'detail-1', kind: 'licence', label: '', value: 'B' }],
    };
    for (const id of ['classic', 'professional', 'compact'])
      expect(blocksOf({ ...resume, ...newestChoice(id) }).map(lineOf)).toEqual([
        'name: Daniel Levin',
        'headline: Engineer',
        `contacts: ${phone}, ${email}`,
        'contacts: Driving licence: B',
        'heading: Experience',
        'entry: Senior Backend Engineer [09/2020 – Present]',
        'details: Northgate Payments, Tel Aviv',
        'bullet: One',
        'bullet: Two',
        'heading: Skills',
        'skills: Tools: C++, Go',
        'heading: Languages',
        'languages: Hebrew Native',
      ]);
  });

  it('tell a section by its heading, or by its first block where it has none, and an entry without a head', () => {
    const resume: ResumeData = { ...createBlankResume(), language: 'en', customSections: SECTIONS };
    const opened = blocksOf(resume).map((block) => [
      lineOf(block),
      block.kind === 'heading' ? block.section : block.opens,
      block.opensEntry,
    ]);
    expect(opened).toEqual([
      ['bullet: First', 'own-1', true],
      ['heading: Volunteering', 'own-2', undefined],
      ['bullet: Second', undefined, true],
      ['entry: Mentor []', undefined, undefined],
      ['bullet: Third', undefined, undefined],
    ]);
  });

  it('number the lists, and say which of them bring their numbers', () => {
    const descriptions = ['1. one\n2. two', 'three\nfour'];
    const experience = descriptions.map((description, index) => ({ ...job, id: `exp-${index}`, description }));
    const listed = blocksOf({ ...createBlankResume(), language: 'en', experience }).flatMap((block) =>
      block.kind === 'bullet' ? [[textOfPieces(block.pieces), block.list, block.numbered]] : [],
    );
    expect(listed).toEqual([
      ['1. one', 0, true],
      ['2. two', 0, true],
      ['three', 1, false],
      ['four', 1, false],
    ]);
  });

  it.each([
    ['he', SAMPLE_HE],
    ['en', SAMPLE_EN],
    ['he, strong', STRONG_RESUME_HE],
  ])('name what each part of a line is, and where it leads: %s', (_, resume) => {
    const pieces = blocksOf(resume).flatMap((block) =>
      'pieces' in block ? block.pieces : block.kind === 'entry' ? [...block.title, ...block.dates] : block.items.flat(),
    );
    const textsOf = (part: string) => pieces.filter((piece) => piece.part === part).map(({ text }) => text);
    expect(textsOf('email')).toEqual([resume.personalInfo.email]);
    expect(pieces.find(({ part }) => part === 'email')?.href).toBe(`mailto:${resume.personalInfo.email}`);
    expect(textsOf('skill').join(' ')).toBe(resume.skills.map(({ name }) => name).join(' '));
    expect(pieces.filter(({ part }) => part === 'entryLink').map(({ href }) => href)).toEqual(
      resume.projects.flatMap(({ url }) => (url === '' ? [] : new URL(url).href)),
    );
    expect(textsOf('company')).toEqual(expect.arrayContaining(resume.experience.map(({ company }) => company)));
    expect(pieces.every(({ text, href }) => text !== '' && (href === undefined || URL.canParse(href)))).toBe(true);
  });

  it('begin a page where the person wants it, and hold a kept entry together', () => {
    const kept = SAMPLE_HE.experience[1]?.id ?? '';
    const blocks = blocksOf({ ...SAMPLE_HE, pageStarts: ['education'], keptEntries: [kept] });
    expect(blocks.filter(({ startsPage }) => startsPage).map(lineOf)).toEqual(['heading: השכלה']);
    const held = blocks.filter((block) => block.kept !== undefined);
    expect(lineOf(held[0] as DocumentBlock)).toBe('entry: מנהלת מוצר [01/2018 – 02/2021]');
    expect(held.map((block) => block.kept)).toEqual([...held.slice(1).map(() => 'next'), 'last']);
  });
});
