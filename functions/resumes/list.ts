import { database } from '../data/client.ts';
import { handlerFor } from '../middleware/handler.ts';
import { createResumeRepository } from '../data/resumes.ts';

/** GET /api/resumes: the caller's résumés, last changed first (CLOUD-12). */
export const handler = handlerFor('listResumes', async ({ user }, { environment }) => ({
  body: await createResumeRepository(database, { resumes: environment.RESUMES_TABLE }).list(user.id),
}));
