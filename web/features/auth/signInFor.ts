import { requestSignIn, type LoginAnswer, type LoginVariant } from './loginPrompt.ts';
import { isSessionExpired, sessionStore } from './session.ts';

/**
 * `requestSignIn` for a press that needs an account. Of a session that has ended by itself, where the question is
 * closed, the press is made once more when they sign in by the page's bar (decision 135).
 */
export async function signInFor(
  variant: LoginVariant,
  from: string,
  repeat: (() => unknown) | undefined,
): Promise<LoginAnswer> {
  const had = isSessionExpired(sessionStore.getState());
  const answer = await requestSignIn(variant, from);
  if (answer === 'closed' && had && repeat) {
    const { repeatLater } = await import('./goOn.ts');
    repeatLater(() => void repeat());
  }
  return answer;
}
