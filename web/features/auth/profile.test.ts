import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { createMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { refreshProfile, signInAs } from './profile.ts';
import { sessionStore } from './session.ts';

const DANA = { uid: FREE_PROFILE.uid, displayName: 'דנה', photoURL: '', aiCredits: 0 };

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.stubGlobal('localStorage', createMapStorage(new Map()));
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  sessionStore.setState({ person: null, profile: null });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a sign-in whose profile cannot be saved', () => {
  it.each([
    ['the server fails', new ApiError('profile_failed', { status: 500 })],
    ['there is no answer', new ApiError('network')],
  ])('[ERR-20] signs in all the same where %s, logs it, and saves it when it is asked for', async (_, error) => {
    const save = vi.fn().mockRejectedValueOnce(error).mockResolvedValue(FREE_PROFILE);
    await signInAs(DANA, save);
    expect(sessionStore.getState()).toMatchObject({ person: DANA, profile: null, ended: null });
    expect(logged).toHaveBeenCalledWith('profile', error.code);
    expect(await refreshProfile()).toBe(FREE_PROFILE);
    expect([save.mock.calls.length, sessionStore.getState().profile]).toEqual([2, FREE_PROFILE]);
  });

  it.each([
    ['the server does not take the tokens', new ApiError('unauthenticated', { status: 401 })],
    ['the account is not theirs', new ApiError('forbidden', { status: 403 })],
    ['the tokens are gone', new TypeError('no tokens')],
  ])('signs nobody in where %s', async (_, error) => {
    await expect(signInAs(DANA, () => Promise.reject(error))).rejects.toBe(error);
    expect(sessionStore.getState().person).toBeNull();
  });
});
