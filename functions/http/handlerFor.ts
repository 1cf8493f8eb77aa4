import type { EndpointName } from '../../shared/api/endpoints.ts';
import { database } from '../platform/dynamodb/client.ts';
import { isDeleted } from '../platform/accountDeletion.ts';
import { readEnvironment } from '../platform/environment.ts';
import { pipelineFor, type LambdaHandler, type HandlerDependencies, type EndpointHandler } from './pipeline.ts';

export type { LambdaHandler, HandlerDependencies };

/**
 * The Lambda handler of an endpoint that people call with a token: {@link pipelineFor}, and each token is checked
 * against the markers of deleted accounts, for one read unit (docs/decisions/0022-deleted-accounts.md).
 *
 * @example export const handler = handlerFor('readProfile', async ({ user }) => ({ body: await profileOf(user.id) }));
 */
export function handlerFor<Name extends EndpointName>(
  name: Name,
  run: EndpointHandler<Name>,
  dependencies: HandlerDependencies = {},
): LambdaHandler {
  return pipelineFor(name, run, {
    isDeleted: (user) => isDeleted(database, readEnvironment(['REQUESTS_TABLE']).REQUESTS_TABLE, user),
    ...dependencies,
  });
}
