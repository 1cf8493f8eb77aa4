import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Profile } from '../../../shared/account/profile.ts';
import { onStorageKey, readJson, safeLocal } from '../../lib/storage/safeStorage.ts';

/** Session state of the screens, cached in storage so that it is known at once and without the sign-in code. */
export type Person = Pick<Profile, 'uid' | 'displayName' | 'photoURL' | 'aiCredits'>;

export interface SessionState {
  /** Null: nobody is signed in. */
  readonly person: Person | null;
  /** The last answer of the server; null before the first. */
  readonly profile: Profile | null;
  /** A sign-in is running (LOG-06). */
  readonly signingIn: boolean;
}

const SESSION_KEY = 'account';

export const sessionStore = createStore<SessionState>(() => ({ person: null, profile: null, signingIn: false }));
// Not the initial state: prerendered pages know no user, and hydration must match them.
sessionStore.setState({ person: readStoredPerson() });

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
  const person = { uid, displayName, photoURL, aiCredits };
  writeStoredPerson(person);
  sessionStore.setState({ person, profile });
}

/**
 * Stores the balance after a use of AI, so that every screen with credits shows it at once (CRED-03). `used`: the use
 * was not for nothing, so that the free one is gone.
 */
export function updateCreditBalance(aiCredits: number, used = true): void {
  const { person, profile } = sessionStore.getState();
  if (!person) return;
  const next = { ...person, aiCredits };
  writeStoredPerson(next);
  sessionStore.setState({
    person: next,
    profile: profile && { ...profile, aiCredits, hasUsedAi: profile.hasUsedAi || used },
  });
}

/** Marks the session as signed out. */
export function clearSession(): void {
  writeStoredPerson(null);
  sessionStore.setState({ person: null, profile: null });
}

/** Follows sign-ins and sign-outs of other tabs. */
export function syncSessionAcrossTabs(): void {
  onStorageKey(SESSION_KEY, () => {
    const person = readStoredPerson();
    const { person: before, profile } = sessionStore.getState();
    const same = person?.uid === before?.uid;
    // What was bought or used in the other tab is the balance here too (CRED-03).
    sessionStore.setState({ person, profile: same && person && profile ? { ...profile, ...person } : null });
  });
}

function readStoredPerson(): Person | null {
  return parsePerson(readJson(safeLocal, SESSION_KEY));
}

/** Where storage is unavailable, the session lasts as long as the page. */
function writeStoredPerson(person: Person | null): void {
  safeLocal.write(SESSION_KEY, person && JSON.stringify(person));
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
