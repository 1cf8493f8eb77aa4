import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../platform/language.ts';
import { createBlankResume } from '../../resume/blankResume.ts';
import { parseResume } from '../../resume/parseResume.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { TEMPLATES } from '../catalogue.ts';
import { EVERYBODY } from './everybody.ts';
import { sampleFor, TEMPLATE_SAMPLES, withoutLines } from './templateSamples.ts';

const ids = TEMPLATES.map(({ id }) => id);

describe('sample people', () => {
  it('[TPL-10] every template has one, and no two that stand side by side have the same', () => {
    expect(Object.keys(TEMPLATE_SAMPLES)).toEqual(ids);
    ids.slice(1).forEach((id, at) => expect(TEMPLATE_SAMPLES[id], id).not.toBe(TEMPLATE_SAMPLES[ids[at] ?? '']));
  });

  it.each(LANGUAGES)('in %s they have names, trades and lengths of career of their own', (language) => {
    const resumes = ids.map((id) => sampleFor(id, language));
    const distinct = (value: (resume: (typeof resumes)[0]) => unknown) => new Set(resumes.map(value)).size;
    expect(distinct(({ personalInfo }) => personalInfo.fullName)).toBeGreaterThanOrEqual(10);
    expect(distinct(({ experience }) => experience[0]?.title)).toBeGreaterThanOrEqual(10);
    const begun = resumes.map(({ experience }) => Number(experience.at(-1)?.startDate.slice(0, 4)));
    expect([Math.min(...begun), Math.max(...begun)]).toEqual([2001, expect.toSatisfy((year) => year >= 2021)]);
  });

  it.each(ids)('%s: a résumé that the model takes, in its language, with addresses that lead nowhere', (id) => {
    for (const language of LANGUAGES) {
      const resume = sampleFor(id, language);
      expect(parseResume(resume)).toEqual({ ok: true, resume });
      expect([resume.language, resume.templateId]).toEqual([language, id]);
      expect(resume.personalInfo.email).toMatch(/@example\.com$/);
      expect(resume.personalInfo.website).toMatch(/^$|\.example$/);
    }
  });
});

const description = (count: number) => Array.from({ length: count }, (_, line) => `Line ${line}`).join('\n');
/** A résumé whose lists have an entry each, with so many lines. */
function withLines(job: number, study: number, project: number, item: number): ResumeData {
  const blank = createBlankResume();
  const section = { id: 's', title: 'More', items: [{ id: 'i', description: description(item) }] };
  return {
    ...blank,
    experience: [{ ...blank.experience[0], id: 'j', description: description(job) }],
    education: [{ ...blank.education[0], id: 'e', description: description(study) }],
    projects: [{ ...blank.projects[0], id: 'p', description: description(project) }],
    customSections: [section],
  } as ResumeData;
}
const linesIn = ({ experience, education, projects, customSections }: ResumeData) =>
  [experience, education, projects, customSections[0]?.items ?? []].flatMap((entries) =>
    entries.map(({ description }) => description.split('\n').length),
  );

it.each([
  [0, [3, 1, 3, 2]],
  [1, [3, 1, 2, 2]],
  [2, [2, 1, 2, 2]],
  [3, [2, 1, 2, 1]],
  [5, [1, 1, 1, 1]],
  [50, [1, 1, 1, 1]],
])('a résumé with %i lines fewer lost those of the longest texts, of equals the later, and no text whole', (...row) => {
  const [count, left] = row;
  const resume = withLines(3, 1, 3, 2);
  const cut = withoutLines(resume, count);
  expect(linesIn(cut)).toEqual(left);
  expect(cut.experience[0]?.description).toMatch(/^Line 0/);
  expect(linesIn(resume)).toEqual([3, 1, 3, 2]);
});

it('what is no template is shown by a résumé that suits everybody, with all of its lines', () => {
  for (const language of LANGUAGES) {
    const { personalInfo, experience } = sampleFor('no-such', language);
    expect({ personalInfo, experience }).toEqual({
      personalInfo: EVERYBODY[language].personalInfo,
      experience: EVERYBODY[language].experience,
    });
  }
});

it('[TPL-10] a sample in two columns has all of its sections in one of them, and none twice', () => {
  for (const { id } of TEMPLATES.filter(({ columns }) => columns === 2)) {
    const { sectionOrder = [], customSections } = sampleFor(id, 'he');
    const sections = ['summary', 'experience', 'education', 'projects', 'skills', 'languages'];
    expect(sectionOrder, id).toEqual([...sections, ...customSections.map((section) => section.id)]);
  }
});
