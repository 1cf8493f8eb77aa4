import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import type { Profile } from '../../../shared/account/profile.ts';
import { api } from '../../lib/api/client.ts';
import { createMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { loginPromptStore } from '../auth/loginPrompt.ts';
import { clearSession, saveProfile } from '../auth/session.ts';
import { purchasePromptStore } from '../payments/purchasePrompt.ts';
import { useImproveGate } from './useImprove.ts';

vi.stubGlobal('localStorage', createMapStorage());
const readProfile = vi.spyOn(api, 'readProfile');
const run = vi.fn<() => void>();

/** Presses the button as this person; what is asked then, and whether the improvement runs. */
async function press(profile: Profile | null) {
  if (profile) {
    saveProfile(profile);
    readProfile.mockResolvedValue(profile);
  }
  let gate: ReturnType<typeof useImproveGate> | undefined;
  function Button() {
    // oxlint-disable-next-line react/globals -- what it gives is called from outside
    gate = useImproveGate({ returnTo: () => '/builder?do=improve' });
    return null;
  }
  renderToStaticMarkup(<Button />);
  gate?.press(run);
  await new Promise((resolve) => setTimeout(resolve));
  return {
    login: loginPromptStore.getState().open,
    offer: purchasePromptStore.getState().open,
    runs: run.mock.calls.length,
  };
}

beforeEach(() => {
  run.mockReset();
  readProfile.mockReset();
  clearSession();
  loginPromptStore.getState().open?.settle('closed');
  purchasePromptStore.getState().open?.settle('closed');
});

describe('a press on the improvement', () => {
  const paying: Profile = { ...FREE_PROFILE, hasUsedAi: true };

  it('[AI-11] asks who is not signed in to log in for the improver, and comes back to it', async () => {
    const { login, offer, runs } = await press(null);
    expect([login?.variant, login?.from, offer, runs]).toEqual(['ai', '/builder?do=improve', null, 0]);
  });

  it('[AI-09] offers credits to people who have none left', async () => {
    const { login, offer, runs } = await press({ ...paying, aiCredits: 0 });
    expect([login, offer?.purchase, offer?.reason, runs]).toEqual([null, 'credits', 'ai', 0]);
  });

  it('runs for people who can pay, and asks before the first, which is free', async () => {
    expect(await press({ ...paying, aiCredits: 1 })).toEqual({ login: null, offer: null, runs: 1 });
    run.mockReset();
    expect(await press({ ...FREE_PROFILE, aiCredits: 0 })).toEqual({ login: null, offer: null, runs: 0 });
  });

  it('[AI-11] goes on for whose session had ended, as soon as they are back', async () => {
    readProfile.mockResolvedValue({ ...paying, aiCredits: 1 });
    saveProfile(paying);
    clearSession('expired');
    const { login, runs } = await press(null);
    expect([login?.variant, runs]).toEqual(['ai', 0]);
    saveProfile({ ...paying, aiCredits: 1 });
    login?.settle('signedIn');
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  });
});
