import type { ApiResponse } from '../../../shared/api/endpoints.ts';
import type { JobCopy } from '../../../shared/api/copies.ts';
import type { PairSide } from '../../../shared/api/pairs.ts';
import type { BinnedResume, ResumeSummary } from '../../../shared/api/resumes.ts';
import type { Profile } from '../../../shared/account/profile.ts';
import { api } from '../../lib/api/client.ts';
import { profileApi } from '../../lib/api/profileApi.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { mergeRecentWrites } from '../cloud/index.ts';
import { expireSession } from '../auth/index.ts';
import { refreshProfile } from '../auth/profile.ts';

export type CreditHistoryResponse = ApiResponse<'readCreditHistory'>;

export interface ProfileData {
  readonly profile: Profile;
  readonly resumes: readonly ResumeSummary[];
  /** Résumés that can be restored; empty if reading them failed. */
  readonly bin: readonly BinnedResume[];
  /** Bases and jobs of copies; empty if reading them failed. */
  readonly copies: readonly JobCopy[];
  /** Which are the same in another language; empty where reading it failed. */
  readonly pairs: readonly PairSide[];
  /** Null where reading failed: the rest of the page is shown without it. */
  readonly history: CreditHistoryResponse | null;
}

/** Why a profile was not loaded. `setup`: the system lacks configuration (ERR-19). */
export type ProfileLoadError = 'setup' | 'failed';

/** Loads the data of the profile: the parts beside the résumés may fail separately. */
export async function loadProfile(): Promise<ProfileData> {
  const [profile, resumes, bin, copies, pairs, history] = await Promise.all([
    refreshProfile(),
    api.listResumes(),
    profileApi.listBin().catch(logged('bin', [])),
    profileApi.listCopies().catch(logged('copies', [])),
    profileApi.listPairs().catch(logged('pairs', [])),
    profileApi.readCreditHistory().catch(logged('credit history', null)),
  ]);
  return { profile, resumes: mergeRecentWrites(resumes), bin, copies, pairs, history };
}

/** Failures beside the page's own are only logged (ERR-20). */
const logged =
  <T>(what: string, instead: T) =>
  (error: unknown): T => {
    // oxlint-disable-next-line no-console
    console.warn(what, error instanceof ApiError ? error.code : 'failed');
    return instead;
  };

/** The page's state for a failure; ends a session whose account is deleted. */
export function toLoadError(error: unknown): ProfileLoadError {
  const { code, text = '' } = error instanceof ApiError ? error : { code: '' };
  if (code === 'unauthenticated' || code === 'user_not_found') expireSession();
  return code === 'not_configured' || /requires an index|permission-denied/.test(text) ? 'setup' : 'failed';
}
