import { API } from '../../shared/api.ts';
import { counters } from '../data/counters.ts';
import { checkAffordable } from '../middleware/allowance.ts';
import { pipelineFor } from '../middleware/pipeline.ts';

/** GET /api/improve-resume: whether it is of any use to ask for an improvement now. What is switched off is refused before this is reached. */
export const handler = pipelineFor('improveOpen', async (_call, { environment }) => {
  await checkAffordable(API.improveResume, environment.IMPROVE_ALLOWANCE, counters.read);
  return { body: { open: true as const } };
});
