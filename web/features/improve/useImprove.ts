import { useState } from 'react';
import type { Profile } from '../../../shared/account/profile.ts';
import { requestSignIn, isSignedIn } from '../auth/index.ts';
import { knownProfile } from '../auth/profile.ts';
import { requestPurchase } from '../payments/index.ts';
import { continueUrl } from '../builder/index.ts';
import { useResumeLanguage } from '../drafts/index.ts';
import { useImprover } from './useImprover.ts';

/** Whether an improvement would be the free first one (AI-06). */
export const isFreeImprovement = (profile: Profile | null | undefined): boolean => profile?.hasUsedAi === false;

const requestAiSignIn = async (): Promise<boolean> =>
  (await requestSignIn('ai', continueUrl('improve'))) === 'signedIn';

/**
 * Requests an improvement: with login first, the offer to buy where no credits are left, and a note before the free
 * first use (AI-09, AI-11).
 */
export function useImprove() {
  const improver = useImprover();
  const { language } = useResumeLanguage();
  const [offersFree, setOffersFree] = useState(false);

  const buy = async (): Promise<void> => {
    if ((await requestPurchase('credits', 'ai')) === 'bought') improver.dismiss();
  };
  const press = async (): Promise<void> => {
    // After signing in the person sees the price first, and presses again.
    const wasSignedIn = isSignedIn();
    if (!wasSignedIn && !(await requestAiSignIn())) return undefined;
    const profile = await knownProfile();
    if (isFreeImprovement(profile)) return setOffersFree(true);
    if (profile?.aiCredits === 0) return buy();
    return wasSignedIn ? improver.run(language) : undefined;
  };
  return {
    press: () => void press(),
    buy: () => void buy(),
    /** Signs in again and continues with the pending request. */
    signIn: () =>
      void (async () => {
        if (await requestAiSignIn()) await improver.retry();
      })(),
    freeUse: {
      open: offersFree,
      use: () => {
        setOffersFree(false);
        void improver.run(language);
      },
      leave: () => setOffersFree(false),
    },
  };
}
