import { createSign, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';

/** The pool whose tokens a test signs, in the form the real verifier wants. */
export const POOL = { userPoolId: 'eu-central-1_Test12345', clientId: 'test-client' } as const;
const ISSUER = `https://cognito-idp.eu-central-1.amazonaws.com/${POOL.userPoolId}`;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
  /** As the pool would publish it. */
  readonly jwk: object;
}

export function signingKey(id: string = randomUUID()): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { id, key: privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' } };
}

/** Claims of a good access token. */
export function claimsOf(subject: string): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1_000);
  return { sub: subject, iss: ISSUER, client_id: POOL.clientId, token_use: 'access', scope: 'openid', iat: now - 10, auth_time: now - 10, exp: now + 600, jti: randomUUID(), username: subject };
}

/** A signed token; claims and header parts given replace the good ones. */
export function tokenOf(key: SigningKey, subject: string, claims: object = {}, header: object = {}): string {
  const head = { alg: 'RS256', kid: key.id, typ: 'JWT', ...header };
  const signed = `${encode(head)}.${encode({ ...claimsOf(subject), ...claims })}`;
  // As the header says, so that what is wrong is the header alone.
  const digest = /^RS(384|512)$/.exec(head.alg)?.[1] ?? '256';
  return `${signed}.${createSign(`RSA-SHA${digest}`).update(signed).sign(key.key).toString('base64url')}`;
}

/** A token that claims to need no signature. */
export function unsignedToken(subject: string): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claimsOf(subject))}.`;
}

/** Every way we know to be somebody without being them: name of the attempt, and the token. */
export function badTokens(key: SigningKey): readonly (readonly [attempt: string, token: string])[] {
  const other = signingKey(key.id);
  const past = Math.floor(Date.now() / 1_000) - 3_600;
  const future = past + 7_200;
  const good = tokenOf(key, 'dana');
  const [head, body, signature] = good.split('.') as [string, string, string];
  const asAnother = Buffer.from(body, 'base64url').toString().replaceAll('"dana"', '"noam"');
  const asHmac = `${encode({ alg: 'HS256', kid: key.id, typ: 'JWT' })}.${body}`;
  return [
    ['expired', tokenOf(key, 'dana', { exp: past })],
    ['without an end', tokenOf(key, 'dana', { exp: undefined })],
    ['with an end that is no number', tokenOf(key, 'dana', { exp: String(future) })],
    ['with an end that is null', tokenOf(key, 'dana', { exp: null })],
    ['without a beginning', tokenOf(key, 'dana', { iat: undefined })],
    ['made in the future', tokenOf(key, 'dana', { iat: future, exp: future + 600 })],
    ['of no use', tokenOf(key, 'dana', { token_use: undefined })],
    ['of uses', tokenOf(key, 'dana', { token_use: ['access'] })],
    ['of no client', tokenOf(key, 'dana', { client_id: undefined })],
    ['of clients', tokenOf(key, 'dana', { client_id: [POOL.clientId] })],
    ['of no pool', tokenOf(key, 'dana', { iss: undefined })],
    ['of a pool whose name begins like ours', tokenOf(key, 'dana', { iss: `${ISSUER}x` })],
    ['of nobody', tokenOf(key, 'dana', { sub: undefined })],
    ['of a nameless one', tokenOf(key, 'dana', { sub: '' })],
    ['of a number', tokenOf(key, 'dana', { sub: 7 })],
    ['signed by no named key', tokenOf(key, 'dana', {}, { kid: undefined })],
    ['signed by the key __proto__', tokenOf(key, 'dana', {}, { kid: '__proto__' })],
    ['signed by RS512', tokenOf(key, 'dana', {}, { alg: 'RS512' })],
    ['signed by rs256', tokenOf(key, 'dana', {}, { alg: 'rs256' })],
    ['signed by nothing that is named', tokenOf(key, 'dana', {}, { alg: undefined })],
    ['with a header that must be understood', tokenOf(key, 'dana', {}, { crit: ['b64'], b64: false })],
    ['with a key of its own', tokenOf(other, 'dana', {}, { jwk: other.jwk, kid: other.id })],
    ['not valid yet', tokenOf(key, 'dana', { nbf: future })],
    ['signed by another key of the same name', tokenOf(other, 'dana')],
    ['signed by an unknown key', tokenOf(signingKey(), 'dana')],
    ['of another client', tokenOf(key, 'dana', { client_id: 'another-client' })],
    ['of another pool', tokenOf(key, 'dana', { iss: ISSUER.replace('Test12345', 'Other6789') })],
    ['an ID token', tokenOf(key, 'dana', { token_use: 'id', aud: POOL.clientId, client_id: undefined })],
    ['unsigned, alg none', unsignedToken('dana')],
    ['unsigned, alg none, with a signature left', `${encode({ alg: 'none', kid: key.id })}.${body}.${signature}`],
    ['alg HS256 over the public key', `${asHmac}.${signature}`],
    ['with claims changed after signing', `${head}.${Buffer.from(asAnother).toString('base64url')}.${signature}`],
    ['with its signature cut off', `${head}.${body}.`],
    ['no token at all', 'abc'],
    ['not JSON', 'a.b.c'],
  ];
}
