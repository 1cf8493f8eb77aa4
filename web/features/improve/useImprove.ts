import { useState } from 'react';
import type { Profile } from '../../../shared/account/profile.ts';
import { isSessionExpired, isSignedIn, sessionStore } from '../auth/index.ts';
import { signInFor } from '../auth/signInFor.ts';
import { knownProfile } from '../auth/profile.ts';
import { requestPurchase } from '../payments/index.ts';
import { continueUrl } from '../builder/index.ts';
import { useResumeLanguage } from '../drafts/index.ts';
import { useImprover } from './useImprover.ts';

/** Whether an improvement would be the free first one (AI-06). */
export const isFreeImprovement = (profile: Profile | null | undefined): boolean => profile?.hasUsedAi === false;

interface GateOptions {
  /** After credits were bought. */
  readonly onBought?: () => void;
  /** Returns the address to which a sign-in that leaves the page comes back. */
  readonly returnTo: () => string;
}

/** People who saw in this page what is sent: once, however often they look before the free use is spent. */
let toldTo: string | null = null;

/**
 * Returns the checks before every request: login, the offer to buy if no credits are left, and a note before the free
 * first use (AI-09, AI-11).
 */
export function useImproveGate({ onBought, returnTo }: GateOptions) {
  /** Runs once the free use is confirmed. */
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const signIn = async (then?: () => void): Promise<boolean> =>
    (await signInFor('ai', returnTo(), then)) === 'signedIn';
  const buy = async (): Promise<void> => {
    if ((await requestPurchase('credits', 'ai')) === 'bought') onBought?.();
  };
  const press = async (run: () => void): Promise<void> => {
    // A person who signs in for the first time sees the price first, and presses again.
    const sawPrice = isSignedIn() || isSessionExpired(sessionStore.getState());
    if (!isSignedIn() && !(await signIn(() => void press(run)))) return undefined;
    const profile = await knownProfile();
    if (isFreeImprovement(profile) && profile?.uid !== toldTo) return setWaiting(() => run);
    if (isFreeImprovement(profile)) return run();
    if (profile?.aiCredits === 0) return buy();
    return sawPrice ? run() : undefined;
  };
  return {
    press: (run: () => void) => void press(run),
    buy: () => void buy(),
    /** Signs in again, and then continues. */
    signIn: (then: () => void) => void signIn(then).then((done) => done && then()),
    freeUse: {
      open: waiting !== null,
      use: () => {
        toldTo = sessionStore.getState().person?.uid ?? null;
        setWaiting(null);
        waiting?.();
      },
      leave: () => setWaiting(null),
    },
  };
}

/** The gate before an improvement of the whole résumé. */
export function useImprove() {
  const improver = useImprover();
  const { language } = useResumeLanguage();
  const gate = useImproveGate({ onBought: improver.dismiss, returnTo: () => continueUrl('improve') });
  return {
    ...gate,
    press: () => gate.press(() => void improver.run(language)),
    /** Signs in again and continues with the pending request. */
    signIn: () => gate.signIn(() => void improver.retry()),
  };
}
