import { randomUUID } from 'node:crypto';
import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { resumeIdFromRequest, toSavedResume } from '../response.ts';
import { createResumeInventory } from '../resumeInventory.ts';
import { claimTemplateUse } from '../../templates/claimTemplateUse.ts';
import { AppError } from '../../../shared/errors/errors.ts';

/** POST /api/resumes: saves a new résumé, within the caller's limit (CLOUD-10). */
export const handler = handlerFor('createResume', async ({ user, body }, { environment }) => {
  const { name, data: resume, requestId = randomUUID() } = body;
  if (!(await claimTemplateUse(database, environment.USERS_TABLE, user.id, resume.templateId)))
    throw new AppError('premium_template');
  const inventory = createResumeInventory(database, {
    users: environment.USERS_TABLE,
    resumes: environment.RESUMES_TABLE,
    requests: environment.REQUESTS_TABLE,
  });
  const saved = await inventory.create(user.id, resumeIdFromRequest(user.id, requestId), name, resume);
  return { body: toSavedResume(saved), status: 201 };
});
