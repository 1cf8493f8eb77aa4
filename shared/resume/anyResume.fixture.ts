import * as fc from 'fast-check';
import { anyDesign } from './design.fixture.ts';
import { RESUME_LIMITS } from './limits.ts';
import { OTHER_PHOTO, PHOTO } from './photo.fixture.ts';
import { CONTACT_KINDS, DETAIL_KINDS, LANGUAGE_LEVELS, type ResumeData } from './schema.ts';

/** Words and signs that résumés mix: both scripts, numbers, marks, emoji, and characters that tend to break things. */
const SAMPLE_WORDS = [
  'ניהלתי',
  'צוות',
  'של',
  'בחברת',
  'led',
  'the',
  'React',
  'C++',
  '12',
  '30%',
  '2019',
  '–',
  '(',
  ')',
  '"',
  '׳',
  '<b>',
  '&',
  '🙂',
  '\t',
  '‏',
  ',',
];

const phrase = (most: number) =>
  fc.array(fc.constantFrom(...SAMPLE_WORDS), { maxLength: most }).map((words) => words.join(' '));
const line = fc.oneof(
  { weight: 4, arbitrary: phrase(4) },
  fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((text) => text.toWellFormed().replace(/(?![\t\n])[\p{Cc}\u2028\u2029\ufffe\uffff]/gu, '')),
);
const description = fc.array(phrase(12), { maxLength: 5 }).map((lines) => lines.join('\n'));
const date = fc.oneof(fc.constantFrom('', '2019', '2021-03', 'היום', 'summer of 69'), line);
const dated = { startDate: date, endDate: date, description };

const personalInfo = fc.record({
  fullName: line,
  email: line,
  phone: line,
  address: line,
  linkedin: line,
  website: line,
});

type EntryFields = Record<string, fc.Arbitrary<unknown>>;
const numbered = (prefix: string, fields: EntryFields, maxLength = 4) =>
  fc
    .uniqueArray(fc.nat(99), { maxLength })
    .chain((numbers) => fc.tuple(...numbers.map((n) => fc.record({ id: fc.constant(`${prefix}-${n}`), ...fields }))));

const withoutUndefined = (entries: readonly unknown[]) =>
  entries.map((entry) =>
    Object.fromEntries(Object.entries(entry as object).filter(([, value]) => value !== undefined)),
  );

const sections = numbered(
  'section',
  {
    title: line,
    items: fc.array(fc.record({ title: line, organization: line, location: line, ...dated }), { maxLength: 3 }),
  },
  3,
).map((found) =>
  (found as { id: string; items: object[] }[]).map((section) => ({
    ...section,
    items: section.items.map((item, index) => ({ id: `item-${section.id}-${index}`, ...item })),
  })),
);

const letters = numbered(
  'letter',
  {
    recipient: line,
    role: line,
    employer: line,
    position: line,
    place: line,
    date,
    subject: line,
    greeting: line,
    body: description,
    closing: line,
    advert: line,
  },
  2,
) as fc.Arbitrary<object[]>;

const contacts = numbered('contact', { kind: fc.constantFrom(...CONTACT_KINDS), value: line }, 3);
const details = numbered('detail', { kind: fc.constantFrom(...DETAIL_KINDS), label: line, value: line }, 3);
const filled = (list: fc.Arbitrary<unknown[]>) => list.filter(({ length }) => length > 0);

/** Any valid résumé of clean texts, blank parts among them; small, so that properties run fast. */
export const anyResume: fc.Arbitrary<ResumeData> = fc
  .record(
    {
      templateId: fc.constantFrom('professional', 'minimal', 'no-such-template'),
      templateVersion: fc.integer({ min: 1, max: 3 }),
      personalInfo,
      contacts: filled(contacts),
      details: filled(details),
      photo: fc.constantFrom(PHOTO, OTHER_PHOTO),
      headline: line.filter((text) => text !== ''),
      summary: description.map((text) => text.slice(0, RESUME_LIMITS.summary)),
      experience: numbered('exp', { title: line, company: line, location: line, current: fc.boolean(), ...dated }),
      education: numbered('edu', { degree: line, institution: line, location: line, ...dated }),
      skills: numbered('skill', { name: line, group: fc.constantFrom(undefined, 'כלים', 'Tools', ' tools') }, 10).map(
        withoutUndefined,
      ),
      languages: numbered('lang', { name: line, level: fc.constantFrom(...LANGUAGE_LEVELS) }),
      projects: numbered('proj', { name: line, role: line, url: line, technologies: line, ...dated }),
      customSections: sections,
      language: fc.constantFrom('he', 'en'),
      sectionOrder: fc.constant(['skills', 'experience']),
      sectionTitles: fc.constant({ experience: 'Where I worked', skills: 'כלים' }),
      sidebarSections: fc.constantFrom([], ['education', 'skills']),
      pageStarts: fc.constant(['education', 'projects']),
      keptEntries: fc.constant(['exp-1', 'proj-2']),
      design: anyDesign,
      letters: filled(letters),
    },
    {
      requiredKeys: [
        'templateId',
        'personalInfo',
        'summary',
        'experience',
        'education',
        'skills',
        'languages',
        'projects',
        'customSections',
      ],
    },
  )
  .map((resume) => resume as ResumeData);

/**
 * Any text at all, unpaired surrogates and control characters among it: code units, the low and the odd ones more
 * often.
 */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.nat(0xff),
      fc.nat(0xffff),
      fc.integer({ min: 0xd800, max: 0xdfff }),
      fc.integer({ min: 0x2000, max: 0x2070 }),
    ),
    { maxLength: 150 },
  )
  .map((units) => String.fromCharCode(...units));
