import middyfy from '@middy/core';
import type { Context } from 'aws-lambda';
import { ENDPOINTS, type ApiEnvironment, type EndpointName } from '../../shared/api/endpoints.ts';
import { needsOf, takesToken, type Endpoint } from '../../shared/api/endpoint.ts';
import { environmentNames } from '../../shared/api/needs.ts';
import type { SharedCounters } from '../platform/dynamodb/sharedCounters.ts';
import { readEnvironment } from '../platform/environment.ts';
import { checkAccountStanding, withholdUntilChecked, type IsDeleted } from './accountStanding.ts';
import { enforceDailyLimits, requireEnabled } from './allowance.ts';
import { authenticate, type VerifyToken } from './auth.ts';
import {
  header,
  type HandlerResponse,
  type ApiCall,
  type CallContext,
  type RequestState,
  type HttpEvent,
  type HttpResult,
  type HttpMiddleware,
} from './call.ts';
import { logRequests } from './logRequests.ts';
import { limitBodySize, parseRequest } from './parseRequest.ts';
import { InMemoryRateLimiter, limitRate, limitSharedRate, type RateLimiter } from './rateLimit.ts';
import { toHttpResult } from './response.ts';
import { viewerAddress } from './viewerAddress.ts';

export type LambdaHandler = (event: HttpEvent, context: Context) => Promise<HttpResult>;
export type EndpointHandler<Name extends EndpointName> = (
  call: ApiCall<Name>,
  context: CallContext<Name>,
) => Promise<HandlerResponse<Name>> | HandlerResponse<Name>;

/** Dependencies of a handler, replaced in tests. */
export interface HandlerDependencies {
  readonly verifyToken?: VerifyToken;
  /** Called once for each token. Endpoints that take tokens must have it. */
  readonly isDeleted?: IsDeleted;
  readonly rateLimiter?: RateLimiter;
  /**
   * Counters that all functions share; endpoints with daily limits have them. Their rate limits are counted there as
   * well.
   */
  readonly counters?: SharedCounters;
}

/** Milliseconds before the function's timeout that are kept for sending the response. */
const RESPONSE_MARGIN_MS = 500;

/**
 * The Lambda handler of an endpoint: it reads the endpoint's row, and calls `run` with what is validated and allowed.
 * Whatever is thrown becomes `{ error, code, details? }`. Endpoints that take tokens use `handlerFor` (handlerFor.ts),
 * which knows about deleted accounts.
 *
 * @example export const handler = pipelineFor('listTemplates', () => ({ body: TEMPLATES }));
 */
export function pipelineFor<Name extends EndpointName>(
  name: Name,
  run: EndpointHandler<Name>,
  dependencies: HandlerDependencies = {},
): LambdaHandler {
  const endpoint: Endpoint = ENDPOINTS[name];
  // Thrown when the function loads, so that no such handler ever runs.
  if (takesToken(endpoint) && !dependencies.isDeleted) throw new Error(`${name} takes tokens: it needs handlerFor`);
  const counter = dependencies.rateLimiter ?? new InMemoryRateLimiter();
  // middy does not pass the stages' state to the handler; the event is what both know.
  const states = new WeakMap<HttpEvent, RequestState>();

  const main = async (event: HttpEvent, context: Context, { signal }: { signal: AbortSignal }): Promise<HttpResult> => {
    const state = states.get(event) as RequestState;
    const call = {
      params: state.params,
      query: state.query,
      body: state.body,
      user: state.user,
      language: state.language,
    };
    const environment = state.environment as ApiEnvironment<Name>;
    const answer = await withholdUntilChecked(state, async () =>
      run(call as ApiCall<Name>, {
        requestId: context.awsRequestId,
        environment,
        address: state.viewerAddress,
        signal,
        header: (field) => header(event, field),
        reportCost: (dollars) => void (state.spentDollars = (state.spentDollars ?? 0) + dollars),
        spendingRefused: state.spendingRefused,
      }),
    );
    return toHttpResult(answer, endpoint);
  };

  return middyfy<HttpEvent, HttpResult, Error, Context, RequestState>({ timeoutEarlyInMillis: RESPONSE_MARGIN_MS })
    .use([
      logRequests(name, endpoint),
      { before: ({ event, internal }) => void states.set(event, internal) },
      resolveViewerAddress(),
      loadEnvironment(endpoint),
      requireEnabled(endpoint),
      limitBodySize(endpoint),
      authorize(endpoint, dependencies.verifyToken),
      limitRate(endpoint, counter),
      // After the in-memory limits: a flood is refused before it reaches the database.
      checkAccountStanding(endpoint, dependencies.isDeleted),
      ...(dependencies.counters ? [limitSharedRate(endpoint, dependencies.counters)] : []),
      parseRequest(endpoint),
      ...enforceDailyLimits(endpoint, dependencies.counters),
    ])
    .handler(main);
}

function loadEnvironment(endpoint: Endpoint): HttpMiddleware {
  const names = environmentNames(needsOf(endpoint));
  return { before: ({ internal }) => void (internal.environment = readEnvironment(names)) };
}

/** The caller's address is known before anything else is read, so that no limit can be bypassed. */
function resolveViewerAddress(): HttpMiddleware {
  return { before: ({ event, internal }) => void (internal.viewerAddress = viewerAddress(event)) };
}

function authorize(endpoint: Endpoint, verifyToken: VerifyToken | undefined): HttpMiddleware {
  return {
    before: async ({ event, internal }) => {
      internal.user = await authenticate(event, endpoint.auth, verifyToken);
    },
  };
}
