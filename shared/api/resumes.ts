import * as v from 'valibot';
import { ResumeDataSchema } from '../resume/schema.ts';
import { MAX_RESUME_NAME_LENGTH } from '../resume/limits.ts';
import type { Endpoint } from './endpoint.ts';
import {
  IdSchema,
  nameSchema,
  READ_RATE_LIMITS,
  RequestIdSchema,
  TimestampSchema,
  WRITE_RATE_LIMITS,
} from './fields.ts';

const resumeNameSchema = nameSchema(MAX_RESUME_NAME_LENGTH, 'name_required');
const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));
const MAX_BODY_BYTES = 250_000;

/** What a list shows of a saved résumé. */
export const ResumeSummarySchema = v.object({
  id: IdSchema,
  name: v.string(),
  templateId: v.string(),
  version: versionSchema,
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
});

/** A saved résumé (DATA-04) with the version it was read at. */
export const SavedResumeSchema = v.object({ ...ResumeSummarySchema.entries, data: ResumeDataSchema });

export type ResumeSummary = v.InferOutput<typeof ResumeSummarySchema>;
export type SavedResume = v.InferOutput<typeof SavedResumeSchema>;

/** Résumés in the cloud, each person's own. */
export const resumesEndpoints = {
  /** The newest change first. */
  listResumes: {
    method: 'GET',
    path: '/api/resumes',
    capability: 'resumes',
    auth: 'user',
    response: v.array(ResumeSummarySchema),
    errors: [],
    limits: { bodyBytes: 0, seconds: 10, ...READ_RATE_LIMITS },
    needs: { tables: { resumes: ['Query'] } },
  },
  createResume: {
    method: 'POST',
    path: '/api/resumes',
    capability: 'resumes',
    auth: 'user',
    /**
     * A repeated request id (idempotency key) returns the résumé that was created the first time. `deleted` restores a
     * deleted résumé under its id, so that a page that has it open elsewhere continues with it. It needs a slot like a
     * new one, and keeps its template for a day after the deletion; later, or with another template, it is checked like
     * a new one.
     */
    body: v.object({
      name: resumeNameSchema,
      data: ResumeDataSchema,
      requestId: v.optional(RequestIdSchema),
      deleted: v.optional(v.object({ id: IdSchema, version: versionSchema, createdAt: TimestampSchema })),
    }),
    response: SavedResumeSchema,
    errors: [
      'name_required',
      'resume_too_large',
      'storage_limit_reached',
      'premium_template',
      'user_not_found',
      'save_failed',
    ],
    failure: 'save_failed',
    limits: { bodyBytes: MAX_BODY_BYTES, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: { tables: { users: ['UpdateItem'], resumes: ['GetItem', 'PutItem'], requests: ['GetItem', 'DeleteItem'] } },
  },
  readResume: {
    method: 'GET',
    path: '/api/resumes/{id}',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    response: SavedResumeSchema,
    errors: ['resume_not_found', 'errorLoadingResume'],
    failure: 'errorLoadingResume',
    limits: { bodyBytes: 0, seconds: 10, ...READ_RATE_LIMITS },
    needs: { tables: { resumes: ['GetItem'] } },
  },
  /**
   * Optimistic lock: with the version that the caller read; a conflict answers with the current one in
   * `details.current`.
   */
  updateResume: {
    method: 'PUT',
    path: '/api/resumes/{id}',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    body: v.object({ name: resumeNameSchema, data: ResumeDataSchema, version: versionSchema }),
    response: SavedResumeSchema,
    errors: ['name_required', 'resume_too_large', 'premium_template', 'resume_not_found', 'conflict', 'save_failed'],
    failure: 'save_failed',
    limits: { bodyBytes: MAX_BODY_BYTES, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: { tables: { users: ['UpdateItem'], resumes: ['UpdateItem'] } },
  },
  deleteResume: {
    method: 'DELETE',
    path: '/api/resumes/{id}',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    response: v.object({ deleted: v.literal(true) }),
    errors: ['resume_not_found', 'user_not_found', 'save_failed'],
    failure: 'save_failed',
    limits: { bodyBytes: 0, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: { tables: { users: ['UpdateItem'], resumes: ['GetItem', 'DeleteItem'], requests: ['PutItem'] } },
  },
} as const satisfies Record<string, Endpoint>;
