import { randomUUID } from 'node:crypto';
import { setEnvironment } from '../../infra/local/environment.ts';
import { createCreditGrant } from '../../shared/credits/creditGrants.ts';
import { isolateText } from '../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { modelConfig, type ImproveApi } from './improveApi.ts';

export const someCredits = (credits: number, hasUsedAi: boolean) => ({
  lots: [createCreditGrant('lot-1', credits, 'operator', new Date())],
  hasUsedAi,
});
export const oneCredit = (hasUsedAi: boolean) => someCredits(1, hasUsedAi);

/**
 * Runs with the model that has this fault; one that is slow has three seconds, in which the other sections come on a
 * busy machine too.
 */
export async function withFault<T>(fault: string, run: () => Promise<T>): Promise<T> {
  const restore = setEnvironment({ MODEL_ID: modelConfig(fault, fault.startsWith('slow') ? 3 : 20) });
  try {
    return await run();
  } finally {
    restore();
  }
}

/** What a person has: credits, whether the free use is spent, uses in the log, and results that are not taken. */
export async function stateOf(improver: ImproveApi, user: string) {
  const [{ aiCredits, hasUsedAi }, untaken, uses] = await Promise.all([
    improver.profile(user),
    improver.untaken(user),
    improver.uses(user),
  ]);
  return { aiCredits, hasUsedAi, uses: uses.length, untaken };
}

/** A request for one text: the résumé holds nothing else. */
export const oneText = (improver: ImproveApi, user: string, requestId = randomUUID()) => {
  const { resumeData } = JSON.parse(improver.improveEvent(user).body ?? '') as { resumeData: ResumeData };
  return {
    requestId,
    resumeData: isolateText(resumeData, { section: 'summary' }),
    oneText: { action: 'wording' },
  };
};
