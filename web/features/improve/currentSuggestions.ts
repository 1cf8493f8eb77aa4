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
 * What an answer offers for the résumé as it is now. Nothing where no text is left that it was made for: then it is
 * another résumé's.
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

/** How many texts each section has that would be sent; sections without any are left out. */
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
