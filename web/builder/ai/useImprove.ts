import { useState } from 'react';
import type { Profile } from '../../../shared/profile.ts';
import { api } from '../../api/client.ts';
import { askToSignIn } from '../../session/loginPrompt.ts';
import { askToBuy } from '../../session/purchasePrompt.ts';
import { isSignedIn, remember, session } from '../../session/session.ts';
import { continueAt } from '../cloud/useContinue.ts';
import { useResumeLanguage } from '../hooks.ts';
import { useImprover } from './shared.ts';

/** The profile as the server last answered it, read now where it did not yet. Undefined where it cannot be read: the server decides then. */
export async function knownProfile(): Promise<Profile | undefined> {
  const known = session.getState().profile;
  if (known || !isSignedIn()) return known ?? undefined;
  try {
    const profile = await api.readProfile();
    if (isSignedIn()) remember(profile);
    return profile;
  } catch {
    return undefined;
  }
}

/** Whether an improvement would be the free first one (AI-06). */
export const isFree = (profile: Profile | null | undefined): boolean => profile?.hasUsedAi === false;

const signIn = async (): Promise<boolean> => (await askToSignIn('ai', continueAt('improve'))) === 'signedIn';

/** Asking for an improvement: signing in first, the offer to buy where nothing is left, the free first use said before (AI-09, AI-11). */
export function useImprove() {
  const improver = useImprover();
  const { language } = useResumeLanguage();
  const [offersFree, setOffersFree] = useState(false);

  const buy = async (): Promise<void> => {
    if ((await askToBuy('credits', 'ai')) === 'bought') improver.drop();
  };
  const press = async (): Promise<void> => {
    // Whoever has just signed in sees the price first, and presses again.
    const wasSignedIn = isSignedIn();
    if (!wasSignedIn && !(await signIn())) return undefined;
    const profile = await knownProfile();
    if (isFree(profile)) return setOffersFree(true);
    if (profile?.aiCredits === 0) return buy();
    return wasSignedIn ? improver.run(language) : undefined;
  };
  return {
    press: () => void press(),
    buy: () => void buy(),
    /** Signs in again and goes on with what is pending. */
    signIn: () => void (async () => {
      if (await signIn()) await improver.again();
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
