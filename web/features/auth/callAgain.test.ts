import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { createMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { callAgain, isSessionEnd } from './callAgain.ts';
import { pressed } from './pressed.ts';
import { repeatLater } from './goOn.ts';
import { loginPromptStore, type LoginAnswer } from './loginPrompt.ts';
import { signInFor } from './signInFor.ts';
import { clearSession, isSignedIn, saveProfile } from './session.ts';

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

it('[AI-11] makes the call once more for the person who is back, and for nobody else', async () => {
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

it('says so where it is refused right behind the sign-in, and asks no third time', async () => {
  call.mockReset();
  call.mockImplementation(async () => {
    clearSession('expired');
    throw new ApiError('unauthenticated', { status: 401, text: 'Log in' });
  });
  const error = await answered('signedIn', FREE_PROFILE.uid);
  expect(call).toHaveBeenCalledTimes(2);
  expect(error).toMatchObject({ code: 'forbidden', text: 'Log in' });
  expect([isSessionEnd(error), isSessionEnd(refused)]).toEqual([false, true]);
  expect(loginPromptStore.getState().open).toBeNull();
});

describe('where the question was closed', () => {
  const repeat = vi.fn<() => void>();
  beforeEach(() => void repeat.mockReset());
  async function closed(): Promise<void> {
    const result = callAgain('ai', '/builder', call, repeat).catch((error: unknown) => error);
    await vi.waitFor(() => expect(loginPromptStore.getState().open).not.toBeNull());
    loginPromptStore.getState().open?.settle('closed');
    expect(await result).toBe(refused);
    expect(repeat).not.toHaveBeenCalled();
  }

  it('the press is made once more when they are back, once', async () => {
    await closed();
    saveProfile(FREE_PROFILE);
    saveProfile({ ...FREE_PROFILE, aiCredits: 7 });
    expect(repeat).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['somebody else is there', () => saveProfile({ ...FREE_PROFILE, uid: 'noam' })],
    ['the page was said to be nobody’s', () => clearSession()],
  ])('it is not where %s', async (_, happen) => {
    await closed();
    happen();
    saveProfile(FREE_PROFILE);
    expect(repeat).not.toHaveBeenCalled();
  });

  it('what was pressed last goes on, and nothing before it', async () => {
    await closed();
    const last = vi.fn<() => void>();
    repeatLater(last);
    saveProfile(FREE_PROFILE);
    expect([repeat.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a press that asks by itself', () => {
  const repeat = vi.fn<() => void>();
  async function closed(): Promise<void> {
    repeat.mockReset();
    const answer = signInFor('storage', '/builder', repeat);
    loginPromptStore.getState().open?.settle('closed');
    expect(await answer).toBe('closed');
    saveProfile(FREE_PROFILE);
  }

  it('[CLOUD-05] goes on by the bar where the question was closed in a session that has ended', async () => {
    clearSession('expired');
    await closed();
    expect(repeat).toHaveBeenCalledTimes(1);
  });

  it('[CLOUD-05] ends with the question where nobody was signed in', async () => {
    clearSession();
    await closed();
    expect(repeat).not.toHaveBeenCalled();
  });
});

const end = async (): Promise<never> => {
  if (isSignedIn()) clearSession('expired');
  throw refused;
};

it('asks once for the calls that one press makes, and makes each of them once more', async () => {
  vi.stubGlobal('location', new URL('https://korot.example/profile?x=1#bin'));
  const read = vi.fn<(id: string) => Promise<string>>().mockImplementationOnce(end).mockResolvedValue('read');
  const list = vi.fn<() => Promise<string>>().mockImplementationOnce(end).mockResolvedValue('list');
  const calls = pressed({ read, list });
  const both = Promise.all([calls.read('r1'), calls.list()]);
  await vi.waitFor(() => expect(loginPromptStore.getState().open).toMatchObject({ from: '/profile?x=1#bin' }));
  const { open } = loginPromptStore.getState();
  expect(open?.variant).toBe('storage');
  saveProfile(FREE_PROFILE);
  open?.settle('signedIn');
  expect(await both).toEqual(['read', 'list']);
  expect(read.mock.calls).toEqual([['r1'], ['r1']]);
});
