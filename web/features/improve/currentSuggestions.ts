import {
  suggestionKey,
  toSuggestions,
  type ImproveResponse,
  type Suggestion,
} from '../../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { fingerprint } from '../../lib/storage/fingerprint.ts';
import type { PendingImprovement } from './pendingImprovement.ts';

/** A suggestion beside the text as it is now. */
export interface CurrentSuggestion extends Suggestion {
  /** The text was changed after the improvement was asked for, so the suggestion may lack something. */
  readonly changedSince: boolean;
}

/**
 * The suggestions of an answer that fit the résumé as it is now. None when every text that it was made for has changed:
 * then it belongs to another résumé.
 */
export function currentSuggestions(
  resume: ResumeData,
  response: ImproveResponse,
  prints: PendingImprovement['prints'],
): CurrentSuggestion[] {
  const offers = toSuggestions(resume, response).map((suggestion) => ({
    ...suggestion,
    changedSince: prints[suggestionKey(suggestion)] !== fingerprint(suggestion.before),
  }));
  return offers.some(({ changedSince }) => !changedSince) ? offers : [];
}
