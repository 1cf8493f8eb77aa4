import * as v from 'valibot';
import { FINDING_REASONS } from '../improve/findings.ts';
import { SECTION_FAILURES } from '../improve/improvedSections.ts';
import type { Gender } from '../improve/guard/grammar.ts';
import type { Endpoint } from './endpoint.ts';
import { IdSchema, RequestIdSchema } from './fields.ts';
import { improveEndpoints, RESULT_ERRORS } from './improve.ts';
import { pathsSchema } from './pairs.ts';
import { versionSchema } from './resumes.ts';

/** A text of a résumé in the language of the other of a pair. */
const TranslatedLineSchema = v.object({
  path: v.string(),
  /** The text as it is stored, with its marks. */
  text: v.string(),
  /** Whether a model has said where the original says each sentence; else only the rules have compared it. */
  checked: v.boolean(),
  /**
   * Words of the translation that the original does not say, or says differently; `index` counts in the text as read.
   */
  added: v.array(v.object({ reason: v.picklist(FINDING_REASONS), text: v.string(), index: v.number() })),
  /** Words that only the original says. */
  missing: v.array(v.string()),
  /** Words of the original whose bold, italics or link it has not. */
  unmarked: v.array(v.string()),
});

/** The stored part of a translation. */
const TranslationSchema = v.object({
  lines: v.array(TranslatedLineSchema),
  /** Texts that gave nothing, and why; the others count. */
  failed: v.array(v.object({ path: v.string(), reason: v.picklist(SECTION_FAILURES) })),
});

export type TranslatedLine = v.InferOutput<typeof TranslatedLineSchema>;
export type Translation = v.InferOutput<typeof TranslationSchema>;

export const twinEndpoints = {
  /**
   * Translates texts of the other résumé of a pair for this one. Nothing is spent and nothing saved: the first line
   * that is taken (`acceptImprovement`, by the answered request id) pays for all of them. The same texts asked for
   * again are the same result, from wherever. `lineOf`: texts that failed in this result, which pays for them.
   */
  translatePair: {
    method: 'POST',
    path: '/api/pairs/{id}/translation',
    capability: 'twin',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    body: v.object({
      /** Version of the other résumé that was looked at. */
      other: versionSchema,
      paths: pathsSchema,
      /** In which form a language speaks of the person that has several; absent if the résumé shows it. */
      gender: v.optional(v.picklist(['f', 'm'] satisfies Gender[])),
      lineOf: v.optional(IdSchema),
      /** Id by which the page polls the progress (`readImproveProgress`). */
      progress: v.optional(RequestIdSchema),
    }),
    response: v.object({
      ...TranslationSchema.entries,
      requestId: IdSchema,
      taken: v.boolean(),
      untakenLeft: v.number(),
      aiCredits: v.number(),
    }),
    errors: ['resume_not_found', 'conflict', ...RESULT_ERRORS],
    tooLarge: 'resume_too_large',
    limits: { ...improveEndpoints.improveResume.limits, bodyBytes: 300_000 },
    needs: {
      tables: {
        users: ['GetItem', 'ConditionCheckItem'],
        resumes: ['GetItem'],
        requests: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      },
      allowance: 'improve',
      services: ['model'],
    },
  },
} as const satisfies Record<string, Endpoint>;
