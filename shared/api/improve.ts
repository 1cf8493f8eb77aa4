import * as v from 'valibot';
import { FINDING_REASONS } from '../improve/findings.ts';
import {
  IMPROVED_SECTIONS,
  MAX_EARLIER_WORDINGS,
  MAX_JOB_DESCRIPTION_LENGTH,
  MAX_STATED_NUMBER_LENGTH,
  SECTION_FAILURES,
  TEXT_ACTIONS,
  WRITTEN_SECTIONS,
} from '../improve/improvedSections.ts';
import { LANGUAGES } from '../platform/language.ts';
import { RESUME_LIMITS } from '../resume/limits.ts';
import {
  CustomItemSchema,
  EducationSchema,
  ExperienceSchema,
  ProjectSchema,
  ResumeDataSchema,
} from '../resume/schema.ts';
import { SUMMARY_FOCUSES, SUMMARY_LENGTHS, SUMMARY_TEMPLATES } from '../resume/summaryOptions.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { ALLOWANCE_ERRORS, type Endpoint } from './endpoint.ts';
import { IdSchema, READ_RATE_LIMITS, RequestIdSchema, WRITE_RATE_LIMITS } from './fields.ts';

/** Errors of endpoints that have a model write what is paid when it is taken. */
export const RESULT_ERRORS = [
  'improve_invalid_response',
  'improve_failed',
  'improve_busy',
  'no_credits',
  'untaken_limit_reached',
  'rewording_limit_reached',
  'not_found',
  'user_not_found',
  'resume_too_large',
  ...ALLOWANCE_ERRORS,
] as const satisfies readonly ErrorCode[];

/** Wordings that the person has seen and wants another for: one of them again counts as unchanged. */
const EarlierWordingsSchema = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(RESUME_LIMITS.description))), v.maxLength(MAX_EARLIER_WORDINGS)),
);

const ImproveRequestSchema = v.pipe(
  v.object({
    resumeData: ResumeDataSchema,
    improvementType: v.picklist(['general', 'job']),
    /** Empty unless `improvementType` is `job`. */
    jobDescription: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_JOB_DESCRIPTION_LENGTH)), ''),
    language: v.picklist(LANGUAGES),
    /** The person's wishes for the summary (AI-12); without them only its wording is improved. */
    summaryOptions: v.optional(
      v.object({
        template: v.picklist(SUMMARY_TEMPLATES),
        length: v.picklist(SUMMARY_LENGTHS),
        focus: v.picklist(SUMMARY_FOCUSES),
      }),
    ),
    /**
     * The task for one text: the résumé then holds only that text and its section or entry, and "already good" is a
     * valid answer. `stated`: the number that the person gives, for `number` alone.
     */
    oneText: v.optional(
      v.variant('action', [
        v.object({
          action: v.picklist(['wording', 'shorten'] satisfies (typeof TEXT_ACTIONS)[number][]),
          earlier: EarlierWordingsSchema,
          /** The text is a line of this request's result, which it is paid with. */
          lineOf: v.optional(RequestIdSchema),
        }),
        v.object({
          action: v.literal('number' satisfies (typeof TEXT_ACTIONS)[number]),
          earlier: EarlierWordingsSchema,
          stated: v.pipe(v.string(), v.trim(), v.regex(/\p{N}/u), v.maxLength(MAX_STATED_NUMBER_LENGTH)),
        }),
      ]),
    ),
    userId: v.string(),
    requestId: v.optional(RequestIdSchema),
  }),
  v.check(({ oneText, resumeData }) => oneText === undefined || countTexts(resumeData) === 1, 'one_text_expected'),
  v.check((body) => body.improvementType !== 'job' || body.jobDescription !== '', 'job_description_required'),
);

/** Texts of a résumé that could be improved. */
const countTexts = ({ summary, customSections, ...resume }: v.InferOutput<typeof ResumeDataSchema>) => {
  const items = customSections.flatMap((section) => section.items);
  const entries = [...resume.experience, ...resume.education, ...resume.projects, ...items];
  return [summary, ...entries.map(({ description }) => description)].filter((text) => text.trim() !== '').length;
};

/** Entries hold their id and what changed, nothing else; merged by id (API-06, AI-05). */
export const ImprovementsSchema = v.object({
  summary: v.optional(v.string()),
  experience: v.optional(v.array(v.object({ ...v.partial(ExperienceSchema).entries, id: IdSchema })), []),
  education: v.optional(v.array(v.object({ ...v.partial(EducationSchema).entries, id: IdSchema })), []),
  projects: v.optional(v.array(v.object({ ...v.partial(ProjectSchema).entries, id: IdSchema })), []),
  /** Items of the sections that the person added; absent from results that are older than this list. */
  custom: v.optional(v.array(v.object({ ...v.partial(CustomItemSchema).entries, id: IdSchema }))),
});

const TEXT_LOCATION_FIELDS = { section: v.picklist(IMPROVED_SECTIONS), id: v.optional(IdSchema) };

export const ImproveResponseSchema = v.object({
  /** Texts that state nothing the person did not; those that stayed as they were are not among them. */
  improvements: ImprovementsSchema,
  /**
   * Texts that state more or may do so, or change the person's grammar: not to be applied unless the person confirms
   * that one.
   */
  withheld: v.array(
    v.object({
      ...TEXT_LOCATION_FIELDS,
      text: v.string(),
      /** It only may state more: one question for all of its findings. Absent if it surely does. */
      asked: v.optional(v.boolean()),
      findings: v.array(v.object({ reason: v.picklist(FINDING_REASONS), text: v.string(), index: v.number() })),
    }),
  ),
  /** Facts of the original that a text, withheld or not, no longer states, as they were written. */
  lost: v.array(v.object({ ...TEXT_LOCATION_FIELDS, facts: v.array(v.string()) })),
  /** Texts, withheld or not, whose claims no model has checked: only the rules speak of them. */
  unchecked: v.optional(v.array(v.object(TEXT_LOCATION_FIELDS))),
  /** The advertisement's requirements, quoted from it by a model; absent if no model read them. */
  requirements: v.optional(v.array(v.object({ quote: v.string(), isAdvantage: v.boolean() }))),
  /** Texts that gave nothing, and why; the others count. */
  failed: v.array(v.object({ ...TEXT_LOCATION_FIELDS, reason: v.picklist(SECTION_FAILURES) })),
  /** Words removed from the texts because the source does not say them, as the model wrote them. */
  repaired: v.optional(v.array(v.object({ ...TEXT_LOCATION_FIELDS, words: v.array(v.string()) }))),
  /** The one text of the request is good already: nothing is suggested, and nothing is counted. */
  unchanged: v.optional(v.boolean()),
  /** A line of it was taken before, so that it is paid for. */
  taken: v.boolean(),
  /** How many more results the person may have today without taking a line of them. */
  untakenLeft: v.number(),
  aiCredits: v.number(),
});

/**
 * Sections of a running improvement or translation that have come, or failed; empty if nothing is known about it.
 */
export const ImproveProgressSchema = v.object({
  finished: v.array(
    v.object({ section: v.picklist(WRITTEN_SECTIONS), failed: v.optional(v.picklist(SECTION_FAILURES)) }),
  ),
});

const RequestParamsSchema = v.object({ requestId: IdSchema });

export const improveEndpoints = {
  /**
   * Suggests; nothing is spent. Refused for a person who has neither a credit nor the free use, or who has as many
   * untaken results of today as the price list allows (AI-06, AI-07, AI-08).
   */
  improveResume: {
    method: 'POST',
    path: '/api/improve-resume',
    capability: 'improve',
    auth: 'user',
    body: ImproveRequestSchema,
    response: ImproveResponseSchema,
    errors: ['no_improvements', 'job_description_required', ...RESULT_ERRORS],
    tooLarge: 'resume_too_large',
    limits: {
      bodyBytes: 300_000,
      seconds: 27,
      perUser: { calls: 10, seconds: 60 },
      perIp: { calls: 60, seconds: 60 },
      // The highest price of eight texts at the second model's rate, each written and checked; at the first's it is a
      // tenth of a cent (docs/cost.md). It is corrected to the real price.
      daily: { perUser: 60, dollars: 0.15 },
    },
    needs: {
      tables: {
        users: ['GetItem', 'ConditionCheckItem'],
        requests: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      },
      allowance: 'improve',
      services: ['model'],
    },
  },
  /**
   * Whether an improvement can be asked for at the moment: answers the error that asking would meet, before anybody
   * asks.
   */
  checkImproveAvailability: {
    method: 'GET',
    path: '/api/improve-resume',
    capability: 'improve',
    auth: 'none',
    response: v.object({ open: v.literal(true) }),
    errors: ['daily_budget_reached', 'capability_off'],
    limits: { bodyBytes: 0, seconds: 10, perIp: READ_RATE_LIMITS.perIp },
    needs: { tables: { requests: ['GetItem'] }, allowance: 'improve' },
  },
  /** Progress of a running improvement or translation, section by section: polled (decision 16). */
  readImproveProgress: {
    method: 'GET',
    path: '/api/improve-resume/{requestId}',
    capability: 'improve',
    auth: 'user',
    params: RequestParamsSchema,
    response: ImproveProgressSchema,
    errors: [],
    limits: { bodyBytes: 0, seconds: 5, ...READ_RATE_LIMITS },
    needs: { tables: { requests: ['GetItem'] } },
  },
  /**
   * The first line of a result is taken, which pays for it: one credit for each request, however often it is called.
   * not_found: the result is kept no longer.
   */
  acceptImprovement: {
    method: 'POST',
    path: '/api/improve-resume/{requestId}/take',
    capability: 'improve',
    auth: 'user',
    params: RequestParamsSchema,
    response: v.object({ aiCredits: v.number() }),
    errors: ['not_enough_credits', 'user_not_found', 'not_found'],
    limits: { bodyBytes: 1_000, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: {
      tables: {
        users: ['GetItem', 'UpdateItem'],
        creditLogs: ['PutItem'],
        requests: ['GetItem', 'UpdateItem', 'ConditionCheckItem'],
      },
    },
  },
} as const satisfies Record<string, Endpoint>;
