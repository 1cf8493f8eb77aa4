import type { Language } from '../platform/language.ts';
import { RESUME_LIMITS } from '../resume/limits.ts';
import type { ResumeData } from '../resume/schema.ts';
import {
  factTexts,
  isRealChange,
  resumeGender,
  stringFields,
  textKey,
  type ImprovementChange,
  type Improvements,
} from './changes.ts';
import type { FindingReason } from './findings.ts';
import { judgeProposal, outcomeOf } from './guard/guard.ts';
import type { GuardFinding, Proposal } from './guard/proposal.ts';
import type { TextLocation } from './suggestions.ts';

/**
 * Suspicions that a claim check clears: words that the source has not, where it may say the same in others. Whatever
 * else is suspected lies in the words themselves, as a "led" for a "helped" or an "all" for one: that is asked about,
 * whoever says that it is the same.
 */
const CLEARED_REASONS: ReadonlySet<FindingReason> = new Set(['added', 'name', 'gender']);

type ChangedEntry = { readonly id: string; readonly description: string };

/** How a text was checked before it is judged. */
export interface TextCheck {
  readonly isChecked: boolean;
  /** Sentences whose source a claim check has found: their words without a source are cleared. */
  readonly proven: readonly string[];
  /** Words that were taken out of it. */
  readonly removed?: readonly string[];
}

export interface JudgeOptions {
  /** What the person states beside the résumé, as the number that was asked for. */
  readonly stated?: readonly string[];
  readonly summaryWritten?: boolean;
  /** By `textKey`. */
  readonly checks?: ReadonlyMap<string, TextCheck>;
  /** The language that was asked for. */
  readonly language?: Language;
}

/** {@link judgeEach}, all at once. */
export const judgeChanges = (
  resume: ResumeData,
  improvements: Improvements,
  options: JudgeOptions = {},
): ImprovementChange[] => [...judgeEach(resume, improvements, options)];

/**
 * What an answer would change in a résumé, judged by the guard, one text at each step: each may take long. Entries are
 * found by id (AI-05); unknown ids, blank texts and texts that differ in spaces only change nothing. `summaryWritten`:
 * the summary was to be written from the whole résumé, not reworded.
 */
export function* judgeEach(
  resume: ResumeData,
  improvements: Improvements,
  { summaryWritten = false, stated = [], checks = new Map(), language }: JudgeOptions = {},
): Generator<ImprovementChange, void, void> {
  const gender = resumeGender(resume);
  const judge = (
    place: TextLocation,
    before: string,
    after: string,
    rest: Pick<Proposal, 'context' | 'limit' | 'written'>,
  ): ImprovementChange => {
    const check = checks.get(textKey(place));
    const text = after.trim();
    const verdict = judgeProposal({ before, after: text, gender, language, ...rest });
    const findings = verdict.findings.filter(
      (finding) =>
        finding.sure || !CLEARED_REASONS.has(finding.reason) || !isProven(text, finding, check?.proven ?? []),
    );
    return {
      ...place,
      before,
      after: text,
      verdict: { ...verdict, findings, outcome: outcomeOf(findings) },
      isChecked: check?.isChecked ?? false,
      removed: check?.removed ?? [],
    };
  };
  const { summary } = improvements;
  if (summary !== undefined && isRealChange(resume.summary, summary))
    yield judge({ section: 'summary' }, resume.summary, summary, {
      context: [...factTexts(resume), ...stated],
      limit: RESUME_LIMITS.summary,
      written: summaryWritten,
    });
  for (const section of ['experience', 'education', 'projects'] as const) {
    const entries = new Map<string, ChangedEntry>(resume[section].map((entry) => [entry.id, entry]));
    for (const { id, description } of improvements[section]) {
      const entry = entries.get(id);
      if (!entry || description === undefined || !isRealChange(entry.description, description)) continue;
      yield judge({ section, id }, entry.description, description, {
        context: [...stringFields(entry), ...stated],
        limit: RESUME_LIMITS.description,
      });
      entries.delete(id);
    }
  }
}

/** Whether a finding lies within a sentence whose source was found. */
const isProven = (text: string, { index }: GuardFinding, proven: readonly string[]) =>
  proven.some((sentence) => {
    const from = text.indexOf(sentence);
    return from >= 0 && index >= from && index < from + sentence.length;
  });
