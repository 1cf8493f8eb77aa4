import type { Context } from 'aws-lambda';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { describeError, log } from '../platform/logging/log.ts';
import { header, type HttpMiddleware, type HttpResult, type RequestState } from './call.ts';
import { negotiateLanguage } from './negotiateLanguage.ts';
import { errorCodeOfResult, toAppError, toErrorResult } from './response.ts';

/** Outermost: starts the clock, turns errors into answers, writes the line in the log. */
export function logRequests(name: string, endpoint: Endpoint): HttpMiddleware {
  const record = (state: RequestState, context: Context, result: HttpResult, error?: Error) => {
    const status = result.statusCode ?? 200;
    const level = status >= 500 ? 'error' : 'info';
    const cause = status >= 500 && error ? describeError(error.cause ?? error) : undefined;
    const route = `${endpoint.method} ${endpoint.path}`;
    log(level, {
      requestId: context.awsRequestId,
      name,
      route,
      status,
      ms: Math.round(performance.now() - state.started),
      code: errorCodeOfResult(result),
      ...cause,
    });
  };
  return {
    before: ({ event, internal }) => {
      internal.started = performance.now();
      internal.language = negotiateLanguage(event.queryStringParameters?.language, header(event, 'accept-language'));
    },
    after: ({ internal, context, response }) => record(internal, context, response as HttpResult),
    onError: (request) => {
      const error = toAppError(request.error, endpoint);
      request.response = toErrorResult(error, request.internal.language);
      record(request.internal, request.context, request.response, error);
    },
  };
}
