import { createHash } from 'node:crypto';
import { AppError } from '../../shared/errors/errors.ts';
import type { SavedResume } from '../../shared/api/resumes.ts';
import type { SaveOutcome, ResumeRefusal, StoredResume } from './resumeRepository.ts';

/** Returns a saved or read résumé in the API's form; a refusal becomes the matching error of the catalogue. */
export function toSavedResume(outcome: SaveOutcome): SavedResume {
  if ('refused' in outcome) throw refusalToError(outcome);
  return omitOwner(outcome.saved);
}

/**
 * Throws resume_not_found, forbidden, user_not_found, storage_limit_reached, premium_template, or conflict with the
 * current résumé.
 */
export function refusalToError(refusal: ResumeRefusal): AppError {
  switch (refusal.refused) {
    case 'not_found':
      return new AppError('resume_not_found');
    case 'unauthorized':
      return new AppError('forbidden');
    case 'conflict':
      return new AppError('conflict', { details: { current: omitOwner(refusal.current) } });
    case 'premium_template':
    case 'storage_limit_reached':
    case 'user_not_found':
      return new AppError(refusal.refused);
  }
}

function omitOwner({ userId: _owner, link: _link, ...saved }: StoredResume): SavedResume {
  return saved;
}

/** The id is derived from user and requestId (idempotency key), so that a repeated call creates no second résumé. */
export function resumeIdFromRequest(userId: string, requestId: string): string {
  return createHash('sha256').update(`${userId} ${requestId}`).digest('base64url').slice(0, 22);
}
