import * as v from 'valibot';
import type { FindingReason } from '../../shared/improve/findings.ts';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';
import { strictForm } from '../platform/bedrock/strictForm.ts';

export const ImprovedTextSchema = v.object({ text: v.pipe(v.string(), v.maxLength(RESUME_LIMITS.description)) });
export const IMPROVED_TEXT_FORM = strictForm(
  'improved_text',
  'Hands over the improved text; empty where it is good already.',
  ImprovedTextSchema,
);

/** Kinds of additions in a sentence, and the reason that is shown for each. */
export const ADDED_KINDS = {
  number: 'number',
  date: 'date',
  name: 'name',
  tool: 'technology',
  scope: 'scope',
  result: 'outcome',
  part: 'responsibility',
  rank: 'title',
  duty: 'added',
  level: 'level',
  time: 'frequency',
  hedge: 'hedge',
  moved: 'swapped',
  other: 'added',
} as const satisfies Readonly<Record<string, FindingReason>>;
const KINDS = ['none', ...(Object.keys(ADDED_KINDS) as (keyof typeof ADDED_KINDS)[])] as const;

export const ClaimCheckSchema = v.object({
  sentences: v.array(
    v.object({
      number: v.number(),
      quote: v.string(),
      verdict: v.picklist(['same', 'adds']),
      kind: v.fallback(v.picklist(KINDS), 'other'),
      words: v.string(),
    }),
  ),
});
export const CLAIM_CHECK_FORM = strictForm(
  'checked_claims',
  'For each sentence of the proposal: where its source says it, or what it adds.',
  ClaimCheckSchema,
);
export type CheckedClaim = v.InferOutput<typeof ClaimCheckSchema>['sentences'][number];

export const RequirementsSchema = v.object({
  requirements: v.array(v.object({ quote: v.string(), advantage: v.boolean() })),
});
export const REQUIREMENTS_FORM = strictForm(
  'named_requirements',
  'What an advertisement asks for, each thing in its own words.',
  RequirementsSchema,
);

export const RewriteSchema = v.object({ sentences: v.array(v.object({ number: v.number(), text: v.string() })) });
export const REWRITE_FORM = strictForm(
  'rewritten_sentences',
  'Hands over the sentences without what was doubted.',
  RewriteSchema,
);

/** Every form that an improvement asks for. */
export const IMPROVE_FORMS = [IMPROVED_TEXT_FORM, CLAIM_CHECK_FORM, REWRITE_FORM, REQUIREMENTS_FORM] as const;
