import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createResumeBin } from '../resumeBin.ts';

/** GET /api/bin: what the caller has deleted, the newest deletion first. */
export const handler = handlerFor('listBin', async ({ user }, { environment }) => ({
  body: await createResumeBin(database, { requests: environment.REQUESTS_TABLE }).list(user.id),
}));
