import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { LabelledPage } from './labelledPage.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withOneVersion } from './secondVersion.ts';
import { understandLines } from './understand.ts';

type Row = readonly [text: string, labels: string];

/** Returns the texts that stay in their fields, and the language of the version. */
function versionOf(...rows: readonly Row[]) {
  const parts = toParts(rows.map(([text], at) => line(text, { y: 100 + 14 * at })));
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const labelled = parts.map((part, at) => ({ part, label: labels[at] ?? ('junk' as const), sure: 0.9 }));
  const found = withOneVersion(new LabelledPage([], labelled, 'rtl'));
  const texts = found.labelled.flatMap(({ part, label }) => (label === 'junk' ? [] : [part.text]));
  return { texts, language: found.language, left: [...found.left].toSorted((a, b) => a - b) };
}

const JOB = 'B.x.title x.company x.period';
const STUDY = 'B.e.degree e.school e.period';
const HEBREW = [
  ['רננה דגן', 'name'],
  ['נפחית זכוכית', 'headline'],
  ['ניסיון', 'h:experience'],
  ['נפחית, סדנת אור, 2015 – 2018', JOB],
  ['שוליה, סדנת ברק, 2012 – 2015', JOB],
  ['לימודים', 'h:education'],
  ['קורס זכוכית, מכון אור, 2011', STUDY],
] as const;
const ENGLISH = [
  ['Renana Dagan', 'name'],
  ['renana@example.com', 'contact'],
  ['Experience', 'h:experience'],
  ['Glassblower, Light Studio, 2015 – 2018', JOB],
  ['Apprentice, Spark Studio, 2012 – 2015', JOB],
  ['Education', 'h:education'],
  ['Glass course, Light Institute, 2011', STUDY],
] as const;
const textsOf = (rows: readonly Row[]) =>
  toParts(rows.map(([text], at) => line(text, { y: 100 + 14 * at }))).map(({ text }) => text);

it('of two versions the first stays, with the contacts of both', () => {
  expect(versionOf(...HEBREW, ...ENGLISH)).toEqual({
    texts: [...textsOf(HEBREW), 'renana@example.com'],
    language: 'he',
    left: [7, 9, 10, 11, 12, 13],
  });
  // Only the second version has her profession.
  const texts = [...textsOf(ENGLISH), 'נפחית זכוכית'];
  expect(versionOf(...ENGLISH, ...HEBREW)).toMatchObject({ texts, language: 'en' });
});

it('versions may go on by turns, section by section', () => {
  const [hebrew, english] = [HEBREW.slice(2), ENGLISH.slice(2)];
  const rows = [...hebrew.slice(0, 3), ...english.slice(0, 3), ...hebrew.slice(3), ...english.slice(3)];
  expect(versionOf(...rows)).toMatchObject({ texts: textsOf(hebrew), language: 'he' });
});

it('what the second version alone has stays', () => {
  const own = [
    ['Skills', 'h:skills'],
    ['Kiln repair', 'skill'],
    ['Sales, Light Shop, 2019 – 2020', JOB],
  ] as const;
  const more = ['Guide, Light House, 2009 – 2010', JOB] as const;
  const [before, behind] = [ENGLISH.slice(0, 5), ENGLISH.slice(5)];
  const { texts } = versionOf(...HEBREW, ...before, more, ...behind, ...own);
  expect(texts).toEqual([...textsOf(HEBREW), 'renana@example.com', 'Experience', ...textsOf([more]), ...textsOf(own)]);
});

it('sections of other kinds are told twice where they say the same numbers, or stand at one place', () => {
  const [army, guide] = [
    [['צבא', 'h:custom'] as const, ['חיל הים, 2009 – 2012', 'B.c.title c.title'] as const],
    [['Volunteering', 'h:custom'] as const, ['Guide, 2014', 'B.c.title c.title'] as const],
  ] as const;
  const navy = [['Military', 'h:custom'] as const, ['Navy, 2009 – 2012', 'B.c.title c.title'] as const] as const;
  const languages = [
    [['שפות', 'h:languages'] as const, ['עברית', 'language'] as const],
    [['Languages', 'h:languages'] as const, ['Hebrew', 'language'] as const],
  ] as const;
  const { texts } = versionOf(...HEBREW, ...army, ...languages[0], ...ENGLISH, ...guide, ...navy, ...languages[1]);
  expect(texts).toEqual([...textsOf([...HEBREW, ...army, ...languages[0]]), 'renana@example.com', ...textsOf(guide)]);
});

it.each<readonly [string, readonly Row[]]>([
  [
    'other jobs',
    [
      ['Experience', 'h:experience'],
      ['Glassblower, Light Studio, 2018 – 2020', JOB],
      ['Guide, Light House, 2020 – 2021', JOB],
      ['Sales, Light Shop, 2015 – 2018', JOB],
    ],
  ],
  [
    'one job of the same time',
    [
      ['Experience', 'h:experience'],
      ['Glassblower, Light Studio, 2015 – 2018', JOB],
    ],
  ],
  [
    'years alone',
    [
      ['Education', 'h:education'],
      ['Glass course, Light Institute, 2011', STUDY],
      ['Lens course, Light Institute, 2011', STUDY],
    ],
  ],
  [
    'jobs of the same language',
    [
      ['עבודות', 'h:experience'],
      ['נפחית, סדנת אור, 2015 – 2018', JOB],
      ['שוליה, סדנת ברק, 2012 – 2015', JOB],
    ],
  ],
])('a résumé with %s below a heading of another language is whole', (_, rows) => {
  expect(versionOf(...HEBREW, ...rows)).toEqual({
    texts: textsOf([...HEBREW, ...rows]),
    language: undefined,
    left: [],
  });
});

it('a file with two versions is one résumé, and the other version stands in the review', () => {
  const languages = [
    ['Languages', 'Hebrew, English'],
    ['שפות', 'עברית, אנגלית'],
  ] as const;
  const texts = [...ENGLISH.map(([text]) => text), ...languages[0], ...HEBREW.map(([text]) => text), ...languages[1]];
  const lines = texts.map((text, at) => {
    const isTitle = /^(?:[\p{L}]+|Renana Dagan|רננה דגן)$/u.test(text);
    return line(text, { y: 60 + 24 * at, ...(isTitle && { size: 14, bold: true, gap: 24 }) });
  });
  const { resumeData, unplaced, saidAgain } = understandLines(lines, [], 'rtl');
  expect(resumeData).toMatchObject({
    personalInfo: { fullName: 'Renana Dagan', email: 'renana@example.com' },
    experience: [
      { title: 'Glassblower', company: 'Light Studio' },
      { title: 'Apprentice', company: 'Spark Studio' },
    ],
    education: [{ degree: 'Glass course' }],
    languages: [{ name: 'Hebrew' }, { name: 'English' }],
    language: 'en',
  });
  expect(unplaced).toEqual(expect.arrayContaining(['נפחית, סדנת אור, 2015 – 2018', 'עברית, אנגלית']));
  // The review shows these separately, and no model is asked to place them.
  expect(saidAgain).toEqual(expect.arrayContaining(['נפחית, סדנת אור, 2015 – 2018', 'עברית, אנגלית']));
  expect(unplaced).toEqual(expect.arrayContaining([...(saidAgain ?? [])]));
  const first = lines.slice(0, texts.indexOf('רננה דגן'));
  expect(understandLines([...first, line('Something else, of no field', { y: 900 })], [], 'ltr').saidAgain).toEqual([]);
});
