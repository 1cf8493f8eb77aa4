import type { ApiBody } from '../../../shared/api/endpoints.ts';
import { pipelineFor } from '../../http/pipeline.ts';
import { logMetric } from '../../platform/logging/log.ts';

/** POST /api/events: counts anonymous analytics events; the sender is neither asked nor stored (API-10). */
export const handler = pipelineFor('recordEvents', ({ body }, { environment }) => {
  for (const { count, event, language, label } of countEvents(body.events)) {
    // The label is no dimension, because each of its values would be a separate paid metric.
    logMetric('events', count, { site: environment.SITE_URL, event, language }, { label });
  }
  return { body: { received: true as const } };
});

interface EventCount {
  readonly event: string;
  readonly language: string;
  readonly label: string | undefined;
  readonly count: number;
}

/** Events that say the same, as one with their number. */
function countEvents(events: ApiBody<'recordEvents'>['events']): EventCount[] {
  return [...Map.groupBy(events, ({ name, language, label }) => JSON.stringify([name, language, label])).values()].map(
    (same) => {
      const [{ name, language, label }] = same as [(typeof same)[number]];
      return { event: name, language, label, count: same.length };
    },
  );
}
