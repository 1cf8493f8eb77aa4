import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createProgressRepository } from '../progressRepository.ts';

/** GET /api/improve-resume/{requestId}: progress: the finished sections of a running improvement (polled). */
export const handler = handlerFor('readImproveProgress', async ({ params, user }, { environment }) => ({
  body: {
    finished: [
      ...(await createProgressRepository(database, environment.REQUESTS_TABLE).read(user.id, params.requestId)),
    ],
  },
}));
