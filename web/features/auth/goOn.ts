import { ApiError } from '../../lib/api/apiError.ts';
import { requestSignIn, type LoginAnswer, type LoginVariant } from './loginPrompt.ts';
import { sessionStore } from './session.ts';

/** The question that is open: calls that one press makes share it. */
let asking: Promise<LoginAnswer> | null = null;
/** Forgets what was given up at the question: a later press replaces it. */
let forget = (): void => {};

/** The rest of `callAgain`, for a call that met the end of a session; loaded with the first. */
export async function goOn<T>(
  error: ApiError,
  variant: LoginVariant,
  from: string,
  call: () => Promise<T>,
  repeat?: () => void,
): Promise<T> {
  forget();
  const of = sessionStore.getState().ended?.of;
  if (of === undefined) throw error;
  asking ??= requestSignIn(variant, from);
  const answer = await asking;
  asking = null;
  if (answer === 'closed' && repeat) repeatLater(repeat);
  if (sessionStore.getState().person?.uid !== of) throw error;
  return call().catch((again: unknown) => {
    // Refused right after the sign-in: nobody is asked a third time, and the screen says so.
    const isRefused = again instanceof ApiError && again.code === 'unauthenticated';
    throw isRefused ? new ApiError('forbidden', { text: again.text, cause: again }) : again;
  });
}

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
