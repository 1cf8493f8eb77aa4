import { JwtRsaVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import { keysFrom } from '../../functions/platform/cognito/userPool.ts';
import { checkClaims } from '../../functions/platform/cognito/tokenClaims.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';

/** Whether a call may reach its function. Rejects where the keys cannot be had. */
export type Authorize = (endpoint: Endpoint, authorization: string | undefined) => Promise<boolean>;

/**
 * Checks tokens as API Gateway's JWT authorizer does on routes for signed-in people: signature, issuer, required times,
 * and that `aud` (or `client_id`, without an `aud`) is our client. It accepts ID and access tokens alike; the functions
 * tell them apart.
 */
export function createJwtAuthorizer(environment: NodeJS.ProcessEnv): Authorize {
  const { USER_POOL_ID: poolId, USER_POOL_CLIENT_ID: clientId, USER_POOL_KEYS_URL: keysUrl } = environment;
  // A system without a pool has no authorizer: its functions say that they are not configured.
  if (!poolId || !clientId) return async () => true;
  const issuer = `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`;
  const verifier = JwtRsaVerifier.create(
    {
      issuer,
      audience: null,
      jwksUri: `${issuer}/.well-known/jwks.json`,
      customJwtCheck: (token) => {
        checkClaims(token);
        const { payload } = token;
        if ((payload.aud ?? payload['client_id']) !== clientId) throw new Error('another audience');
      },
    },
    keysFrom(keysUrl),
  );
  return async ({ auth }, authorization) => {
    if (auth !== 'user') return true;
    const token = /^(?:Bearer )?([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return false;
    try {
      await verifier.verify(token);
      return true;
    } catch (error) {
      if (error instanceof FetchError) throw error;
      return false;
    }
  };
}
