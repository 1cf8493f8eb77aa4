import * as v from 'valibot';
import { database } from '../../platform/dynamodb/client.ts';
import { clock } from '../../platform/clock.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { nightlyHandler } from '../../platform/tasks/nightlyHandler.ts';
import type { NightlyWork } from '../../platform/tasks/nightlyWork.ts';
import { sectionedList } from '../../platform/tasks/sectionedList.ts';
import { createDeletionRepository } from '../deletionRepository.ts';
import { sweepAccount } from '../sweepAccount.ts';

/**
 * The nightly run (schedules.ts): removes again the remains of deleted accounts, because something may have been
 * printed, uploaded or interrupted during the deletion; forgets their ids when no data can appear any more. A task is
 * one account; its id is in the message and never in the log.
 */
export const openSweep = async (): Promise<NightlyWork<{ readonly uid: string }>> => {
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
  return {
    lists: {
      deletions: sectionedList(['all'], async (_section, after) => {
        const { uids, ...rest } = await deletions.unfinished(after);
        return { tasks: uids.map((uid) => ({ uid })), ...rest };
      }),
    },
    taskSchema: v.object({ uid: v.string() }),
    async perform({ uid }) {
      // Over by now, where the message comes a second time.
      const deletion = await deletions.find(uid);
      if (deletion && (await deletions.reopen(deletion)))
        await sweepAccount(database, environment, deletions, deletion);
    },
  };
};

export const handler = nightlyHandler('sweepDeletedAccounts', openSweep);
