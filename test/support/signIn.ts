import { createHash, randomBytes } from 'node:crypto';
import { SIGN_IN, type SiteConfig } from '../../shared/site/siteConfig.ts';

/** An endpoint's answer of any type: tests compare it. */
// oxlint-disable-next-line typescript/no-explicit-any
type ResponseBody = Record<string, any>;

/** Somebody who is signed in at the identity emulator, and calls the product's endpoints. */
export interface TestPerson {
  readonly id: string;
  readonly email: string;
  readonly idToken: string;
  readonly accessToken: string;
  /** A call with the person's access token (or the given one), as an English-speaking browser makes it. */
  call(method: string, path: string, body?: unknown, token?: string): Promise<{ status: number; body: ResponseBody }>;
  /** Exchanges the refresh token as Amplify does; rejects when the pool refuses. */
  refresh(): Promise<void>;
}

/** Runs the whole sign-in (PKCE, account page, code exchange) of the product that runs at `site`. */
export async function signInPerson(site: string, account: { email: string; name: string }): Promise<TestPerson> {
  const { auth } = (await (await fetch(`${site}/config.json`)).json()) as SiteConfig;
  if (!auth) throw new Error('no sign-in is configured');
  const origin = `${auth.plainHttp ? 'http' : 'https'}://${auth.domain}`;
  const returnTo = site + SIGN_IN.callbackPath;
  const verifier = randomBytes(32).toString('base64url');
  const jar = new Map<string, string>();
  const visit = async (url: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(url, origin), { ...init, headers: { cookie }, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (name !== undefined && value !== undefined) jar.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null)
      throw new Error(`the sign-in service answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
    return next;
  };
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: auth.userPoolClientId,
    redirect_uri: returnTo,
    scope: SIGN_IN.scopes.join(' '),
    state: 's',
    identity_provider: 'Google',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  let location = await visit(`/oauth2/authorize?${query}`);
  location = await visit(new URL(location, origin).pathname, { method: 'POST', body: new URLSearchParams(account) });
  while (!location.startsWith(returnTo)) location = await visit(new URL(location, origin).pathname);
  const form = {
    grant_type: 'authorization_code',
    code: new URL(location).searchParams.get('code') ?? '',
    client_id: auth.userPoolClientId,
    redirect_uri: returnTo,
    code_verifier: verifier,
  };
  const issued = (await (
    await fetch(`${origin}/oauth2/token`, { method: 'POST', body: new URLSearchParams(form) })
  ).json()) as Record<string, string>;
  const { id_token: idToken = '', access_token: accessToken = '', refresh_token: refreshToken = '' } = issued;
  const { sub } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return {
    id: sub,
    email: account.email,
    idToken,
    accessToken,
    async call(method, path, body, token = accessToken) {
      const headers = {
        authorization: `Bearer ${token}`,
        'accept-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const response = await fetch(site + path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as ResponseBody };
    },
    async refresh() {
      const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken' };
      const response = await fetch(auth.userPoolEndpoint ?? origin, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ClientId: auth.userPoolClientId, RefreshToken: refreshToken }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
  };
}
