import { setTokenSource } from '../api/call.ts';
import { followOtherTabs, forget, isSignedIn, session } from './session.ts';

/** The sign-in code, which carries Amplify: loaded when somebody signs in, or calls something in their name. */
const load = () => import('../account/account.ts');

/** What is done before somebody is signed out, such as putting their draft away. */
const farewells = new Set<() => Promise<unknown>>();
/** What is done when a session has ended by itself. */
const endings = new Set<() => void>();

/** Begins to follow the session. Call once, before the first call of an endpoint. */
export function startSession(): void {
  followOtherTabs();
  setTokenSource(async () => {
    if (!isSignedIn()) return undefined;
    const token = await (await load()).accessToken();
    if (token === undefined) expire();
    return token;
  }, expire);
}

/** The session has ended by itself: its tokens are good no more. */
export function expire(): void {
  if (!isSignedIn()) return;
  forget();
  endings.forEach((ending) => ending());
}

export function onFarewell(farewell: () => Promise<unknown>): void {
  farewells.add(farewell);
}

export function onEnding(ending: () => void): () => void {
  endings.add(ending);
  return () => endings.delete(ending);
}

let underWay: AbortController | undefined;

/**
 * Signs in with Google. Call it in the very handler of a click: the browser opens the window only then. `failed` is
 * shown as 'Login failed, please try again' (ERR-01). Where windows are blocked the whole page goes to Google and
 * returns to `from`; then this never settles.
 */
export async function signIn(from: string): Promise<'signedIn' | 'cancelled' | 'failed'> {
  underWay?.abort();
  const own = new AbortController();
  underWay = own;
  const popup = openPopup();
  session.setState({ signingIn: true });
  try {
    const account = await load();
    return await account.signIn({ popup, from, signal: own.signal });
  } catch {
    popup?.close();
    return own.signal.aborted ? 'cancelled' : 'failed';
  } finally {
    if (underWay === own) {
      underWay = undefined;
      session.setState({ signingIn: false });
    }
  }
}

/** Gives up the sign-in that is under way. */
export function cancelSignIn(): void {
  underWay?.abort();
}

/** Whether this page was opened by the sign-in that went through the whole page, and goes on with it. */
export async function finishRedirect(): Promise<'signedIn' | 'failed'> {
  session.setState({ signingIn: true });
  try {
    await (await load()).finishRedirect();
    return 'signedIn';
  } catch {
    return 'failed';
  } finally {
    session.setState({ signingIn: false });
  }
}

/** Signs out, here and at the sign-in service, and ends on the home page (NAV-08). */
export async function signOut(): Promise<void> {
  const account = await load();
  await Promise.allSettled([...farewells].map((farewell) => farewell()));
  sessionStorage.removeItem(KEPT);
  forget();
  await account.signOut();
}

/** The size of Google's own page; on a phone it opens as a tab. */
const POPUP = 'popup,width=480,height=640';

function openPopup(): Window | null {
  // What went before must not be taken for a sign-in through the whole page: a window begins with a copy of this.
  sessionStorage.removeItem(REDIRECTED);
  return open('about:blank', 'korot-sign-in', POPUP);
}

/** Names in session storage; `signed-in.ts` knows the first one too. */
export const REDIRECTED = 'signIn.redirected';
/** Id of the file that waits for a sign-in: without it nobody finds the file. */
export const KEPT = 'import.kept';
