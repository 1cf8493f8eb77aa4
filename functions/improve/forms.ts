import * as v from 'valibot';
import type { Conversation } from '../platform/bedrock/converse.ts';
import type { FindingReason } from '../../shared/improve/findings.ts';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';

type Form = Conversation['responseFormat'];

/** An object all of whose fields must be there, and no other: what strict tools ask for. */
const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const listOf = (items: object) => ({ type: 'array', items });
const TEXT = { type: 'string' } as const;
const NUMBER = { type: 'integer' } as const;

export const IMPROVED_TEXT_FORM: Form = {
  strict: true,
  name: 'improved_text',
  description: 'Hands over the improved text; empty where it is good already.',
  schema: object({ text: TEXT }),
};
export const ImprovedTextSchema = v.object({ text: v.pipe(v.string(), v.maxLength(RESUME_LIMITS.description)) });

/** What a sentence may add, and the reason that a person is told. */
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

export const CLAIM_CHECK_FORM: Form = {
  strict: true,
  name: 'checked_claims',
  description: 'For each sentence of the proposal: where its source says it, or what it adds.',
  schema: object({
    sentences: listOf(
      object({
        number: NUMBER,
        quote: TEXT,
        verdict: { type: 'string', enum: ['same', 'adds'] },
        kind: { type: 'string', enum: KINDS },
        words: TEXT,
      }),
    ),
  }),
};
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
export type CheckedClaim = v.InferOutput<typeof ClaimCheckSchema>['sentences'][number];

export const REQUIREMENTS_FORM: Form = {
  strict: true,
  name: 'named_requirements',
  description: 'What an advertisement asks for, each thing in its own words.',
  schema: object({ requirements: listOf(object({ quote: TEXT, advantage: { type: 'boolean' } })) }),
};
export const RequirementsSchema = v.object({
  requirements: v.array(v.object({ quote: v.string(), advantage: v.boolean() })),
});

export const REWRITE_FORM: Form = {
  strict: true,
  name: 'rewritten_sentences',
  description: 'Hands over the sentences without what was doubted.',
  schema: object({ sentences: listOf(object({ number: NUMBER, text: TEXT })) }),
};
export const RewriteSchema = v.object({ sentences: v.array(v.object({ number: v.number(), text: v.string() })) });

/** Every form that an improvement asks for. */
export const IMPROVE_FORMS = [IMPROVED_TEXT_FORM, CLAIM_CHECK_FORM, REWRITE_FORM, REQUIREMENTS_FORM] as const;
