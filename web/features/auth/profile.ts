import type { Profile } from '../../../shared/account/profile.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { api } from '../../lib/api/client.ts';
import { isSignedIn, savePerson, saveProfile, sessionStore, type Person } from './session.ts';

/** Saves the profile that a sign-in could not save, instead of reading it. */
let saveOwed: (() => Promise<Profile>) | undefined;

/**
 * Signs somebody in whose tokens are here. That the server could not save the profile is only logged, and it is saved
 * when a screen asks for it next (ERR-20); throws where the server does not take the tokens.
 */
export async function signInAs(person: Person, save: () => Promise<Profile>): Promise<void> {
  saveOwed = undefined;
  try {
    saveProfile(await save());
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 401 || status === 403 || !(error instanceof ApiError)) throw error;
    // oxlint-disable-next-line no-console -- only logged (ERR-20)
    console.warn('profile', error.code);
    saveOwed = save;
    savePerson(person);
  }
}

/** Reads the profile again, for every screen that shows it. Throws where it cannot be read. */
export async function refreshProfile(): Promise<Profile> {
  const profile = await (saveOwed ?? api.readProfile)();
  saveOwed = undefined;
  // A late answer must not sign in somebody who has signed out meanwhile.
  if (isSignedIn()) saveProfile(profile);
  return profile;
}

/** Returns the cached profile, or reads it. Undefined if it cannot be read: the server then decides. */
export async function knownProfile(): Promise<Profile | undefined> {
  const { profile } = sessionStore.getState();
  if (profile || !isSignedIn()) return profile ?? undefined;
  return refreshProfile().catch(() => undefined);
}
