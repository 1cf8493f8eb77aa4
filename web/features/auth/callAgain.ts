import { ApiError } from '../../lib/api/apiError.ts';
import { requestSignIn, type LoginVariant } from './loginPrompt.ts';
import { isSessionExpired, sessionStore } from './session.ts';

/**
 * Makes a call that somebody has pressed a button for. Where their session turns out to have ended, they are asked to
 * sign in, and the call is made once more for them: nobody presses twice (decision 88). Rejects as the call did where
 * they do not sign in, or somebody else does.
 *
 * @param from the path to return to after a redirect sign-in
 */
export async function callAgain<T>(variant: LoginVariant, from: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { ended } = sessionStore.getState();
    if (!isSessionEnd(error) || ended === null) throw error;
    await requestSignIn(variant, from);
    if (sessionStore.getState().person?.uid !== ended.of) throw error;
    return call();
  }
}

/** A session that has ended by itself: the page's one bar says so, and no screen says it a second time. */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unauthenticated' && isSessionExpired(sessionStore.getState());
