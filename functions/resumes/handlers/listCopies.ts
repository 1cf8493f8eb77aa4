import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createResumeCopies } from '../resumeCopies.ts';

/** GET /api/copies: what the caller's copies for jobs were made from and for. */
export const handler = handlerFor('listCopies', async ({ user }, { environment }) => ({
  body: await createResumeCopies(database, { requests: environment.REQUESTS_TABLE }).list(user.id),
}));
