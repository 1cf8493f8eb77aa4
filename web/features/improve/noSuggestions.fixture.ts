import type { ImproveResponse } from '../../../shared/improve/suggestions.ts';

/** An answer that suggests nothing, to be completed. */
export const NO_SUGGESTIONS: ImproveResponse = {
  improvements: { experience: [], education: [], projects: [] },
  withheld: [],
  lost: [],
  failed: [],
  taken: false,
  untakenLeft: 9,
  aiCredits: 4,
};
