import { database } from '../data/client.ts';
import { handlerFor } from '../middleware/handler.ts';
import { refusalToError } from './answer.ts';
import { createResumeRepository } from '../data/resumes.ts';

/** DELETE /api/resumes/{id}: the place it took is free again, and for a day it can be brought back as the one it was. */
export const handler = handlerFor('deleteResume', async ({ user, params }, { environment }) => {
  const store = createResumeRepository(database, { users: environment.USERS_TABLE, resumes: environment.RESUMES_TABLE, requests: environment.REQUESTS_TABLE });
  const outcome = await store.remove(user.id, params.id);
  if ('refused' in outcome) throw refusalToError(outcome);
  return { body: { deleted: true as const } };
});
