import { expect, it } from 'vitest';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { resumeVoice } from './resumeVoice.ts';

const BLANK = createBlankResume();
const JOB = BLANK.experience[0] as ResumeData['experience'][number];
const resumeOf = (summary: string, ...jobs: readonly string[]): ResumeData => ({
  ...BLANK,
  summary,
  experience: jobs.map((description, index) => ({ ...JOB, id: String(index), description })),
});

it.each([
  ['says what its owner did', 'ניהלתי צוות\nבניתי מערכות', 'first'],
  ['mostly says it', 'ניהלתי צוות\nבניית מערכות', 'first'],
  ['names what was done', 'ניהול צוות\nבניית מערכות', 'none'],
  ['says it in one line of three', 'ניהלתי צוות\nבניית מערכות\nכתיבת דוחות', undefined],
  ['speaks of its owner as another', 'ניהלה צוות של חמישה', undefined],
  ['has no Hebrew', 'Led a team', undefined],
])('a text that %s is written as it is', (_, text, person) => {
  expect(resumeVoice(resumeOf('ניהול צוות'), text).person).toBe(person);
  // A text that is written from scratch speaks as the others do, wherever they stand.
  expect(resumeVoice(resumeOf(text)).person).toBe(person);
  expect(resumeVoice(resumeOf('', text), ' ').person).toBe(person);
});

it('speaks of its owner in the gender of the whole résumé', () => {
  expect(resumeVoice(resumeOf('מנהלת מוצר מנוסה, אחראית על צוות'), 'ניהול').gender).toBe('f');
  expect(resumeVoice(resumeOf('מנהל מוצר מנוסה, אחראי על צוות'), 'ניהול').gender).toBe('m');
});
