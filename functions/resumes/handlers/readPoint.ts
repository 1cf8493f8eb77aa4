import { AppError } from '../../../shared/errors/errors.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createResumeHistory } from '../resumeHistory.ts';

/** GET /api/resumes/{id}/points/{version}: an earlier state of the caller's résumé. */
export const handler = handlerFor('readPoint', async ({ user, params }, { environment }) => {
  const history = createResumeHistory(database, { requests: environment.REQUESTS_TABLE });
  const point = await history.find(user.id, params.id, params.version);
  if (!point) throw new AppError('point_not_found');
  return { body: point };
});
