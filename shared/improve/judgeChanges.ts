import { RESUME_LIMITS } from '../resume/limits.ts';
import type { ResumeData } from '../resume/schema.ts';
import {
  doubtKey,
  factTexts,
  isRealChange,
  resumeGender,
  stringFields,
  type ImprovementChange,
  type Improvements,
} from './changes.ts';
import type { Gender } from './guard/grammar.ts';
import { judgeProposal } from './guard/guard.ts';
import { firstFrom } from './guard/places.ts';
import type { GuardVerdict } from './guard/proposal.ts';
import type { ImprovedSection } from './improvedSections.ts';

type ChangedEntry = {
  readonly id: string;
  readonly description: string;
  readonly endDate: string;
  readonly current?: boolean;
};

/** Whether an entry goes on; undefined where its dates do not say. */
function isOngoing({ endDate, current }: ChangedEntry): boolean | undefined {
  if (current === true) return true;
  return endDate === '' ? undefined : false;
}

export interface JudgeOptions {
  /** What the person states beside the résumé, as the number that was asked for. */
  readonly stated?: readonly string[];
  readonly summaryWritten?: boolean;
  /** Parts of texts that the model could not prove or a second call doubts, by `doubtKey`; they are findings too. */
  readonly doubts?: ReadonlyMap<string, readonly { readonly text: string }[]>;
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
  { summaryWritten = false, stated = [], doubts = new Map() }: JudgeOptions = {},
): Generator<ImprovementChange, void, void> {
  const gender = resumeGender(resume);
  const { summary } = improvements;
  if (summary !== undefined && isRealChange(resume.summary, summary))
    yield toChange(
      'summary',
      undefined,
      resume.summary,
      summary,
      [...factTexts(resume), ...stated],
      RESUME_LIMITS.summary,
      gender,
      { written: summaryWritten, doubts: doubts.get(doubtKey('summary', 'summary')) },
    );
  for (const section of ['experience', 'education', 'projects'] as const) {
    const entries = new Map<string, ChangedEntry>(resume[section].map((entry) => [entry.id, entry]));
    for (const { id, description } of improvements[section]) {
      const entry = entries.get(id);
      if (!entry || description === undefined || !isRealChange(entry.description, description)) continue;
      yield toChange(
        section,
        id,
        entry.description,
        description,
        [...stringFields(entry), ...stated],
        RESUME_LIMITS.description,
        gender,
        {
          ongoing: isOngoing(entry),
          doubts: doubts.get(doubtKey(section, id)),
        },
      );
      entries.delete(id);
    }
  }
}

interface ChangeDetails {
  readonly written?: boolean;
  readonly ongoing?: boolean | undefined;
  readonly doubts?: readonly { readonly text: string }[] | undefined;
}

/**
 * The verdict with every doubt as a finding, where none of the guard's stands within it: what the guard calls clean and
 * a model doubts is asked about.
 */
function withDoubts(verdict: GuardVerdict, after: string, doubts: readonly { readonly text: string }[]): GuardVerdict {
  const added = doubts.flatMap(({ text }) => {
    const index = after.indexOf(text);
    const told = verdict.findings[firstFrom(verdict.findings, index)];
    return index < 0 || (told && told.index < index + text.length)
      ? []
      : [{ reason: 'evidence' as const, text, index }];
  });
  return added.length === 0
    ? verdict
    : {
        ...verdict,
        outcome: verdict.outcome === 'clean' ? 'asked' : verdict.outcome,
        findings: [...verdict.findings, ...added].toSorted((a, b) => a.index - b.index),
      };
}

function toChange(
  section: ImprovedSection,
  id: string | undefined,
  before: string,
  after: string,
  context: readonly string[],
  limit: number,
  gender: Gender | undefined,
  { doubts = [], ...rest }: ChangeDetails = {},
): ImprovementChange {
  const text = after.trim();
  return {
    section,
    ...(id !== undefined && { id }),
    before,
    after: text,
    verdict: withDoubts(judgeProposal({ before, after: text, context, gender, limit, ...rest }), text, doubts),
  };
}
