import { createHash, randomBytes } from 'node:crypto';
import { request, type APIRequestContext, type APIResponse } from 'playwright-core';
import type { Profile } from '../../shared/account/profile.ts';
import { SIGN_IN, type AuthConfig, type SiteConfig } from '../../shared/site/siteConfig.ts';

/** Cookies and storage of a browser. */
export type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;

/**
 * What a browser holds when somebody has signed in: cookies of the sign-in service, tokens where Amplify stores them,
 * and the account. Made by the same requests that the pages of the sign-in make (PKCE), without loading them.
 */
export async function sessionOf(
  site: string,
  account: { readonly email: string; readonly name: string },
): Promise<StorageState> {
  const http = await request.newContext({ ignoreHTTPSErrors: true });
  try {
    const { auth } = (await (await http.get(`${site}/config.json`)).json()) as SiteConfig;
    if (!auth) throw new Error('no sign-in is configured');
    const tokens = await signIn(http, auth, site + SIGN_IN.callbackPath, account);
    const profile = await succeeded<Profile>(
      await http.post(`${site}/api/profile`, {
        headers: { authorization: `Bearer ${tokens.access_token}` },
        data: { idToken: tokens.id_token },
      }),
    );
    const { cookies } = await http.storageState();
    const localStorage = Object.entries(stored(auth.userPoolClientId, tokens, profile)).map(([key, value]) => ({
      name: key,
      value,
    }));
    return { cookies, origins: [{ origin: site, localStorage }] };
  } finally {
    await http.dispose();
  }
}

interface Tokens {
  readonly id_token: string;
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Chooses the account at the sign-in service, and exchanges the code that it answers. */
async function signIn(
  http: APIRequestContext,
  auth: AuthConfig,
  callback: string,
  account: { readonly email: string; readonly name: string },
): Promise<Tokens> {
  const service = `${auth.plainHttp ? 'http' : 'https'}://${auth.domain}`;
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: auth.userPoolClientId,
    redirect_uri: callback,
    scope: SIGN_IN.scopes.join(' '),
    state: 's',
    identity_provider: 'Google',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const next = (response: APIResponse) => new URL(response.headers()['location'] ?? '', service).href;
  const page = next(await http.get(`${service}/oauth2/authorize?${query}`, { maxRedirects: 0 }));
  let at = next(await http.post(page, { form: { ...account }, maxRedirects: 0 }));
  while (!at.startsWith(callback)) at = next(await http.get(at, { maxRedirects: 0 }));
  return succeeded<Tokens>(
    await http.post(`${service}/oauth2/token`, {
      form: {
        grant_type: 'authorization_code',
        code: new URL(at).searchParams.get('code') ?? '',
        client_id: auth.userPoolClientId,
        redirect_uri: callback,
        code_verifier: verifier,
      },
    }),
  );
}

async function succeeded<T>(response: APIResponse): Promise<T> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Local storage as Amplify and the session leave it. */
function stored(clientId: string, tokens: Tokens, profile: Profile): Record<string, string> {
  const claims = JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString()) as {
    readonly username: string;
  };
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  const { uid, displayName, photoURL, aiCredits } = profile;
  return {
    [`${prefix}.LastAuthUser`]: claims.username,
    [`${prefix}.oauthSignIn`]: 'true,false',
    [`${prefix}.${claims.username}.accessToken`]: tokens.access_token,
    [`${prefix}.${claims.username}.idToken`]: tokens.id_token,
    [`${prefix}.${claims.username}.refreshToken`]: tokens.refresh_token,
    [`${prefix}.${claims.username}.clockDrift`]: '0',
    [`${prefix}.${claims.username}.oauthMetadata`]: '{"oauthSignIn":true}',
    account: JSON.stringify({ uid, displayName, photoURL, aiCredits }),
  };
}
