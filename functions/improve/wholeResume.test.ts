import { describe, expect, it } from 'vitest';
import { judgeChanges } from './judgeChanges.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { improveSections } from './improveSections.ts';
import type { TextModel } from './model.ts';

const BLANK = createBlankResume();
const [JOB] = BLANK.experience as [ResumeData['experience'][number]];
type Person = Partial<Record<'summary' | 'job' | 'service', string>>;

/** A résumé with a summary, a job, a section of the person's own, a skill and a language. */
const resumeOf = ({ summary = '', job = '', service = '' }: Person): ResumeData => ({
  ...BLANK,
  summary,
  experience: [{ ...JOB, id: 'job', title: '', description: job }],
  skills: [{ id: 'skill', name: 'SQL' }],
  languages: [{ id: 'language', name: 'English', level: 'fluent' }],
  customSections: [
    {
      id: 'section',
      title: 'Military service',
      items: [
        {
          id: 'item',
          title: 'Medic',
          organization: '',
          location: '',
          startDate: '',
          endDate: '',
          description: service,
        },
      ],
    },
  ],
});

/** Improves it with a model that answers each text so, and what it is asked; checks are off. */
async function improve(language: 'he' | 'en', person: Person, answers: Readonly<Record<string, string>>) {
  const resume = resumeOf(person);
  const asked: string[] = [];
  const model: TextModel = ({ form, turns }) => {
    const question = turns[0]?.text ?? '';
    if (form.name !== 'improved_text') return Promise.reject(new Error('busy'));
    asked.push(question);
    const [source] = Object.keys(answers).filter((text) => question.includes(JSON.stringify(text).slice(1, -1)));
    return Promise.resolve(JSON.stringify({ text: source === undefined ? '' : answers[source] }));
  };
  const wish = { improvementType: 'general', jobDescription: '', language } as const;
  const { texts } = await improveSections(resume, wish, model, { milliseconds: 100_000, checks: false });
  const changes = judgeChanges(resume, texts, { language });
  const of = (section: string) => changes.find((change) => change.section === section);
  return {
    asked,
    after: (section: string) => of(section)?.after,
    outcome: (section: string) => of(section)?.verdict.outcome,
  };
}

describe('a whole résumé', () => {
  it('[AI-05] has its own sections improved; names of skills and languages are not even sent', async () => {
    const service = 'I was responsible for the training of 12 medics';
    const better = 'Trained 12 medics';
    const { asked, after, outcome } = await improve('en', { service }, { [service]: better });
    expect([after('custom'), outcome('custom')]).toEqual([better, 'clean']);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('Military service, Medic');
    expect(asked.join()).not.toMatch(/SQL|fluent/);
    const hebrew = 'הייתי אחראי על הדרכה של 12 חובשים';
    const said = await improve('he', { service: hebrew }, { [hebrew]: 'הדרכתי 12 חובשים' });
    expect([said.after('custom'), said.outcome('custom')]).toEqual(['הדרכתי 12 חובשים', 'clean']);
  });

  it.each([
    [
      'en',
      'Fried fish and kept the stock in Excel. Also I trained 3 new cooks.',
      ['Fried fish', 'Kept the stock in Excel', 'Trained 3 new cooks'],
    ],
    [
      'he',
      'טיגנתי דגים וניהלתי מלאי ב-Excel. בנוסף הדרכתי 3 טבחים חדשים.',
      ['טיגנתי דגים', 'ניהלתי מלאי ב-Excel', 'הדרכתי 3 טבחים חדשים'],
    ],
  ] as const)(
    '[AI-05] has a job told in a paragraph as a line for each task, and a summary never (%s)',
    async (language, told, lines) => {
      const listed = lines.map((line) => `- ${line}`).join('\n');
      const asJob = await improve(language, { job: told }, { [told]: listed });
      expect([asJob.after('experience'), asJob.outcome('experience')]).toEqual([lines.join('\n'), 'clean']);
      expect(asJob.asked[0]).not.toContain('summary stays');
      const asSummary = await improve(language, { summary: told }, { [told]: listed });
      expect(asSummary.after('summary')).toBe(lines.join('. '));
    },
  );

  it.each([
    [
      'he',
      'ניהלה צוות של 6 מפתחים ובנתה את מערך הבדיקות.',
      'ניהל צוות של 6 מפתחים ובנה את מערך הבדיקות.',
      'ניהלה צוות של 6 מפתחים, ובנתה את מערך הבדיקות.',
    ],
    [
      'he',
      'ניהלתי צוות של 6 מפתחים ובניתי את מערך הבדיקות.',
      'ניהלה צוות של 6 מפתחים ובנתה את מערך הבדיקות.',
      'ניהלתי צוות של 6 מפתחים, ובניתי את מערך הבדיקות.',
    ],
    [
      'en',
      'I led a team of 6 developers and built its tests.',
      'She led a team of 6 developers and built its tests.',
      'I led a team of 6 developers, and built its tests.',
    ],
  ] as const)(
    '[AI-05] keeps the person and the gender of a summary: %s, %s',
    async (language, summary, other, same) => {
      expect((await improve(language, { summary }, { [summary]: other })).outcome('summary')).not.toBe('clean');
      expect((await improve(language, { summary }, { [summary]: same })).outcome('summary')).toBe('clean');
    },
  );
});
