import type { Profile } from '../../../shared/account/profile.ts';
import { api } from '../../lib/api/client.ts';
import { isSignedIn, saveProfile, sessionStore } from './session.ts';

/** Reads the profile again, for every screen that shows it. Throws where it cannot be read. */
export async function refreshProfile(): Promise<Profile> {
  const profile = await api.readProfile();
  // A late answer must not sign in somebody who has signed out meanwhile.
  if (isSignedIn()) saveProfile(profile);
  return profile;
}

/**
 * The cached profile, or read now where there is none yet. Undefined where it cannot be read: the server decides then.
 */
export async function knownProfile(): Promise<Profile | undefined> {
  const { profile } = sessionStore.getState();
  if (profile || !isSignedIn()) return profile ?? undefined;
  return refreshProfile().catch(() => undefined);
}
