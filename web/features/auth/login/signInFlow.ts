import { isHomeScreenApp } from '../../../lib/dom/inAppBrowser.ts';
import { safeSession } from '../../../lib/storage/safeStorage.ts';
import { adoptWork, loadCognito } from '../auth.ts';
import { REDIRECT_KEY } from '../redirectKey.ts';
import { sessionStore } from '../session.ts';

let pendingSignIn: AbortController | undefined;

/**
 * Signs in with Google. Call it directly in the click handler: only then may the browser open a popup. `failed` is
 * shown as 'Login failed, please try again' (ERR-01). Where popups are blocked the whole page is redirected to Google
 * and returns to `from`; then this promise never settles.
 */
export function signIn(from: string): Promise<SignInOutcome> {
  // First: the popup has a name, and giving up the one before closes it.
  cancelSignIn();
  const popup = openSignInPopup();
  return attempt(async (signal) => {
    try {
      return await (await loadCognito()).signIn({ popup, from, signal });
    } catch (error) {
      popup?.close();
      throw error;
    }
  });
}

export type SignInOutcome = 'signedIn' | 'cancelled' | 'failed';

/** One sign-in at a time, which can be cancelled at any moment, whatever it waits for. Never rejects. */
async function attempt(run: (signal: AbortSignal) => Promise<'signedIn' | 'cancelled'>): Promise<SignInOutcome> {
  cancelSignIn();
  const controller = new AbortController();
  pendingSignIn = controller;
  sessionStore.setState({ signingIn: true });
  const cancelled = new Promise<'cancelled'>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve('cancelled'));
  });
  const outcome = await Promise.race([run(controller.signal).catch(() => 'failed' as const), cancelled]);
  if (pendingSignIn === controller) {
    pendingSignIn = undefined;
    sessionStore.setState({ signingIn: false });
  }
  if (outcome === 'signedIn') void adoptWork();
  return outcome;
}

/** Cancels the sign-in that is running. */
export function cancelSignIn(): void {
  pendingSignIn?.abort();
}

/** Completes the redirect sign-in that has led to this page. */
export function finishRedirect(): Promise<SignInOutcome> {
  return attempt(async () => (await loadCognito()).finishRedirect());
}

/** Size of Google's own page; on a phone it opens as a tab. */
const POPUP_FEATURES = 'popup,width=480,height=640';

/** Null if the browser blocks it, and in a home-screen app, where another window is another browser. */
function openSignInPopup(): Window | null {
  // An earlier redirect's entry must not be read as a redirect sign-in: a popup starts with a copy of session
  // storage.
  safeSession.remove(REDIRECT_KEY);
  if (isHomeScreenApp()) return null;
  return open('about:blank', 'korot-sign-in', POPUP_FEATURES);
}
