import type { ApiResponse } from '../../../shared/api.ts';
import type { ResumeSummary } from '../../../shared/api/resumes.ts';
import type { Profile } from '../../../shared/profile.ts';
import { api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { withRecent } from '../../cloud/recent.ts';
import { expire } from '../../session/account.ts';
import { remember } from '../../session/session.ts';

export type History = ApiResponse<'creditHistory'>;

export interface Loaded {
  readonly profile: Profile;
  readonly resumes: readonly ResumeSummary[];
  /** Null where it could not be read: the rest of the page stands without it. */
  readonly history: History | null;
}

/** Why a profile was not loaded. `setup`: the system lacks configuration (ERR-19). */
export type LoadFailure = 'setup' | 'failed';

export async function loadProfile(): Promise<Loaded> {
  const [profile, resumes, history] = await Promise.all([
    api.readProfile(),
    api.listResumes(),
    api.creditHistory().catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- failures beside the page's own are only logged (ERR-20)
      console.warn('credit history', error instanceof ApiError ? error.code : 'failed');
      return null;
    }),
  ]);
  remember(profile);
  return { profile, resumes: withRecent(resumes), history };
}

/** What a failure means for the page; a session whose account is gone ends. */
export function failureOf(error: unknown): LoadFailure {
  const { code, text = '' } = error instanceof ApiError ? error : { code: '' };
  if (code === 'unauthenticated' || code === 'user_not_found') expire();
  return code === 'not_configured' || /requires an index|permission-denied/.test(text) ? 'setup' : 'failed';
}
