import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { isFromOrigin } from './viewerAddress.ts';

/**
 * The authorizer of routes that take calls without a token: whether a call came through the distribution. HTTP API asks
 * it about each value of the secret's header once an hour, and refuses calls without that header by itself, so that
 * what goes to the API's own address starts no endpoint's function. Each endpoint looks at the secret all the same.
 */
export const handler = async ({
  identitySource,
}: Pick<APIGatewayRequestAuthorizerEventV2, 'identitySource'>): Promise<APIGatewaySimpleAuthorizerResult> => ({
  isAuthorized: isFromOrigin((identitySource ?? []).join(',')),
});
