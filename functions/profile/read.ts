import { AppError } from '../../shared/errors.ts';
import { toProfileView } from '../../shared/profile.ts';
import { database } from '../data/client.ts';
import { clock } from '../data/clock.ts';
import { handlerFor } from '../middleware/handler.ts';
import { createProfileRepository } from './store.ts';

/** GET /api/profile. */
export const handler = handlerFor('readProfile', async ({ user }, { environment }) => {
  const stored = await createProfileRepository(database, { users: environment.USERS_TABLE }).read(user.id);
  if (!stored) throw new AppError('user_not_found');
  return { body: toProfileView(stored, clock()) };
});
