import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createResumeRepository } from '../resumeRepository.ts';

/** GET /api/resumes: the caller's résumés, last changed first (CLOUD-12). */
export const handler = handlerFor('listResumes', async ({ user }, { environment }) => ({
  body: await createResumeRepository(database, { resumes: environment.RESUMES_TABLE }).list(user.id),
}));
