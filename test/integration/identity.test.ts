import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCognitoEmulator, type CognitoEmulator } from '../../infra/local/emulators/cognito/server.ts';

const POOL_ID = 'eu-central-1_Local0001';
const CLIENT_ID = 'local-client';
const RETURN = 'http://localhost:3000/signed-in';
const issuer = `https://cognito-idp.eu-central-1.amazonaws.com/${POOL_ID}`;

const pool = { issuer, clientId: CLIENT_ID, redirectUris: [RETURN], tokenSeconds: 3_600 };

let folder: string;
let identity: CognitoEmulator;

async function restart(refreshGraceSeconds?: number): Promise<void> {
  identity = await startCognitoEmulator({
    folder,
    pool,
    logoutUris: ['http://localhost:3000/'],
    ...(refreshGraceSeconds !== undefined && { refreshGraceSeconds }),
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-'));
  await restart();
});
afterAll(async () => {
  await identity.close();
  await rm(folder, { recursive: true });
});

/** A browser's cookie jar over fetch, following no redirect by itself. */
function browser() {
  const jar = new Map<string, string>();
  return async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(url, identity.url), { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) jar.set(name, value);
    }
    return response;
  };
}

type Browser = ReturnType<typeof browser>;
const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

async function authorize(visit: Browser, extra: Record<string, string> = {}): Promise<Response> {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: RETURN,
    scope: 'openid email profile',
    state: 's1',
    identity_provider: 'Google',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...extra,
  });
  return visit(`/oauth2/authorize?${query}`);
}

/** Walks from the account page to the address the product is returned to. */
async function choose(visit: Browser, form: Record<string, string>): Promise<URL> {
  let response = await authorize(visit);
  let location = response.headers.get('location') ?? '';
  if (location.includes('/interaction/')) {
    const interaction = new URL(location, identity.url).pathname;
    response = await visit(interaction, { method: 'POST', body: new URLSearchParams(form) });
    location = response.headers.get('location') ?? '';
  }
  while (location.startsWith('/') || (location.startsWith('http://localhost') && !location.startsWith(RETURN))) {
    response = await visit(new URL(location, identity.url).pathname);
    location = response.headers.get('location') ?? '';
  }
  return new URL(location);
}

async function tokens(code: string): Promise<Record<string, string>> {
  const response = await fetch(new URL('/oauth2/token', identity.url), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: CLIENT_ID,
      redirect_uri: RETURN,
      code_verifier: verifier,
    }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, string>;
}

async function verifierFor(tokenUse: 'id' | 'access') {
  const jwtVerifier = CognitoJwtVerifier.create({ userPoolId: POOL_ID, tokenUse, clientId: CLIENT_ID });
  jwtVerifier.cacheJwks((await (await fetch(new URL('/.well-known/jwks.json', identity.url))).json()) as never);
  return jwtVerifier;
}

async function poolCall(operation: string, input: object) {
  const response = await fetch(identity.url, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify(input),
  });
  return { status: response.status, body: (await response.json()) as Record<string, Record<string, string>> };
}

async function refresh(
  refreshToken: string | undefined,
): Promise<{ status: number; next: string | undefined; idToken: string }> {
  const { status, body } = await poolCall('GetTokensFromRefreshToken', {
    ClientId: CLIENT_ID,
    RefreshToken: refreshToken,
  });
  const result = body['AuthenticationResult'];
  return { status, next: result?.['RefreshToken'], idToken: result?.['IdToken'] ?? '' };
}

describe('the identity emulator', () => {
  it('signs a Google account in and issues tokens that an unmodified Cognito verifier accepts', async () => {
    const visit = browser();
    const returned = await choose(visit, { email: 'dana@example.com', name: 'דנה כהן' });
    expect(returned.searchParams.get('state')).toBe('s1');
    const issued = await tokens(returned.searchParams.get('code') ?? '');
    const id = await (await verifierFor('id')).verify(issued['id_token'] as string);
    expect(id).toMatchObject({
      email: 'dana@example.com',
      name: 'דנה כהן',
      token_use: 'id',
      identities: [{ providerName: 'Google' }],
    });
    const access = await (await verifierFor('access')).verify(issued['access_token'] as string);
    expect(access).toMatchObject({ sub: id.sub, client_id: CLIENT_ID, token_use: 'access' });
    await expect((await verifierFor('id')).verify(issued['access_token'] as string)).rejects.toThrow();
  });

  it('signs in twelve new people at once, and has them all on the disk', async () => {
    const emails = Array.from({ length: 12 }, (_, n) => `person-${n}@example.com`);
    const returned = await Promise.all(emails.map((email) => choose(browser(), { email, name: 'דנה' })));
    const issued = await Promise.all(returned.map((address) => tokens(address.searchParams.get('code') ?? '')));
    expect(new Set(issued.map(({ refresh_token: token }) => token)).size).toBe(12);
    const stored = JSON.parse(await readFile(join(folder, 'accounts.json'), 'utf8')) as {
      accounts: { email: string }[];
    };
    expect(stored.accounts.map(({ email }) => email)).toEqual(expect.arrayContaining(emails));
  });

  it('rotates refresh tokens: an old one is good for a moment, then neither it nor what came of it', async () => {
    const returned = await choose(browser(), { email: 'omer@example.com', name: 'Omer' });
    const { refresh_token: first } = await tokens(returned.searchParams.get('code') ?? '');
    const once = await refresh(first);
    await expect((await verifierFor('id')).verify(once.idToken)).resolves.toMatchObject({ email: 'omer@example.com' });
    expect(once.next).not.toBe(first);
    // Another tab, at the same time.
    expect((await refresh(first)).status).toBe(200);
    await identity.close();
    await restart(0);
    expect((await refresh(first)).status).toBe(400);
    expect((await refresh(once.next)).status).toBe(400);
  });

  it('knows whoever is signed in after a restart, by token and by cookie', async () => {
    const visit = browser();
    const returned = await choose(visit, { email: 'tal@example.com', name: 'Tal' });
    const issued = await tokens(returned.searchParams.get('code') ?? '');
    await identity.close();
    await restart();
    const again = await refresh(issued['refresh_token']);
    const before = await (await verifierFor('id')).verify(issued['id_token'] as string);
    await expect((await verifierFor('id')).verify(again.idToken)).resolves.toMatchObject({ sub: before.sub });
    expect((await authorize(visit)).headers.get('location')).toContain(RETURN);
  });

  it('says which file is damaged, and leaves it alone', async () => {
    const damaged = await mkdtemp(join(tmpdir(), 'identity-'));
    const file = join(damaged, 'sign-ins.json');
    await writeFile(file, '[["Session:');
    await expect(startCognitoEmulator({ folder: damaged, pool, logoutUris: [] })).rejects.toThrow(
      `The file ${file} is damaged: delete it, and start again.`,
    );
    expect(await readFile(file, 'utf8')).toBe('[["Session:');
    await rm(damaged, { recursive: true });
  });

  it('returns access_denied when the person cancels', async () => {
    const returned = await choose(browser(), { cancel: '1' });
    expect(returned.searchParams.get('error')).toBe('access_denied');
  });

  it('refuses a code without its verifier, another return address, and a flow without PKCE', async () => {
    const returned = await choose(browser(), { email: 'noa@example.com', name: 'Noa' });
    const stolen = await fetch(new URL('/oauth2/token', identity.url), {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: returned.searchParams.get('code') ?? '',
        client_id: CLIENT_ID,
        redirect_uri: RETURN,
        code_verifier: 'x'.repeat(43),
      }),
    });
    expect(stolen.status).toBe(400);
    expect((await authorize(browser(), { redirect_uri: 'https://evil.example/' })).status).toBe(400);
    const query = { response_type: 'code', client_id: CLIENT_ID, redirect_uri: RETURN, scope: 'openid' };
    const plain = await browser()(`/oauth2/authorize?${new URLSearchParams(query)}`);
    expect(plain.headers.get('location')).toContain('error=invalid_request');
  });

  it('forgets the session at sign-out, and returns only to registered addresses', async () => {
    const visit = browser();
    await choose(visit, { email: 'gal@example.com', name: 'Gal' });
    expect((await authorize(visit)).headers.get('location')).toContain(RETURN);
    const out = await visit(
      `/logout?client_id=${CLIENT_ID}&logout_uri=${encodeURIComponent('http://localhost:3000/')}`,
    );
    expect(out.headers.get('location')).toBe('http://localhost:3000/');
    expect((await authorize(visit)).headers.get('location')).toContain('/interaction/');
    expect(
      (await visit(`/logout?client_id=${CLIENT_ID}&logout_uri=${encodeURIComponent('https://evil.example/')}`)).status,
    ).toBe(400);
  });

  it('gives the same person a new subject after the user was deleted, and keeps the Google number', async () => {
    const before = await identity.directory.signIn('yael@example.com', 'Yael');
    expect((await poolCall('AdminDeleteUser', { Username: before.sub })).status).toBe(200);
    const after = await identity.directory.signIn('yael@example.com', 'Yael');
    expect(after.sub).not.toBe(before.sub);
    expect(after.googleId).toBe(before.googleId);
  });
});
