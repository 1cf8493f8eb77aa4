import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withItemsOfSections } from './itemsOfSections.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

function labelsOf(...lines: readonly (readonly [text: string, labels: string])[]): string {
  const shown = lines.map(([text, own], at) => {
    const isLarge = own.startsWith('h:') || text.startsWith('#');
    return line(text.replace('#', ''), { y: 100 + 14 * at, ...(isLarge && { size: 14, bold: true }) });
  });
  const parts = toParts(shown);
  const labels = lines.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = labels.map((label) => ({ label, margin: 200 }));
  return withItemsOfSections(shown, parts, found)
    .map(({ label }) => label)
    .join(' ');
}

const STUDY: [string, string] = ['Reading drawings ¦ Standards Institute ¦ 2016', 'B.e.degree e.school e.period'];

it.each(['Courses', 'Certifications', 'קורסים', 'Awards', 'התנדבות'])('what stands below %s is no study', (heading) => {
  expect(labelsOf([heading, 'h:custom'], STUDY)).toBe('h:custom B.c.title c.body c.period');
});

it.each([
  ['Education', 'h:education'],
  ['Where I learned', 'h:custom'],
])('what stands below %s may be one', (heading, label) => {
  expect(labelsOf([heading, label], STUDY)).toBe(`${label} ${STUDY[1]}`);
  expect(labelsOf(['Courses', 'h:custom'], [heading, label], STUDY)).toBe(`h:custom ${label} ${STUDY[1]}`);
});

it('who serves or helps has a post, and what an award is for is none', () => {
  const job: [string, string] = ['Cook ¦ Blue Door ¦ 2016', 'B.x.title x.company x.period'];
  expect(labelsOf(['Volunteering', 'h:custom'], job)).toBe(`h:custom ${job[1]}`);
  expect(labelsOf(['Awards', 'h:custom'], job)).toBe('h:custom B.c.title c.body c.period');
  // Papers stand below this name, and posts.
  expect(labelsOf(['Research experience', 'h:custom'], job)).toBe(`h:custom ${job[1]}`);
  expect(labelsOf(['Research', 'h:custom'], job)).toBe('h:custom B.c.title c.body c.period');
});

it('a line that looks as the heading does may be another', () => {
  expect(labelsOf(['Courses', 'h:custom'], ['#School', 'B.e.school'], STUDY)).toBe(`h:custom B.e.school ${STUDY[1]}`);
  expect(labelsOf(['Courses', 'h:custom'], ['School', 'B.e.school'])).toBe('h:custom B.c.body');
});

it('a word behind a period heads its own entry, and no study below', () => {
  const army: [string, string] = ['2012–2015 ¦ Volunteering: driver', 'B.x.period h:custom B.c.title'];
  expect(labelsOf(army, STUDY)).toBe(`${army[1]} ${STUDY[1]}`);
});
