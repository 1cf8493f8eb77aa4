import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createResumeHistory } from '../resumeHistory.ts';

/** GET /api/resumes/{id}/points: the history of the caller's résumé, the newest state first. */
export const handler = handlerFor('listPoints', async ({ user, params }, { environment }) => ({
  body: [...(await createResumeHistory(database, { requests: environment.REQUESTS_TABLE }).list(user.id, params.id))],
}));
