import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import { createMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { endAccount, endRefused, expireSession, signOut } from './auth.ts';
import { saveProfile, sessionStore } from './session.ts';

const DANA = FREE_PROFILE;
const NOAM = { ...FREE_PROFILE, uid: 'u2' };

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  stored.set('CognitoIdentityServiceProvider.client.dana.refreshToken', 'secret');
  stored.set('resumeData.ads', JSON.stringify([{ owner: DANA.uid, value: ['an ad'] }]));
  vi.stubGlobal('localStorage', createMapStorage(stored));
  saveProfile(DANA);
});
afterEach(() => {
  sessionStore.setState({ person: null, ended: null });
  vi.unstubAllGlobals();
});

const session = () => sessionStore.getState();

describe('without the sign-in code, as where there is no network', () => {
  it('whoever signs out is signed out here, and leaves neither tokens nor what belongs to work', async () => {
    await signOut(() => Promise.reject(new TypeError('offline')));
    expect([session().person, session().ended, [...stored.keys()]]).toEqual([null, null, []]);
  });

  it('a session that has expired leaves no tokens, and what waits for its owner', async () => {
    expireSession();
    await vi.waitFor(() => expect([...stored.keys()]).toEqual(['resumeData.ads', 'account']));
  });
});

const now = (token: string) => () => Promise.resolve({ token, of: DANA.uid });

describe('a token that the server refuses', () => {
  it('ends the session that has it', async () => {
    await endRefused('a.b.c', now('a.b.c'));
    expect(session()).toMatchObject({ person: null, ended: { of: DANA.uid, how: 'expired' } });
  });

  it.each([
    ['another session has begun since', now('d.e.f')],
    ['nobody can say which token is valid now', () => Promise.reject(new TypeError('offline'))],
  ])('ends none where %s', async (_, read) => {
    await endRefused('a.b.c', read);
    expect(session()).toMatchObject({ person: { uid: DANA.uid }, ended: null });
  });
});

describe('an account that is deleted', () => {
  it.each(['deleted', 'gone'] as const)('ends the session of its owner, and leaves nothing (%s)', async (how) => {
    await endAccount(DANA.uid, how);
    expect(session()).toMatchObject({ person: null, ended: { of: DANA.uid, how } });
    expect([...stored.keys()]).toEqual(['account']);
  });

  it.each([NOAM.uid, undefined])('of somebody else (%s) ends no session', async (of) => {
    await endAccount(of, 'deleted');
    expect(session()).toMatchObject({ person: { uid: DANA.uid }, ended: null });
  });

  it('does not end the session of a person who has signed in meanwhile', async () => {
    const ending = endAccount(DANA.uid, 'deleted');
    saveProfile(NOAM);
    await ending;
    expect(session()).toMatchObject({ person: { uid: NOAM.uid }, ended: null });
  });
});
