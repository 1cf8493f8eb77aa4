import { pipelineFor } from '../../http/pipeline.ts';
import { logMetric } from '../../platform/logging/log.ts';
import { countEvents } from '../countEvents.ts';

/** POST /api/events: counts what happened; who sent it is neither asked nor kept (API-10). */
export const handler = pipelineFor('recordEvents', ({ body }, { environment }) => {
  for (const { count, event, language, label } of countEvents(body.events)) {
    // The label stays out of the dimensions: each of its values would be a metric of its own to pay for.
    logMetric('events', count, { site: environment.SITE_URL, event, language }, { label });
  }
  return { body: { received: true as const } };
});
