import type { ApiResponse } from '../../../shared/api/endpoints.ts';
import type { ResumeSummary } from '../../../shared/api/resumes.ts';
import type { Profile } from '../../../shared/account/profile.ts';
import { api } from '../../lib/api/client.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { mergeRecentWrites } from '../cloud/index.ts';
import { expireSession } from '../auth/index.ts';
import { refreshProfile } from '../auth/profile.ts';

export type CreditHistoryResponse = ApiResponse<'readCreditHistory'>;

export interface ProfileData {
  readonly profile: Profile;
  readonly resumes: readonly ResumeSummary[];
  /** Null where reading failed: the rest of the page is shown without it. */
  readonly history: CreditHistoryResponse | null;
}

/** Why a profile was not loaded. `setup`: the system lacks configuration (ERR-19). */
export type ProfileLoadError = 'setup' | 'failed';

/** Loads what the profile shows; `history` is null where it alone could not be read. */
export async function loadProfile(): Promise<ProfileData> {
  const [profile, resumes, history] = await Promise.all([
    refreshProfile(),
    api.listResumes(),
    api.readCreditHistory().catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- failures beside the page's own are only logged (ERR-20)
      console.warn('credit history', error instanceof ApiError ? error.code : 'failed');
      return null;
    }),
  ]);
  return { profile, resumes: mergeRecentWrites(resumes), history };
}

/** The page's state for a failure; ends a session whose account is deleted. */
export function toLoadError(error: unknown): ProfileLoadError {
  const { code, text = '' } = error instanceof ApiError ? error : { code: '' };
  if (code === 'unauthenticated' || code === 'user_not_found') expireSession();
  return code === 'not_configured' || /requires an index|permission-denied/.test(text) ? 'setup' : 'failed';
}
