import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeWordFile } from '../../../shared/export/word/wordFile.ts';
import { PHOTO } from '../../../shared/resume/photo.fixture.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../../shared/resume/samples.fixture.ts';
import { isPresent } from '../../../shared/dates/presentWords.ts';
import { formatDate } from '../../../shared/resume/dates.ts';
import { LANGUAGE_LEVELS, SECTION_KEYS, type ResumeData, type SectionKey } from '../../../shared/resume/schema.ts';
import { resumeLanguage } from '../../../shared/resume/resumeLanguage.ts';
import { groupSkills } from '../../../shared/resume/skillGroups.ts';
import { toShownResume } from '../../../shared/resume/visibleResume.ts';
import { EXHAUSTIVE, everyNth, howMany } from '../../../test/support/exhaustive.ts';
import { anyDesign } from '../../../shared/resume/design.fixture.ts';
import { BLANK_CUSTOM_ITEM } from '../../../shared/resume/blankResume.ts';
import { DOCUMENT_LABELS } from '../../../shared/templates/document/labels.ts';
import { splitBullets, splitTags } from '../../../shared/resume/text.ts';
import {
  choiceOf,
  newestChoice,
  TEMPLATE_VERSIONS,
  templateOf,
  TEMPLATES,
} from '../../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { importDocument } from '../resumeFromDocument.ts';
import { p, run } from './wordXml.fixture.ts';

const source = (path: string) => readFileSync(new URL(`../../../shared/templates/${path}`, import.meta.url), 'utf8');
const cssOf = (id: string) => source('base.css') + source(`styles/${id}.css`);
const CLASSIC = cssOf('classic');
/**
 * Templates differ in look, and the same document is written for each. A few cover everything in it, with the one that
 * puts the organization in the line of the title.
 */
const SOME_TEMPLATES = [...everyNth(4, TEMPLATES), ...TEMPLATES.filter(({ id }) => id === 'compact')];
const address = (text: string) => text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

const dated = (entry: { startDate: string; endDate: string; current?: boolean }) => {
  const current = entry.current === true || isPresent(entry.endDate);
  return [formatDate(entry.startDate), current ? '' : formatDate(entry.endDate), current];
};

const lines = ({ description }: { description: string }) => splitBullets(description);

/** Returns the fields that the document shows: not ids, the template, or how an address or list was typed. */
function fieldsOf(all: ResumeData) {
  const { personalInfo, customSections, ...resume } = toShownResume(all);
  const titles = Object.entries(resume.sectionTitles ?? {}) as [SectionKey, string][];
  return {
    language: resumeLanguage(all),
    titles: Object.fromEntries(
      titles.filter(
        ([key, title]) =>
          title !== '' && title !== DOCUMENT_LABELS[resumeLanguage(all)].headings[key] && resume[key].length > 0,
      ),
    ),
    person: { ...personalInfo, linkedin: address(personalInfo.linkedin), website: address(personalInfo.website) },
    headline: resume.headline,
    summary: resume.summary.trim(),
    experience: resume.experience.map((job) => [job.title, job.company, job.location, ...dated(job), ...lines(job)]),
    education: resume.education.map((study) => [
      study.degree,
      study.institution,
      study.location,
      ...dated(study),
      ...lines(study),
    ]),
    projects: resume.projects.map((project) => [
      project.name,
      project.role,
      address(project.url),
      ...dated(project),
      ...lines(project),
      splitTags(project.technologies),
    ]),
    skills: groupSkills(resume.skills).map((group) => [group.name, ...group.skills.map(({ name }) => name)]),
    languages: resume.languages.map(({ name, level }) => [name, level]),
    custom: customSections.map(({ title, items }) => [
      title,
      ...items.map((item) => [item.title, item.organization, item.location, ...dated(item), ...lines(item)]),
    ]),
  };
}

async function roundTrip(resume: ResumeData, css = CLASSIC) {
  const read = importDocument(await writeWordFile(resume, css), 'docx');
  if ('error' in read) throw new Error(read.error);
  expect(read.unplaced).toEqual([]);
  return fieldsOf(read.resumeData);
}

it.each([
  [
    'Hebrew',
    SAMPLE_HE,
    'ניהלתי **צוות C++** גדול',
    'בניתי **שירות** *חדש*\n[**הכול** כאן](https://korot.example/a?b=1&c=2)',
  ],
  [
    'English',
    SAMPLE_EN,
    'Led **a team** of *5*',
    'See [the report](https://korot.example/report_(2)) on **C++**\n***All of it***',
  ],
])('[UP-05] what is bold, italic or a link in %s is so again', async (_, sample, summary, description) => {
  const [job] = sample.experience as [ResumeData['experience'][0]];
  const resume = { ...sample, summary, experience: [{ ...job, description }] };
  for (const { id } of SOME_TEMPLATES)
    expect(await roundTrip({ ...resume, ...newestChoice(id) }, cssOf(id))).toEqual(fieldsOf(resume));
});

it.each([
  [SAMPLE_HE, 'left', 'תמונה: נועה ברק'],
  [SAMPLE_EN, 'right', 'Photo: Daniel Levin'],
] as const)('a photograph stands beside the name, with its words, and is so again', async (sample, side, words) => {
  const file = await writeWordFile({ ...sample, photo: PHOTO }, CLASSIC);
  const parts = unzipSync(file);
  const pictures = Object.entries(parts).filter(([path]) => path.startsWith('word/media/'));
  expect(pictures.map(([, bytes]) => Buffer.from(bytes).toString('base64'))).toEqual([PHOTO]);
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  expect(xml).toContain(`<wp:positionH relativeFrom="margin"><wp:align>${side}</wp:align>`);
  expect(xml).toContain(`descr="${words}"`);
  const [first = ''] = xml.split('</w:p>');
  expect([first.includes('<wp:anchor'), first.includes('w:val="Title"')]).toEqual([true, true]);
  const read = importDocument(file, 'docx');
  expect(read).toMatchObject({ resumeData: { photo: PHOTO }, unplaced: [] });
  // A picture in another program's file may be anything.
  const { 'word/styles.xml': styles, ...others } = parts;
  const document = strToU8(xml.replaceAll('w:val="Title"', 'w:val="Name"'));
  const strange = importDocument(
    zipSync({ ...others, 'word/styles.xml': styles!, 'word/document.xml': document }),
    'docx',
  );
  expect('resumeData' in strange && strange.resumeData.photo).toBeUndefined();
  expect(Object.keys(unzipSync(await writeWordFile(sample, CLASSIC))).filter((path) => path.includes('media'))).toEqual(
    [],
  );
});

it.each([SAMPLE_HE, SAMPLE_EN])('further contacts and details are so again', async (sample) => {
  const resume: ResumeData = {
    ...sample,
    contacts: [
      { id: 'contact-1', kind: 'phone', value: '03-555-0199' },
      { id: 'contact-2', kind: 'link', value: 'github.com/noa' },
    ],
    details: [
      { id: 'detail-1', kind: 'licence', label: '', value: 'B, A1' },
      { id: 'detail-2', kind: 'own', label: 'ניידות', value: 'רכב: צמוד' },
      { id: 'detail-3', kind: 'own', label: '', value: 'alone' },
    ],
  };
  const read = importDocument(await writeWordFile(resume, CLASSIC), 'docx');
  if ('error' in read) throw new Error(read.error);
  expect([read.unplaced, read.resumeData.contacts, read.resumeData.details]).toEqual([
    [],
    resume.contacts,
    resume.details,
  ]);
});

/** Returns a paragraph that a person added, in this style. */
const added = (style: string, text: string) => p(run(text), style && `<w:pStyle w:val="${style}"/>`);

describe('a Word file that was made here', () => {
  // Alternates between the two résumés of each language.
  it.each(
    TEMPLATES.map((template, index) => ({
      template,
      resumes: [SAMPLE_HE, SAMPLE_EN, STRONG_RESUME_HE, STRONG_RESUME_EN].filter(
        (_, at) => EXHAUSTIVE || at < 2 === (index % 2 === 0),
      ),
    })),
  )(
    'comes back from $template.id with the same fields, in both languages',
    { tags: 'exhaustive' },
    async ({ template, resumes }) => {
      for (const resume of resumes)
        expect(await roundTrip({ ...resume, ...choiceOf(template) }, cssOf(template.style))).toEqual(fieldsOf(resume));
    },
  );

  it.each([SAMPLE_HE, SAMPLE_EN])(
    'has sections of one’s own without a title, and items that are a text alone',
    async (sample) => {
      const [section] = sample.customSections as [ResumeData['customSections'][0]];
      const [item] = section.items as [ResumeData['customSections'][0]['items'][0]];
      const bare = {
        id: 'bare',
        title: '',
        organization: '',
        location: '',
        startDate: '',
        endDate: '',
        description: 'C++',
      };
      const resume = {
        ...sample,
        customSections: [
          { ...section, id: 'one', title: '' },
          {
            id: 'two',
            title: ' ',
            items: [bare, { ...bare, id: 'b' }, { ...item, id: 'second' }, { ...bare, id: 'd' }],
          },
          { id: 'three', title: section.title, items: [{ ...bare, id: 'last' }] },
        ],
        sectionOrder: ['experience', 'one', 'education', 'two', 'skills', 'three'],
      };
      for (const { id } of SOME_TEMPLATES) {
        const read = await roundTrip({ ...resume, ...newestChoice(id) }, cssOf(id));
        expect(read).toEqual({
          ...fieldsOf(resume),
          custom: fieldsOf(resume).custom.map(([title = '', ...items]) => [String(title).trim(), ...items]),
        });
      }
    },
  );

  it.each([SAMPLE_HE, SAMPLE_EN])(
    "comes back under headings of one's own, which are of other sections too",
    async (sample) => {
      const [education, experience] = [DOCUMENT_LABELS.he.headings.education, DOCUMENT_LABELS.en.headings.experience];
      const resume: ResumeData = {
        ...sample,
        sectionTitles: { experience: 'מה עשיתי', summary: 'In short', education: experience, skills: 'C++ ועוד' },
        customSections: [
          { id: 'my-own', title: education, items: [{ ...BLANK_CUSTOM_ITEM, id: 'item-1', title: 'Swimming' }] },
        ],
        hiddenSections: ['languages'],
      };
      expect(await roundTrip(resume)).toEqual(fieldsOf(resume));
    },
  );

  it('loses nothing of what was added to it in Word', async () => {
    const files = unzipSync(await writeWordFile(SAMPLE_EN, CLASSIC));
    const edits: readonly [before: string, more: string][] = [
      ['<w:p><w:pPr><w:pStyle w:val="Heading1"/>', added('', 'Open to relocation')],
      ['<w:p><w:pPr><w:pStyle w:val="EntryDetails"/>', added('Comment', 'Part time')],
      ['</w:p><w:sectPr', run('  ·  Arabic Basic')],
      ['<w:p><w:pPr><w:pStyle w:val="ListBullet"/>', added('ListBullet', 'A new bullet')],
    ];
    let xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    for (const [before, more] of edits) {
      expect(xml).toContain(before);
      xml = xml.replace(before, () => more + before);
    }
    const read = importDocument(zipSync({ ...files, 'word/document.xml': strToU8(xml) }), 'docx');
    expect(read).toMatchObject({
      unplaced: ['Open to relocation', 'Part time', '·  Arabic Basic'],
      resumeData: { experience: [{ description: expect.stringMatching(/^A new bullet\n/) as string }, {}, {}] },
    });
  });

  it('comes back whatever is written in it', { tags: 'exhaustive' }, async () => {
    await fc.assert(
      fc.asyncProperty(anyFilledResume, async (resume) => {
        expect(await roundTrip(resume, cssOf(templateOf(resume).style))).toEqual(fieldsOf(resume));
      }),
      { numRuns: howMany(30, 200) },
    );
  });
});

const WORDS = [
  'ניהלתי',
  'צוות',
  'של',
  'בחברת',
  'led',
  'React',
  'C++',
  '12',
  '30%',
  '(2019)',
  '–',
  '"',
  '<b>',
  '&',
  '.NET',
  'תל אביב, יפו',
];

const phrase = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 })
  .map((words) => `א${words.join(' ')}ב`);

/** Texts with occasional marks. */
const marked = fc
  .tuple(phrase, fc.constantFrom(...WORDS.slice(0, 7)), fc.constantFrom('', '**', '*', '***', 'link'), phrase)
  .map(([before, word, mark, after]) =>
    [before, mark === 'link' ? `[${word}](https://korot.example/a?b=1&c=%20)` : mark + word + mark, after].join(' '),
  );

const date = fc.constantFrom('2016', '2019-03', '2021-11');

const entry = {
  startDate: date,
  endDate: fc.constantFrom('2022', '2023-04'),
  description: fc.array(marked, { maxLength: 4 }).map((lines) => lines.join('\n')),
};

const numbered = <T extends object>(prefix: string, fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc
    .array(fc.record(fields), { maxLength: 4 })
    .map((found) => found.map((one, at) => ({ id: `${prefix}-${at}`, ...one })));

/** Résumés as people fill them in: each entry has its head. */
const anyContent = fc.record({
  // With years only, a file has no months.
  design: anyDesign.map(({ dates = 'words', ...design }) => ({ ...design, dates: dates === 'year' ? 'short' : dates })),
  sectionTitles: fc.record(
    Object.fromEntries(SECTION_KEYS.map((key) => [key, fc.oneof(phrase, fc.constantFrom('Skills', 'השכלה'))])),
    { requiredKeys: [] },
  ),
  hiddenSections: fc.subarray([...SECTION_KEYS], { maxLength: 2 }),
  language: fc.constantFrom('he' as const, 'en' as const),
  personalInfo: fc.record({
    fullName: phrase,
    email: fc.constantFrom('', 'dana.levi@example.com'),
    phone: fc.constantFrom('', '054-1234567', '+972 (54) 123-4567', 'נייד: 054-1234567, בית: 03-7654321'),
    address: phrase,
    linkedin: fc.constantFrom('', 'linkedin.com/in/dana'),
    website: fc.constantFrom('', 'https://dana.example.com/cv?a=1'),
  }),
  summary: marked,
  experience: numbered('exp', { title: phrase, company: phrase, location: phrase, current: fc.boolean(), ...entry }),
  education: numbered('edu', { degree: phrase, institution: phrase, location: phrase, ...entry }),
  skills: numbered('skill', { name: phrase, group: fc.constantFrom('', 'שפות', 'Tools (C++)') }),
  languages: numbered('lang', { name: phrase, level: fc.constantFrom(...LANGUAGE_LEVELS) }),
  projects: numbered('proj', {
    name: phrase,
    role: phrase,
    url: fc.constantFrom('', 'https://x.example.com/y'),
    technologies: fc.constantFrom('', 'Go, C++', 'AWS (EC2, S3), SQL'),
    ...entry,
  }),
  customSections: numbered('section', {
    title: phrase,
    items: fc.tuple(fc.record({ title: phrase, organization: phrase, location: phrase, ...entry })),
  }).map((sections) =>
    sections
      .slice(0, 1)
      .map((section) => ({ ...section, items: section.items.map((item) => ({ id: 'item-1', ...item })) })),
  ),
});

/** A résumé in any version of any template. */
const anyFilledResume: fc.Arbitrary<ResumeData> = fc
  .tuple(anyContent, fc.constantFrom(...TEMPLATE_VERSIONS.flat()))
  .map(([content, template]) => ({ ...content, ...choiceOf(template) }));
