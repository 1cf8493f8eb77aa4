import { describe, expect, it } from 'vitest';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { SAMPLE_HE } from '../../../../shared/templates/samples/he.ts';
import { makeTwin, proposeNames } from '../../../../shared/twin/makeTwin.ts';
import { agreeOn, pairChanges } from '../../../../shared/twin/pairState.ts';
import { withoutTexts } from '../../../../shared/twin/twinFields.ts';
import { askAbout, withTaken, withWritten } from './pairAnswers.ts';

const HE = SAMPLE_HE;
const names = new Map(proposeNames(HE, { to: 'en' }).map(({ text, proposal }) => [text, proposal]));
names.set('קבוצת רימון', 'Pomegranate');
const { data: EN, open: OPEN } = makeTwin(HE, { to: 'en' }, names);
const [job] = HE.experience;
if (!job) throw new Error('The sample has a job');

const commonOf = (mine: ResumeData, other: ResumeData) => ({ mine, other });
const asked = (now: ResumeData, mine = EN, common = HE) =>
  askAbout({ mine, other: now, common: commonOf(EN, common) }, pairChanges(common, now, mine).questions);
const withJob = (change: Partial<typeof job>): ResumeData => ({ ...HE, experience: [{ ...job, ...change }] });

const grouped = (of: ResumeData, group: string) => ({ ...of, skills: of.skills.map((one) => ({ ...one, group })) });

describe('what the other language is asked', () => {
  it('a known term has its translation, a text is written, and what is there is not proposed again', () => {
    const now = {
      ...HE,
      experience: [{ ...job, title: 'מנהל פרויקטים', description: 'אחר' }, ...HE.experience.slice(1)],
    };
    expect(asked(now).map(({ kind, text, known }) => [kind, text, known])).toEqual([
      ['write', 'Senior product manager', 'Project manager'],
      ['write', '', undefined],
    ]);
    expect(asked({ ...HE, personalInfo: { ...HE.personalInfo, address: 'חיפה' } })).toMatchObject([{ known: 'Haifa' }]);
  });

  it('a name has the words that the pair agreed on, and letters of the language where it had none', () => {
    const now = { ...HE, education: HE.education.map((one) => ({ ...one, institution: 'קבוצת רימון' })) };
    expect(asked(now)[0]).toMatchObject({ known: 'Pomegranate' });
    const open = { ...EN, personalInfo: { ...EN.personalInfo, fullName: '' } };
    const [question] = asked(HE, open, withoutTexts(HE, ['personalInfo/fullName', ...OPEN]));
    expect(question).toMatchObject({ text: 'Noa Barak' });
  });

  it('the name of a group of skills is written once, for each of its skills', () => {
    const now = grouped(HE, 'עולם שלי');
    const [question, ...more] = asked(now);
    expect(more).toEqual([]);
    const written = withWritten({ mine: EN, other: now, common: commonOf(EN, HE) }, question!.change, ' My world');
    expect(written).toEqual(grouped(EN, 'My world'));
    const dissolved = { mine: written, other: HE, common: commonOf(written, now) };
    const [gone] = askAbout(dissolved, pairChanges(now, HE, written).questions);
    expect(withTaken(dissolved, gone!.change).data).toEqual(EN);
  });

  it('an entry that came is translated as far as it is known, and the rest of it asked next', () => {
    const now = { ...HE, experience: [...HE.experience, { ...job, id: 'new', title: 'מנכ״לית', description: 'טקסט' }] };
    const [question] = asked(now);
    expect(question).toMatchObject({ kind: 'take', change: { kind: 'came', path: 'experience/new' } });
    const texts = { mine: EN, other: now, common: commonOf(EN, HE) };
    const { data, open } = withTaken(texts, question!.change);
    expect(data.experience.at(-1)).toMatchObject({
      id: 'new',
      title: 'CEO',
      startDate: job.startDate,
      description: '',
    });
    expect(open).toEqual(['experience/new/description']);
    const common = agreeOn({ common: HE, now }, data, ['experience/new'], open);
    expect(pairChanges(common, now, data).questions.map(({ path }) => path)).toEqual(open);
  });

  it('one that is gone goes here or stays, and what differs in both is taken over as it is', () => {
    const [question] = asked(withJob({}));
    expect(question).toMatchObject({ kind: 'take', change: { kind: 'gone' } });
    const { data, open } = withTaken({ mine: EN, other: withJob({}), common: commonOf(EN, HE) }, question!.change);
    expect([data.experience.length, open]).toEqual([EN.experience.length - 1, []]);
    expect(data.language).toBe('en');
  });

  it('words are written in their place alone, where this side has no such field too', () => {
    const now = { ...HE, headline: 'מנהלת' };
    const [question] = asked(now);
    expect(question).toMatchObject({ known: 'Manager' });
    const texts = { mine: EN, other: now, common: commonOf(EN, HE) };
    expect(withWritten(texts, question!.change, ' Head of product ')).toEqual({ ...EN, headline: 'Head of product' });
  });
});
