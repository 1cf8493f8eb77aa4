import * as v from 'valibot';
import { MAX_JOB_DESCRIPTION_LENGTH } from '../improve/improvedSections.ts';
import { toSingleLine } from '../platform/singleLine.ts';
import { RESUME_LIMITS, MAX_RESUME_NAME_LENGTH } from '../resume/limits.ts';
import { ResumeDataSchema } from '../resume/schema.ts';
import type { Endpoint } from './endpoint.ts';
import { IdSchema, nameSchema, READ_RATE_LIMITS, RequestIdSchema, textField, WRITE_RATE_LIMITS } from './fields.ts';
import { SavedResumeSchema, versionSchema } from './resumes.ts';

const advertSchema = textField(MAX_JOB_DESCRIPTION_LENGTH, 'job_description_required');

/** The fields of a copy for a job that the profile shows, besides those of every résumé. */
export const JobCopySchema = v.object({
  /** Ids of the copy and of the résumé that it was made from. */
  id: IdSchema,
  of: IdSchema,
  /** Version of the base whose state its changes are counted from. */
  ofVersion: versionSchema,
  /** First line of the advertisement. */
  job: v.string(),
  /** Where the copy was sent, in the person's words, and the day; '' if it was not sent. */
  sentTo: v.pipe(v.string(), v.transform(toSingleLine), v.maxLength(RESUME_LIMITS.line)),
  sentOn: v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]),
  /** Version of this note, for the optimistic lock. */
  version: versionSchema,
});

/** With the advertisement, and the base as it was. */
export const WholeCopySchema = v.object({ ...JobCopySchema.entries, advert: v.string(), baseThen: ResumeDataSchema });

export type JobCopy = v.InferOutput<typeof JobCopySchema>;
export type WholeCopy = v.InferOutput<typeof WholeCopySchema>;

/** Résumés that were copied for a job, and what is known about each besides its content. */
export const copiesEndpoints = {
  listCopies: {
    method: 'GET',
    path: '/api/copies',
    capability: 'resumes',
    auth: 'user',
    response: v.array(JobCopySchema),
    errors: [],
    limits: { bodyBytes: 0, seconds: 10, ...READ_RATE_LIMITS },
    needs: { tables: { requests: ['Query', 'BatchGetItem'] } },
  },
  /** Makes a résumé from the saved state of the base; it takes a slot. A repeated request id returns the same copy. */
  createCopy: {
    method: 'POST',
    path: '/api/resumes/{id}/copies',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    body: v.object({
      name: nameSchema(MAX_RESUME_NAME_LENGTH, 'name_required'),
      advert: advertSchema,
      requestId: RequestIdSchema,
    }),
    response: v.object({ resume: SavedResumeSchema, copy: JobCopySchema }),
    errors: [
      'name_required',
      'job_description_required',
      'resume_not_found',
      'storage_limit_reached',
      'premium_template',
      'user_not_found',
      'save_failed',
    ],
    failure: 'save_failed',
    limits: { bodyBytes: 70_000, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: {
      tables: { users: ['UpdateItem'], resumes: ['GetItem', 'PutItem'], requests: ['GetItem', 'PutItem'] },
    },
  },
  readCopy: {
    method: 'GET',
    path: '/api/copies/{id}',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    response: WholeCopySchema,
    errors: ['resume_not_found'],
    limits: { bodyBytes: 0, seconds: 10, ...READ_RATE_LIMITS },
    needs: { tables: { requests: ['GetItem'] } },
  },
  /**
   * Writes where it was sent, its advertisement, and with another `ofVersion`, which must be the base's of now, that
   * its changes count from there. Over the version that was read; a newer one is a conflict.
   */
  updateCopy: {
    method: 'PUT',
    path: '/api/copies/{id}',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    body: v.object({
      ...v.pick(JobCopySchema, ['sentTo', 'sentOn', 'ofVersion', 'version']).entries,
      advert: v.optional(advertSchema),
    }),
    response: JobCopySchema,
    errors: ['job_description_required', 'resume_not_found', 'conflict', 'save_failed'],
    failure: 'save_failed',
    limits: { bodyBytes: 70_000, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: { tables: { resumes: ['GetItem'], requests: ['GetItem', 'UpdateItem'] } },
  },
} as const satisfies Record<string, Endpoint>;
