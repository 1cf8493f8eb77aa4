import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { describeLink } from '../linkState.ts';
import { createResumeLinks } from '../resumeLinks.ts';

/** PUT /api/resumes/{id}/link: makes the link of the caller's résumé, or changes it. */
export const handler = handlerFor('saveLink', async ({ user, params, body }, { environment }) => {
  const { key, ...settings } = body;
  const tables = {
    users: environment.USERS_TABLE,
    resumes: environment.RESUMES_TABLE,
    requests: environment.REQUESTS_TABLE,
  };
  const saved = await createResumeLinks(database, tables).save(user, params.id, settings, key);
  return { body: await describeLink(database, tables, saved) };
});
