import { expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { DEFAULT_TEMPLATE_CHOICE } from '../../../shared/resume/limits.ts';
import { filledFields, textsOf } from './filledFields.ts';
import { textAtPath, valueAtPath } from './textAtPath.ts';

const DATA = {
  summary: 'Cooks',
  skills: [{ name: 'Baking' }, { name: '' }],
  jobs: { a: { title: 'Cook' }, 7: 'seven' },
};

it.each([
  ['summary', 'Cooks'],
  ['skills.0.name', 'Baking'],
  ['skills.2.name', undefined],
  ['summary.length', undefined],
  ['skills.0.name.0', undefined],
  // An object in place of a list has its entries in their order, but for a key that it has itself.
  ['jobs.1.title', 'Cook'],
  ['jobs.7', 'seven'],
  ['jobs.x1', undefined],
  ['constructor', undefined],
  ['skills.constructor.name', undefined],
])('at %s stands %s', (path, value) => {
  expect(valueAtPath(DATA, path)).toBe(value);
  expect(textAtPath(DATA, path)).toBe(value ?? '');
});

it('the whole stands at the empty path, and no text where a list or nothing stands', () => {
  expect(valueAtPath(DATA, '')).toBe(DATA);
  for (const data of [null, undefined, 5]) expect(valueAtPath(data, 'summary')).toBeUndefined();
  expect([textAtPath(DATA, 'skills'), textAtPath(DATA, ''), textAtPath('x', '')]).toEqual(['', '', 'x']);
});

it('a file says every text of a résumé but what the model of one adds, and fills what holds letters or digits', () => {
  const blank = createBlankResume(DEFAULT_TEMPLATE_CHOICE);
  const resume = {
    ...blank,
    summary: '–',
    personalInfo: { ...blank.personalInfo, fullName: 'דנה לוי' },
    skills: [{ id: 'skill-1', name: '7' }],
    languages: [{ id: 'lang-1', name: 'Welsh', level: 'native' as const }],
  };
  const said = [
    ['personalInfo.fullName', 'דנה לוי'],
    ['summary', '–'],
    ['skills.0.name', '7'],
    ['languages.0.name', 'Welsh'],
  ] as const;
  expect(new Map(textsOf(resume))).toEqual(new Map(said));
  expect(filledFields(resume).toSorted()).toEqual(['languages.0.name', 'personalInfo.fullName', 'skills.0.name']);
  expect(filledFields(blank)).toEqual([]);
});
