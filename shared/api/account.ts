import * as v from 'valibot';
import { ProfileSchema } from '../account/profile.ts';
import { RetainedDataSchema, RetainedPlaceSchema } from './retainedData.ts';
import { CreditHistorySchema } from './credits.ts';
import type { Endpoint } from './endpoint.ts';
import { ResumeLinkSchema } from '../resume/resumeLink.ts';
import { IdSchema, READ_RATE_LIMITS, WRITE_RATE_LIMITS } from './fields.ts';
import { PaymentRecordsSchema } from './payments.ts';
import { SavedResumeSchema } from './resumes.ts';

/** One's own account: made at the first sign-in, read, taken along, deleted. */
export const accountEndpoints = {
  /**
   * Makes the profile at the first sign-in, notes the time at later ones. Email, name and picture come from the ID
   * token.
   */
  ensureProfile: {
    method: 'POST',
    path: '/api/profile',
    capability: 'account',
    auth: 'user',
    body: v.object({ idToken: v.pipe(v.string(), v.maxLength(8_000)) }),
    response: ProfileSchema,
    errors: ['login_failed', 'profile_failed'],
    failure: 'profile_failed',
    limits: { bodyBytes: 10_000, seconds: 10, ...WRITE_RATE_LIMITS },
    needs: {
      tables: { users: ['PutItem', 'UpdateItem'], creditLogs: ['PutItem'], requests: ['ConditionCheckItem'] },
      secrets: ['identityHash'],
    },
  },
  readProfile: {
    method: 'GET',
    path: '/api/profile',
    capability: 'account',
    auth: 'user',
    response: ProfileSchema,
    errors: ['user_not_found', 'profile_failed'],
    failure: 'profile_failed',
    limits: { bodyBytes: 0, seconds: 10, ...READ_RATE_LIMITS },
    needs: { tables: { users: ['GetItem'] } },
  },
  /**
   * Everything that is kept about the caller, but what {@link accountEndpoints.exportPast} answers. Résumés beyond what
   * one answer holds are named in `omitted`, to be read one by one.
   */
  exportAccount: {
    method: 'GET',
    path: '/api/profile/export',
    capability: 'account',
    auth: 'user',
    response: v.object({
      profile: ProfileSchema,
      resumes: v.array(v.object({ ...SavedResumeSchema.entries, link: v.optional(ResumeLinkSchema) })),
      omitted: v.array(IdSchema),
      credits: CreditHistorySchema,
      payments: PaymentRecordsSchema,
    }),
    errors: ['user_not_found', 'profile_failed'],
    failure: 'profile_failed',
    limits: { bodyBytes: 0, seconds: 25, perUser: { calls: 5, seconds: 3_600 }, perIp: { calls: 50, seconds: 3_600 } },
    needs: { tables: { users: ['GetItem'], resumes: ['Query', 'BatchGetItem'], creditLogs: ['Query'] } },
  },
  /**
   * Answers the data kept beside the caller's résumés (deleted résumés, their histories, the sources of copies for
   * jobs, the agreements of pairs), as much as one answer holds, and the place where the next answer begins.
   */
  exportPast: {
    method: 'GET',
    path: '/api/profile/export/{from}',
    capability: 'account',
    auth: 'user',
    params: v.object({ from: RetainedPlaceSchema }),
    response: RetainedDataSchema,
    errors: ['profile_failed'],
    failure: 'profile_failed',
    limits: {
      bodyBytes: 0,
      seconds: 25,
      perUser: { calls: 200, seconds: 3_600 },
      perIp: { calls: 600, seconds: 3_600 },
    },
    needs: { tables: { requests: ['Query', 'GetItem'] } },
  },
  /**
   * Removes résumés, PDFs, profile and sign-in. Called again, also with a token of the deleted account, it goes on
   * where it was stopped.
   */
  deleteAccount: {
    method: 'DELETE',
    path: '/api/profile',
    capability: 'account',
    auth: 'user',
    servesDeleted: true,
    response: v.object({ deleted: v.literal(true) }),
    errors: ['profile_failed'],
    failure: 'profile_failed',
    limits: { bodyBytes: 0, seconds: 25, perUser: { calls: 5, seconds: 3_600 }, perIp: { calls: 50, seconds: 3_600 } },
    needs: {
      tables: {
        users: ['GetItem', 'DeleteItem', 'ConditionCheckItem'],
        resumes: ['Query', 'DeleteItem'],
        creditLogs: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
        requests: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      },
      buckets: { pdfs: ['ListBucket', 'DeleteObject'], uploads: ['ListBucket', 'DeleteObject'] },
      secrets: ['payments'],
      settings: ['payments'],
      services: ['userPool'],
    },
  },
} as const satisfies Record<string, Endpoint>;
