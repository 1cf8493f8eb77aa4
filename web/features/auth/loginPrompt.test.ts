import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loginPromptStore, requestSignIn } from './loginPrompt.ts';
import { sessionStore } from './session.ts';

beforeEach(() => sessionStore.setState({ person: null }));
afterEach(() => {
  loginPromptStore.getState().open?.settle('closed');
  sessionStore.setState({ person: null });
  vi.unstubAllGlobals();
});

const dana = { uid: 'u1', displayName: 'Dana', photoURL: '', aiCredits: 2 };

it('[CLOUD-08] asks whoever is not signed in', async () => {
  const answer = requestSignIn('storage', '/builder');
  expect(loginPromptStore.getState().open).toMatchObject({ variant: 'storage', from: '/builder' });
  loginPromptStore.getState().open?.settle('skipped');
  expect([await answer, loginPromptStore.getState().open]).toEqual(['skipped', null]);
});

it('asks nobody who is signed in, however old the button is that asks', async () => {
  sessionStore.setState({ person: dana });
  expect(await requestSignIn('storage', '/builder')).toBe('signedIn');
  expect(loginPromptStore.getState().open).toBeNull();
});
