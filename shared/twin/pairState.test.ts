import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyResume } from '../resume/anyResume.fixture.ts';
import { createBlankResume } from '../resume/blankResume.ts';
import { allIds, type ResumeData } from '../resume/schema.ts';
import { SAMPLE_HE } from '../templates/samples/he.ts';
import { isTranslatable, makeTwin } from './makeTwin.ts';
import { agreeOn, isAgreed, pairChanges, pathsOf } from './pairState.ts';
import { textsOf, withoutTexts } from './twinFields.ts';

const HE = SAMPLE_HE;
const { data: EN, open: OPEN } = makeTwin(HE, { to: 'en' }, new Map());
const [job, second] = HE.experience;
if (!job || !second) throw new Error('The sample has two jobs');
const withJob = (of: ResumeData, change: Partial<typeof job>): ResumeData => ({
  ...of,
  experience: of.experience.map((entry) => (entry.id === job.id ? { ...entry, ...change } : entry)),
});
const phone = (of: ResumeData, value: string) => ({ ...of, personalInfo: { ...of.personalInfo, phone: value } });
const withPersonal = (of: ResumeData, phones: readonly string[], details: ResumeData['details'] = []): ResumeData => ({
  ...of,
  contacts: phones.map((value, index) => ({ id: `contact-${index + 1}`, kind: 'phone', value })),
  details,
});
/** Ids of the entries that one language may have without the other; a further contact is the same in each. */
const entriesOf = (resume: ResumeData) => allIds({ ...resume, contacts: [] }).toSorted();
const IS_TEXT = /\/(?:title|name|description|company|degree)$|^summary$/;
const path = (field: string) => `experience/${job.id}/${field}`;

describe('a pair that was just made', () => {
  const common = withoutTexts(HE, OPEN);
  it('asks for each text that has no words in the other language yet, beside the original', () => {
    const { followed, questions } = pairChanges(common, HE, EN);
    expect(followed).toBe(EN);
    expect(questions.map((change) => change.path).toSorted()).toEqual(OPEN.toSorted());
    expect(questions.find((change) => change.path === 'summary')).toMatchObject({ before: '', own: '', isOwn: false });
  });

  it('asks nothing in the other direction, and nothing once all is answered', () => {
    expect(pairChanges(EN, EN, HE)).toEqual({ followed: HE, questions: [] });
    expect(isAgreed(agreeOn({ common, now: HE }, EN, OPEN), HE, EN)).toBe(true);
    expect(isAgreed(agreeOn({ common, now: HE }, EN, []), HE, EN)).toBe(false);
  });
});

const grouped = (of: ResumeData, group: string): ResumeData => ({
  ...of,
  skills: of.skills.map((skill, index) => (index < 3 ? { ...skill, group } : skill)),
});

describe('the name of a group of skills', () => {
  const now = grouped(HE, 'עולם שלי');
  const groupPaths = HE.skills.slice(0, 3).map(({ id }) => `skills/${id}/group`);

  it('is one question, whatever skills are in it, and its answer is that of all', () => {
    const { questions } = pairChanges(HE, now, EN);
    expect(questions.map(pathsOf)).toEqual([groupPaths]);
    const answered = grouped(EN, 'My world');
    expect(isAgreed(agreeOn({ common: HE, now }, answered, groupPaths), now, answered)).toBe(true);
    expect(pairChanges(now, HE, answered).questions.map(pathsOf)).toEqual([groupPaths]);
  });

  it('has its translation where a heading of a résumé is called the same', () => {
    const twin = makeTwin(grouped(HE, 'שפות'), { to: 'en' }, new Map());
    expect(twin.data.skills[0]?.group).toBe('Languages');
    expect(makeTwin(now, { to: 'en' }, new Map()).open).toEqual(expect.arrayContaining(groupPaths));
  });
});

describe('a pair of which one side changes', () => {
  it('has dates, contacts, links, levels, the look and the order by itself', () => {
    const [language] = HE.languages;
    const now: ResumeData = {
      ...withJob(HE, { startDate: '2020-01', endDate: '2024-02', current: false }),
      personalInfo: { ...HE.personalInfo, phone: '052-7654321', website: 'https://x.example' },
      templateId: 'modern',
      design: { accent: '#112233' },
      hiddenSections: ['projects'],
      languages: HE.languages.map((one) => (one === language ? { ...one, level: 'basic' } : one)),
      education: HE.education.toReversed(),
    };
    const { followed, questions } = pairChanges(HE, now, EN);
    expect(questions).toEqual([]);
    expect(followed).toEqual({
      ...withJob(EN, { startDate: '2020-01', endDate: '2024-02', current: false }),
      personalInfo: { ...EN.personalInfo, phone: '052-7654321', website: 'https://x.example' },
      templateId: 'modern',
      design: { accent: '#112233' },
      hiddenSections: ['projects'],
      languages: EN.languages.map((one, at) => (at === 0 ? { ...one, level: 'basic' } : one)),
      education: EN.education.toReversed(),
    });
    expect(isAgreed(agreeOn({ common: HE, now }, followed, []), now, followed)).toBe(true);
  });

  it('has a further contact by itself, and is asked about a detail, which no model translates', () => {
    const [he, en] = [withPersonal(HE, ['03-5550100']), withPersonal(EN, ['03-5550100'])];
    const detail = { id: 'detail-1', kind: 'citizenship', label: '', value: 'ישראלית' } as const;
    const now = withPersonal(HE, ['03-5550199', '04-5550100'], [detail]);
    const { followed, questions } = pairChanges(he, now, en);
    expect(followed).toEqual(withPersonal(EN, ['03-5550199', '04-5550100']));
    expect(questions.map((change) => change.path)).toEqual(['details/detail-1']);
    expect(isTranslatable('details/detail-1/value')).toBe(false);
    const { data, open } = makeTwin(now, { to: 'en' }, new Map());
    expect(data.contacts).toEqual(now.contacts);
    expect([data.details, open.includes('details/detail-1/value')]).toEqual([[{ ...detail, value: '' }], true]);
  });

  it('asks about texts, each by itself, and keeps its language', () => {
    const now: ResumeData = { ...withJob(HE, { title: 'סמנכ״לית מוצר', description: 'אחר' }), language: 'en' };
    const { followed, questions } = pairChanges(HE, now, EN);
    expect(followed).toBe(EN);
    expect(questions.map((change) => change.path)).toEqual([path('title'), path('description')]);
    const common = agreeOn({ common: HE, now }, EN, [path('title')]);
    expect(pairChanges(common, now, EN).questions.map((change) => change.path)).toEqual([path('description')]);
  });

  it('asks where both changed what is alike in every language, and overwrites nothing', () => {
    const [now, mine] = [phone(HE, '050-1111111'), phone(EN, '050-2222222')];
    const { followed, questions } = pairChanges(HE, now, mine);
    expect(followed).toBe(mine);
    expect(questions).toMatchObject([{ path: 'personalInfo/phone', isOwn: true, own: '050-2222222' }]);
    // Other answers leave the question open.
    expect(pairChanges(agreeOn({ common: HE, now }, mine, []), now, mine).questions).toEqual(questions);
    // Followed once, a later change of one side alone is followed again.
    const both = agreeOn({ common: HE, now }, phone(EN, '050-1111111'), []);
    expect(pairChanges(both, phone(HE, '050-3333333'), phone(EN, '050-1111111')).questions).toEqual([]);
  });

  it('asks before an entry comes or goes, and brings no text of one language into the other', () => {
    const added = { ...HE, experience: [{ ...job, id: 'new' }, ...HE.experience.slice(1)] };
    const { followed, questions } = pairChanges(HE, added, EN);
    expect(followed).toBe(EN);
    expect(questions.map(({ path: at, kind }) => [at, kind])).toEqual([
      ['experience/new', 'came'],
      [`experience/${job.id}`, 'gone'],
    ]);
    // What the other side deleted is not brought back by a change of a date.
    const without = { ...EN, experience: EN.experience.filter(({ id }) => id !== job.id) };
    expect(pairChanges(HE, withJob(HE, { endDate: '2024-01' }), without)).toEqual({ followed: without, questions: [] });
  });
});

describe('whatever two sides hold', () => {
  it('what is followed brings no text, no entry and no language, and is followed once', () => {
    fc.assert(
      fc.property(anyResume, anyResume, anyResume, (common, now, mine) => {
        const { followed } = pairChanges(common, now, mine);
        expect(entriesOf(followed)).toEqual(entriesOf(mine));
        expect(followed.language).toBe(mine.language);
        const own = textsOf(mine);
        const changed = [...textsOf(followed)].filter(([at, text]) => IS_TEXT.test(at) && text !== own.get(at));
        expect(changed).toEqual([]);
        const agreed = agreeOn({ common, now }, followed, []);
        expect(pairChanges(agreed, now, followed).followed).toBe(followed);
      }),
      { numRuns: 25 },
    );
  });

  it('answering every question leaves none, and the state agreed on is made of this side alone', () => {
    fc.assert(
      fc.property(anyResume, anyResume, anyResume, (common, now, other) => {
        const { followed, questions } = pairChanges(common, now, other);
        const agreed = agreeOn(
          { common, now },
          followed,
          questions.map((change) => change.path),
        );
        expect(pairChanges(agreed, now, followed).questions).toEqual([]);
        const own = new Set([...textsOf(common).values(), ...textsOf(now).values(), '']);
        expect([...textsOf(agreed).values()].filter((text) => !own.has(text))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('a blank one has nothing to say', () => {
    const blank = createBlankResume();
    expect(isAgreed(blank, blank, blank)).toBe(true);
  });
});
