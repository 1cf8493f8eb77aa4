import type { Context } from 'aws-lambda';
import { database } from '../../platform/dynamodb/client.ts';
import { clock } from '../../platform/clock.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { createDeletionRepository } from '../deletionRepository.ts';
import { sweepAccount } from '../sweepAccount.ts';

/** Result of a run: deletions processed, those that failed, and whether there was time for all. */
export interface SweepResult {
  readonly checked: number;
  readonly failed: number;
  readonly finished: boolean;
}

/** Milliseconds before its timeout at which a run starts nothing new. */
const STOP_MARGIN_MS = 60_000;

/**
 * Once a day (shared/platform/schedules.ts): removes again whatever deleted accounts have left, because something may
 * have been printed, uploaded or interrupted during the deletion; forgets their ids when no data can appear any more.
 * Throws when an account could not be swept: it is retried, and a final failure goes to the dead-letter queue.
 */
export async function handler(
  _event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<SweepResult> {
  const environment = readEnvironment([
    'USERS_TABLE',
    'RESUMES_TABLE',
    'REQUESTS_TABLE',
    'CREDIT_LOGS_TABLE',
    'PDF_BUCKET',
    'UPLOAD_BUCKET',
    'USER_POOL_ID',
  ]);
  const { USERS_TABLE: users, REQUESTS_TABLE: requests, CREDIT_LOGS_TABLE: creditLogs } = environment;
  const deletions = createDeletionRepository(database, { users, requests, creditLogs }, clock);
  const all = await deletions.unfinished();
  let [checked, failed] = [0, 0];
  for (const deletion of all) {
    if (context.getRemainingTimeInMillis() <= STOP_MARGIN_MS) break;
    try {
      // oxlint-disable-next-line no-await-in-loop -- nobody waits for them, and thousands at once would be throttled
      if (await deletions.reopen(deletion)) await sweepAccount(database, environment, deletions, deletion);
    } catch (error) {
      failed += 1;
      log('error', { name: 'sweepDeletedAccounts', ...describeError(error) });
    }
    checked += 1;
  }
  const report = { checked, failed, finished: checked === all.length };
  const isWell = failed === 0 && report.finished;
  log(isWell ? 'info' : 'error', { name: 'sweepDeletedAccounts', ...report });
  if (!isWell)
    throw new Error(
      `${failed} deleted accounts could not be swept${report.finished ? '' : ', and the time was not enough'}`,
    );
  return report;
}
