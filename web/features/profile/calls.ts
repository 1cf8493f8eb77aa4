import { api } from '../../lib/api/client.ts';
import { profileApi } from '../../lib/api/profileApi.ts';
import { pressed } from '../auth/pressed.ts';

/** What presses of the profile and its dialogs call; where the session has ended, they go on behind the sign-in. */
export const calls = pressed(api);
export const profileCalls = pressed(profileApi);
