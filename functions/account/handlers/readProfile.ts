import { AppError } from '../../../shared/errors/errors.ts';
import { toProfileView } from '../../../shared/account/profile.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { clock } from '../../platform/clock.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { readStoredProfile } from '../../platform/dynamodb/storedProfile.ts';

/** GET /api/profile. */
export const handler = handlerFor('readProfile', async ({ user }, { environment }) => {
  const stored = await readStoredProfile(database, environment.USERS_TABLE, user.id);
  if (!stored) throw new AppError('user_not_found');
  return { body: toProfileView(stored, clock()) };
});
