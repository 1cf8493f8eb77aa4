import { pipelineFor } from '../../http/pipeline.ts';
import { TemplateAssets } from '../../pdf/templateAssets.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { linkResponse } from '../linkResponse.ts';
import { countView, isView, openLink } from '../linkViews.ts';

let assets: TemplateAssets | undefined;

/** GET /api/links/{key}: the résumé as a page. The distribution keeps the answer for at most a second. */
export const handler = pipelineFor('showLink', async ({ params: { key } }, { environment, header }) => {
  const { USERS_TABLE: users, RESUMES_TABLE: resumes, REQUESTS_TABLE: requests } = environment;
  const opened = await openLink(database, { users, resumes, requests }, key, environment.SITE_URL);
  const counted = isView(header) ? countView(database, requests, key).catch(tellUncounted) : undefined;
  assets ??= new TemplateAssets(environment.TEMPLATE_ASSETS_DIR);
  const page = linkResponse(opened, assets, environment.SITE_URL);
  await counted;
  return page;
});

/** Logs a failed count; the reader does not wait for it. */
const tellUncounted = (error: unknown) => log('error', { message: 'A view was not counted', ...describeError(error) });
