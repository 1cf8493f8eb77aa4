import type { UserIdentity } from '../../shared/account/profile.ts';
import { ACCOUNT_CLAIM, accountOf } from '../platform/cognito/accountClaim.ts';
import { createJwtVerifier, keepForPool, type UserPoolConfig } from '../platform/cognito/userPool.ts';

/** The identity in an ID token, with the number of the Google account. */
export interface VerifiedIdentity extends UserIdentity {
  readonly googleAccountId: string;
}

export type VerifyIdentity = (idToken: string) => Promise<VerifiedIdentity>;

interface IdTokenClaims {
  readonly sub: string;
  readonly email?: unknown;
  readonly name?: unknown;
  readonly picture?: unknown;
  readonly identities?: unknown;
  readonly [ACCOUNT_CLAIM]?: unknown;
}

/** Verifies ID tokens of one user pool and client; access tokens are refused. */
export function createIdentityVerifier(pool: UserPoolConfig): VerifyIdentity {
  const verifier = createJwtVerifier(pool, 'id');
  return async (idToken) => toVerifiedIdentity(await verifier.verify(idToken));
}

/** The verifier of the pool that the environment names. */
export const configuredIdentityVerifier = keepForPool(createIdentityVerifier);

/**
 * The claims as a profile wants them: bounded texts, a picture only from https, the Google number if there is one.
 */
export function toVerifiedIdentity(claims: IdTokenClaims): VerifiedIdentity {
  const picture = boundedText(claims.picture, 2_000);
  return {
    uid: accountOf(claims),
    email: boundedText(claims.email, 320),
    displayName: boundedText(claims.name, 300),
    photoURL: picture.startsWith('https://') ? picture : '',
    googleAccountId: findGoogleAccountId(claims.identities) ?? claims.sub,
  };
}

function boundedText(value: unknown, most: number): string {
  return typeof value === 'string' ? value.slice(0, most) : '';
}

/** The number of the Google account among a user's identities; undefined where Google does not vouch for them. */
export function findGoogleAccountId(identities: unknown): string | undefined {
  if (!Array.isArray(identities)) return undefined;
  const google = identities.find((identity: { providerName?: unknown }) => identity.providerName === 'Google') as
    | { userId?: unknown }
    | undefined;
  return typeof google?.userId === 'string' ? google.userId : undefined;
}
