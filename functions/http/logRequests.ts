import type { Context } from 'aws-lambda';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { describeError, log } from '../platform/logging/log.ts';
import { header, type HttpMiddleware, type HttpResult, type RequestState } from './call.ts';
import { negotiateLanguage } from './negotiateLanguage.ts';
import { toErrorPage } from './errorPage.ts';
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
      code: error instanceof AppError ? error.code : errorCodeOfResult(result),
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
      const { language } = request.internal;
      request.response = endpoint.errorsAsPages ? toErrorPage(error, language) : toErrorResult(error, language);
      record(request.internal, request.context, request.response, error);
    },
  };
}
