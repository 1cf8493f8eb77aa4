import { AppError } from '../../../shared/errors/errors.ts';
import { toProfileView } from '../../../shared/account/profile.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { clock } from '../../platform/clock.ts';
import { readSecret } from '../../platform/secrets/readSecret.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { configuredIdentityVerifier } from '../verifiedIdentity.ts';
import { createProfileRepository, tombstoneKey } from '../profileRepository.ts';

/** POST /api/profile: at sign-in. The first makes the profile, later ones update `lastLogin` (LOG-07, LOG-08). */
export const handler = handlerFor('ensureProfile', async ({ user, body }, { environment }) => {
  const identity = await configuredIdentityVerifier()(body.idToken).catch((cause: unknown) => {
    throw new AppError('login_failed', { cause });
  });
  if (identity.uid !== user.id) throw new AppError('forbidden');
  const { googleAccountId: accountNumber, ...person } = identity;
  const store = createProfileRepository(database, {
    users: environment.USERS_TABLE,
    requests: environment.REQUESTS_TABLE,
    creditLogs: environment.CREDIT_LOGS_TABLE,
  });
  const { profile, created } = await store.ensure(
    person,
    tombstoneKey(accountNumber, await readSecret(environment.IDENTITY_HASH_SECRET)),
    user.signedInAt,
  );
  return { body: toProfileView(profile, clock()), status: created ? 201 : 200 };
});
