import { describe, expect, it } from 'vitest';
import { createBlankResume, createEntry } from '../../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { line } from '../line.fixture.ts';
import { likenessSeen, LIKENESS_SIGNS, resumeLikeness } from './resumeLikeness.ts';

const BLANK = { ...createBlankResume(), experience: [], education: [], skills: [], languages: [], projects: [] };

const job = (values: Partial<ResumeData['experience'][number]>) => ({
  ...createEntry('experience', createBlankResume()),
  id: 'exp-1',
  ...values,
});

const study = (values: Partial<ResumeData['education'][number]>) => ({
  ...createEntry('education', createBlankResume()),
  id: 'edu-1',
  ...values,
});

const shown = (resume: Partial<ResumeData>, ...texts: string[]) => {
  const seen = likenessSeen(
    { ...BLANK, ...resume },
    texts.map((text) => line(text)),
  );
  return LIKENESS_SIGNS.filter((sign) => sign.shows(seen)).map(({ name }) => name);
};

const person = (values: object) => ({ personalInfo: { ...BLANK.personalInfo, ...values } });

const at = (index: number) => shown({}, ...Array.from({ length: index }, () => 'x'), 'Curriculum Vitae');

const long = (letters: number) => shown({}, `CV ${'x'.repeat(letters - 3)}`);

const jobs = (values: Partial<ResumeData['experience'][number]>) => shown({ experience: [job(values)] });

const studies = (values: Partial<ResumeData['education'][number]>) => shown({ education: [study(values)] });

const languages = (name: string) => shown({ languages: [{ id: 'lang-1', name, level: 'native' }] });

describe('a file looks like a résumé', () => {
  it('by a way to reach somebody', () => {
    expect(shown({})).toEqual([]);
    for (const contact of [{ email: 'a@b.org' }, { phone: '054' }])
      expect(shown(person(contact))).toEqual(['an e-mail address or phone number']);
  });

  it('by headings that are known, three of which are more', () => {
    expect(shown({}, 'Experience', 'Education')).toEqual(['a known heading']);
    expect(shown({}, 'Experience', 'Education', 'Skills')).toEqual(['a known heading', 'three known headings']);
    expect(shown({}, 'Experience', 'Work', 'Work Experience')).toEqual(['a known heading']);
    expect(shown({}, 'References')).toEqual([]);
  });

  it('by its title among the first six lines, which is short', () => {
    expect([at(5), at(6)]).toEqual([['it says so'], []]);
    expect([long(60), long(61)]).toEqual([['it says so'], []]);
  });

  it('by a job with its post and a date, or with its employer and its end', () => {
    const DATED = 'a job with a known post and a date';
    const ENDED = 'a job with its post, its employer and its end';
    expect(jobs({ title: 'Manager' })).toEqual([]);
    expect([jobs({ title: 'Manager', startDate: '2019' }), jobs({ title: 'Manager', endDate: '2019' })]).toEqual([
      [DATED],
      [DATED],
    ]);
    expect(jobs({ title: 'Looms', startDate: '2019' })).toEqual([]);
    expect(jobs({ title: 'Manager', company: 'Looms', endDate: '2019' })).toEqual([DATED, ENDED]);
    expect(jobs({ title: 'Manager', company: 'Looms', current: true })).toEqual([ENDED]);
    expect(jobs({ title: 'Manager', company: 'Looms', startDate: '2019' })).toEqual([DATED]);
    expect(jobs({ company: 'Looms', endDate: '2019' })).toEqual([]);
  });

  it('by a degree or a school that is known, and by spoken languages', () => {
    expect([
      studies({ degree: 'B.Sc.' }),
      studies({ institution: 'University of Haifa' }),
      studies({ degree: 'Looms' }),
    ]).toEqual([['a known degree or school'], ['a known degree or school'], []]);
    expect([languages('Welsh'), languages('')]).toEqual([['spoken languages'], []]);
  });

  it('by eight points in full, and by less in part', () => {
    expect(resumeLikeness({ ...BLANK, ...person({ phone: '054' }) }, [])).toBe(2 / 8);
    expect(resumeLikeness({ ...BLANK, ...person({ phone: '054' }) }, [line('CV')])).toBe(5 / 8);
    expect(
      resumeLikeness(
        { ...BLANK, ...person({ phone: '054' }) },
        ['CV', 'Experience', 'Education', 'Skills'].map((text) => line(text)),
      ),
    ).toBe(1);
  });
});
