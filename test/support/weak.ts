import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';

/** A résumé that the local editor finds something to improve in. */
export const WEAK = {
  ...STRONG_RESUME_EN,
  summary: 'I was responsible for managing a team of 6. I wrote reports on a daily basis.',
};
