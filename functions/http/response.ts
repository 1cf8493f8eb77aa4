import type { Endpoint } from '../../shared/api/endpoint.ts';
import { AppError, isErrorCode, type ErrorCode } from '../../shared/errors/errors.ts';
import { API_HEADERS } from '../../shared/platform/headers.ts';
import type { Language } from '../../shared/platform/language.ts';
import type { HttpResult } from './call.ts';

interface AnyHandlerResponse {
  readonly body: unknown;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer as HTTP API takes it: JSON as text, files as text or base64. */
export function toHttpResult(answer: AnyHandlerResponse, endpoint: Endpoint): HttpResult {
  const { body, status: statusCode = 200, headers } = answer;
  if (typeof endpoint.response !== 'string') {
    return {
      statusCode,
      headers: { ...API_HEADERS, 'content-type': 'application/json; charset=utf-8', ...headers },
      body: JSON.stringify(body),
    };
  }
  const type = endpoint.response === 'image/svg+xml' ? 'image/svg+xml; charset=utf-8' : endpoint.response;
  const file = { statusCode, headers: { ...API_HEADERS, 'content-type': type, ...headers } };
  if (typeof body === 'string') return { ...file, body };
  const { buffer, byteOffset, byteLength } = body as Uint8Array;
  return { ...file, body: Buffer.from(buffer, byteOffset, byteLength).toString('base64'), isBase64Encoded: true };
}

/**
 * The error that a caller gets for whatever was thrown: our own as they are, everything else as `failure` and without
 * details.
 */
export function toAppError(error: unknown, failure: ErrorCode = 'internal'): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error && error.name === 'TimeoutError') return new AppError('timeout', { cause: error });
  return new AppError(failure, { cause: error });
}

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
