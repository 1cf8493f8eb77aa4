import { AppError } from '../../../shared/errors/errors.ts';
import { toProfileView } from '../../../shared/account/profile.ts';
import { createCreditLogRepository } from '../../credits/creditLogRepository.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { clock } from '../../platform/clock.ts';
import { readPaymentRecords } from '../../payments/paymentRecords.ts';
import { createResumeRepository, type StoredResume } from '../../resumes/resumeRepository.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { bytesInResult } from '../../http/response.ts';
import { readStoredProfile } from '../../platform/dynamodb/storedProfile.ts';

/** Bytes of résumés in one response; a Lambda response has at most 6 MB. */
const MAX_RESUME_BYTES = 4_500_000;

/** GET /api/profile/export: everything that is kept about the caller, as one JSON file's content. */
export const handler = handlerFor('exportAccount', async ({ user }, { environment }) => {
  const profile = await readStoredProfile(database, environment.USERS_TABLE, user.id);
  if (!profile) throw new AppError('user_not_found');
  const store = createResumeRepository(database, { resumes: environment.RESUMES_TABLE });
  const ids = (await store.list(user.id)).map(({ id }) => id);
  const [{ resumes, omitted }, credits, payments] = await Promise.all([
    readUpToBytes(MAX_RESUME_BYTES, ids, (batch) => store.readAll(user.id, batch)),
    createCreditLogRepository(database, environment.CREDIT_LOGS_TABLE).fullHistory(user.id),
    readPaymentRecords(database, environment.CREDIT_LOGS_TABLE, user.id),
  ]);
  return {
    body: {
      profile: toProfileView(profile, clock()),
      resumes: resumes.map(({ userId: _owner, ...resume }) => resume),
      omitted,
      credits,
      payments,
    },
  };
});

const BATCH_SIZE = 25;

/** Reads in the order of `ids` until the response is full; returns the ids that were not read. */
async function readUpToBytes(
  most: number,
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<StoredResume[]>,
) {
  const resumes: StoredResume[] = [];
  let bytes = 0;
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    // oxlint-disable-next-line no-await-in-loop -- the next batch may not fit any more
    const batch = await read(ids.slice(from, from + BATCH_SIZE));
    bytes += bytesInResult(JSON.stringify(batch));
    if (bytes > most) return { resumes, omitted: ids.slice(from) };
    resumes.push(...batch);
  }
  return { resumes, omitted: [] };
}
