import { expect, it } from 'vitest';
import { SAMPLE_HE } from '../templates/samples/he.ts';
import { isTranslatable } from './makeTwin.ts';
import { hasMarks, kindOf, mapTexts, sectionOf, textsOf, withoutTexts } from './twinFields.ts';

it.each([
  ['personalInfo/fullName', 'person', 'contacts', false],
  ['personalInfo/email', 'alike', 'contacts', false],
  ['personalInfo/address', 'place', 'contacts', false],
  ['contacts/c-1/value', 'alike', 'contacts', false],
  ['details/d-1/value', 'private', 'contacts', false],
  ['headline', 'title', 'contacts', true],
  ['summary', 'text', 'summary', true],
  ['experience/e-1/title', 'title', 'experience', true],
  ['experience/e-1/company', 'organization', 'experience', false],
  ['experience/e-1/startDate', 'date', 'experience', true],
  ['experience/e-1/description', 'text', 'experience', true],
  ['education/e-1/degree', 'degree', 'education', true],
  ['skills/s-1/name', 'skill', 'skills', true],
  ['skills/s-1/group', 'heading', 'skills', true],
  ['languages/l-1/name', 'language', 'languages', true],
  ['languages/l-1/level', 'alike', 'languages', false],
  ['projects/p-1/name', 'text', 'projects', true],
  ['customSections/s-1/title', 'heading', 'custom', true],
  ['customSections/s-1/items/i-1/title', 'title', 'custom', true],
  ['sectionTitles/education', 'heading', 'education', true],
  ['sectionTitles/other', 'heading', 'contacts', true],
] as const)('%s is %s, of %s, and translated by a model: %s', (path, kind, section, translated) => {
  expect([kindOf(path), sectionOf(path), isTranslatable(path)]).toEqual([kind, section, translated]);
});

it('marks may be in a summary and in descriptions', () => {
  const paths = [
    'summary',
    'experience/e-1/description',
    'experience/e-1/title',
    'sectionTitles/summary',
    'description',
  ];
  expect(paths.filter(hasMarks)).toEqual(['summary', 'experience/e-1/description']);
});

it('the texts of a résumé are those of its content, each at its path; ids, levels and the look are none', () => {
  const resume = { ...SAMPLE_HE, templateId: 'classic' as const };
  const texts = textsOf(resume);
  const [job] = resume.experience;
  expect(texts.get('summary')).toBe(resume.summary);
  expect(texts.get(`experience/${job?.id}/company`)).toBe(job?.company);
  expect([...texts.keys()].filter((path) => /(?:^|\/)(?:id|kind|level|templateId)$/.test(path))).toEqual([]);
  const emptied = mapTexts(resume, () => '');
  expect(emptied).toMatchObject({ templateId: resume.templateId, language: resume.language });
  expect(emptied.languages.map(({ id, level }) => [id, level])).toEqual(
    resume.languages.map(({ id, level }) => [id, level]),
  );
  expect([...textsOf(emptied).values()].every((text) => text === '')).toBe(true);
});

it('without some of its texts a résumé is otherwise the same, and the same object where nothing is left out', () => {
  const path = `experience/${SAMPLE_HE.experience[0]?.id}/title`;
  const changed = withoutTexts(SAMPLE_HE, [path]);
  const different = [...textsOf(changed)].filter(([each, text]) => textsOf(SAMPLE_HE).get(each) !== text);
  expect(different).toEqual([[path, '']]);
  expect(withoutTexts(SAMPLE_HE, [])).toBe(SAMPLE_HE);
});
