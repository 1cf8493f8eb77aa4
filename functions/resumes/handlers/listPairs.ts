import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createResumePairs } from '../resumePairs.ts';

/** GET /api/pairs: which of the caller's résumés are the same in another language. */
export const handler = handlerFor('listPairs', async ({ user }, { environment }) => ({
  body: await createResumePairs(database, { requests: environment.REQUESTS_TABLE }).list(user.id),
}));
