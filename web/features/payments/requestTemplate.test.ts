import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { templateTrialKey } from '../../../shared/payments/templateAccess.ts';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import type { Profile } from '../../../shared/account/profile.ts';
import { api } from '../../lib/api/client.ts';
import { createMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { clearSession, saveProfile, sessionStore } from '../auth/session.ts';
import { requestRefusedTemplate, requestTemplate } from './requestTemplate.ts';
import { templatePromptStore } from './templatePrompt.ts';

vi.stubGlobal('localStorage', createMapStorage());
const readProfile = vi.spyOn(api, 'readProfile');

const server = (changes: Partial<Profile>) => readProfile.mockResolvedValue({ ...FREE_PROFILE, ...changes });
const asked = () => templatePromptStore.getState().open?.template.id;
/** Answers the prompt, if one opens. */
async function answering(
  wish: Promise<boolean>,
  allowed: boolean,
): Promise<{ asked: string | undefined; may: boolean }> {
  await new Promise((resolve) => setTimeout(resolve));
  const which = asked();
  templatePromptStore.getState().open?.settle(allowed);
  return { asked: which, may: await wish };
}

beforeEach(() => {
  clearSession();
  readProfile.mockReset();
});
// Other files of the worker share the session.
afterAll(() => clearSession());

describe('a template that is chosen', () => {
  it('is had without a word where it is basic, whoever asks', async () => {
    expect([await requestTemplate('classic'), asked(), readProfile.mock.calls.length]).toEqual([true, undefined, 0]);
  });

  it('is asked about where it is a premium one and nobody is signed in', async () => {
    expect(await answering(requestTemplate('modern'), false)).toEqual({ asked: 'modern', may: false });
    expect(readProfile).not.toHaveBeenCalled();
  });

  it('is had by premium users, and by whoever the free first use went to', async () => {
    saveProfile(FREE_PROFILE);
    server({ isPremium: true });
    expect(await requestTemplate('modern')).toBe(true);
    saveProfile(FREE_PROFILE);
    server({ usedTrials: [templateTrialKey('elegant')] });
    expect(await requestTemplate('elegant')).toBe(true);
    expect(await answering(requestTemplate('tech'), false)).toEqual({ asked: 'tech', may: false });
  });

  it('is asked about by what the server says now, not by what this page knew', async () => {
    saveProfile({ ...FREE_PROFILE, usedTrials: [] });
    server({ usedTrials: [templateTrialKey('modern')] });
    expect(await answering(requestTemplate('compact'), false)).toEqual({ asked: 'compact', may: false });
    expect(sessionStore.getState().profile?.usedTrials).toEqual([templateTrialKey('modern')]);
  });

  it('is asked about once: who said yes is believed until the server refuses, or somebody else signs in', async () => {
    saveProfile(FREE_PROFILE);
    server({});
    expect(await answering(requestTemplate('civic'), true)).toEqual({ asked: 'civic', may: true });
    expect([await requestTemplate('civic'), asked()]).toEqual([true, undefined]);
    expect(await answering(requestRefusedTemplate('civic'), false)).toEqual({ asked: 'civic', may: false });
    expect(await answering(requestTemplate('civic'), true)).toEqual({ asked: 'civic', may: true });
    saveProfile({ ...FREE_PROFILE, uid: 'u2' });
    expect(await answering(requestTemplate('civic'), false)).toEqual({ asked: 'civic', may: false });
  });

  it('is had where nobody can say just now: the server decides when it is printed or saved', async () => {
    sessionStore.setState({ person: { uid: 'u1', displayName: '', photoURL: '', aiCredits: 0 }, profile: null });
    readProfile.mockRejectedValue(new Error('offline'));
    expect(await requestTemplate('compact')).toBe(true);
  });

  it('gives way to a newer question', async () => {
    const first = requestTemplate('modern');
    const second = requestTemplate('elegant');
    expect(await first).toBe(false);
    expect(await answering(second, true)).toEqual({ asked: 'elegant', may: true });
  });
});
