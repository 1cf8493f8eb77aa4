import { database } from '../../platform/dynamodb/client.ts';
import type { AuthenticatedUser } from '../../http/call.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import type { ApiEnvironment } from '../../../shared/api/endpoints.ts';
import { isBillable } from '../../../shared/payments/premiumTerm.ts';
import { createDeletionRepository, type DeletionRepository } from '../deletionRepository.ts';
import { readStoredProfile } from '../../platform/dynamodb/storedProfile.ts';
import { sweepAccount } from '../sweepAccount.ts';

/** Other writes of the profile that may come between reading and deleting it. */
const MAX_ATTEMPTS = 60;

/**
 * DELETE /api/profile: the subscription ends; then, in one moment, the profile goes and the account's tokens with it;
 * then all the rest (decision 22). Stopped anywhere, the next call or the next
 * night goes on.
 */
export const handler = handlerFor('deleteAccount', async ({ user }, { environment, signal }) => {
  const { USERS_TABLE: users, REQUESTS_TABLE: requests, CREDIT_LOGS_TABLE: creditLogs } = environment;
  const deletions = createDeletionRepository(database, { users, requests, creditLogs });
  if (!user.isDeleted) await begin(user, deletions, environment, signal);
  const deletion = await deletions.find(user.id);
  if (deletion && (await deletions.reopen(deletion))) await sweepAccount(database, environment, deletions, deletion);
  return { body: { deleted: true as const } };
});

/**
 * Ends the subscription and marks the account as deleted. Throws where nobody knows whether the subscription has ended:
 * the account stays as it is.
 */
async function begin(
  user: AuthenticatedUser,
  deletions: DeletionRepository,
  environment: ApiEnvironment<'deleteAccount'>,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt builds on what the one before found
    const profile = await readStoredProfile(database, environment.USERS_TABLE, user.id);
    // First: nobody pays for an account that is gone. One that is begun after this changes the profile.
    if (profile?.subscription && isBillable(profile.subscription)) {
      // Few have one: what speaks to the provider loads for them alone.
      // oxlint-disable-next-line no-await-in-loop
      const [{ createConfiguredPayPal: configuredPayPal }, { endSubscription }] = await Promise.all([
        import('../../platform/paypal/configuration.ts'),
        import('../../payments/endSubscription.ts'),
      ]);
      // oxlint-disable-next-line no-await-in-loop
      const { provider } = await configuredPayPal(environment, signal);
      // oxlint-disable-next-line no-await-in-loop
      await endSubscription(provider, profile.subscription.id, 'The account was deleted');
    }
    // oxlint-disable-next-line no-await-in-loop
    if ((await deletions.begin(user, profile)) !== 'changed') return;
  }
  throw new Error('The profile changes faster than it can be deleted');
}
