import type { ImprovedSection } from '../../../shared/improve/improvedSections.ts';
import {
  hasSummaryFacts,
  listTextLocations,
  toSuggestions,
  type ImproveResponse,
} from '../../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { isBlankText } from '../../../shared/resume/text.ts';
import { fingerprint } from '../../lib/storage/fingerprint.ts';
import type { PendingImprovement } from './pendingImprovement.ts';
import { suggestionKey, type CurrentSuggestion } from './review/decisions.ts';

/**
 * The suggestions of an answer that fit the résumé as it is now. Null where none of the texts it was made for is left:
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

/** Number of texts in each section that would be sent; sections without any are left out. */
export function countSentTexts(
  resume: ResumeData,
  writeSummary: boolean,
): { readonly section: ImprovedSection; readonly count: number }[] {
  const counts = new Map<ImprovedSection, number>();
  for (const { section, text } of listTextLocations(resume)) {
    if (!isBlankText(text) || (section === 'summary' && writeSummary && hasSummaryFacts(resume)))
      counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return [...counts].map(([section, count]) => ({ section, count }));
}
