import type { improveEndpoints } from '../../../shared/api/improve.ts';
import type { COMMON_ERRORS } from '../../../shared/api/endpoint.ts';
import { ApiError, type ApiErrorCode } from '../../lib/api/apiError.ts';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';
import { isSessionEnd } from '../auth/callAgain.ts';

/** Every error code of the call, from the client or the server. */
export type ImproveErrorCode =
  | (typeof improveEndpoints.improveResume.errors)[number]
  | (typeof improveEndpoints.acceptImprovement.errors)[number]
  | (typeof COMMON_ERRORS)[number]
  | 'network'
  | 'invalid_server_response';

interface ErrorHandling {
  /** Shown instead of the server's text, where it sends none or one that does not help. */
  readonly messageId?: MessageId;
  /** Possible remedy: try again, buy, sign in, change the request, or wait. */
  readonly remedy: 'again' | 'buy' | 'signIn' | 'change' | 'later';
  /**
   * The answer may have been lost on the way: the retry uses the same idempotency key, so that it is counted once.
   */
  readonly mayHaveSucceeded?: true;
}

/** Each failure as the screen handles it (ERR-14, ERR-15, ERR-16, ERR-17). */
export const ERROR_HANDLING: Readonly<Record<ImproveErrorCode, ErrorHandling>> = {
  no_improvements: { remedy: 'change' },
  not_found: { remedy: 'later', messageId: 'ai.error.gone' },
  improve_invalid_response: { remedy: 'again' },
  improve_failed: { remedy: 'again' },
  improve_busy: { remedy: 'again' },
  job_description_required: { remedy: 'change' },
  no_credits: { remedy: 'buy' },
  untaken_limit_reached: { remedy: 'later' },
  rewording_limit_reached: { remedy: 'change' },
  not_enough_credits: { remedy: 'buy', messageId: 'ai.error.noCredits' },
  user_not_found: { remedy: 'signIn' },
  resume_too_large: { remedy: 'change' },
  invalid_request: { remedy: 'change' },
  invalid_json: { remedy: 'again' },
  payload_too_large: { remedy: 'change' },
  unsupported_media_type: { remedy: 'again' },
  unauthenticated: { remedy: 'signIn' },
  account_deleted: { remedy: 'signIn' },
  // Refused right after a sign-in (`goOn`), it waits for the next one.
  forbidden: { remedy: 'signIn', mayHaveSucceeded: true },
  rate_limited: { remedy: 'again' },
  timeout: { remedy: 'again', messageId: 'ai.error.late', mayHaveSucceeded: true },
  not_configured: { remedy: 'later' },
  daily_limit_reached: { remedy: 'later' },
  daily_budget_reached: { remedy: 'later' },
  capability_off: { remedy: 'later' },
  unavailable: { remedy: 'again', messageId: 'ai.error.unavailable', mayHaveSucceeded: true },
  internal: { remedy: 'again', mayHaveSucceeded: true },
  network: { remedy: 'again', messageId: 'ai.error.network', mayHaveSucceeded: true },
  invalid_server_response: { remedy: 'again', mayHaveSucceeded: true },
};

/**
 * Codes at which the request did not reach the handler: an earlier request with the same id may still have a result.
 */
const NOT_PROCESSED_CODES: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  'rate_limited',
  'unauthenticated',
  'account_deleted',
  'not_configured',
  'daily_limit_reached',
  'daily_budget_reached',
  'capability_off',
]);

/** A failure as the screen shows it. */
export interface ImproveError {
  readonly code: ApiErrorCode;
  /** The server's own text; undefined: `own` is said, or the generic one (ERR-16). */
  readonly text: string | undefined;
  readonly messageId: MessageId | undefined;
  readonly remedy: ErrorHandling['remedy'];
}

/**
 * Returns the error to show for a failed call, null for the end of a session; and whether the request stays pending for
 * a retry. `asked`: it had been sent before.
 */
export function toImproveError(
  error: unknown,
  asked: boolean,
): { readonly problem: ImproveError | null; readonly kept: boolean } {
  const { code, text } = error instanceof ApiError ? error : new ApiError('internal');
  const { messageId, remedy, mayHaveSucceeded } = (ERROR_HANDLING as Partial<Record<ApiErrorCode, ErrorHandling>>)[
    code
  ] ?? { remedy: 'again' as const };
  return {
    problem: isSessionEnd(error) ? null : { code, text: messageId === undefined ? text : undefined, messageId, remedy },
    kept: mayHaveSucceeded === true || (asked && NOT_PROCESSED_CODES.has(code)),
  };
}
