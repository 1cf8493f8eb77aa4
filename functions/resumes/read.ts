import { database } from '../data/client.ts';
import { handlerFor } from '../middleware/handler.ts';
import { toSavedResume } from './answer.ts';
import { createResumeRepository } from '../data/resumes.ts';

/** GET /api/resumes/{id}: 'Resume not found' or 'Unauthorized' where it is missing or somebody else's (ERR-10, ROLE-10). */
export const handler = handlerFor('readResume', async ({ user, params }, { environment }) => ({
  body: toSavedResume(await createResumeRepository(database, { resumes: environment.RESUMES_TABLE }).read(user.id, params.id)),
}));
