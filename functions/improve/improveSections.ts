import { unlessAborted } from '../platform/withTimeout.ts';
import { doubtKey, toImprovements, type Improvements } from '../../shared/improve/changes.ts';
import { IMPROVED_SECTIONS, type ImprovedSection, type SectionFailure } from '../../shared/improve/improvedSections.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import type { Doubt } from './evidence.ts';
import { ModelError, type TextModel } from './model.ts';
import {
  improveSection,
  InvalidAnswerError,
  improvableTexts,
  type ImprovedText,
  type ImproveSectionOptions,
} from './improveSection.ts';

/** Timeout in seconds, after which the finished sections are returned: HTTP API ends a call at 30. */
export const IMPROVE_SECONDS = 25;

/** Share of the time after which the second call is waited for no more: what it judges must not be lost for it. */
const VERIFY_SHARE = 0.9;

export interface ImprovedSections {
  readonly improvements: Improvements;
  /** What evidence or the second call leaves in doubt, by doubtKey. */
  readonly doubts: ReadonlyMap<string, readonly Doubt[]>;
  /** Sections that gave nothing, and why; a section without text is in neither. */
  readonly failures: Readonly<Partial<Record<ImprovedSection, SectionFailure>>>;
}

/** A section that has come, or failed. */
export interface FinishedSection {
  readonly section: ImprovedSection;
  readonly failed?: SectionFailure;
}

/**
 * Improves all sections in parallel; those that fail or time out are left out. `finished` is called for each section
 * that ends, except for the last, with which the whole result is ready.
 */
export async function improveSections(
  resume: ResumeData,
  wish: ImproveSectionOptions,
  model: TextModel,
  milliseconds: number = IMPROVE_SECONDS * 1_000,
  finished: (one: FinishedSection) => void = () => {},
  verify = false,
): Promise<ImprovedSections> {
  const late = AbortSignal.timeout(milliseconds);
  const verifyUntil = verify ? AbortSignal.timeout(Math.floor(milliseconds * VERIFY_SHARE)) : undefined;
  const sections = IMPROVED_SECTIONS.filter((section) => improvableTexts(resume, section, wish).length > 0);
  let left = sections.length;
  const answers = await Promise.all(
    sections.map(async (section) => {
      const answer = await toSectionResult(
        section,
        unlessAborted(improveSection(resume, section, wish, model, late, verifyUntil), late),
      );
      left -= 1;
      if (left > 0) finished({ section, ...(answer.failure && { failed: answer.failure }) });
      return answer;
    }),
  );
  const improved = answers.flatMap(({ section, texts }) =>
    [...(texts ?? [])].map(([id, { text, doubts }]) => ({ section, id, text, doubts })),
  );
  return {
    improvements: toImprovements(improved),
    doubts: new Map(improved.map(({ section, id, doubts }) => [doubtKey(section, id), doubts])),
    failures: Object.fromEntries(answers.flatMap(({ section, failure }) => (failure ? [[section, failure]] : []))),
  };
}

interface SectionResult {
  readonly section: ImprovedSection;
  readonly texts?: ReadonlyMap<string, ImprovedText>;
  readonly failure?: SectionFailure;
}

async function toSectionResult(
  section: ImprovedSection,
  answer: Promise<ReadonlyMap<string, ImprovedText>>,
): Promise<SectionResult> {
  try {
    return { section, texts: await answer };
  } catch (error) {
    return { section, failure: toSectionFailure(error) };
  }
}

function toSectionFailure(error: unknown): SectionFailure {
  if (error instanceof InvalidAnswerError) return 'invalid';
  if (error instanceof ModelError) return error.reason;
  return error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'failed';
}
