import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withoutCoursesAmongStudies } from './coursesAmongStudies.ts';
import type { Decoded } from './decode.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withStudiesAmongItems } from './studiesAmongItems.ts';

type Step = (parts: ReturnType<typeof toParts>, found: readonly Decoded[]) => readonly Decoded[];

/** The labels after a step, a line of the page for each text of labels. */
function labelsAfter(step: Step, ...lines: readonly (readonly [text: string, labels: string])[]): string {
  const parts = toParts(lines.map(([text]) => line(text)));
  const labels = lines.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  return step(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  )
    .map(({ label }) => label)
    .join(' ');
}

type Lines = readonly (readonly [text: string, labels: string])[];
const withoutCourses = (...lines: Lines) => labelsAfter(withoutCoursesAmongStudies, ...lines);
const withStudies = (...lines: Lines) => labelsAfter(withStudiesAmongItems, ...lines);

const AS_STUDY = 'B.e.degree e.school e.period';
const AS_ITEM = 'B.c.title c.body c.period';
const COURSE: [string, string] = ['Rope access course ¦ Heights Training ¦ 2019', AS_STUDY];
const TICKET: [string, string] = ['Slinger Level 2 ¦ Crane Board ¦ 2023', AS_STUDY];
const DEGREE: [string, string] = ['B.Sc. Surveying ¦ Harbour University ¦ 2009', AS_STUDY];

describe('courses among studies', () => {
  it('are items where a heading in one’s own words stands beside one of studies', () => {
    expect(
      withoutCourses(['Papers that count', 'h:education'], COURSE, TICKET, ['Education', 'h:education'], DEGREE),
    ).toBe(`h:custom ${AS_ITEM} ${AS_ITEM} h:education ${AS_STUDY}`);
  });

  it('are items below a heading of studies, where the degree stands below another', () => {
    const other: [string, string] = ['Diploma in Surveying ¦ 2009', 'B.c.title c.period'];
    expect(withoutCourses(['Education', 'h:education'], COURSE, ['In short', 'h:custom'], other)).toBe(
      `h:custom ${AS_ITEM} h:custom B.c.title c.period`,
    );
  });

  it('are items each below another heading, and what is a degree there stays a study', () => {
    expect(withoutCourses(['Tickets', 'h:custom'], TICKET, DEGREE)).toBe(`h:custom ${AS_ITEM} ${AS_STUDY}`);
  });

  it.each([
    ['with a degree beside them', [['Education', 'h:education'], COURSE, DEGREE]],
    ['that are all that one studied', [['Education', 'h:education'], COURSE, TICKET]],
    ['below words of one’s own, which are the only ones', [['Where I learned', 'h:education'], COURSE]],
    ['below a heading in two languages', [['Учёба | Education', 'h:education h:education'], TICKET]],
    ['without any heading', [COURSE, DEGREE]],
  ] as const)('stay studies %s', (_, lines) => {
    expect(withoutCourses(...lines)).toBe(lines.map(([, own]) => own).join(' '));
  });
});

describe('a study among other items', () => {
  const SAID: [string, string] = [
    'Matriculation, theatre – Old Mill School, 2014 – 2017',
    'B.c.title c.title c.title c.title',
  ];

  it('is one where the page has no other, with its school behind a sign or the last comma', () => {
    expect(withStudies(['In short', 'h:custom'], SAID)).toBe('h:education B.e.degree e.degree e.school e.period');
    const commas: [string, string] = ['בגרות, מגמת תיאטרון, עירוני ח, 2014–2017', 'B.c.title c.title c.title c.period'];
    expect(withStudies(['בגדול', 'h:custom'], commas)).toBe('h:education B.e.degree e.degree e.school e.period');
  });

  it('leaves the heading to the items that are left below it', () => {
    const other: [string, string] = ['Beekeeping for all', 'B.c.title'];
    expect(withStudies(['In short', 'h:custom'], SAID, other)).toBe(
      'h:custom B.e.degree e.degree e.school e.period B.c.title',
    );
  });

  it('is none beside studies, without a period, or without a degree', () => {
    for (const lines of [
      [['In short', 'h:custom'], SAID, DEGREE],
      [
        ['In short', 'h:custom'],
        ['Matriculation, theatre', 'B.c.title c.title'],
      ],
      [
        ['In short', 'h:custom'],
        ['Beekeeping, Old Mill, 2014 – 2017', 'B.c.title c.title c.period'],
      ],
    ] as const)
      expect(withStudies(...lines)).toBe(lines.map(([, own]) => own).join(' '));
  });
});
