import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { SIGN_IN, type AuthConfig } from '../../../../shared/site/siteConfig.ts';
import { loadSiteConfig } from '../../../lib/api/siteConfig.ts';
import { once } from '../../../lib/async/once.ts';
import { safeLocal } from '../../../lib/storage/safeStorage.ts';
import { enablePlainHttpFor } from './plainHttp.ts';

/** Amplify, configured once. Configuring also finishes a sign-in whose code stands in the address. */
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

/** Where signing in happens. Throws where this site has none. */
async function readAuthConfig(): Promise<AuthConfig> {
  const { auth } = await loadSiteConfig();
  if (!auth) throw new Error('Signing in is not configured');
  return auth;
}

export interface SessionTokens {
  readonly access: string;
  readonly id: string;
}

/**
 * The tokens of whoever is signed in, renewed where they have expired; undefined when nobody is. Throws when the pool
 * cannot be reached.
 */
export async function currentTokens(): Promise<SessionTokens | undefined> {
  await ensureConfigured();
  const { tokens: held } = await fetchAuthSession();
  return held?.idToken && { access: held.accessToken.toString(), id: held.idToken.toString() };
}

/** Takes away what Amplify keeps of a session, without a word to the sign-in service. */
export async function clearTokens(): Promise<void> {
  const { userPoolClientId } = await ensureConfigured();
  const prefix = `CognitoIdentityServiceProvider.${userPoolClientId}.`;
  for (const key of safeLocal.keys()) if (key.startsWith(prefix)) safeLocal.remove(key);
}
