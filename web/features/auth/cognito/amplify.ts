import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { SIGN_IN, type AuthConfig } from '../../../../shared/site/siteConfig.ts';
import { loadSiteConfig } from '../../../lib/api/siteConfig.ts';
import type { Person } from '../session.ts';
import { once } from '../../../lib/async/once.ts';
import { enablePlainHttpFor } from './plainHttp.ts';

/** Configures Amplify once. Configuring also completes a sign-in whose code is in the address. */
export const ensureConfigured = once(configureAmplify, { forgetFailure: true });

async function configureAmplify(): Promise<AuthConfig> {
  const auth = await readAuthConfig();
  const { userPoolId, userPoolClientId, userPoolEndpoint, domain } = auth;
  if (auth.plainHttp === true) enablePlainHttpFor(domain);
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(userPoolEndpoint !== undefined && { userPoolEndpoint }),
        loginWith: {
          oauth: {
            domain,
            scopes: [...SIGN_IN.scopes],
            redirectSignIn: [location.origin + SIGN_IN.callbackPath],
            redirectSignOut: [location.origin + SIGN_IN.logoutPath],
            responseType: 'code',
          },
        },
      },
    },
  });
  return auth;
}

/** Configuration of the identity provider. Throws where this site has none. */
async function readAuthConfig(): Promise<AuthConfig> {
  const { auth } = await loadSiteConfig();
  if (!auth) throw new Error('Signing in is not configured');
  return auth;
}

export interface SessionTokens {
  readonly access: string;
  readonly id: string;
  /** Whose they are: the profile's `uid`. */
  readonly of: string | undefined;
  /** The person, as Google's token names them. */
  readonly person: Person;
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : '');

/**
 * The tokens of the signed-in user, refreshed where they have expired; undefined when nobody is signed in. Throws when
 * the user pool cannot be reached.
 */
export async function currentTokens(): Promise<SessionTokens | undefined> {
  await ensureConfigured();
  const { tokens } = await fetchAuthSession();
  if (!tokens?.idToken) return undefined;
  const { accessToken, idToken } = tokens;
  const { name, picture } = idToken.payload;
  const of = accessToken.payload.sub;
  const person = { uid: of ?? '', displayName: textOf(name), photoURL: textOf(picture), aiCredits: 0 };
  return { access: accessToken.toString(), id: idToken.toString(), of, person };
}
