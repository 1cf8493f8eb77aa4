import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { createMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { callAgain } from './callAgain.ts';
import { loginPromptStore, type LoginAnswer } from './loginPrompt.ts';
import { clearSession, saveProfile } from './session.ts';

const refused = new ApiError('unauthenticated', { status: 401 });
/** Fails once, and the session with it; then answers. */
const call = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.stubGlobal('localStorage', createMapStorage());
  saveProfile(FREE_PROFILE);
  call.mockReset();
  call.mockImplementationOnce(async () => {
    clearSession('expired');
    throw refused;
  });
  call.mockResolvedValue('answer');
});
afterEach(() => {
  loginPromptStore.getState().open?.settle('closed');
  clearSession();
  vi.unstubAllGlobals();
});

/** What becomes of the call where the question is answered so, by this person. */
async function answered(answer: LoginAnswer, uid?: string): Promise<unknown> {
  const result = callAgain('ai', '/builder', call).catch((error: unknown) => error);
  await vi.waitFor(() => expect(loginPromptStore.getState().open).toMatchObject({ variant: 'ai', from: '/builder' }));
  if (uid !== undefined) saveProfile({ ...FREE_PROFILE, uid });
  loginPromptStore.getState().open?.settle(answer);
  return result;
}

it('[AI-11] makes the call once more for who is back, and for nobody else', async () => {
  expect(await answered('signedIn', FREE_PROFILE.uid)).toBe('answer');
  expect(call).toHaveBeenCalledTimes(2);
});

it.each([
  ['closed', undefined],
  ['skipped', undefined],
  ['signedIn', 'noam'],
] as const)('rejects as the call did where the question is %s, by %s', async (answer, uid) => {
  expect(await answered(answer, uid)).toBe(refused);
  expect(call).toHaveBeenCalledTimes(1);
});

it('asks nobody about another failure, nor whom the page has not waited for', async () => {
  const other = new ApiError('rate_limited');
  call.mockReset();
  call.mockRejectedValue(other);
  await expect(callAgain('ai', '/builder', call)).rejects.toBe(other);
  call.mockRejectedValue(refused);
  clearSession();
  await expect(callAgain('ai', '/builder', call)).rejects.toBe(refused);
  expect(loginPromptStore.getState().open).toBeNull();
});
