import { signInWithRedirect, signOut as amplifySignOut } from 'aws-amplify/auth';
import { SIGN_IN } from '../../../../shared/site/siteConfig.ts';
import type { AccessToken } from '../../../lib/api/accessToken.ts';
import { api } from '../../../lib/api/client.ts';
import { safeSession } from '../../../lib/storage/safeStorage.ts';
import { forgetTokens } from '../../../lib/storage/sweepStorage.ts';
import { REDIRECT_KEY } from '../redirectKey.ts';
import { signInAs } from '../profile.ts';
import { ensureConfigured, currentTokens } from './amplify.ts';
import { toServedUrl } from './plainHttp.ts';
import { signInThroughPopup } from './popup.ts';

export interface SignInOptions {
  /** The popup opened by the click; null if the browser blocked it. */
  readonly popup: Window | null;
  /** Path to return to after a redirect. */
  readonly from: string;
  readonly signal: AbortSignal;
}

/** Signs in through the popup, or by redirect without one. Throws if it failed. */
export async function signIn({ popup, from, signal }: SignInOptions): Promise<'signedIn' | 'cancelled'> {
  await ensureConfigured();
  // Tokens of a session that this tab does not know about, or that another tab has started meanwhile.
  if (await currentTokens().catch(() => undefined)) {
    popup?.close();
    await completeSignIn();
    return 'signedIn';
  }
  const here = location.href;
  let cancelled = false;
  const opener = async (address: string) => {
    if (popup === null) return redirectToSignIn(address, from);
    const result = await signInThroughPopup(popup, address, signal);
    cancelled = result.type === 'canceled';
    return result;
  };
  try {
    await signInWithRedirect({ provider: 'Google', options: { authSessionOpener: opener } });
  } catch (error) {
    if (cancelled) return 'cancelled';
    throw error;
  } finally {
    // Amplify leaves the callback's address in the address bar.
    history.replaceState(history.state, '', here);
  }
  await completeSignIn();
  return 'signedIn';
}

/** Redirects the whole page; the draft is stored already, and `from` is the path to return to. */
function redirectToSignIn(address: string, from: string): Promise<never> {
  safeSession.write(REDIRECT_KEY, from);
  location.assign(toServedUrl(address));
  return new Promise(() => {});
}

/**
 * Completes a redirect sign-in. Throws if it failed or none was under way. Configuring Amplify begins to exchange the
 * address's code, and requests for tokens wait for that.
 */
export async function finishRedirect(): Promise<'signedIn'> {
  const here = location.pathname;
  await ensureConfigured();
  // Amplify leaves the callback's address in the address bar.
  await completeSignIn().finally(() => history.replaceState(history.state, '', here));
  return 'signedIn';
}

/** Saves the profile of the new session, which creates the account the first time. */
async function completeSignIn(): Promise<void> {
  try {
    const held = await currentTokens();
    if (!held) throw new Error('There are no tokens');
    await signInAs(held.person, async () => {
      const { id, access } = (await currentTokens()) ?? held;
      return api.ensureProfile({ idToken: id }, { token: access });
    });
  } catch (error) {
    forgetTokens();
    throw error;
  }
}

/**
 * The access token of the signed-in user; undefined when the session has expired. Throws when the user pool cannot be
 * reached.
 */
export async function accessToken(): Promise<AccessToken | undefined> {
  const held = await currentTokens();
  return held && { token: held.access, of: held.of };
}

/** Ends the session at the identity provider too, which redirects to the home page. */
export async function signOut(): Promise<void> {
  const { plainHttp, domain, userPoolClientId } = await ensureConfigured();
  if (plainHttp !== true) return amplifySignOut();
  forgetTokens();
  const query = new URLSearchParams({ client_id: userPoolClientId, logout_uri: location.origin + SIGN_IN.logoutPath });
  location.assign(toServedUrl(`https://${domain}/logout?${query}`));
  return undefined;
}
