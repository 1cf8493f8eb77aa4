import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Profile } from '../../../shared/account/profile.ts';
import { onStorageKey, readJson, safeLocal } from '../../lib/storage/safeStorage.ts';

/** What the screens remember of who is signed in, so that they know it at once and without the sign-in code. */
export type Person = Pick<Profile, 'uid' | 'displayName' | 'photoURL' | 'aiCredits'>;

export interface SessionState {
  /** Null: nobody is signed in. */
  readonly person: Person | null;
  /** As the server last answered it; null until it did. */
  readonly profile: Profile | null;
  /** A sign-in is under way (LOG-06). */
  readonly signingIn: boolean;
}

const SESSION_KEY = 'account';

export const sessionStore = createStore<SessionState>(() => ({ person: null, profile: null, signingIn: false }));
// Not as the store's beginning: pages that were written as HTML know nobody, and take over from there.
sessionStore.setState({ person: readStoredPerson() });

/** A part of the session; renders again only when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(sessionStore, select);
}

export function isSignedIn(): boolean {
  return sessionStore.getState().person !== null;
}

/** Takes what the server answered: this person is signed in, here and in the browser's other tabs. */
export function saveProfile(profile: Profile): void {
  const { uid, displayName, photoURL, aiCredits } = profile;
  const person = { uid, displayName, photoURL, aiCredits };
  writeStoredPerson(person);
  sessionStore.setState({ person, profile });
}

/** Takes the balance that a use of AI left: every screen that shows credits shows it at once (CRED-03). */
export function updateCreditBalance(aiCredits: number): void {
  const { person, profile } = sessionStore.getState();
  if (!person) return;
  const next = { ...person, aiCredits };
  writeStoredPerson(next);
  sessionStore.setState({ person: next, profile: profile && { ...profile, aiCredits, hasUsedAi: true } });
}

/** Nobody is signed in any more. */
export function clearSession(): void {
  writeStoredPerson(null);
  sessionStore.setState({ person: null, profile: null });
}

/** Follows sign-ins and sign-outs in other tabs. */
export function syncSessionAcrossTabs(): void {
  onStorageKey(SESSION_KEY, () => {
    const person = readStoredPerson();
    const same = person?.uid === sessionStore.getState().person?.uid;
    sessionStore.setState(same ? { person } : { person, profile: null });
  });
}

function readStoredPerson(): Person | null {
  return parsePerson(readJson(safeLocal, SESSION_KEY));
}

/** Where storage is closed to us the session lasts as long as the page. */
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
