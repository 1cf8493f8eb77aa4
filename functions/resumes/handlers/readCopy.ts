import { AppError } from '../../../shared/errors/errors.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createResumeCopies } from '../resumeCopies.ts';

/** GET /api/copies/{id}: the advertisement of the caller's copy for a job, and its base as it was. */
export const handler = handlerFor('readCopy', async ({ user, params }, { environment }) => {
  const copies = createResumeCopies(database, { requests: environment.REQUESTS_TABLE });
  const copy = await copies.find(user.id, params.id);
  if (!copy) throw new AppError('resume_not_found');
  return { body: copy };
});
