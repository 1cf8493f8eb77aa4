import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../platform/language.ts';
import { parseResume } from '../../resume/parseResume.ts';
import { TEMPLATES } from '../catalogue.ts';
import { sampleFor, TEMPLATE_SAMPLES } from './templateSamples.ts';

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
