import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { toSavedResume } from '../response.ts';
import { createResumeInventory } from '../resumeInventory.ts';

/** POST /api/bin/{id}: takes a deleted résumé out of the bin, into a slot (CLOUD-10). */
export const handler = handlerFor('restoreResume', async ({ user, params }, { environment }) => {
  const inventory = createResumeInventory(database, {
    users: environment.USERS_TABLE,
    resumes: environment.RESUMES_TABLE,
    requests: environment.REQUESTS_TABLE,
  });
  return { body: toSavedResume(await inventory.restore(user.id, params.id)) };
});
