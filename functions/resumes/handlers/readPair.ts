import { AppError } from '../../../shared/errors/errors.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createResumePairs } from '../resumePairs.ts';

/** GET /api/pairs/{id}: what the caller's résumé and its twin agree on. */
export const handler = handlerFor('readPair', async ({ user, params }, { environment }) => {
  const pairs = createResumePairs(database, { requests: environment.REQUESTS_TABLE });
  const sides = await pairs.find(user.id, params.id);
  if (!sides) throw new AppError('resume_not_found');
  return { body: { sides } };
});
