import { setAccessTokenProvider } from '../../lib/api/request.ts';
import { safeSession } from '../../lib/storage/safeStorage.ts';
import { syncSessionAcrossTabs, clearSession, isSignedIn, sessionStore } from './session.ts';
import { PENDING_FILE_KEY, REDIRECT_KEY } from './storageKeys.ts';

/** The sign-in code, which carries Amplify: loaded when somebody signs in, or calls something in their name. */
const loadCognito = () => import('./cognito/cognito.ts');

/** What is done before somebody is signed out, such as putting their draft away. */
const beforeSignOutHandlers = new Set<() => Promise<unknown>>();
/** What is done when a session has ended by itself. */
const sessionExpiredHandlers = new Set<() => void>();

/** Begins to follow the session. Call once, before the first call of an endpoint. */
export function startSession(): void {
  syncSessionAcrossTabs();
  setAccessTokenProvider(async () => {
    if (!isSignedIn()) return undefined;
    const token = await (await loadCognito()).accessToken();
    if (token === undefined) expireSession();
    return token;
  }, expireSession);
}

/** The session has ended by itself: its tokens are good no more. */
export function expireSession(): void {
  if (!isSignedIn()) return;
  clearSession();
  sessionExpiredHandlers.forEach((ending) => ending());
}

export function beforeSignOut(farewell: () => Promise<unknown>): void {
  beforeSignOutHandlers.add(farewell);
}

export function onSessionExpired(ending: () => void): () => void {
  sessionExpiredHandlers.add(ending);
  return () => sessionExpiredHandlers.delete(ending);
}

let pendingSignIn: AbortController | undefined;

/**
 * Signs in with Google. Call it in the very handler of a click: the browser opens the window only then. `failed` is
 * shown as 'Login failed, please try again' (ERR-01). Where windows are blocked the whole page goes to Google and
 * returns to `from`; then this never settles.
 */
export async function signIn(from: string): Promise<'signedIn' | 'cancelled' | 'failed'> {
  pendingSignIn?.abort();
  const own = new AbortController();
  pendingSignIn = own;
  const popup = openSignInPopup();
  sessionStore.setState({ signingIn: true });
  try {
    const account = await loadCognito();
    return await account.signIn({ popup, from, signal: own.signal });
  } catch {
    popup?.close();
    return own.signal.aborted ? 'cancelled' : 'failed';
  } finally {
    if (pendingSignIn === own) {
      pendingSignIn = undefined;
      sessionStore.setState({ signingIn: false });
    }
  }
}

/** Gives up the sign-in that is under way. */
export function cancelSignIn(): void {
  pendingSignIn?.abort();
}

/** Whether this page was opened by the sign-in that went through the whole page, and goes on with it. */
export async function finishRedirect(): Promise<'signedIn' | 'failed'> {
  sessionStore.setState({ signingIn: true });
  try {
    await (await loadCognito()).finishRedirect();
    return 'signedIn';
  } catch {
    return 'failed';
  } finally {
    sessionStore.setState({ signingIn: false });
  }
}

/** Signs out, here and at the sign-in service, and ends on the home page (NAV-08). */
export async function signOut(): Promise<void> {
  const account = await loadCognito();
  await Promise.allSettled([...beforeSignOutHandlers].map((farewell) => farewell()));
  safeSession.remove(PENDING_FILE_KEY);
  clearSession();
  await account.signOut();
}

/** Takes the tokens away where the account they are for is gone, without a word to the sign-in service. */
export async function clearTokens(): Promise<void> {
  await (await loadCognito()).clearTokens();
}

/** The size of Google's own page; on a phone it opens as a tab. */
const POPUP_FEATURES = 'popup,width=480,height=640';

function openSignInPopup(): Window | null {
  // What went before must not be taken for a sign-in through the whole page: a window begins with a copy of this.
  safeSession.remove(REDIRECT_KEY);
  return open('about:blank', 'korot-sign-in', POPUP_FEATURES);
}
