import type { Identity } from '../../shared/profile.ts';
import { configuredPool, verifierOf, type UserPool } from '../middleware/userPool.ts';

/** Who an ID token says somebody is, with the number of their Google account. */
export interface VerifiedIdentity extends Identity {
  readonly accountNumber: string;
}

export type VerifyIdentity = (idToken: string) => Promise<VerifiedIdentity>;

interface Claims {
  readonly sub: string;
  readonly email?: unknown;
  readonly name?: unknown;
  readonly picture?: unknown;
  readonly identities?: unknown;
}

/** Verifies ID tokens of one user pool and client; access tokens are refused. */
export function cognitoIdentities(pool: UserPool): VerifyIdentity {
  const verifier = verifierOf(pool, 'id');
  return async (idToken) => identityOf(await verifier.verify(idToken));
}

let verify: VerifyIdentity | undefined;

/** The verifier of the pool that the environment names. */
export function poolIdentities(): VerifyIdentity {
  const pool = configuredPool();
  return (verify ??= cognitoIdentities(pool));
}

/** The claims as a profile wants them: bounded texts, a picture only from https, the Google number where there is one. */
export function identityOf(claims: Claims): VerifiedIdentity {
  const picture = textOf(claims.picture, 2_000);
  return {
    uid: claims.sub,
    email: textOf(claims.email, 320),
    displayName: textOf(claims.name, 300),
    photoURL: picture.startsWith('https://') ? picture : '',
    accountNumber: googleNumber(claims.identities) ?? claims.sub,
  };
}

function textOf(value: unknown, most: number): string {
  return typeof value === 'string' ? value.slice(0, most) : '';
}

function googleNumber(identities: unknown): string | undefined {
  if (!Array.isArray(identities)) return undefined;
  const google = identities.find((identity: { providerName?: unknown }) => identity.providerName === 'Google') as { userId?: unknown } | undefined;
  return typeof google?.userId === 'string' ? google.userId : undefined;
}
