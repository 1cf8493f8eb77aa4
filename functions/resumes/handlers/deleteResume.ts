import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { refusalToError } from '../response.ts';
import { createResumeInventory } from '../resumeInventory.ts';

/** DELETE /api/resumes/{id}: its slot is free again, and for 30 days it is in the bin. */
export const handler = handlerFor('deleteResume', async ({ user, params }, { environment }) => {
  const inventory = createResumeInventory(database, {
    users: environment.USERS_TABLE,
    resumes: environment.RESUMES_TABLE,
    requests: environment.REQUESTS_TABLE,
  });
  const outcome = await inventory.remove(user.id, params.id);
  if ('refused' in outcome) throw refusalToError(outcome);
  return { body: { deleted: true as const } };
});
