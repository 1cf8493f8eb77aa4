import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Profile } from '../../../shared/account/profile.ts';
import { onStorageKey, readJson, safeLocal } from '../../lib/storage/safeStorage.ts';
import type { EndedSession } from '../../lib/storage/sweepStorage.ts';

/** Session state of the screens, cached in storage so that it is known at once and without the sign-in code. */
export type Person = Pick<Profile, 'uid' | 'displayName' | 'photoURL' | 'aiCredits'>;

export interface SessionState {
  /** Null: nobody is signed in. */
  readonly person: Person | null;
  /** The last answer of the server; null before the first. */
  readonly profile: Profile | null;
  /** The session before, where it was not ended by signing out; null while somebody is signed in. */
  readonly ended: EndedSession | null;
  /** How many people have left this page: it shows nothing of theirs. A person who is waited for has not left. */
  readonly left: number;
  /** A sign-in is running (LOG-06). */
  readonly signingIn: boolean;
}

const SESSION_KEY = 'account';

const ENDS: readonly EndedSession['how'][] = ['expired', 'deleted', 'gone'];

export const sessionStore = createStore<SessionState>(() => ({
  person: null,
  profile: null,
  ended: null,
  left: 0,
  signingIn: false,
}));
// Not the initial state: prerendered pages know no user, and hydration must match them.
sessionStore.setState(readStoredSession());

/** Selects a part of the session; renders again only when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(sessionStore, select);
}

/** Whether somebody is signed in, as this browser knows it. */
export function isSignedIn(): boolean {
  return sessionStore.getState().person !== null;
}

/** Stores the server's answer: this user is signed in, here and in the browser's other tabs. */
export function saveProfile(profile: Profile): void {
  const { uid, displayName, photoURL, aiCredits } = profile;
  savePerson({ uid, displayName, photoURL, aiCredits }, profile);
}

/** The same for somebody whose profile the server could not tell. */
export function savePerson(person: Person, profile: Profile | null = null): void {
  writeStoredSession(person);
  become({ person, profile, ended: null });
}

/**
 * Stores the balance after a use of AI, so that every screen with credits shows it at once (CRED-03). `used`: the use
 * was not for nothing, so that the free one is gone.
 */
export function updateCreditBalance(aiCredits: number, used = true): void {
  const { person, profile } = sessionStore.getState();
  if (!person) return;
  const next = { ...person, aiCredits };
  writeStoredSession(next);
  sessionStore.setState({
    person: next,
    profile: profile && { ...profile, aiCredits, hasUsedAi: profile.hasUsedAi || used },
  });
}

/** Ends the session; `how` where it was not by signing out. It is stored for the browser's other tabs. */
export function clearSession(how?: EndedSession['how']): void {
  const { person } = sessionStore.getState();
  const ended = how && person ? { of: person.uid, how } : null;
  writeStoredSession(ended);
  become({ person: null, profile: null, ended });
}

/** Follows sign-ins and sign-outs of other tabs, also those while this page was frozen. */
export function syncSessionAcrossTabs(): void {
  onStorageKey(SESSION_KEY, followStored);
  addEventListener('pageshow', (event) => {
    if (event.persisted) followStored();
  });
}

function followStored(): void {
  const { person, ended } = readStoredSession();
  const { person: before, profile } = sessionStore.getState();
  const same = person?.uid === before?.uid;
  // Purchases and uses in the other tab change the balance here too (CRED-03).
  become({ person, ended, profile: same && person && profile ? { ...profile, ...person } : null });
}

/**
 * Whose an open page is: who is signed in, and also after a session that ended by itself. Then what is on the screen
 * stays there for them, until they or somebody else signs in. Calls back when it becomes somebody else's, with how the
 * session before has ended. Returns whose it is.
 */
export function followHolder(call: (holder: string | null, ended: EndedSession | null) => void): () => string | null {
  let holder = sessionStore.getState().person?.uid ?? null;
  sessionStore.subscribe(({ person, ended }) => {
    const isAwaited = person === null && ended?.how === 'expired' && ended.of === holder;
    const next = isAwaited ? holder : (person?.uid ?? null);
    if (next === holder) return;
    holder = next;
    call(holder, ended);
  });
  return () => holder;
}

/** Whether a session ended by itself, and nobody has signed in since. */
export const isSessionExpired = ({ person, ended }: Holder): boolean => person === null && ended?.how === 'expired';

type Holder = Pick<SessionState, 'person' | 'ended'>;

/** Returns the id of the person who uses the page, or whose expired session may be continued. */
export const holderOf = ({ person, ended }: Holder) => person?.uid ?? (ended?.how === 'expired' ? ended.of : undefined);

function become(next: Holder & Pick<SessionState, 'profile'>): void {
  const before = sessionStore.getState();
  const holder = holderOf(before);
  const hasLeft = holder !== undefined && holder !== holderOf(next);
  sessionStore.setState({ ...next, left: before.left + (hasLeft ? 1 : 0) });
}

function readStoredSession(): Holder {
  const value = readJson(safeLocal, SESSION_KEY);
  const { of, how } = Object(value) as Partial<EndedSession>;
  // An end that this page does not know, as of a newer one, may not cost anybody's work.
  const isEnded = typeof of === 'string' && how !== undefined && ENDS.includes(how);
  return { person: parsePerson(value), ended: isEnded ? { of, how } : null };
}

/** Without storage, the session lasts as long as the page. */
function writeStoredSession(session: Person | EndedSession | null): void {
  safeLocal.write(SESSION_KEY, session && JSON.stringify(session));
}

function parsePerson(value: unknown): Person | null {
  if (typeof value !== 'object' || value === null) return null;
  const { uid, displayName, photoURL, aiCredits } = value as Record<string, unknown>;
  if (typeof uid !== 'string' || uid === '') return null;
  return {
    uid,
    displayName: typeof displayName === 'string' ? displayName : '',
    photoURL: typeof photoURL === 'string' ? photoURL : '',
    aiCredits: typeof aiCredits === 'number' ? aiCredits : 0,
  };
}
