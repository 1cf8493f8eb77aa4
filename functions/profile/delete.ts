import { S3Client } from '@aws-sdk/client-s3';
import { creditLogStore } from '../data/creditLogs.ts';
import { database } from '../data/client.ts';
import { resumeStore } from '../data/resumes.ts';
import { isOpen } from '../../shared/premiumTerm.ts';
import { handlerFor } from '../middleware/handler.ts';
import { emptied, removeFiles, removeReadings, removeResumes } from './holdings.ts';
import { profileStore } from './store.ts';
import { removePoolUser } from './userPool.ts';

const files = new S3Client({});

/**
 * DELETE /api/profile: the subscription ends, then résumés, the profile, what was used and the files go, then the user of the pool (design 6).
 * The order makes it safe to stop anywhere: whoever calls again goes on where it ended, and as long as anything
 * is left the account still exists and can be signed in to.
 */
export const handler = handlerFor('deleteAccount', async ({ user }, { environment, signal }) => {
  const { USERS_TABLE: users, RESUMES_TABLE: resumes, REQUESTS_TABLE: requests, CREDIT_LOGS_TABLE: creditLogs, PDF_BUCKET: pdfs, UPLOAD_BUCKET: uploads } = environment;
  const profiles = profileStore(database, { users, requests });
  const profile = await profiles.read(user.id);
  if (profile) {
    // First: nobody pays for an account that is gone.
    if (profile.subscription && isOpen(profile.subscription)) {
      // Few have one: what speaks to the provider loads for them alone.
      const [{ configuredPayPal }, { endSubscription }] = await Promise.all([import('../data/paypalConfiguration.ts'), import('../data/subscriptionEnd.ts')]);
      const { provider } = await configuredPayPal(environment, signal);
      await endSubscription(provider, profile.subscription.id, 'The account was deleted');
    }
    const owned = resumeStore(database, { users, resumes });
    await emptied(() => removeResumes(owned, user.id), () => profiles.remove(profile));
  }
  // After the profile: what was being printed or improved meanwhile is deleted too.
  await creditLogStore(database, creditLogs).forget(user.id, requests);
  await Promise.all([removeFiles(files, pdfs, user.id), removeFiles(files, uploads, user.id, (uploadIds) => removeReadings(database, requests, user.id, uploadIds))]);
  await removePoolUser(environment.USER_POOL_ID, user.username ?? user.id);
  return { body: { deleted: true as const } };
});
