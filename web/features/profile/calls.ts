import { api } from '../../lib/api/client.ts';
import { profileApi } from '../../lib/api/profileApi.ts';
import { pressed } from '../auth/pressed.ts';

/** Calls of the profile and its dialogs; if the session has ended, they go on after the sign-in. */
export const calls = pressed(api);
export const profileCalls = pressed(profileApi);
