import type { ErrorCode, ErrorDetails } from '../../../shared/errors/errors.ts';

/** `network`: no answer arrived at all, for example offline. */
export type ApiErrorCode = ErrorCode | 'network';

/**
 * A failed call. Screens show `text` when the server gave one, else their own; the code is for decisions, never for
 * display (ERR-22).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** In the language of the screens. */
  readonly text: string | undefined;
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  readonly details: ErrorDetails | undefined;

  constructor(
    code: ApiErrorCode,
    options: { text?: string | undefined; status?: number; details?: ErrorDetails | undefined; cause?: unknown } = {},
  ) {
    super(options.text ?? code, { cause: options.cause });
    this.code = code;
    this.text = options.text;
    this.status = options.status;
    this.details = options.details;
  }

  /** Seconds after which a retry may succeed (Retry-After), when the server said so. */
  get retryAfter(): number | undefined {
    const seconds = this.details?.seconds;
    return typeof seconds === 'number' ? seconds : undefined;
  }
}

/** The server's text for the person; undefined if it sent none, and for every other error. */
export function serverText(error: unknown): string | undefined {
  return error instanceof ApiError ? error.text : undefined;
}

/** For answers of another server, for example a gateway in front of ours. */
const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  504: 'timeout',
};

/** The error in an unsuccessful answer (API-07). */
export async function toApiError(response: Response): Promise<ApiError> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  if (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    'error' in body &&
    typeof body.error === 'string'
  ) {
    const details = 'details' in body ? (body.details as ErrorDetails) : undefined;
    return new ApiError(body.code as ErrorCode, { text: body.error, status, details });
  }
  return new ApiError(CODE_BY_STATUS[status] ?? 'unavailable', { status });
}
