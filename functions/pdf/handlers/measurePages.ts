import { withTemplate } from '../../../shared/templates/catalogue.ts';
import { PRINT_SECOND_DOLLARS } from '../../../shared/api/pdf.ts';
import { environmentCounters } from '../../platform/dynamodb/sharedCounters.ts';
import type { HandlerResponse, ApiCall, CallContext } from '../../http/call.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { loadAssets, turns, warmInLambda } from '../printing.ts';
import { createResumeJob, measurePages as measure } from '../renderPdf.ts';

export { close, rest, warm } from '../printing.ts';

/** POST /api/page-breaks: returns where pages and lines of a résumé's PDF begin. Nothing is printed or kept. */
export const handler = handlerFor('measurePages', measurePages, { counters: environmentCounters });

async function measurePages(
  { body, user }: ApiCall<'measurePages'>,
  { environment, signal, address, reportCost }: CallContext<'measurePages'>,
): Promise<HandlerResponse<'measurePages'>> {
  const { resumeData, templateId } = body;
  const assets = loadAssets(environment.TEMPLATE_ASSETS_DIR);
  return turns.take(
    { user, address, signal },
    () => createResumeJob(withTemplate(resumeData, templateId), assets, { carry: false }),
    async (job, { printer, options }) => {
      const started = performance.now();
      const breaks = await measure(printer, job, options);
      const seconds = (performance.now() - started) / 1_000;
      if (seconds > 0.1) reportCost(seconds * PRINT_SECOND_DOLLARS);
      return { body: breaks };
    },
  );
}

await warmInLambda();
