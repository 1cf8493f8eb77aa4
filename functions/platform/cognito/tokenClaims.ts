/** Seconds that the clocks of pool and function may differ. */
const CLOCK_SKEW_SECONDS = 60;

/** The claims of a token with a verified signature. */
interface DecodedToken {
  readonly header: { readonly alg?: unknown; readonly crit?: unknown };
  readonly payload: { readonly sub?: unknown; readonly exp?: unknown; readonly iat?: unknown };
}

/**
 * Checks that the library's verifiers do not make: that a token expires, when it was issued, its subject, and its
 * algorithm. A signed token without expiry would be valid for ever. Throws what is wrong.
 */
export function checkClaims({ header, payload }: DecodedToken, now: Date = new Date()): void {
  // A pool signs by RS256 and nothing else; what is marked critical is unknown to us (RFC 7515, 4.1.11).
  if (header.alg !== 'RS256') throw new Error('signed in another way');
  if (header.crit !== undefined) throw new Error('a critical header');
  if (typeof payload.exp !== 'number') throw new Error('no end');
  if (typeof payload.iat !== 'number' || payload.iat > now.getTime() / 1_000 + CLOCK_SKEW_SECONDS)
    throw new Error('no beginning');
  if (typeof payload.sub !== 'string' || payload.sub === '') throw new Error('nobody');
}
