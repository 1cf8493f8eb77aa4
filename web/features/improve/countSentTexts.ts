import type { ImprovedSection } from '../../../shared/improve/improvedSections.ts';
import { hasSummaryFacts, listTextLocations } from '../../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { isBlankText } from '../../../shared/resume/text.ts';

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
