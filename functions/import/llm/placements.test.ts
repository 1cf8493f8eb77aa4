import { describe, expect, it } from 'vitest';
import type { ModelPlacement } from '../../../shared/api/import.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { OPEN_LIMITS } from './openText.ts';
import { isPlaced, keepsWhatWasSure, placementsOf } from './placements.ts';
import { BLANK, jobOf, readingOf, skillsOf, studiesOf } from './reading.fixture.ts';

const JOB = jobOf({
  id: 'exp-1',
  title: 'Cook',
  company: 'Inn',
  location: 'Haifa',
  startDate: '2019-03',
  endDate: '2021',
});
const STUDIES = studiesOf({ id: 'edu-1', degree: 'B.A.', institution: 'College' });
const PARTS: Partial<ResumeData> = {
  summary: 'Bakes',
  experience: [{ ...JOB, description: 'Led\nBaked' }],
  education: [STUDIES],
  skills: skillsOf('SQL', 'Go'),
};

/** Whether it is kept, with these changes to what rules had read. */
const isKept = (
  changes: Partial<ResumeData>,
  { unplaced = [] as readonly string[], before = [] as readonly string[], sure = 1, parts = PARTS } = {},
) =>
  keepsWhatWasSure(
    readingOf(parts, before, { confidence: { 'experience.0.title': sure } }),
    readingOf({ ...parts, ...changes }, unplaced),
    OPEN_LIMITS,
  );

describe('a reading by the labels of a model', () => {
  it('is kept where it is as it was, or there is more of what a model is asked about', () => {
    expect(isKept({})).toBe(true);
    expect(isKept({ experience: [jobOf({ title: 'Chef' }), ...PARTS.experience!] })).toBe(true);
    expect(isKept({ education: [STUDIES, studiesOf({ degree: 'M.A.' })] })).toBe(true);
    expect(isKept({ skills: skillsOf('C', 'Go', 'SQL') })).toBe(true);
    expect(isKept({ summary: 'Bakes' }, { parts: { ...PARTS, summary: '' } })).toBe(true);
    // A sure entry gains lines.
    expect(isKept({ experience: [{ ...JOB, description: 'Baked\nTaught\nLed' }] })).toBe(true);
  });

  it.each([
    ['a name', { title: 'Chef' }],
    ['an employer', { company: 'Bakery' }],
    ['a place', { location: '' }],
    ['a beginning', { startDate: '2019' }],
    ['an end', { endDate: '2022' }],
    ['a line', { description: 'Led' }],
  ])('is not kept where %s of a sure entry is another, and is where rules were unsure of it', (_, change) => {
    const experience = [{ ...JOB, description: 'Led\nBaked', ...change }];
    expect([isKept({ experience }), isKept({ experience }, { sure: 0.5 })]).toEqual([false, true]);
  });

  it.each([
    ['a skill', { skills: skillsOf('SQL') }],
    ['one of several skills', { skills: skillsOf('SQL', 'Rust', 'C') }],
    ['the summary', { summary: 'Cooks' }],
    ['studies', { education: [] }],
    ['what no model is asked about', { languages: [{ id: 'lang-1', name: 'Welsh', level: 'native' as const }] }],
    ['how to reach the person', { personalInfo: { ...BLANK.personalInfo, email: 'a@korot.example' } }],
  ])('is not kept where %s is another', (_, change) => {
    expect(isKept(change)).toBe(false);
  });

  it('is not kept where a word is without a place that had one, or is so more often', () => {
    const before = ['bread and', 'bread'];
    const kept = (...unplaced: readonly string[]) => isKept({}, { before, unplaced });
    expect([kept('Bread', 'bread and'), kept('and bread'), kept()]).toEqual([true, true, true]);
    expect([kept('bread bread bread'), kept('bread', 'cake'), kept('and and')]).toEqual([false, false, false]);
  });
});

describe('what a model placed', () => {
  it('is nothing where all is as it was', () => {
    expect(placementsOf(readingOf(PARTS), readingOf(PARTS))).toEqual([]);
  });

  it('is an entry of its own, a skill and the summary, with the texts that had no place', () => {
    const before = readingOf({ ...PARTS, summary: '' }, [
      'Nurse at',
      'City Hospital',
      'Since 2015',
      'Other',
      'Rust',
      'Bakes',
    ]);
    const nurse = jobOf({
      title: 'Nurse',
      company: 'City Hospital',
      startDate: '2015-01',
      description: 'Cared\nTaught',
    });
    const after = readingOf(
      { ...PARTS, experience: [nurse, ...PARTS.experience!], skills: skillsOf('Go', 'Rust', 'SQL') },
      ['Other'],
    );
    expect(placementsOf(before, after)).toEqual([
      { path: 'experience.0', was: {}, unplaced: ['Nurse at', 'City Hospital', 'Since 2015'] },
      { path: 'skills.1', was: {}, unplaced: ['Rust'] },
      { path: 'summary', was: {}, unplaced: ['Bakes'] },
    ]);
  });

  it('in an entry that was there is told with what stood in its changed fields, of the entry that shares most', () => {
    const was = [
      jobOf({ title: 'Inn', company: 'Cook', startDate: '2019', description: 'Led' }),
      jobOf({ title: 'Inn', company: 'Waiter', startDate: '2015' }),
    ];
    const is = [
      jobOf({ title: 'Waiter', company: 'Inn', startDate: '2015' }),
      jobOf({ title: 'Cook', company: 'Inn', startDate: '2019', endDate: '2021', description: 'Led' }),
    ];
    expect(placementsOf(readingOf({ experience: was }, ['to 2021']), readingOf({ experience: is }))).toEqual([
      { path: 'experience.0', was: { title: 'Inn', company: 'Waiter' }, unplaced: [] },
      { path: 'experience.1', was: { title: 'Inn', company: 'Cook', endDate: '' }, unplaced: ['to 2021'] },
    ]);
  });

  it('is an entry of its own where it shares no word with one that is gone', () => {
    const [was, is] = [jobOf({ title: 'Waiter' }), jobOf({ title: 'Cook', company: 'Inn' })];
    expect(placementsOf(readingOf({ experience: [was] }), readingOf({ experience: [is] }))).toEqual([
      { path: 'experience.0', was: {}, unplaced: [] },
    ]);
  });

  it('of an entry that became part of another is told as a text that had a place', () => {
    const was = [jobOf({ title: 'Chef', company: 'Inn' }), jobOf({ title: 'Led a kitchen', startDate: '2019-03' })];
    const is = [jobOf({ title: 'Chef', company: 'Inn', description: 'Led a kitchen\n2019' })];
    const [placed] = placementsOf(readingOf({ experience: was }), readingOf({ experience: is }));
    expect(placed).toEqual({
      path: 'experience.0',
      was: { title: 'Led a kitchen', company: '', startDate: '2019-03', description: '' },
      unplaced: ['Chef', 'Inn'],
    });
  });

  it('is told of a field by its entry, whole or by what was in it', () => {
    const placements: ModelPlacement[] = [
      { path: 'experience.1', was: {}, unplaced: [] },
      { path: 'experience.2', was: { title: 'x' }, unplaced: [] },
      { path: 'summary', was: {}, unplaced: [] },
    ];
    const fields = [
      'experience.1.company',
      'experience.10.title',
      'experience.2.title',
      'experience.2.company',
      'experience.2',
      'summary',
      'skills.0',
    ];
    expect(fields.map((field) => isPlaced(field, placements))).toEqual([true, false, true, false, true, true, false]);
    expect(isPlaced('summary', [])).toBe(false);
  });
});
