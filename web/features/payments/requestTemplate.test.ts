import { beforeEach, describe, expect, it, vi } from 'vitest';
import { templateTrialKey } from '../../../shared/payments/templateAccess.ts';
import type { Profile } from '../../../shared/account/profile.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
const readProfile = vi.hoisted(() => vi.fn<() => Promise<Profile>>());
vi.mock('../../lib/api/client.ts', () => ({ api: { readProfile } }));
const { sessionStore: session, saveProfile: remember, clearSession: forget } = await import('../auth/session.ts');
const { requestTemplate: mayUseTemplate, requestRefusedTemplate: askForRefused } = await import('./requestTemplate.ts');
const { templatePromptStore: templatePrompt } = await import('./templatePrompt.ts');

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
const asked = () => templatePrompt.getState().open?.template.id;
/** Answers the prompt, if one opens. */
async function answering(
  wish: Promise<boolean>,
  allowed: boolean,
): Promise<{ asked: string | undefined; may: boolean }> {
  await new Promise((resolve) => setTimeout(resolve));
  const which = asked();
  templatePrompt.getState().open?.settle(allowed);
  return { asked: which, may: await wish };
}

beforeEach(() => {
  forget();
  readProfile.mockReset();
});

describe('a template that is chosen', () => {
  it('is had without a word where it is basic, whoever asks', async () => {
    expect([await mayUseTemplate('classic'), asked(), readProfile.mock.calls.length]).toEqual([true, undefined, 0]);
  });

  it('is asked about where it is a premium one and nobody is signed in', async () => {
    expect(await answering(mayUseTemplate('modern'), false)).toEqual({ asked: 'modern', may: false });
    expect(readProfile).not.toHaveBeenCalled();
  });

  it('is had by premium users, and by whoever the free first use went to', async () => {
    remember(profile);
    server({ isPremium: true });
    expect(await mayUseTemplate('modern')).toBe(true);
    remember(profile);
    server({ usedTrials: [templateTrialKey('elegant')] });
    expect(await mayUseTemplate('elegant')).toBe(true);
    expect(await answering(mayUseTemplate('tech'), false)).toEqual({ asked: 'tech', may: false });
  });

  it('is asked about by what the server says now, not by what this page knew', async () => {
    remember({ ...profile, usedTrials: [] });
    server({ usedTrials: [templateTrialKey('modern')] });
    expect(await answering(mayUseTemplate('fresh'), false)).toEqual({ asked: 'fresh', may: false });
    expect(session.getState().profile?.usedTrials).toEqual([templateTrialKey('modern')]);
  });

  it('is asked about once: who said yes is believed until the server refuses, or somebody else signs in', async () => {
    remember(profile);
    server({});
    expect(await answering(mayUseTemplate('civic'), true)).toEqual({ asked: 'civic', may: true });
    expect([await mayUseTemplate('civic'), asked()]).toEqual([true, undefined]);
    expect(await answering(askForRefused('civic'), false)).toEqual({ asked: 'civic', may: false });
    expect(await answering(mayUseTemplate('civic'), true)).toEqual({ asked: 'civic', may: true });
    remember({ ...profile, uid: 'u2' });
    expect(await answering(mayUseTemplate('civic'), false)).toEqual({ asked: 'civic', may: false });
  });

  it('is had where nobody can say just now: the server decides when it is printed or saved', async () => {
    session.setState({ person: { uid: 'u1', displayName: '', photoURL: '', aiCredits: 0 }, profile: null });
    readProfile.mockRejectedValue(new Error('offline'));
    expect(await mayUseTemplate('compact')).toBe(true);
  });

  it('gives way to a newer question', async () => {
    const first = mayUseTemplate('modern');
    const second = mayUseTemplate('elegant');
    expect(await first).toBe(false);
    expect(await answering(second, true)).toEqual({ asked: 'elegant', may: true });
  });
});
