import { setAccessTokenProvider } from '../../lib/api/accessToken.ts';
import type { BrowserUse } from '../../lib/storage/sweepStorage.ts';
import { syncSessionAcrossTabs, clearSession, isSignedIn, sessionStore } from './session.ts';

/**
 * Loads the sign-in code, which contains Amplify, lazily: when somebody signs in or calls an endpoint as a signed-in
 * user.
 */
export const loadCognito = () => import('./cognito/cognito.ts');

/** The same with what removes from this browser what is no longer to be there. */
const removing = (remove: (storage: typeof import('../../lib/storage/sweepStorage.ts')) => unknown) =>
  import('../../lib/storage/sweepStorage.ts').then(remove).catch(() => undefined);
const sweep = (use: BrowserUse) => removing(({ sweepBrowser }) => sweepBrowser(use));
const forgetTokens = () => removing((storage) => storage.forgetTokens());

/** Callbacks before sign-out, for example to store the draft under its owner. */
const beforeSignOutHandlers = new Set<() => Promise<unknown>>();

/** Set by {@link startSession}. */
export let adoptWork: () => Promise<unknown> = () => Promise.resolve();

/**
 * Starts to follow the session. Call once, before the first call of an endpoint.
 *
 * @param adopt makes the draft that nobody owns theirs who have just signed in
 */
export function startSession(adopt: () => Promise<unknown>): void {
  adoptWork = adopt;
  syncSessionAcrossTabs();
  sessionStore.subscribe(({ person, ended }, before) => {
    if (person?.uid !== before.person?.uid) void sweep({ person: person?.uid ?? null, ended });
  });
  setAccessTokenProvider(
    async () => {
      if (!isSignedIn()) return undefined;
      const token = await (await loadCognito()).accessToken();
      if (token === undefined) expireSession();
      return token;
    },
    {
      gone: (of) => endAccount(of, 'gone'),
      refused: endRefused,
    },
  );
}

/** The session has expired: its tokens are no longer valid. What it leaves waits for its owner. */
export function expireSession(): void {
  if (!isSignedIn()) return;
  clearSession('expired');
  void forgetTokens();
}

/**
 * A token was not taken: the session ends, unless another has begun since the call was made, whose answer may be late.
 *
 * @param read the token of now
 */
export async function endRefused(token: string, read = async () => (await loadCognito()).accessToken()): Promise<void> {
  const now = await read().catch(() => undefined);
  if (now?.token === token) expireSession();
}

/** Forgets the ended session: another person uses this browser now, so that the page belongs to nobody. */
export function forgetSession(): void {
  if (!isSignedIn()) clearSession();
}

/**
 * An account is deleted, here or elsewhere (`gone`): where its owner is signed in, the session ends, and what this
 * browser keeps of them goes. An answer may come late, when somebody else has signed in: theirs goes on.
 */
export async function endAccount(of: string | undefined, how: 'deleted' | 'gone'): Promise<void> {
  const isTheirs = () => sessionStore.getState().person?.uid === of;
  if (of === undefined || !isTheirs()) return;
  await sweep({ person: null, ended: { of, how } });
  if (isTheirs()) await forgetTokens();
  if (isTheirs()) clearSession(how);
}

/** Registers what is done before somebody is signed out, while the page can still write; the latest runs first. */
export function beforeSignOut(handler: () => Promise<unknown>): void {
  beforeSignOutHandlers.add(handler);
}

/**
 * Signs out, here and at the identity provider, and ends on the home page (NAV-08). Where the provider, or the sign-in
 * code, cannot be reached, as without a network, nobody is signed in here all the same, and none of them is left.
 */
export async function signOut(load = loadCognito): Promise<void> {
  const account = await load().catch(() => undefined);
  // The latest first: what is built on the draft, like its copy in the cloud, ends before the draft does.
  for (const handler of [...beforeSignOutHandlers].toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await handler().catch(() => undefined);
  }
  await sweep({ person: null, ended: null });
  clearSession();
  await account?.signOut().catch(() => undefined);
  await forgetTokens();
}
