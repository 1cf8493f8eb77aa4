import { beforeEach, describe, expect, it, vi } from 'vitest';
import { templateTrialKey } from '../../../shared/payments/templateAccess.ts';
import type { Profile } from '../../../shared/account/profile.ts';
import { api } from '../../lib/api/client.ts';
import { clearSession, saveProfile, sessionStore } from '../auth/session.ts';
import { requestRefusedTemplate, requestTemplate } from './requestTemplate.ts';
import { templatePromptStore } from './templatePrompt.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
const readProfile = vi.spyOn(api, 'readProfile');

const profile: Profile = {
  uid: 'u1',
  email: 'd@example.com',
  displayName: 'דנה',
  photoURL: '',
  createdAt: '',
  lastLogin: '',
  updatedAt: '',
  aiCredits: 2,
  creditLots: [],
  maxStorageSlots: 2,
  resumeCount: 0,
  isPremium: false,
  hasUsedAi: false,
  usedTrials: [],
  recentActivity: [],
};
const server = (changes: Partial<Profile>) => readProfile.mockResolvedValue({ ...profile, ...changes });
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

describe('a template that is chosen', () => {
  it('is had without a word where it is basic, whoever asks', async () => {
    expect([await requestTemplate('classic'), asked(), readProfile.mock.calls.length]).toEqual([true, undefined, 0]);
  });

  it('is asked about where it is a premium one and nobody is signed in', async () => {
    expect(await answering(requestTemplate('modern'), false)).toEqual({ asked: 'modern', may: false });
    expect(readProfile).not.toHaveBeenCalled();
  });

  it('is had by premium users, and by whoever the free first use went to', async () => {
    saveProfile(profile);
    server({ isPremium: true });
    expect(await requestTemplate('modern')).toBe(true);
    saveProfile(profile);
    server({ usedTrials: [templateTrialKey('elegant')] });
    expect(await requestTemplate('elegant')).toBe(true);
    expect(await answering(requestTemplate('tech'), false)).toEqual({ asked: 'tech', may: false });
  });

  it('is asked about by what the server says now, not by what this page knew', async () => {
    saveProfile({ ...profile, usedTrials: [] });
    server({ usedTrials: [templateTrialKey('modern')] });
    expect(await answering(requestTemplate('fresh'), false)).toEqual({ asked: 'fresh', may: false });
    expect(sessionStore.getState().profile?.usedTrials).toEqual([templateTrialKey('modern')]);
  });

  it('is asked about once: who said yes is believed until the server refuses, or somebody else signs in', async () => {
    saveProfile(profile);
    server({});
    expect(await answering(requestTemplate('civic'), true)).toEqual({ asked: 'civic', may: true });
    expect([await requestTemplate('civic'), asked()]).toEqual([true, undefined]);
    expect(await answering(requestRefusedTemplate('civic'), false)).toEqual({ asked: 'civic', may: false });
    expect(await answering(requestTemplate('civic'), true)).toEqual({ asked: 'civic', may: true });
    saveProfile({ ...profile, uid: 'u2' });
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
