import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import { createMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { nameInitial } from './Avatar.tsx';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', createMapStorage(stored));
});

describe('the session', () => {
  it('is known at the next visit without asking anybody, and holds no address of mail', async () => {
    const { saveProfile: remember } = await import('./session.ts');
    remember(FREE_PROFILE);
    expect([...stored.values()].join('')).not.toContain('@');
    vi.resetModules();
    const again = await import('./session.ts');
    expect(again.sessionStore.getState()).toEqual({
      person: { uid: 'u1', displayName: 'דנה', photoURL: '', aiCredits: 2 },
      profile: null,
      ended: null,
      left: 0,
      signingIn: false,
    });
  });

  it.each(['expired', 'deleted', 'gone'] as const)(
    'that is %s is known about at the next visit, until somebody signs in',
    async (how) => {
      const { saveProfile: remember, clearSession: end } = await import('./session.ts');
      remember(FREE_PROFILE);
      end(how);
      vi.resetModules();
      const again = await import('./session.ts');
      expect(again.sessionStore.getState()).toMatchObject({ person: null, ended: { of: 'u1', how } });
      again.saveProfile(FREE_PROFILE);
      expect(again.sessionStore.getState().ended).toBeNull();
      again.clearSession();
      expect([again.sessionStore.getState().ended, stored.size]).toEqual([null, 0]);
    },
  );

  it('that ended in a way that this page does not know has not ended: drafts go with a deleted account', async () => {
    const { clearSession: end, saveProfile: remember } = await import('./session.ts');
    remember(FREE_PROFILE);
    end('deleted');
    for (const [key, value] of stored) stored.set(key, value.replace('deleted', 'moved'));
    vi.resetModules();
    expect((await import('./session.ts')).sessionStore.getState().ended).toBeNull();
  });

  it('counts who has left the page, and not whose session has ended by itself and who comes back', async () => {
    const { saveProfile: become, clearSession: end, sessionStore } = await import('./session.ts');
    const counted = [];
    const dana = FREE_PROFILE;
    const noam = { ...FREE_PROFILE, uid: 'u2' };
    for (const step of [
      () => become(dana),
      () => end('expired'),
      () => become(dana),
      () => end('expired'),
      () => become(noam),
      () => end(),
      () => become(dana),
      () => end('deleted'),
    ]) {
      step();
      counted.push(sessionStore.getState().left);
    }
    expect(counted).toEqual([0, 0, 0, 0, 1, 2, 2, 3]);
  });

  it('is looked up again by a page that was frozen while another one ended it', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const { saveProfile: remember, isSignedIn, syncSessionAcrossTabs } = await import('./session.ts');
    syncSessionAcrossTabs();
    remember(FREE_PROFILE);
    stored.clear();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(isSignedIn()).toBe(true);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isSignedIn()).toBe(false);
  });

  it('[CRED-03] follows the balance of another tab, in the bar and on the profile', async () => {
    const listen = vi.fn<(name: string, listener: (event: { key: string }) => void) => void>();
    vi.stubGlobal('addEventListener', listen);
    const tell = (event: { key: string }) => listen.mock.calls.forEach(([, listener]) => listener(event));
    const { saveProfile: remember, sessionStore, syncSessionAcrossTabs } = await import('./session.ts');
    syncSessionAcrossTabs();
    remember(FREE_PROFILE);
    stored.set('account', JSON.stringify({ uid: 'u1', displayName: 'דנה', photoURL: '', aiCredits: 12 }));
    tell({ key: 'account' });
    expect(sessionStore.getState()).toMatchObject({
      person: { aiCredits: 12 },
      profile: { aiCredits: 12, email: 'd@example.com' },
    });
    stored.set('account', JSON.stringify({ uid: 'u2', displayName: '', photoURL: '', aiCredits: 1 }));
    tell({ key: 'account' });
    expect(sessionStore.getState()).toMatchObject({ person: { uid: 'u2' }, profile: null });
  });

  it('is forgotten at sign-out', async () => {
    const { saveProfile: remember, clearSession: forget, isSignedIn } = await import('./session.ts');
    remember(FREE_PROFILE);
    forget();
    expect([isSignedIn(), stored.size]).toEqual([false, 0]);
  });

  it('[NAV-10] counts no credits where none are known', async () => {
    stored.set('account', '{"uid":"u1"}');
    expect((await import('./session.ts')).sessionStore.getState().person).toMatchObject({ aiCredits: 0 });
  });

  it.each(['null', '7', '{"uid":""}', '{"uid":5}', 'x{', '[]'])('takes %s for nobody', async (text) => {
    stored.set('account', text);
    expect((await import('./session.ts')).isSignedIn()).toBe(false);
  });
});

describe('an avatar', () => {
  it.each([
    ['דנה כהן', 'ד'],
    ['  dana', 'D'],
    ['"Dana"', 'D'],
    ['', 'U'],
    ['🙂', 'U'],
    ['élan', 'É'],
  ])('[NAV-09] of %s without a photo shows %s', (name, letter) => {
    expect(nameInitial(name)).toBe(letter);
  });
});
