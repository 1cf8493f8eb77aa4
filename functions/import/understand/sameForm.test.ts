import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withStudiesOfOneForm } from './sameForm.ts';

/** The labels of two entries of two lines each, of which a sequence gave the second those of an item. */
function read(
  item: readonly string[],
  labels = 'B.c.body c.period c.body',
  study = 'B.e.school e.period e.degree',
  heading = 'Education',
) {
  const texts = [heading, 'Rimon College ¦ 2011 – 2013', 'Diploma in welding', ...item];
  const parts = toParts(texts.map((text, at) => line(text, { bold: text.includes('¦'), y: 100 + 14 * at })));
  const found = `${heading === 'Hobbies' ? 'h:custom' : 'h:education'} ${study} ${labels}`
    .split(' ')
    .map((label) => ({ label: label as Label, margin: 200 }));
  expect(parts).toHaveLength(found.length);
  return withStudiesOfOneForm(parts, found)
    .slice(4)
    .map(({ label }) => label);
}

it('an item set as the study right above it is one', () => {
  const study = ['B.e.school', 'e.period', 'e.degree'];
  expect(read(['Amal Vocational ¦ 2008', 'Matriculation'])).toEqual(study);
  expect(read(['עמל ב׳ נתניה ¦ 2008', 'תעודת בגרות'])).toEqual(study);
  expect(read(['עמל ב׳ נתניה ¦ 2008', 'תעודת בגרות, מגמת מכונות'], 'B.c.title c.period c.body c.body')).toEqual([
    ...study,
    'e.degree',
  ]);
});

it('an item stays one that is set otherwise, or stands below another heading or a study without a school', () => {
  expect(read(['First aid, 2008 ¦ Acre', 'Renewed'], 'B.c.title c.period c.body c.body')[0]).toBe('B.c.title');
  expect(read(['Courses', 'First aid ¦ 2008', 'Renewed'], 'h:custom B.c.title c.period c.body')[1]).toBe('B.c.title');
  expect(
    read(['Amal Vocational ¦ 2008', 'Matriculation'], 'B.c.body c.period c.body', 'B.e.degree e.period e.degree')[0],
  ).toBe('B.c.body');
  expect(read(['Scouts ¦ 2008', 'Leader'], undefined, undefined, 'Hobbies')[0]).toBe('B.c.body');
});
