import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { downloadProblems } from '../../../../shared/resume/downloadChecks.ts';
import { LANGUAGES } from '../../../../shared/platform/language.ts';
import { RECOMMENDED } from '../../../../shared/resume/hints.ts';
import { OCCUPATIONS } from '../../../../shared/resume/occupations/catalogue.ts';
import { EXAMPLE_BLANK } from '../../../../shared/resume/occupations/occupations.ts';
import { splitBullets } from '../../../../shared/resume/text.ts';
import { applyOutline, findNames } from './outline.ts';

describe('a sample of one’s occupation', () => {
  it.each([
    ['אחות', 'אחות'],
    ['מנהל חש', 'מנהל חשבונות'],
    ['nurs', 'Nurse'],
  ])('is found by a part of its name, what begins with it first: %s', (typed, name) => {
    const language = /[א-ת]/.test(typed) ? 'he' : 'en';
    const names = findNames(typed, OCCUPATIONS, language, 8).map((each) => each.name);
    expect(names).toContain(name);
    expect(names[0]?.toLowerCase().startsWith(typed)).toBe(true);
  });

  it('offers the usual name of each before anything is typed, and none for what is no occupation', () => {
    const names = findNames(' ', OCCUPATIONS, 'he', Infinity);
    expect(new Set(names.map(({ occupation }) => occupation.id)).size).toBe(names.length);
    expect(names).toHaveLength(OCCUPATIONS.length);
    expect(findNames('zzz', OCCUPATIONS, 'en', 8)).toEqual([]);
  });

  it.each(LANGUAGES)(
    'holds no fact, within what is recommended, and is asked about before a download: %s',
    (language) => {
      for (const chosen of findNames('', OCCUPATIONS, language, Infinity)) {
        const resume = applyOutline(createBlankResume(), chosen, language);
        const [job] = resume.experience;
        expect(resume.headline).toBe(chosen.name);
        expect([job?.title, job?.company, job?.startDate, job?.endDate]).toEqual([chosen.name, '', '', '']);
        const lines = splitBullets(job?.description ?? '');
        expect(lines.length).toBeGreaterThanOrEqual(RECOMMENDED.experienceBullets.min);
        expect(lines.length).toBeLessThanOrEqual(RECOMMENDED.experienceBullets.max);
        expect(resume.skills.length).toBeLessThanOrEqual(RECOMMENDED.skills.max);
        expect(Object.values(resume.personalInfo).join('')).toBe('');
        const isAsked = downloadProblems(resume, () => []).some(({ kind }) => kind === 'blank');
        expect([chosen.name, isAsked]).toEqual([chosen.name, lines.some((line) => EXAMPLE_BLANK.test(line))]);
        expect(lines.join('').replaceAll(/\[[^\]]*\]/g, '')).not.toMatch(/\d{2}/);
      }
    },
  );
});
