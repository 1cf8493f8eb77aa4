import type { PointReason } from '../../../shared/resume/resumePoints.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { withTimeout } from '../../platform/withTimeout.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { claimTemplateUse } from '../../templates/claimTemplateUse.ts';
import { toSavedResume } from '../response.ts';
import { createResumeHistory, pointDue } from '../resumeHistory.ts';
import { createResumeRepository } from '../resumeRepository.ts';

/** How long a save waits for its history, in milliseconds; usually some ten. */
const HISTORY_PATIENCE_MS = 1_500;

/**
 * PUT /api/resumes/{id}: saves over the version the caller read; a newer version is a conflict (409) with the stored
 * résumé (optimistic lock). What is overwritten goes into the history first where a point is due.
 */
export const handler = handlerFor('updateResume', async ({ user, params: { id }, body }, { environment }) => {
  const { name, data: resume, version, before } = body;
  const resumes = createResumeRepository(database, { resumes: environment.RESUMES_TABLE });
  const [mayUseTemplate] = await Promise.all([
    claimTemplateUse(database, environment.USERS_TABLE, user.id, resume.templateId),
    withTimeout(keepBefore(), HISTORY_PATIENCE_MS).catch(toLog),
  ]);
  return { body: toSavedResume(await resumes.update(user.id, id, version, name, resume, !mayUseTemplate)) };

  async function keepBefore(): Promise<void> {
    const lookup = await resumes.read(user.id, id, true);
    if (!('saved' in lookup) || lookup.saved.version !== version) return;
    const reason: PointReason | undefined = pointDue(lookup.saved, resume, before);
    if (reason === undefined) return;
    await createResumeHistory(database, { requests: environment.REQUESTS_TABLE }).add(lookup.saved, { reason });
  }
});

/** The save does not depend on its history: a failure is for the log. */
function toLog(error: unknown): void {
  log('error', { message: 'A state was not kept in the history', ...describeError(error) });
}
