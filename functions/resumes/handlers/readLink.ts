import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { describeLink } from '../linkState.ts';
import { createResumeLinks } from '../resumeLinks.ts';

/** GET /api/resumes/{id}/link: the link of the caller's résumé. */
export const handler = handlerFor('readLink', async ({ user, params }, { environment }) => {
  const tables = {
    users: environment.USERS_TABLE,
    resumes: environment.RESUMES_TABLE,
    requests: environment.REQUESTS_TABLE,
  };
  const resume = await createResumeLinks(database, tables).own(user.id, params.id);
  return { body: await describeLink(database, tables, resume) };
});
