import { database } from '../data/client.ts';
import { handlerFor } from '../middleware/handler.ts';
import { createProgressRepository } from './progressStore.ts';

/** GET /api/improve-resume/{requestId}: which sections of a running improvement have come. */
export const handler = handlerFor('readImproveProgress', async ({ params, user }, { environment }) => ({
  body: { finished: [...(await createProgressRepository(database, environment.REQUESTS_TABLE).read(user.id, params.requestId))] },
}));
