import * as v from 'valibot';
import { LANGUAGES } from '../product.ts';
import { EducationSchema, ExperienceSchema, ProjectSchema, ResumeDataSchema } from '../resume/schema.ts';
import type { Endpoint } from './endpoint.ts';
import { IdSchema, RequestIdSchema } from './fields.ts';

/** Characters of a job description. */
export const JOB_DESCRIPTION_LENGTH = 15_000;

const ImproveRequestSchema = v.pipe(
  v.object({
    resumeData: ResumeDataSchema,
    improvementType: v.picklist(['general', 'job']),
    /** Empty unless `improvementType` is `job`. */
    jobDescription: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(JOB_DESCRIPTION_LENGTH)), ''),
    language: v.picklist(LANGUAGES),
    userId: v.string(),
    requestId: v.optional(RequestIdSchema),
  }),
  v.check((body) => body.improvementType !== 'job' || body.jobDescription !== '', 'job_description_required'),
);

/** Entries hold their id and what changed, nothing else; merged by id (specification, chapter 7). */
export const ImprovementsSchema = v.object({
  summary: v.optional(v.string()),
  experience: v.optional(v.array(v.object({ ...v.partial(ExperienceSchema).entries, id: IdSchema })), []),
  education: v.optional(v.array(v.object({ ...v.partial(EducationSchema).entries, id: IdSchema })), []),
  projects: v.optional(v.array(v.object({ ...v.partial(ProjectSchema).entries, id: IdSchema })), []),
});

export const improve = {
  /** One credit when at least one section changed; the first use is free (specification, chapter 4). */
  improveResume: {
    method: 'POST',
    path: '/api/improve-resume',
    handler: 'improve/improve',
    auth: 'user',
    body: ImproveRequestSchema,
    response: v.object({ improvements: ImprovementsSchema, aiCredits: v.number() }),
    errors: ['no_improvements', 'improve_invalid_response', 'improve_failed', 'job_description_required', 'no_credits', 'not_enough_credits', 'user_not_found', 'resume_too_large'],
    limits: { bodyBytes: 300_000, seconds: 27, perUser: { calls: 10, seconds: 60 }, perIp: { calls: 60, seconds: 60 } },
    needs: {
      tables: { users: ['GetItem', 'UpdateItem'], creditLogs: ['PutItem'], requests: ['GetItem', 'PutItem', 'UpdateItem'] },
      services: ['model'],
    },
    built: false,
  },
} as const satisfies Record<string, Endpoint>;
