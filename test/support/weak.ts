import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';

/** A résumé with texts that the local editor improves. */
export const WEAK = {
  ...STRONG_RESUME_EN,
  summary: 'I was responsible for managing a team of 6. I wrote reports on a daily basis.',
};

/** The body of a call that improves it, as a person's browser sends it. */
export const improveWeak = (userId: string, requestId?: string) => ({
  resumeData: WEAK,
  improvementType: 'general',
  jobDescription: '',
  language: 'en',
  userId,
  ...(requestId !== undefined && { requestId }),
});
