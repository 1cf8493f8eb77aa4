import pLimit from 'p-limit';
import type { SectionFailure } from '../../shared/improve/improvedSections.ts';
import { toLocation, type TextLocation } from '../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { inTurns } from '../platform/inTurns.ts';
import { improvableTexts, type ImproveWish } from './improvableTexts.ts';
import { improveText, type Deadlines, type ImprovedText } from './improveText.ts';
import { TextFailure, type TextModel } from './model.ts';
import { nameRequirements, type NamedRequirements } from './nameRequirements.ts';
import { sectionReporter, type FinishedSection } from './sectionProgress.ts';
import { toSentText } from './writeText.ts';

/** Timeout in seconds, after which the finished texts are returned: HTTP API ends a call at 30. */
export const IMPROVE_SECONDS = 25;
/**
 * Shares of the time after which the check and the rewriting are waited for no more: what is written must not be
 * lost.
 */
export const [CHECK_SHARE, REWRITE_SHARE] = [0.85, 0.95];
/** Most texts that are sent to the model at once. */
export const MOST_AT_ONCE = 16;

export interface ImprovedSections {
  /** Texts with a better wording, and how each was checked. */
  readonly texts: readonly (TextLocation & ImprovedText)[];
  /** The advertisement's requirements; undefined if no model has read it. */
  readonly requirements?: NamedRequirements | undefined;
  /** Texts that gave nothing, and why; texts that are good already are not among them. */
  readonly failures: readonly (TextLocation & { readonly reason: SectionFailure })[];
}

interface ImproveSettings {
  readonly milliseconds?: number | undefined;
  /** Called for each section that ends, except for the last, with which the whole result is ready. */
  readonly finished?: ((section: FinishedSection) => void) | undefined;
  /** Whether a separate call checks the claims of the written texts. */
  readonly checks?: boolean | undefined;
}

/**
 * Improves all texts of a résumé, a call for each, the longest first, so that together they take as long as the longest
 * one; those that fail or time out are left out.
 */
export async function improveSections(
  resume: ResumeData,
  wish: ImproveWish,
  model: TextModel,
  { milliseconds = IMPROVE_SECONDS * 1_000, finished, checks = true }: ImproveSettings = {},
): Promise<ImprovedSections> {
  const after = (share: number) => AbortSignal.timeout(Math.floor(milliseconds * share));
  const deadlines: Deadlines = {
    write: after(1),
    check: checks ? after(CHECK_SHARE) : undefined,
    rewrite: after(REWRITE_SHARE),
  };
  const texts = improvableTexts(resume, wish);
  const sent = new Map(await inTurns(texts.values().map((text) => [text, toSentText(resume, text, wish)] as const)));
  const report = sectionReporter(texts, finished);
  const named = deadlines.check && nameRequirements(resume, wish, model, deadlines.check);
  const longestFirst = texts.toSorted((a, b) => b.text.length - a.text.length);
  const results = new Map(
    await pLimit(MOST_AT_ONCE).map(longestFirst, async (text) => {
      const result = await improveText(text, sent.get(text)!, model, deadlines).catch(toFailure);
      report(text, typeof result === 'string' ? result : undefined);
      return [text, result] as const;
    }),
  );
  const told = texts.map((text) => [toLocation(text), results.get(text)] as const);
  return {
    texts: told.flatMap(([place, result]) => (typeof result === 'object' ? [{ ...place, ...result }] : [])),
    requirements: await named,
    failures: told.flatMap(([place, reason]) => (typeof reason === 'string' ? [{ ...place, reason }] : [])),
  };
}

/** Why nothing came of a text whose work threw this. */
export function toFailure(error: unknown): SectionFailure {
  if (error instanceof TextFailure) return error.reason;
  return error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'failed';
}
