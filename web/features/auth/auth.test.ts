import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import { createMapStorage } from '../../lib/storage/mapStorage.fixture.ts';

const DANA = FREE_PROFILE;
const NOAM = { ...FREE_PROFILE, uid: 'u2' };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', createMapStorage(new Map()));
});

async function signedIn() {
  const { saveProfile, sessionStore } = await import('./session.ts');
  const { endAccount } = await import('./auth.ts');
  saveProfile(DANA);
  return { endAccount, saveProfile, session: () => sessionStore.getState() };
}

describe('an account that is deleted', () => {
  it('ends the session of its owner', async () => {
    const { endAccount, session } = await signedIn();
    await endAccount(DANA.uid);
    expect(session()).toMatchObject({ person: null, ended: { of: DANA.uid, how: 'deleted' } });
  });

  it.each([NOAM.uid, undefined])('of somebody else (%s) ends no session', async (of) => {
    const { endAccount, session } = await signedIn();
    await endAccount(of);
    expect(session()).toMatchObject({ person: { uid: DANA.uid }, ended: null });
  });

  it('does not end the session of who has signed in meanwhile', async () => {
    const { endAccount, saveProfile, session } = await signedIn();
    const ending = endAccount(DANA.uid);
    saveProfile(NOAM);
    await ending;
    expect(session()).toMatchObject({ person: { uid: NOAM.uid }, ended: null });
  });
});
