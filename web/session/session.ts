import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Profile } from '../../shared/profile.ts';

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

const KEY = 'account';

export const session = createStore<SessionState>(() => ({ person: null, profile: null, signingIn: false }));
// Not as the store's beginning: pages that were written as HTML know nobody, and take over from there.
session.setState({ person: stored() });

/** A part of the session; renders again only when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(session, select);
}

export function isSignedIn(): boolean {
  return session.getState().person !== null;
}

/** Takes what the server answered: this person is signed in, here and in the browser's other tabs. */
export function remember(profile: Profile): void {
  const { uid, displayName, photoURL, aiCredits } = profile;
  const person = { uid, displayName, photoURL, aiCredits };
  write(JSON.stringify(person));
  session.setState({ person, profile });
}

/** Takes the balance that a use of AI left: every screen that shows credits shows it at once (CRED-03). */
export function rememberUse(aiCredits: number): void {
  const { person, profile } = session.getState();
  if (!person) return;
  const next = { ...person, aiCredits };
  write(JSON.stringify(next));
  session.setState({ person: next, profile: profile && { ...profile, aiCredits, hasUsedAi: true } });
}

/** Nobody is signed in any more. */
export function forget(): void {
  write(null);
  session.setState({ person: null, profile: null });
}

/** Follows sign-ins and sign-outs in other tabs. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    const person = stored();
    const same = person?.uid === session.getState().person?.uid;
    session.setState(same ? { person } : { person, profile: null });
  });
}

function stored(): Person | null {
  try {
    return personOf(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // Storage is closed to us: the session lasts as long as the page.
  }
}

function personOf(value: unknown): Person | null {
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
