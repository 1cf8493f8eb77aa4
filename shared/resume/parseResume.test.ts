import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlankResume } from './blankResume.ts';
import { RESUME_LIMITS } from './limits.ts';
import { MAX_ISSUES, parseResume } from './parseResume.ts';
import { anyResume } from './anyResume.fixture.ts';
import { LANGUAGE_LEVELS } from './schema.ts';

const empty = createBlankResume();
const job = empty.experience[0];
const withLevel = (level: unknown) => ({ ...empty, languages: [{ id: 'lang-1', name: 'עברית', level }] });

describe('reading a résumé strictly', () => {
  it('[DATA-06] [DATA-07] [DATA-08] [DATA-09] [DATA-11] [DATA-12] takes every field of the résumé as it is', () => {
    const resume = {
      templateId: 'elegant',
      templateVersion: 2,
      personalInfo: { fullName: 'a', email: 'b', phone: 'c', address: 'd', linkedin: 'e', website: 'f' },
      summary: 'g',
      experience: [
        {
          id: 'exp-1',
          title: 'a',
          company: 'b',
          location: 'c',
          startDate: '2019',
          endDate: '2020-01',
          current: false,
          description: 'd\ne',
        },
      ],
      education: [
        {
          id: 'edu-1',
          degree: 'a',
          institution: 'b',
          location: 'c',
          startDate: '2019',
          endDate: '2020-01',
          description: 'd',
        },
      ],
      skills: [{ id: 'skill-1', name: 'a' }],
      languages: [{ id: 'lang-1', name: 'a', level: 'native' }],
      projects: [
        {
          id: 'proj-1',
          name: 'a',
          role: 'b',
          url: 'c',
          startDate: 'd',
          endDate: 'e',
          description: 'f',
          technologies: 'g, h',
        },
      ],
      customSections: [
        {
          id: 'section-1',
          title: 'a',
          items: [
            {
              id: 'item-1',
              title: 'a',
              organization: 'b',
              location: 'c',
              startDate: 'd',
              endDate: 'e',
              description: 'f',
            },
          ],
        },
      ],
      language: 'en',
      sectionOrder: ['skills', 'section-1'],
    };
    expect(parseResume(structuredClone(resume))).toEqual({ ok: true, resume });
  });

  it('[DATA-05] [DATA-12] takes professional for a missing template and no custom sections for missing ones', () => {
    const { templateId: _template, customSections: _custom, ...rest } = empty;
    expect(parseResume(rest)).toEqual({
      ok: true,
      resume: { ...empty, templateId: 'professional', customSections: [] },
    });
  });

  it('[DATA-10] takes the five levels of a language and no other', () => {
    expect(LANGUAGE_LEVELS).toEqual(['native', 'fluent', 'advanced', 'intermediate', 'basic']);
    for (const level of LANGUAGE_LEVELS) expect(parseResume(withLevel(level)).ok).toBe(true);
    for (const level of ['Native', 'C2', '', null, 5]) {
      expect(parseResume(withLevel(level))).toEqual({
        ok: false,
        issues: [{ path: 'languages.0.level', code: 'unknown_value' }],
      });
    }
  });

  it.each([
    ['no object', 'text', [{ path: '', code: 'wrong_type' }]],
    ['nothing', undefined, [{ path: '', code: 'missing' }]],
    ['a missing field', { ...empty, summary: undefined }, [{ path: 'summary', code: 'missing' }]],
    ['a number as a text', { ...empty, summary: 5 }, [{ path: 'summary', code: 'wrong_type' }]],
    [
      'a text as a flag',
      { ...empty, experience: [{ ...job, current: 'yes' }] },
      [{ path: 'experience.0.current', code: 'wrong_type' }],
    ],
    ['an object as a list', { ...empty, skills: {} }, [{ path: 'skills', code: 'wrong_type' }]],
    [
      'an over-long text',
      { ...empty, summary: 'x'.repeat(RESUME_LIMITS.summary + 1) },
      [{ path: 'summary', code: 'too_long', limit: RESUME_LIMITS.summary }],
    ],
    [
      'too many entries',
      { ...empty, experience: Array.from({ length: 1000 }, (_, n) => ({ ...job, id: `exp-${n}` })) },
      [{ path: 'experience', code: 'too_many', limit: RESUME_LIMITS.experience }],
    ],
    ['a malformed id', { ...empty, skills: [{ id: '<b>', name: '' }] }, [{ path: 'skills.0.id', code: 'bad_id' }]],
    ['an empty id', { ...empty, skills: [{ id: '', name: '' }] }, [{ path: 'skills.0.id', code: 'bad_id' }]],
    [
      'an over-long id',
      { ...empty, skills: [{ id: 'x'.repeat(65), name: '' }] },
      [{ path: 'skills.0.id', code: 'bad_id' }],
    ],
    ['one id twice', { ...empty, skills: [{ id: 'exp-1', name: '' }] }, [{ path: '', code: 'duplicate_id' }]],
    [
      'a custom section with the id of a section',
      { ...empty, customSections: [{ id: 'skills', title: '', items: [] }] },
      [{ path: '', code: 'duplicate_id' }],
    ],
  ])('says of %s where and what is wrong', (_name, value, issues) => {
    const parsed = parseResume(value);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.issues.map((issue) => ({ ...issue }))).toEqual(expect.arrayContaining(issues));
  });

  it('refuses a résumé larger than the total although each field is within its own limit', () => {
    const experience = Array.from({ length: 26 }, (_, n) => ({
      ...job,
      id: `exp-${n}`,
      description: 'x'.repeat(RESUME_LIMITS.description),
    }));
    expect(parseResume({ ...empty, experience })).toEqual({
      ok: false,
      issues: [{ path: '', code: 'resume_too_large' }],
    });
  });

  it('reports a bounded number of issues', () => {
    const parsed = parseResume({ ...empty, skills: Array.from({ length: RESUME_LIMITS.skills }, () => 5) });
    expect(!parsed.ok && parsed.issues.length).toBe(MAX_ISSUES);
  });

  it('refuses a list that is too long without a look at its entries', () => {
    let looks = 0;
    const entry = {
      get id() {
        looks += 1;
        return 'skill-1';
      },
    };
    const skills: unknown[] = Array.from({ length: RESUME_LIMITS.skills }, () => entry);
    expect(parseResume({ ...empty, skills: [...skills, null] })).toEqual({
      ok: false,
      issues: [{ path: 'skills', code: 'too_many', limit: RESUME_LIMITS.skills }],
    });
    expect(looks).toBe(0);
  });

  it('drops keys it does not know, also those that reach for the prototype', () => {
    const parsed = parseResume(
      JSON.parse(JSON.stringify(empty).replace('{', '{"__proto__":{"polluted":1},"extra":true,')),
    );
    expect(parsed).toEqual({ ok: true, resume: empty });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('takes every valid résumé, and answers anything else without throwing', () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        expect(parseResume(resume)).toEqual({ ok: true, resume });
      }),
    );
    fc.assert(fc.property(fc.anything(), (anything) => !parseResume(anything).ok));
  });
});
