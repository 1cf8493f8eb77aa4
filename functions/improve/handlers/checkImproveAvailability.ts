import { ENDPOINTS } from '../../../shared/api/endpoints.ts';
import { environmentCounters } from '../../platform/dynamodb/sharedCounters.ts';
import { assertWithinDailyBudget } from '../../http/allowance.ts';
import { pipelineFor } from '../../http/pipeline.ts';

/**
 * GET /api/improve-resume: whether improvements are available now. A capability that is switched off is refused
 * earlier.
 */
export const handler = pipelineFor('checkImproveAvailability', async (_call, { environment }) => {
  await assertWithinDailyBudget(ENDPOINTS.improveResume, environment.IMPROVE_ALLOWANCE, environmentCounters.read);
  return { body: { open: true as const } };
});
