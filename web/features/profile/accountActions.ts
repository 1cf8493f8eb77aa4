import { api } from '../../lib/api/client.ts';
import type { Translate } from '../../lib/i18n/useTranslations.ts';
import { saveJson } from '../../ui/saveFile.ts';
import { endAccount, sessionStore } from '../auth/index.ts';

/** Downloads all data stored about the person as one JSON file. False where an app's own browser takes no download. */
export async function exportAccountData(t: Translate): Promise<boolean> {
  const { omitted, ...all } = await api.exportAccount();
  const resumes = [...all.resumes];
  for (const id of omitted) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, within the limits of calls
    resumes.push(await api.readResume({ id }));
  }
  return saveJson(JSON.stringify({ ...all, resumes }, null, 2), 'korot-data.json', t);
}

/**
 * Deletes the account, and its data in this browser. Throws ApiError; idempotent: called again, it continues where it
 * stopped.
 */
export async function deleteAccount(): Promise<void> {
  const of = sessionStore.getState().person?.uid;
  await api.deleteAccount();
  await endAccount(of);
}
