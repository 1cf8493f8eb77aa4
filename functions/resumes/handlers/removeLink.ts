import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createResumeLinks } from '../resumeLinks.ts';

/** DELETE /api/resumes/{id}/link: takes the link of the caller's résumé back. */
export const handler = handlerFor('removeLink', async ({ user, params }, { environment }) => {
  const tables = { resumes: environment.RESUMES_TABLE, requests: environment.REQUESTS_TABLE };
  await createResumeLinks(database, tables).remove(user.id, params.id);
  return { body: { removed: true as const } };
});
