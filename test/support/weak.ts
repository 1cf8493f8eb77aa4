import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';

/** A résumé with texts that the local editor improves. */
export const WEAK = {
  ...STRONG_RESUME_EN,
  summary: 'I was responsible for managing a team of 6. I wrote reports on a daily basis.',
};
