import { ApiError } from '../../lib/api/apiError.ts';
import { requestSignIn, type LoginAnswer, type LoginVariant } from './loginPrompt.ts';
import { isSessionExpired, sessionStore } from './session.ts';

/** Refused again right after the sign-in: nobody is asked a third time, and the screen says so. */
const refusedTwice = new WeakSet<object>();
/** The question that is open: calls that one press makes share it. */
let asking: Promise<LoginAnswer> | null = null;
/** Forgets what was given up at the question, which a later press takes the place of. */
let forget = (): void => {};

/**
 * Makes a call that somebody has pressed a button for. Where their session turns out to have ended, they are asked to
 * sign in, and the call is made once more for them: nobody presses twice (decision 88). Rejects as the call did where
 * they do not sign in, or somebody else does.
 *
 * @param from the path to return to after a redirect sign-in
 * @param repeat presses once more, where the question was closed and they sign in later by the page's bar
 */
export async function callAgain<T>(
  variant: LoginVariant,
  from: string,
  call: () => Promise<T>,
  repeat?: () => void,
): Promise<T> {
  forget();
  try {
    return await call();
  } catch (error) {
    const { ended } = sessionStore.getState();
    if (!isSessionEnd(error) || ended === null) throw error;
    asking ??= requestSignIn(variant, from).finally(() => (asking = null));
    if ((await asking) === 'closed' && repeat) repeatLater(repeat);
    if (sessionStore.getState().person?.uid !== ended.of) throw error;
    return call().catch((again: unknown) => {
      if (isSessionEnd(again)) refusedTwice.add(again);
      throw again;
    });
  }
}

/** The same calls for presses that only show something or change what is stored. */
export const pressed = <Calls extends Readonly<Record<string, (...given: never[]) => Promise<unknown>>>>(
  calls: Calls,
  variant: LoginVariant = 'storage',
): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (...given: never[]) => {
        const { pathname, search, hash } = location;
        return callAgain(variant, pathname + search + hash, () => call(...given));
      },
    ]),
  ) as Calls;

/** A session that has ended by itself: the page's one bar says so, and no screen says it a second time. */
export const isSessionEnd = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.code === 'unauthenticated' &&
  !refusedTwice.has(error) &&
  isSessionExpired(sessionStore.getState());

/**
 * Keeps what was given up at the question: it is pressed once more where the person of the session that has ended is
 * back on this page, unless something else was pressed meanwhile.
 */
export function repeatLater(repeat: () => void): void {
  forget();
  const of = sessionStore.getState().ended?.of;
  const unfollow = sessionStore.subscribe(({ person, ended }) => {
    if (person === null && ended?.of === of) return;
    forget();
    if (person?.uid === of) repeat();
  });
  forget = () => {
    unfollow();
    forget = () => {};
  };
}
