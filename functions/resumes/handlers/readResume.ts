import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { toSavedResume } from '../response.ts';
import { createResumeRepository } from '../resumeRepository.ts';

/**
 * GET /api/resumes/{id}: 'Resume not found' or 'Unauthorized' where it is missing or somebody else's (ERR-10, ROLE-10).
 */
export const handler = handlerFor('readResume', async ({ user, params }, { environment }) => ({
  body: toSavedResume(
    await createResumeRepository(database, { resumes: environment.RESUMES_TABLE }).read(user.id, params.id),
  ),
}));
