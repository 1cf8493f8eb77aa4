import { signInWithRedirect, signOut as amplifySignOut } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { SIGN_IN } from '../../../../shared/site/siteConfig.ts';
import { api } from '../../../lib/api/client.ts';
import { safeSession } from '../../../lib/storage/safeStorage.ts';
import { REDIRECT_KEY } from '../storageKeys.ts';
import { saveProfile } from '../session.ts';
import { ensureConfigured, clearTokens, currentTokens } from './amplify.ts';
import { toServedUrl } from './plainHttp.ts';
import { signInThroughPopup } from './popup.ts';

export interface SignInOptions {
  /** Opened by the click; null where the browser blocked it. */
  readonly popup: Window | null;
  /** Path to come back to when the whole page goes. */
  readonly from: string;
  readonly signal: AbortSignal;
}

/** Signs in through the window, or through the whole page where there is none. Throws when it failed. */
export async function signIn({ popup, from, signal }: SignInOptions): Promise<'signedIn' | 'cancelled'> {
  await ensureConfigured();
  // Of a session that this browser forgot, or that another tab has begun meanwhile.
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
    // Amplify leaves the callback's address behind.
    history.replaceState(history.state, '', here);
  }
  await completeSignIn();
  return 'signedIn';
}

/** The whole page goes; the draft is stored already, and `from` is where it comes back. */
function redirectToSignIn(address: string, from: string): Promise<never> {
  safeSession.write(REDIRECT_KEY, from);
  location.assign(toServedUrl(address));
  return new Promise(() => {});
}

/** Goes on with a sign-in that came back through the whole page. Throws when it failed. */
export async function finishRedirect(): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    const stop = Hub.listen('auth', ({ payload }) => {
      if (payload.event !== 'signInWithRedirect' && payload.event !== 'signInWithRedirect_failure') return;
      stop();
      if (payload.event === 'signInWithRedirect') resolve();
      else reject(new Error('The sign-in failed'));
    });
  });
  const here = location.pathname;
  await ensureConfigured();
  await ended.finally(() => history.replaceState(history.state, '', here));
  await completeSignIn();
}

/** The profile of who has just signed in, made where it is the first time. Without it nobody is signed in. */
async function completeSignIn(): Promise<void> {
  try {
    const held = await currentTokens();
    if (!held) throw new Error('There are no tokens');
    saveProfile(await api.ensureProfile({ idToken: held.id }, { token: held.access }));
  } catch (error) {
    await clearTokens();
    throw error;
  }
}

/**
 * The access token of whoever is signed in; undefined when their session has ended. Throws when the pool cannot be
 * reached.
 */
export async function accessToken(): Promise<string | undefined> {
  return (await currentTokens())?.access;
}

/** Ends the session at the sign-in service too, which brings the page home. */
export async function signOut(): Promise<void> {
  const { plainHttp, domain, userPoolClientId } = await ensureConfigured();
  if (plainHttp !== true) return amplifySignOut();
  await clearTokens();
  const query = new URLSearchParams({ client_id: userPoolClientId, logout_uri: location.origin + SIGN_IN.logoutPath });
  location.assign(toServedUrl(`https://${domain}/logout?${query}`));
  return undefined;
}

/** Takes the tokens away where the account they are for is gone. */
export { clearTokens };
