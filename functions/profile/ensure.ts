import { AppError } from '../../shared/errors.ts';
import { profileView } from '../../shared/profile.ts';
import { database } from '../data/client.ts';
import { clock } from '../data/clock.ts';
import { readSecret } from '../data/secret.ts';
import { handlerFor } from '../middleware/handler.ts';
import { poolIdentities } from './identity.ts';
import { profileStore } from './store.ts';
import { tombstoneOf } from './tombstone.ts';

/** POST /api/profile: at sign-in. The first makes the profile, later ones update `lastLogin` (LOG-07, LOG-08). */
export const handler = handlerFor('ensureProfile', async ({ user, body }, { environment }) => {
  const identity = await poolIdentities()(body.idToken).catch((cause: unknown) => {
    throw new AppError('login_failed', { cause });
  });
  if (identity.uid !== user.id) throw new AppError('forbidden');
  const { accountNumber, ...person } = identity;
  const store = profileStore(database, { users: environment.USERS_TABLE, requests: environment.REQUESTS_TABLE, creditLogs: environment.CREDIT_LOGS_TABLE });
  const { profile, created } = await store.ensure(person, tombstoneOf(accountNumber, await readSecret(environment.IDENTITY_HASH_SECRET)), user.signedInAt);
  return { body: profileView(profile, clock()), status: created ? 201 : 200 };
});
