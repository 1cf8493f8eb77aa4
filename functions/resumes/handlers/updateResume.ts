import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { toSavedResume } from '../response.ts';
import { createResumeRepository } from '../resumeRepository.ts';
import { claimTemplateUse } from '../../templates/claimTemplateUse.ts';

/**
 * PUT /api/resumes/{id}: saves over the version the caller read; a newer version is a conflict (409) with the stored
 * résumé (optimistic lock).
 */
export const handler = handlerFor('updateResume', async ({ user, params, body }, { environment }) => {
  const { name, data: resume, version } = body;
  const resumes = createResumeRepository(database, { resumes: environment.RESUMES_TABLE });
  const mayUseTemplate = await claimTemplateUse(database, environment.USERS_TABLE, user.id, resume.templateId);
  return {
    body: toSavedResume(await resumes.update(user.id, params.id, version, name, resume, !mayUseTemplate)),
  };
});
