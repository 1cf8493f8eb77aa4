import { createSign, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';

/** A user pool whose tokens a test signs, in the form that the real verifier expects. */
export const TEST_POOL = { userPoolId: 'eu-central-1_Test12345', clientId: 'test-client' } as const;
const ISSUER = `https://cognito-idp.eu-central-1.amazonaws.com/${TEST_POOL.userPoolId}`;

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
  /** The public keys as the pool would publish them (JWKS). */
  readonly jwk: object;
}

export function createSigningKey(id: string = randomUUID()): SigningKey {
  // Many files make some: one of 2,048 bits takes eight times as long.
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1_024 });
  return { id, key: privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' } };
}

/** Claims of a valid access token. */
export function accessTokenClaims(subject: string): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1_000);
  return {
    sub: subject,
    iss: ISSUER,
    client_id: TEST_POOL.clientId,
    token_use: 'access',
    scope: 'openid',
    iat: now - 10,
    auth_time: now - 10,
    exp: now + 600,
    jti: randomUUID(),
    username: subject,
  };
}

/** A signed token; given claims and header parts replace the valid ones. */
export function signToken(key: SigningKey, subject: string, claims: object = {}, header: object = {}): string {
  const head = { alg: 'RS256', kid: key.id, typ: 'JWT', ...header };
  const signed = `${encodePart(head)}.${encodePart({ ...accessTokenClaims(subject), ...claims })}`;
  // Signed as the header says, so that the header alone is wrong.
  const digest = /^RS(384|512)$/.exec(head.alg)?.[1] ?? '256';
  return `${signed}.${createSign(`RSA-SHA${digest}`).update(signed).sign(key.key).toString('base64url')}`;
}

/** A token that claims to need no signature (alg "none"). */
export function createUnsignedToken(subject: string): string {
  return `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(accessTokenClaims(subject))}.`;
}

/** Every known way to forge a token: name of the attempt, and the token. */
export function createBadTokens(key: SigningKey): readonly (readonly [attempt: string, token: string])[] {
  const other = createSigningKey(key.id);
  const past = Math.floor(Date.now() / 1_000) - 3_600;
  const future = past + 7_200;
  const good = signToken(key, 'dana');
  const [head, body, signature] = good.split('.') as [string, string, string];
  const asAnother = Buffer.from(body, 'base64url').toString().replaceAll('"dana"', '"noam"');
  const asHmac = `${encodePart({ alg: 'HS256', kid: key.id, typ: 'JWT' })}.${body}`;
  return [
    ['expired', signToken(key, 'dana', { exp: past })],
    ['without an end', signToken(key, 'dana', { exp: undefined })],
    ['with an end that is no number', signToken(key, 'dana', { exp: String(future) })],
    ['with an end that is null', signToken(key, 'dana', { exp: null })],
    ['without a beginning', signToken(key, 'dana', { iat: undefined })],
    ['made in the future', signToken(key, 'dana', { iat: future, exp: future + 600 })],
    ['of no use', signToken(key, 'dana', { token_use: undefined })],
    ['of uses', signToken(key, 'dana', { token_use: ['access'] })],
    ['of no client', signToken(key, 'dana', { client_id: undefined })],
    ['of clients', signToken(key, 'dana', { client_id: [TEST_POOL.clientId] })],
    ['of no pool', signToken(key, 'dana', { iss: undefined })],
    ['of a pool whose name begins like ours', signToken(key, 'dana', { iss: `${ISSUER}x` })],
    ['of nobody', signToken(key, 'dana', { sub: undefined })],
    ['of a nameless one', signToken(key, 'dana', { sub: '' })],
    ['of a number', signToken(key, 'dana', { sub: 7 })],
    ['signed by no named key', signToken(key, 'dana', {}, { kid: undefined })],
    ['signed by the key __proto__', signToken(key, 'dana', {}, { kid: '__proto__' })],
    ['signed by RS512', signToken(key, 'dana', {}, { alg: 'RS512' })],
    ['signed by rs256', signToken(key, 'dana', {}, { alg: 'rs256' })],
    ['signed by nothing that is named', signToken(key, 'dana', {}, { alg: undefined })],
    ['with a header that must be understood', signToken(key, 'dana', {}, { crit: ['b64'], b64: false })],
    ['with a key of its own', signToken(other, 'dana', {}, { jwk: other.jwk, kid: other.id })],
    ['not valid yet', signToken(key, 'dana', { nbf: future })],
    ['signed by another key of the same name', signToken(other, 'dana')],
    ['signed by an unknown key', signToken(createSigningKey(), 'dana')],
    ['of another client', signToken(key, 'dana', { client_id: 'another-client' })],
    ['of another pool', signToken(key, 'dana', { iss: ISSUER.replace('Test12345', 'Other6789') })],
    ['an ID token', signToken(key, 'dana', { token_use: 'id', aud: TEST_POOL.clientId, client_id: undefined })],
    ['unsigned, alg none', createUnsignedToken('dana')],
    ['unsigned, alg none, with a signature left', `${encodePart({ alg: 'none', kid: key.id })}.${body}.${signature}`],
    ['alg HS256 over the public key', `${asHmac}.${signature}`],
    ['with claims changed after signing', `${head}.${Buffer.from(asAnother).toString('base64url')}.${signature}`],
    ['with its signature cut off', `${head}.${body}.`],
    ['no token at all', 'abc'],
    ['not JSON', 'a.b.c'],
  ];
}
