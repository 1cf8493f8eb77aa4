import { createStore } from 'zustand/vanilla';

/** What somebody wanted to do that needs an account (LOG-04). */
export type LoginVariant = 'download' | 'ai' | 'storage' | 'upload';

export interface LoginPrompt {
  readonly variant: LoginVariant;
  /** Path to come back to when signing in takes the whole page away. */
  readonly from: string;
  readonly settle: (answer: LoginAnswer) => void;
}

export type LoginAnswer = 'signedIn' | 'skipped' | 'closed';

/** The question that is open; the page shows it as the login dialog. */
export const loginPromptStore = createStore<{ readonly open: LoginPrompt | null }>(() => ({ open: null }));

/**
 * Asks to sign in, and answers what came of it (DLG-08). `from` is where to go on when the whole page went to sign in.
 */
export function requestSignIn(
  variant: LoginVariant,
  from: string = location.pathname + location.search,
): Promise<LoginAnswer> {
  loginPromptStore.getState().open?.settle('closed');
  return new Promise((resolve) => {
    const settle = (answer: LoginAnswer) => {
      loginPromptStore.setState({ open: null });
      resolve(answer);
    };
    loginPromptStore.setState({ open: { variant, from, settle } });
  });
}
