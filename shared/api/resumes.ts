import * as v from 'valibot';
import { ResumeDataSchema } from '../resume/schema.ts';
import { MAX_RESUME_NAME_LENGTH } from '../resume/limits.ts';
import { LINK_PAUSES, LinkKeySchema, LinkSettingsSchema, ResumeLinkSchema } from '../resume/resumeLink.ts';
import { POINT_REASONS } from '../resume/resumePoints.ts';
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
export const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));
const MAX_BODY_BYTES = 250_000;

/** The fields of a saved résumé that a list shows. */
export const ResumeSummarySchema = v.object({
  id: IdSchema,
  name: v.string(),
  templateId: v.string(),
  version: versionSchema,
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
});

/** A saved résumé (DATA-04) with the version it was read at. */
export const SavedResumeSchema = v.object({
  ...ResumeSummarySchema.entries,
  data: ResumeDataSchema,
  /** The id of the same résumé in another language, if it has or had one. */
  twin: v.optional(IdSchema),
});

/** A deleted résumé, as the bin shows it; at `goneAt` it is deleted for good. */
export const BinnedResumeSchema = v.object({
  id: IdSchema,
  name: v.string(),
  templateId: v.string(),
  deletedAt: TimestampSchema,
  goneAt: TimestampSchema,
});

/** See {@link ResumePoint}. */
export const ResumePointSchema = v.object({
  version: versionSchema,
  savedAt: TimestampSchema,
  reason: v.picklist([...POINT_REASONS, 'named']),
  name: v.optional(v.string()),
});

/** The state of a résumé's link; `link` is null if there is none. */
const LinkStateSchema = v.object({
  link: v.nullable(
    v.object({
      ...ResumeLinkSchema.entries,
      views: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** Why it shows nothing at the moment; null if it does. */
      paused: v.nullable(v.picklist(LINK_PAUSES)),
    }),
  ),
});

export type LinkState = v.InferOutput<typeof LinkStateSchema>;
export type BinnedResume = v.InferOutput<typeof BinnedResumeSchema>;
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
    /** A repeated request id (idempotency key) returns the résumé that was created the first time. */
    body: v.object({ name: resumeNameSchema, data: ResumeDataSchema, requestId: v.optional(RequestIdSchema) }),
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
    needs: { tables: { users: ['UpdateItem'], resumes: ['PutItem'], requests: ['GetItem'] } },
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
    /** `before`: what the change is, so that the state before it is kept in the history. */
    body: v.object({
      name: resumeNameSchema,
      data: ResumeDataSchema,
      version: versionSchema,
      before: v.optional(v.picklist(POINT_REASONS)),
    }),
    response: SavedResumeSchema,
    errors: ['name_required', 'resume_too_large', 'premium_template', 'resume_not_found', 'conflict', 'save_failed'],
    failure: 'save_failed',
    limits: { bodyBytes: MAX_BODY_BYTES, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: {
      tables: { users: ['UpdateItem'], resumes: ['GetItem', 'UpdateItem'], requests: ['GetItem', 'UpdateItem'] },
    },
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
    needs: {
      tables: {
        users: ['UpdateItem'],
        resumes: ['GetItem', 'DeleteItem'],
        requests: ['PutItem', 'UpdateItem', 'ConditionCheckItem'],
      },
    },
  },
  /** The newest deletion first. */
  listBin: {
    method: 'GET',
    path: '/api/bin',
    capability: 'resumes',
    auth: 'user',
    response: v.array(BinnedResumeSchema),
    errors: [],
    limits: { bodyBytes: 0, seconds: 10, ...READ_RATE_LIMITS },
    needs: { tables: { requests: ['Query', 'BatchGetItem'] } },
  },
  /** Under its id and as it was, its template too; one that is restored already is answered as it is. */
  restoreResume: {
    method: 'POST',
    path: '/api/bin/{id}',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    response: SavedResumeSchema,
    errors: ['resume_not_found', 'storage_limit_reached', 'user_not_found', 'save_failed'],
    failure: 'save_failed',
    limits: { bodyBytes: 0, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: {
      tables: {
        users: ['UpdateItem'],
        resumes: ['GetItem', 'PutItem'],
        requests: ['GetItem', 'UpdateItem', 'DeleteItem'],
      },
    },
  },
  /** For good; what is not in the bin is not an error. */
  discardResume: {
    method: 'DELETE',
    path: '/api/bin/{id}',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    response: v.object({ deleted: v.literal(true) }),
    errors: ['save_failed'],
    failure: 'save_failed',
    limits: { bodyBytes: 0, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: { tables: { requests: ['DeleteItem'] } },
  },
  readLink: {
    method: 'GET',
    path: '/api/resumes/{id}/link',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    response: LinkStateSchema,
    errors: ['resume_not_found'],
    limits: { bodyBytes: 0, seconds: 10, ...READ_RATE_LIMITS },
    needs: { tables: { users: ['GetItem'], resumes: ['GetItem'], requests: ['GetItem'] } },
  },
  /** Makes the link if there is none, or with its `key` changes it; a link taken back meanwhile is not restored. */
  saveLink: {
    method: 'PUT',
    path: '/api/resumes/{id}/link',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    body: v.object({ ...LinkSettingsSchema.entries, key: v.optional(LinkKeySchema) }),
    response: LinkStateSchema,
    errors: ['resume_not_found', 'link_taken_back', 'link_unknown', 'save_failed'],
    failure: 'save_failed',
    limits: { bodyBytes: 2_000, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: {
      tables: {
        users: ['GetItem'],
        resumes: ['GetItem', 'UpdateItem'],
        requests: ['GetItem', 'UpdateItem', 'ConditionCheckItem'],
      },
    },
  },
  /** Takes the link back: no new view after this. A missing link is not an error. */
  removeLink: {
    method: 'DELETE',
    path: '/api/resumes/{id}/link',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    response: v.object({ removed: v.literal(true) }),
    errors: ['resume_not_found', 'save_failed'],
    failure: 'save_failed',
    limits: { bodyBytes: 0, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: { tables: { resumes: ['GetItem', 'UpdateItem'], requests: ['UpdateItem'] } },
  },
  /** Earlier states of a résumé, the newest first; none of a résumé that the caller does not have. */
  listPoints: {
    method: 'GET',
    path: '/api/resumes/{id}/points',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    response: v.array(ResumePointSchema),
    errors: [],
    limits: { bodyBytes: 0, seconds: 10, ...READ_RATE_LIMITS },
    needs: { tables: { requests: ['GetItem'] } },
  },
  readPoint: {
    method: 'GET',
    path: '/api/resumes/{id}/points/{version}',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema, version: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)) }),
    response: v.object({ ...ResumePointSchema.entries, data: ResumeDataSchema }),
    errors: ['point_not_found'],
    limits: { bodyBytes: 0, seconds: 10, ...READ_RATE_LIMITS },
    needs: { tables: { requests: ['GetItem'] } },
  },
  /** Keeps the résumé as it is saved now, under a name. */
  keepPoint: {
    method: 'POST',
    path: '/api/resumes/{id}/points',
    capability: 'resumes',
    auth: 'user',
    params: v.object({ id: IdSchema }),
    body: v.object({ name: resumeNameSchema }),
    response: ResumePointSchema,
    errors: ['name_required', 'resume_not_found', 'too_many_points', 'save_failed'],
    failure: 'save_failed',
    limits: { bodyBytes: 2_000, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: { tables: { resumes: ['GetItem'], requests: ['GetItem', 'UpdateItem'] } },
  },
} as const satisfies Record<string, Endpoint>;
