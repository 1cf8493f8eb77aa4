import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createResumeBin } from '../resumeBin.ts';

/** DELETE /api/bin/{id}: deletes for good what is in the bin. */
export const handler = handlerFor('discardResume', async ({ user, params }, { environment }) => {
  await createResumeBin(database, { requests: environment.REQUESTS_TABLE }).discard(user.id, params.id);
  return { body: { deleted: true as const } };
});
