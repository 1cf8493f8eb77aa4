import { ApiError } from '../../lib/api/apiError.ts';
import type { LoginVariant } from './loginPrompt.ts';
import { isSessionExpired, sessionStore } from './session.ts';

/**
 * Makes a call that somebody has pressed a button for. Where their session turns out to have ended, they are asked to
 * sign in, and the call is made once more for them: nobody presses twice (decision 88). Rejects as the call did where
 * they do not sign in, or somebody else does.
 *
 * @param from the path to return to after a redirect sign-in
 * @param repeat presses once more, where the question was closed and they sign in later by the page's bar
 */
export const callAgain = <T>(
  variant: LoginVariant,
  from: string,
  call: () => Promise<T>,
  repeat?: () => void,
): Promise<T> =>
  call().catch((error: unknown) => {
    if (!isSessionEnd(error)) throw error;
    return import('./goOn.ts').then(({ goOn }) => goOn(error, variant, from, call, repeat));
  });

/** A session that has ended by itself: the page's one bar says so, and no screen says it a second time. */
export const isSessionEnd = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'unauthenticated' && isSessionExpired(sessionStore.getState());
