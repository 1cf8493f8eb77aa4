import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { isPlace, scoreDegreeOrInstitution, scoreTitleOrCompany } from './cues.ts';
import { parseEntries } from './namedEntries.ts';
import { findPersonName } from './personName.ts';
import { parseResumeLines } from './parseResumeLines.ts';

const far = (text: string) => line(text, { right: 500 });
const jobs = (...texts: string[]) =>
  parseEntries(texts.map(far), 'ltr', scoreTitleOrCompany).map(({ first, second, location }) => [
    first,
    second,
    location,
  ]);
const studies = (...texts: string[]) =>
  parseEntries(texts.map(far), 'ltr', scoreDegreeOrInstitution).map(({ first, second, description }) => [
    first,
    second,
    description,
  ]);

it.each(['Savyon.', 'Rosh Pina', 'קיבוץ מגל', 'זאגרב, קרואטיה', 'מהבית', 'U.S.A.', 'Iloilo City', 'Be’er Sheva'])(
  'is a place: %s',
  (text) => {
    expect(isPlace(text)).toBe(true);
  },
);
it.each(['חיפה פסטיבל', 'TU Delft', 'Haifa Port Company', 'בנק ירושלים'])('is more than a place: %s', (text) => {
  expect(isPlace(text)).toBe(false);
});

describe('what stands behind a name', () => {
  it('is its town, known or not, where the post stands below an employer that no word tells', () => {
    const employer = (bold: string, rest: string) => {
      const one = far(bold + rest);
      return {
        ...one,
        cells: one.cells.map((cell) => ({
          ...cell,
          runs: [
            { text: bold, bold: true },
            { text: rest, bold: false },
          ],
        })),
      };
    };
    const lines = [
      employer('Volotea', ', Lumbarda (05/2018 – 02/2022)'),
      far('Senior Cabin Crew'),
      far('• Trained those who were new on board'),
      employer('Iberia', ', Madrid (03/2016 – 04/2018)'),
      far('Cabin Crew'),
    ];
    expect(
      parseEntries(lines, 'ltr', scoreTitleOrCompany).map(({ first, second, location }) => [first, second, location]),
    ).toEqual([
      ['Senior Cabin Crew', 'Volotea', 'Lumbarda'],
      ['Cabin Crew', 'Iberia', 'Madrid'],
    ]);
  });

  it('is the post of its employer where their place stands behind both, whatever the line below says', () => {
    expect(jobs('אינסטלטור – עמידר (קרית גת) ¦ 2009 – 2014', 'תיקוני שבר ותחזוקה בדירות החברה')).toEqual([
      ['אינסטלטור', 'עמידר', 'קרית גת'],
    ]);
  });

  it('is no place where it is a part of the employer', () => {
    const found = jobs(
      'מנהלת קשרי לקוחות, מחלקה עסקית ¦ 2020 – 2022',
      'בנק מזרחי, סניף הצפון',
      'בנקאית משכנתאות ¦ 2016 – 2020',
      'בנק לאומי, ראשון לציון',
    );
    expect(found.map(([title]) => title)).toEqual(['מנהלת קשרי לקוחות, מחלקה עסקית', 'בנקאית משכנתאות']);
  });

  it('is a grade where brackets say so', () => {
    expect(studies('תואר ראשון בכלכלה ¦ 2012 – 2015', 'האקדמית נתניה (ממוצע 87)')).toEqual([
      ['תואר ראשון בכלכלה', 'האקדמית נתניה', 'ממוצע 87'],
    ]);
  });
});

it('a place beside the period that every entry begins with is none of its names, known or not', () => {
  const found = jobs(
    '03/2022 – Present · Madrid',
    'IBERIA EXPRESS',
    'Cabin Service Director',
    '05/2018 – 02/2022 · Lumbarda',
    'VOLOTEA',
    'Senior Cabin Crew',
  );
  expect(found).toEqual([
    ['Cabin Service Director', 'IBERIA EXPRESS', 'Madrid'],
    ['Senior Cabin Crew', 'VOLOTEA', 'Lumbarda'],
  ]);
});

it('a name that stands on two lines has what its person is called by before it', () => {
  expect(
    findPersonName([
      line('Dr. Oluwaseun', { size: 28, y: 60 }),
      line('Adeyemi', { size: 28, y: 90 }),
      line('Biologist', { size: 12 }),
      line('ada@example.com'),
      line('Cork'),
    ]).name,
  ).toBe('Dr. Oluwaseun Adeyemi');
});

it('what stands behind the period of an item is kept, and its name is what stands before', () => {
  const { resumeData, unplaced } = parseResumeLines(
    [
      line('Dana Levi', { size: 20 }),
      line('dana@example.com'),
      line('Military Service', { size: 14, bold: true }),
      line('IDF, 2013 – 2015, Intelligence Corps, course instructor'),
    ],
    [],
    'ltr',
  );
  expect(resumeData.customSections).toMatchObject([
    {
      items: [
        { title: 'IDF', startDate: '2013', endDate: '2015', description: 'Intelligence Corps, course instructor' },
      ],
    },
  ]);
  expect(unplaced).toEqual([]);
});
