/**
 * The claim of a token that names an account whose id is not the token's subject: one that stood before its user pool
 * was lost (decision 63). Only the pool's own trigger can write it, in both kinds of token.
 */
export const ACCOUNT_CLAIM = 'account_id';

interface AccountClaims {
  readonly sub: string;
  readonly [ACCOUNT_CLAIM]?: unknown;
}

/** The id of the account that a verified token speaks for. */
export function accountOf({ sub, [ACCOUNT_CLAIM]: account }: AccountClaims): string {
  return typeof account === 'string' && account !== '' ? account : sub;
}
