import { signInWithRedirect, signOut as amplifySignOut } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { SIGN_IN } from '../../shared/siteConfig.ts';
import { api } from '../api/client.ts';
import { REDIRECTED } from '../session/account.ts';
import { remember } from '../session/session.ts';
import { configured, dropTokens, tokens } from './amplify.ts';
import { asServed } from './plainHttp.ts';
import { passThrough } from './popup.ts';

export interface SignInOptions {
  /** Opened by the click; null where the browser blocked it. */
  readonly popup: Window | null;
  /** Path to come back to when the whole page goes. */
  readonly from: string;
  readonly signal: AbortSignal;
}

/** Signs in through the window, or through the whole page where there is none. Throws when it failed. */
export async function signIn({ popup, from, signal }: SignInOptions): Promise<'signedIn' | 'cancelled'> {
  await configured();
  // Of a session that this browser forgot, or that another tab has begun meanwhile.
  if (await tokens().catch(() => undefined)) {
    popup?.close();
    await welcome();
    return 'signedIn';
  }
  const here = location.href;
  let cancelled = false;
  const opener = async (address: string) => {
    if (popup === null) return leave(address, from);
    const result = await passThrough(popup, address, signal);
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
  await welcome();
  return 'signedIn';
}

/** The whole page goes; the draft is stored already, and `from` is where it comes back. */
function leave(address: string, from: string): Promise<never> {
  sessionStorage.setItem(REDIRECTED, from);
  location.assign(asServed(address));
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
  await configured();
  await ended.finally(() => history.replaceState(history.state, '', here));
  await welcome();
}

/** The profile of who has just signed in, made where it is the first time. Without it nobody is signed in. */
async function welcome(): Promise<void> {
  try {
    const held = await tokens();
    if (!held) throw new Error('There are no tokens');
    remember(await api.ensureProfile({ idToken: held.id }, { token: held.access }));
  } catch (error) {
    await dropTokens();
    throw error;
  }
}

/** The access token of whoever is signed in; undefined when their session has ended. Throws when the pool cannot be reached. */
export async function accessToken(): Promise<string | undefined> {
  return (await tokens())?.access;
}

/** Ends the session at the sign-in service too, which brings the page home. */
export async function signOut(): Promise<void> {
  const { plainHttp, domain, userPoolClientId } = await configured();
  if (plainHttp !== true) return amplifySignOut();
  await dropTokens();
  const query = new URLSearchParams({ client_id: userPoolClientId, logout_uri: location.origin + SIGN_IN.logoutPath });
  location.assign(asServed(`https://${domain}/logout?${query}`));
  return undefined;
}

/** Takes the tokens away where the account they are for is gone. */
export { dropTokens };
