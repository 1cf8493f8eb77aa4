import type { Endpoint } from '../../shared/api/endpoint.ts';
import { AppError, isErrorCode } from '../../shared/errors/errors.ts';
import { API_HEADERS } from '../../shared/platform/headers.ts';
import type { Language } from '../../shared/platform/language.ts';
import { TooLargeError } from '../platform/tooLarge.ts';
import type { HttpResult } from './call.ts';

interface AnyHandlerResponse {
  readonly body: unknown;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Lambda's limit of an answer: the whole result as JSON, in bytes. */
const MAX_RESULT_BYTES = 6 * 1_024 * 1_024;
/** Bytes of the result reserved for all but the body. */
const HEAD_BYTES = 16_384;

/** Bytes that a text takes in an answer of a function, which is JSON itself: marks and ends of lines take two. */
export const bytesInResult = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/**
 * The answer as HTTP API takes it: JSON as text, files as text or base64. Throws a TooLargeError for what Lambda would
 * not send.
 */
export function toHttpResult(answer: AnyHandlerResponse, endpoint: Endpoint): HttpResult {
  const result = writeResult(answer, endpoint);
  const { body = '' } = result;
  // Three bytes for a letter, six for a sign that JSON escapes: most are known to be small without being written again.
  if (body.length * 6 < MAX_RESULT_BYTES - HEAD_BYTES) return result;
  const bytes = bytesInResult(body);
  if (bytes > MAX_RESULT_BYTES - HEAD_BYTES) throw new TooLargeError('an answer', bytes);
  return result;
}

function writeResult(answer: AnyHandlerResponse, endpoint: Endpoint): HttpResult {
  const { body, status: statusCode = 200, headers } = answer;
  if (typeof endpoint.response !== 'string') {
    return {
      statusCode,
      headers: { ...API_HEADERS, 'content-type': 'application/json; charset=utf-8', ...headers },
      body: JSON.stringify(body),
    };
  }
  const type = endpoint.response === 'application/pdf' ? endpoint.response : `${endpoint.response}; charset=utf-8`;
  const file = { statusCode, headers: { ...API_HEADERS, 'content-type': type, ...headers } };
  if (typeof body === 'string') return { ...file, body };
  const { buffer, byteOffset, byteLength } = body as Uint8Array;
  return { ...file, body: Buffer.from(buffer, byteOffset, byteLength).toString('base64'), isBase64Encoded: true };
}

/**
 * The error that a caller gets for whatever was thrown: our own as they are, what is too large as the row's `tooLarge`,
 * a service that cannot be reached as unavailable, everything else as its `failure` and without details.
 */
export function toAppError(
  error: unknown,
  { failure = 'internal', tooLarge = 'payload_too_large' }: Pick<Endpoint, 'failure' | 'tooLarge'> = {},
): AppError {
  if (error instanceof AppError) return error;
  const details = { seconds: RETRY_SECONDS };
  if (error instanceof TooLargeError) return new AppError(tooLarge, { cause: error });
  if (error instanceof Error && error.name === 'TimeoutError')
    return new AppError('timeout', { cause: error, details });
  if (isUnreachable(error)) return new AppError('unavailable', { cause: error, details });
  return new AppError(failure, { cause: error });
}

/** Seconds after which a service that cannot be reached, or does not answer, may be there again. */
const RETRY_SECONDS = 5;

/** Error codes of the system when nobody answers at an address, or a connection ended before the answer. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
]);

/** Whether a service that we use cannot be reached at the moment. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNREACHABLE.has(String(error.code));

/** An error as HTTP answers it: status, code and the text in the language of the caller. */
export function toErrorResult(error: AppError, language: Language): HttpResult {
  const headers: Record<string, string> = {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-language': language,
  };
  const seconds = error.details?.seconds;
  if (typeof seconds === 'number') headers['retry-after'] = String(seconds);
  if (error.code === 'unauthenticated' || error.code === 'account_deleted') headers['www-authenticate'] = 'Bearer';
  return { statusCode: error.status, headers, body: JSON.stringify(error.body(language)) };
}

/** The error code of a result, for the log. */
export function errorCodeOfResult(result: HttpResult): string | undefined {
  if ((result.statusCode ?? 200) < 400) return undefined;
  const code = /"code":"(\w+)"/.exec(result.body ?? '')?.[1];
  return isErrorCode(code) ? code : undefined;
}
