import type { WholeSide } from '../../../../shared/api/pairs.ts';
import type { SavedResume } from '../../../../shared/api/resumes.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import { api } from '../../../lib/api/client.ts';
import { profileApi } from '../../../lib/api/profileApi.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { takeField } from '../../../../shared/resume/takeField.ts';
import { pairChanges } from '../../../../shared/twin/pairState.ts';

/** The same résumé in the other language, and the state of it that both agree on. */
export interface OpenTwin {
  readonly saved: SavedResume;
  readonly common: WholeSide['common'];
  /** Version of this one in the cloud. */
  readonly mine: number;
}

/** Null if the résumé has no twin any more. Throws ApiError. */
export async function readTwin(id: string): Promise<OpenTwin | null> {
  try {
    const { sides } = await profileApi.readPair({ id });
    const [saved, mine] = await Promise.all([api.readResume({ id: sides[1].id }), api.readResume({ id })]);
    return { saved, common: sides[1].common, mine: mine.version };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'resume_not_found') return null;
    throw error;
  }
}

/**
 * A résumé with what its twin has by now and every language has alike; the same object where that is nothing. Its
 * template stays: another may take premium, which is asked about at the pair.
 */
export function withTwinNews(mine: ResumeData, { saved, common }: OpenTwin): ResumeData {
  const { followed } = pairChanges(common, saved.data, mine);
  if (followed === mine || followed.templateId === mine.templateId) return followed;
  return takeField(followed, mine, { path: 'templateId' });
}
