import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'aws-lambda';
import { FetchError } from 'aws-jwt-verify/error';
import { withTimeout } from '../../functions/platform/withTimeout.ts';
import { describeError } from '../../functions/platform/logging/log.ts';
import { toErrorResult } from '../../functions/http/response.ts';
import type { HttpResult } from '../../functions/http/call.ts';
import { negotiateLanguage } from '../../functions/http/negotiateLanguage.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { AppError, type ErrorCode, type ErrorDetails } from '../../shared/errors/errors.ts';
import type { Authorize } from './jwtAuthorizer.ts';
import { toHttpEvent } from './httpEvent.ts';
import type { HandlerLoader } from './handlerLoader.ts';
import { matchEndpoint, type MatchedEndpoint } from './matchEndpoint.ts';

/** HTTP API ends here: bytes of a request's body, milliseconds of a call. Answers: functions/http/response.ts. */
export const CLOUD_LIMITS = { bodyBytes: 6_000_000, milliseconds: 30_000 } as const;

/** Bytes of a too large body that are still read, so that the caller receives the answer. */
const DRAINED_BYTES = 64_000_000;

/** The request's body; undefined when it is larger than the cloud takes. */
async function readRequestBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > DRAINED_BYTES) break;
    if (length <= CLOUD_LIMITS.bodyBytes) parts.push(part);
    else parts.length = 0;
  }
  return length > CLOUD_LIMITS.bodyBytes ? undefined : Buffer.concat(parts);
}

/** The Lambda context of a run: it times out a second after the endpoint's limit. */
function createLambdaContext(requestId: string, endpoint: Endpoint): Context {
  const ends = Date.now() + (endpoint.limits.seconds + 1) * 1_000;
  return { awsRequestId: requestId, getRemainingTimeInMillis: () => Math.max(0, ends - Date.now()) } as Context;
}

async function invokeFunction(
  functions: HandlerLoader,
  request: IncomingMessage,
  url: URL,
  route: MatchedEndpoint,
): Promise<HttpResult> {
  const bytes = await readRequestBody(request);
  if (!bytes) throw new AppError('payload_too_large', { details: { limit: CLOUD_LIMITS.bodyBytes } });
  const requestId = randomUUID();
  const { handler } = await functions.load(route);
  const result = await withTimeout(
    handler(toHttpEvent(request, url, route, bytes, requestId), createLambdaContext(requestId, route.endpoint)),
    CLOUD_LIMITS.milliseconds,
    () => new AppError('timeout'),
  );
  return { ...result, headers: { ...result.headers, 'x-request-id': requestId } };
}

/** The endpoints below /api. */
export interface LocalApi {
  readonly functions: HandlerLoader;
  readonly authorize: Authorize;
}

/** HTTP API's answers, word for word: of its authorizer, and for a method and path without a route. */
const UNAUTHORIZED: HttpResult = {
  statusCode: 401,
  headers: { 'content-type': 'application/json', 'www-authenticate': 'Bearer' },
  body: '{"message":"Unauthorized"}',
};
const NOT_FOUND: HttpResult = {
  statusCode: 404,
  headers: { 'content-type': 'application/json' },
  body: '{"message":"Not Found"}',
};

/**
 * Answers a request below /api: the function of its endpoint, or an error in the endpoints' own shape, except where the
 * cloud has none either.
 */
export async function handleApiRequest(
  { functions, authorize }: LocalApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const language = negotiateLanguage(url.searchParams.get('language'), request.headers['accept-language']);
  const fail = (code: ErrorCode, details?: ErrorDetails) =>
    sendResult(request, response, toErrorResult(new AppError(code, details && { details }), language));
  try {
    const route = matchEndpoint(request.method ?? 'GET', url.pathname);
    if (route && (await authorize(route.endpoint, request.headers.authorization))) {
      return sendResult(request, response, await invokeFunction(functions, request, url, route));
    }
    request.resume();
    return sendResult(request, response, route ? UNAUTHORIZED : NOT_FOUND);
  } catch (error) {
    if (error instanceof URIError) return fail('invalid_request');
    if (error instanceof AppError) return fail(error.code, error.details);
    if (error instanceof FetchError) return fail('unavailable');
    // The caller disconnected during the request: nobody waits for an answer, and it is no fault of ours.
    if (request.destroyed && !request.complete) return;
    // Without its message, which may quote what a caller sent.
    process.stderr.write(`${JSON.stringify(describeError(error))}\n`);
    return fail('internal');
  }
}

function sendResult(request: IncomingMessage, response: ServerResponse, result: HttpResult): void {
  if (response.headersSent || response.destroyed) return;
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  response.writeHead(result.statusCode ?? 200, { ...result.headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
