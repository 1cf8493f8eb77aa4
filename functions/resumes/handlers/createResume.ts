import { createHash, randomUUID } from 'node:crypto';
import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { toSavedResume } from '../response.ts';
import { createResumeInventory } from '../resumeInventory.ts';
import { createResumeRepository } from '../resumeRepository.ts';
import { claimTemplateUse } from '../../templates/claimTemplateUse.ts';
import { AppError } from '../../../shared/errors/errors.ts';

/**
 * POST /api/resumes: saves a new résumé, or restores a deleted one under its id, within the caller's limit (CLOUD-10).
 */
export const handler = handlerFor('createResume', async ({ user, body }, { environment }) => {
  const tables = {
    users: environment.USERS_TABLE,
    resumes: environment.RESUMES_TABLE,
    requests: environment.REQUESTS_TABLE,
  };
  const inventory = createResumeInventory(database, tables);
  const { name, data: resume, deleted, requestId = randomUUID() } = body;
  // A deleted résumé with a premium template is restored even when premium has ended. Only its deletion marker proves
  // what it was.
  const restored = deleted && (await inventory.restore(user.id, deleted.id, name, resume));
  if (restored) return { body: toSavedResume(restored), status: 201 };
  if (!(await claimTemplateUse(database, environment.USERS_TABLE, user.id, resume.templateId))) {
    // The answer to the same call was lost: it is restored already.
    const back = deleted && (await createResumeRepository(database, tables).read(user.id, deleted.id, true));
    if (back && 'saved' in back && back.saved.templateId === resume.templateId)
      return { body: toSavedResume(back), status: 201 };
    throw new AppError('premium_template');
  }
  return {
    body: toSavedResume(
      await inventory.create(user.id, deleted?.id ?? resumeIdFromRequest(user.id, requestId), name, resume, deleted),
    ),
    status: 201,
  };
});

/** The id is derived from user and requestId (idempotency key), so that a repeated call creates no second résumé. */
function resumeIdFromRequest(userId: string, requestId: string): string {
  return createHash('sha256').update(`${userId} ${requestId}`).digest('base64url').slice(0, 22);
}
