import { database } from '../../platform/dynamodb/client.ts';
import type { AuthenticatedUser } from '../../http/call.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import type { ApiEnvironment } from '../../../shared/api/endpoints.ts';
import { isBillable } from '../../../shared/payments/premiumTerm.ts';
import { createDeletionRepository, type DeletionRepository } from '../deletionRepository.ts';
import { readStoredProfile } from '../../platform/dynamodb/storedProfile.ts';
import { sweepAccount } from '../sweepAccount.ts';

/** Attempts, when the optimistic lock of the profile fails because another write came between. */
const MAX_ATTEMPTS = 60;

/**
 * DELETE /api/profile: ends the subscription; then removes the profile and invalidates the account's tokens in one
 * transaction; then removes all other data (decision 22). If it is interrupted, the next call or the nightly sweep
 * continues.
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
 * Ends the subscription and marks the account as deleted. Throws when it is unknown whether the subscription has ended:
 * then the account is unchanged.
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
    // Comes first, so that nobody pays for a deleted account. A subscription that begins later changes the profile's
    // version.
    if (profile?.subscription && isBillable(profile.subscription)) {
      // Few people have a subscription: the provider's client is loaded only for them.
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
