import type { RetainedPlace } from '../../../shared/api/retainedData.ts';
import type { ApiResponse } from '../../../shared/api/endpoints.ts';
import type { Translate } from '../../lib/i18n/useTranslations.ts';
import { saveJson } from '../../ui/saveFile.ts';
import { endAccount, sessionStore } from '../auth/index.ts';
import { calls, profileCalls } from './calls.ts';

/** Downloads all data stored about the person as one JSON file. False where an app's own browser takes no download. */
export async function exportAccountData(t: Translate): Promise<boolean> {
  const { omitted, ...all } = await profileCalls.exportAccount();
  const resumes = [...all.resumes];
  for (const id of omitted) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, within the limits of calls
    resumes.push(await calls.readResume({ id }));
  }
  return saveJson(JSON.stringify({ ...all, resumes, ...(await readRetainedData()) }, null, 2), 'korot-data.json', t);
}

/** Reads the data kept beside the résumés, answer by answer. */
async function readRetainedData() {
  const past: Record<RetainedPlace['kind'], unknown[]> = { copies: [], pairs: [], bin: [], points: [] };
  let from: string | undefined = 'start';
  while (from !== undefined) {
    // oxlint-disable-next-line no-await-in-loop -- each answer says where the next begins
    const { next, copies, pairs, bin, points }: ApiResponse<'exportPast'> = await profileCalls.exportPast({ from });
    past.copies.push(...copies);
    past.pairs.push(...pairs);
    past.bin.push(...bin);
    past.points.push(...points);
    from = next;
  }
  return past;
}

/**
 * Deletes the account, and its data in this browser. Throws ApiError; idempotent: called again, it continues where it
 * stopped.
 */
export async function deleteAccount(): Promise<void> {
  const of = sessionStore.getState().person?.uid;
  await profileCalls.deleteAccount();
  await endAccount(of, 'deleted');
}
