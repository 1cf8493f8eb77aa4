import { AppError } from '../../../shared/errors/errors.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { claimTemplateUse } from '../../templates/claimTemplateUse.ts';
import { refusalToError, resumeIdFromRequest, toSavedResume } from '../response.ts';
import { createResumeInventory } from '../resumeInventory.ts';
import { createResumeRepository } from '../resumeRepository.ts';

/** POST /api/resumes/{id}/twin: the caller's résumé in another language, within their limit. */
export const handler = handlerFor('createTwin', async ({ user, params, body }, { environment }) => {
  const tables = {
    users: environment.USERS_TABLE,
    resumes: environment.RESUMES_TABLE,
    requests: environment.REQUESTS_TABLE,
  };
  const base = await createResumeRepository(database, tables).read(user.id, params.id, true);
  if (!('saved' in base)) throw refusalToError(base);
  if (!(await claimTemplateUse(database, tables.users, user.id, body.data.templateId)))
    throw new AppError('premium_template');
  const id = resumeIdFromRequest(user.id, body.requestId);
  const made = await createResumeInventory(database, tables).twin(base.saved, { id, ...body });
  if (made === 'conflict') throw new AppError('conflict');
  if ('refused' in made) throw refusalToError(made);
  return { body: { resume: toSavedResume(made), sides: made.sides }, status: 201 };
});
