import { createStore } from 'zustand/vanilla';
import { isSignedIn } from './session.ts';

/** The action that needs an account (LOG-04). */
export type LoginVariant = 'download' | 'ai' | 'storage' | 'upload';

export interface LoginPrompt {
  readonly variant: LoginVariant;
  /** Path to return to after a redirect sign-in. */
  readonly from: string;
  readonly settle: (answer: LoginAnswer) => void;
}

export type LoginAnswer = 'signedIn' | 'skipped' | 'closed';

/** External store of the open request; the page shows it as the login dialog. */
export const loginPromptStore = createStore<{ readonly open: LoginPrompt | null }>(() => ({ open: null }));

/**
 * Asks to sign in, unless somebody is signed in already, perhaps since the button that asks was shown; resolves with
 * the outcome (DLG-08). `from` is the path to return to after a redirect sign-in.
 */
export function requestSignIn(
  variant: LoginVariant,
  from: string = location.pathname + location.search,
): Promise<LoginAnswer> {
  loginPromptStore.getState().open?.settle('closed');
  if (isSignedIn()) return Promise.resolve('signedIn');
  return new Promise((resolve) => {
    const settle = (answer: LoginAnswer) => {
      loginPromptStore.setState({ open: null });
      resolve(answer);
    };
    loginPromptStore.setState({ open: { variant, from, settle } });
  });
}
