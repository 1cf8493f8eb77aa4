import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import { createMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { endAccount } from './auth.ts';
import { saveProfile, sessionStore } from './session.ts';

const DANA = FREE_PROFILE;
const NOAM = { ...FREE_PROFILE, uid: 'u2' };

beforeEach(() => {
  vi.stubGlobal('localStorage', createMapStorage(new Map()));
  saveProfile(DANA);
});
afterEach(() => {
  sessionStore.setState({ person: null, ended: null });
  vi.unstubAllGlobals();
});

const session = () => sessionStore.getState();

describe('an account that is deleted', () => {
  it('ends the session of its owner', async () => {
    await endAccount(DANA.uid);
    expect(session()).toMatchObject({ person: null, ended: { of: DANA.uid, how: 'deleted' } });
  });

  it.each([NOAM.uid, undefined])('of somebody else (%s) ends no session', async (of) => {
    await endAccount(of);
    expect(session()).toMatchObject({ person: { uid: DANA.uid }, ended: null });
  });

  it('does not end the session of who has signed in meanwhile', async () => {
    const ending = endAccount(DANA.uid);
    saveProfile(NOAM);
    await ending;
    expect(session()).toMatchObject({ person: { uid: NOAM.uid }, ended: null });
  });
});
