import { setAccessTokenProvider } from '../../lib/api/accessToken.ts';
import { isHomeScreenApp } from '../../lib/dom/inAppBrowser.ts';
import { safeSession } from '../../lib/storage/safeStorage.ts';
import { syncSessionAcrossTabs, clearSession, isSignedIn, sessionStore } from './session.ts';
import { PENDING_FILE_KEY, REDIRECT_KEY } from './storageKeys.ts';

/**
 * Loads the sign-in code, which contains Amplify, lazily: when somebody signs in or calls an endpoint as a signed-in
 * user.
 */
const loadCognito = () => import('./cognito/cognito.ts');

/** Callbacks before sign-out, for example to store the draft under its owner. */
const beforeSignOutHandlers = new Set<() => Promise<unknown>>();
/** Callbacks for a session that has expired. */
const sessionExpiredHandlers = new Set<() => void>();

/** Starts to follow the session. Call once, before the first call of an endpoint. */
export function startSession(): void {
  syncSessionAcrossTabs();
  setAccessTokenProvider(async () => {
    if (!isSignedIn()) return undefined;
    const token = await (await loadCognito()).accessToken();
    if (token === undefined) expireSession();
    return token;
  }, expireSession);
}

/** The session has expired: its tokens are no longer valid. */
export function expireSession(): void {
  if (!isSignedIn()) return;
  clearSession();
  sessionExpiredHandlers.forEach((ending) => ending());
}

/** Registers what is done before somebody is signed out, while the page can still write; the latest runs first. */
export function beforeSignOut(handler: () => Promise<unknown>): void {
  beforeSignOutHandlers.add(handler);
}

/** Registers what is done when a session has ended by itself. Returns a function that removes it again. */
export function onSessionExpired(ending: () => void): () => void {
  sessionExpiredHandlers.add(ending);
  return () => sessionExpiredHandlers.delete(ending);
}

let pendingSignIn: AbortController | undefined;

/**
 * Signs in with Google. Call it directly in the click handler: only then may the browser open a popup. `failed` is
 * shown as 'Login failed, please try again' (ERR-01). Where popups are blocked the whole page is redirected to Google
 * and returns to `from`; then this promise never settles.
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

/** Cancels the sign-in that is running. */
export function cancelSignIn(): void {
  pendingSignIn?.abort();
}

/** Whether this page was opened by a redirect sign-in; completes it. */
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

/** Signs out, here and at the identity provider, and ends on the home page (NAV-08). */
export async function signOut(): Promise<void> {
  const account = await loadCognito();
  // The latest first: what is built on the draft, like its copy in the cloud, ends before the draft does.
  for (const handler of [...beforeSignOutHandlers].toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await handler().catch(() => undefined);
  }
  safeSession.remove(PENDING_FILE_KEY);
  clearSession();
  await account.signOut();
}

/** Deletes the tokens after the account was deleted, without calling the identity provider. */
export async function clearTokens(): Promise<void> {
  await (await loadCognito()).clearTokens();
}

/** Size of Google's own page; on a phone it opens as a tab. */
const POPUP_FEATURES = 'popup,width=480,height=640';

/** Null where the browser blocks it, and in a home-screen app, where another window is another browser. */
function openSignInPopup(): Window | null {
  // An earlier redirect's entry must not be read as a redirect sign-in: a popup starts with a copy of session
  // storage.
  safeSession.remove(REDIRECT_KEY);
  if (isHomeScreenApp()) return null;
  return open('about:blank', 'korot-sign-in', POPUP_FEATURES);
}
