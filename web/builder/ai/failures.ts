import type { improve } from '../../../shared/api/improve.ts';
import type { COMMON_ERRORS } from '../../../shared/api/endpoint.ts';
import { ApiError, type ApiErrorCode } from '../../api/error.ts';
import type { MessageId } from '../../i18n/areas.ts';

/** Every code the call can fail with, here or at the server. */
export type ImproveCode = (typeof improve.improveResume.errors)[number] | (typeof improve.takeImprovement.errors)[number] | (typeof COMMON_ERRORS)[number] | 'network' | 'invalid_server_response';

interface Handling {
  /** Said in place of the server's text, where it sends none or one that does not help. */
  readonly own?: MessageId;
  /** What helps: pressing again, buying, signing in, changing what is asked, or waiting. */
  readonly way: 'again' | 'buy' | 'signIn' | 'change' | 'later';
  /** The answer may have been lost on its way: the same request is asked for again, so that it is paid once. */
  readonly lost?: true;
}

/** What each failure means for the person (ERR-14 to ERR-17). */
export const FAILURES: Readonly<Record<ImproveCode, Handling>> = {
  no_improvements: { way: 'change' },
  not_found: { way: 'later', own: 'ai.error.gone' },
  improve_invalid_response: { way: 'again' },
  improve_failed: { way: 'again' },
  job_description_required: { way: 'change' },
  no_credits: { way: 'buy' },
  not_enough_credits: { way: 'buy' },
  user_not_found: { way: 'signIn' },
  resume_too_large: { way: 'change' },
  invalid_request: { way: 'change' },
  invalid_json: { way: 'again' },
  payload_too_large: { way: 'change' },
  unsupported_media_type: { way: 'again' },
  unauthenticated: { way: 'signIn', own: 'ai.error.signedOut' },
  account_deleted: { way: 'signIn' },
  forbidden: { way: 'signIn' },
  rate_limited: { way: 'again' },
  timeout: { way: 'again', own: 'ai.error.late', lost: true },
  not_configured: { way: 'later' },
  daily_limit_reached: { way: 'later' },
  daily_budget_reached: { way: 'later' },
  capability_off: { way: 'later' },
  unavailable: { way: 'again', own: 'ai.error.unavailable', lost: true },
  internal: { way: 'again', lost: true },
  network: { way: 'again', own: 'ai.error.network', lost: true },
  invalid_server_response: { way: 'again', lost: true },
};

/** Codes at which the request did not reach the handler: one that was asked before may still have its result. */
const NOT_ASKED: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>(['rate_limited', 'unauthenticated', 'account_deleted', 'forbidden', 'not_configured', 'daily_limit_reached', 'daily_budget_reached', 'capability_off']);

/** A failure as the screen shows it. */
export interface Problem {
  readonly code: ApiErrorCode;
  /** The server's own text; undefined: `own` is said, or the generic one (ERR-16). */
  readonly text: string | undefined;
  readonly own: MessageId | undefined;
  readonly way: Handling['way'];
}

/** What to show of a failed call, and whether the request is kept to be asked for again. `asked`: it was one that had been asked before. */
export function problemOf(error: unknown, asked: boolean): { readonly problem: Problem; readonly kept: boolean } {
  const { code, text } = error instanceof ApiError ? error : new ApiError('internal');
  const { own, way, lost } = (FAILURES as Partial<Record<ApiErrorCode, Handling>>)[code] ?? { way: 'again' as const };
  return { problem: { code, text: own === undefined ? text : undefined, own, way }, kept: lost === true || (asked && NOT_ASKED.has(code)) };
}
