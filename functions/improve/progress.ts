import { database } from '../data/client.ts';
import { handlerFor } from '../middleware/handler.ts';
import { progressStore } from './progressStore.ts';

/** GET /api/improve-resume/{requestId}: which sections of a running improvement have come. */
export const handler = handlerFor('improveProgress', async ({ params, user }, { environment }) => ({
  body: { finished: [...(await progressStore(database, environment.REQUESTS_TABLE).read(user.id, params.requestId))] },
}));
