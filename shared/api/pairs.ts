import * as v from 'valibot';
import { MAX_RESUME_NAME_LENGTH } from '../resume/limits.ts';
import { ResumeDataSchema } from '../resume/schema.ts';
import type { Endpoint } from './endpoint.ts';
import { IdSchema, nameSchema, READ_RATE_LIMITS, RequestIdSchema, WRITE_RATE_LIMITS } from './fields.ts';
import { SavedResumeSchema, versionSchema } from './resumes.ts';

/** One résumé's side of a pair in two languages; two résumés that name each other are a pair. */
export const PairSideSchema = v.object({
  /** Ids of this résumé and of its twin in the other language. */
  id: IdSchema,
  of: IdSchema,
  /** Version of this résumé at which the other had everything of it; 0 while something waits for an answer. */
  agreed: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Version of the pair, for the optimistic lock. */
  version: versionSchema,
});

/** With the state of this résumé that both agree on. */
export const WholeSideSchema = v.object({ ...PairSideSchema.entries, common: ResumeDataSchema });

export type PairSide = v.InferOutput<typeof PairSideSchema>;
export type WholeSide = v.InferOutput<typeof WholeSideSchema>;

/** Paths of fields and entries, as `resumeParts.ts` writes them. */
export const pathsSchema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(1_000));
const bothSides = v.object({ sides: v.tuple([PairSideSchema, PairSideSchema]) });

/** Résumés of one person that are the same in two languages. */
export const pairsEndpoints = {
  listPairs: {
    method: 'GET',
    path: '/api/pairs',
    capability: 'resumes',
    auth: 'user',
    response: v.array(PairSideSchema),
    errors: [],
    limits: { bodyBytes: 0, seconds: 10, ...READ_RATE_LIMITS },
    needs: { tables: { requests: ['Query', 'BatchGetItem'] } },
  },
  /**
   * Makes the same résumé in another language of the version that was read; it takes a slot. `open`: paths of texts
   * that it has no words for yet. A repeated request id returns the same one; where the
   * résumé has another twin by now, that is a conflict.
   */
  createTwin: {
    method: 'POST',
    path: '/api/resumes/{id}/twin',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    body: v.object({
      name: nameSchema(MAX_RESUME_NAME_LENGTH, 'name_required'),
      data: ResumeDataSchema,
      open: pathsSchema,
      version: versionSchema,
      requestId: RequestIdSchema,
    }),
    response: v.object({ resume: SavedResumeSchema, ...bothSides.entries }),
    errors: [
      'name_required',
      'resume_too_large',
      'resume_not_found',
      'conflict',
      'storage_limit_reached',
      'premium_template',
      'user_not_found',
      'save_failed',
    ],
    failure: 'save_failed',
    limits: { bodyBytes: 350_000, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: {
      tables: {
        users: ['UpdateItem'],
        resumes: ['GetItem', 'PutItem', 'UpdateItem'],
        requests: ['GetItem', 'PutItem'],
      },
    },
  },
  /** Both sides of the pair of a résumé, its own first. */
  readPair: {
    method: 'GET',
    path: '/api/pairs/{id}',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    response: v.object({ sides: v.tuple([WholeSideSchema, WholeSideSchema]) }),
    errors: ['resume_not_found'],
    limits: { bodyBytes: 0, seconds: 10, ...READ_RATE_LIMITS },
    needs: { tables: { requests: ['GetItem'] } },
  },
  /**
   * Writes that this résumé has what it takes from the other: `paths` are answered, in both; `open` has no words here
   * yet. Over the versions of both résumés and of the pair that were read; a newer one is a conflict.
   */
  agreePair: {
    method: 'PUT',
    path: '/api/pairs/{id}',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    body: v.object({
      /** Versions of this résumé and of the other. */
      mine: versionSchema,
      other: versionSchema,
      version: versionSchema,
      paths: pathsSchema,
      open: pathsSchema,
    }),
    response: v.object({ sides: v.tuple([WholeSideSchema, WholeSideSchema]) }),
    errors: ['resume_not_found', 'conflict', 'save_failed'],
    failure: 'save_failed',
    limits: { bodyBytes: 300_000, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: { tables: { resumes: ['GetItem'], requests: ['GetItem', 'UpdateItem'] } },
  },
} as const satisfies Record<string, Endpoint>;
