import type { Language } from '../../shared/platform/language.ts';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import {
  factTexts,
  isRealChange,
  resumeGender,
  stringFields,
  type ImprovementChange,
} from '../../shared/improve/changes.ts';
import type { FindingReason } from '../../shared/improve/findings.ts';
import { coverOf } from '../../shared/improve/guard/facts.ts';
import { judgeProposal, outcomeOf } from '../../shared/improve/guard/guard.ts';
import type { GuardFinding } from '../../shared/improve/guard/proposal.ts';
import { listTextLocations, suggestionKey, toLocation, type TextLocation } from '../../shared/improve/suggestions.ts';

/**
 * Suspicions that a claim check clears: words that are not in the source, which may say the same in other words. Every
 * other suspicion is about the words themselves (a "led" for a "helped", an "all" for one); the person is always asked
 * about it.
 */
const CLEARED_REASONS: ReadonlySet<FindingReason> = new Set(['added', 'name', 'gender']);

/** A text to replace the person's own, and how it was checked. */
export interface ProposedText extends TextLocation {
  readonly text: string;
  readonly isChecked?: boolean;
  /** Sentences whose source a claim check has found: their words without a source are cleared. */
  readonly proven?: readonly string[];
  /** Words that were taken out of it. */
  readonly removed?: readonly string[];
}

interface JudgeOptions {
  /** Facts that the person gives besides the résumé, such as a requested number. */
  readonly stated?: readonly string[];
  /** The summary was to be written from the whole résumé, not reworded. */
  readonly summaryWritten?: boolean;
  /** The language that was asked for. */
  readonly language?: Language;
}

/** {@link judgeEach}, all at once. */
export const judgeChanges = (...about: Parameters<typeof judgeEach>): ImprovementChange[] => [...judgeEach(...about)];

/**
 * Yields the changes that an answer would make in a résumé, judged by the guard, one text at each step, because each
 * may take long. Entries are found by id (AI-05); unknown ids, blank texts and differences in spaces only are ignored.
 */
export function* judgeEach(
  resume: ResumeData,
  texts: readonly ProposedText[],
  { summaryWritten = false, stated = [], language }: JudgeOptions = {},
): Generator<ImprovementChange, void, void> {
  const gender = resumeGender(resume);
  const places = new Map(listTextLocations(resume).map((place) => [suggestionKey(place), place]));
  for (const { section, id, text, isChecked = false, proven = [], removed = [] } of texts) {
    const place = places.get(suggestionKey({ section, id }));
    if (!place || !isRealChange(place.text, text)) continue;
    places.delete(suggestionKey(place));
    const after = text.trim();
    const isSummary = section === 'summary';
    const verdict = judgeProposal({
      before: place.text,
      after,
      gender,
      language,
      context: [...(isSummary ? factTexts(resume) : [...place.heading, ...stringFields(place.entry)]), ...stated],
      limit: isSummary ? RESUME_LIMITS.summary : RESUME_LIMITS.description,
      written: isSummary && summaryWritten,
    });
    const findings = uncleared(verdict.findings, after, proven);
    yield {
      ...toLocation(place),
      before: place.text,
      after,
      verdict: { ...verdict, findings, outcome: outcomeOf(findings) },
      isChecked,
      removed,
    };
  }
}

/** Findings without those that a claim check has cleared: `proven` are sentences whose source it has found. */
function uncleared(findings: readonly GuardFinding[], after: string, proven: readonly string[]) {
  const places = proven.map((text) => ({ text, index: after.indexOf(text) })).filter(({ index }) => index >= 0);
  const isProven = coverOf(after, places);
  return findings.filter(({ sure, reason, index }) => sure || !CLEARED_REASONS.has(reason) || !isProven(index));
}
