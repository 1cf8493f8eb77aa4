import middyfy from '@middy/core';
import type { Context } from 'aws-lambda';
import { API, type ApiEnvironment, type EndpointName } from '../../shared/api.ts';
import { needsOf, takesToken, type Endpoint } from '../../shared/api/endpoint.ts';
import { environmentNames } from '../../shared/api/needs.ts';
import { afforded, sharedRates, switchedOn, type SharedCounters } from './allowance.ts';
import { appErrorOf, codeOf, errorResult, resultOf } from './answer.ts';
import { callerOf, checkOwner, type VerifyToken } from './auth.ts';
import { checkSize, readBody } from './body.ts';
import { header, type Answer, type ApiCall, type CallContext, type CallState, type Event, type Result, type Stage } from './call.ts';
import { readEnvironment } from './environment.ts';
import { languageOf } from './language.ts';
import { describeError, log } from './log.ts';
import { viewerAddress } from './origin.ts';
import { checkRates, MemoryRates, type RateCounter } from './rates.ts';
import { standing, withheld, type IsDeleted } from './standing.ts';
import { validated } from './validate.ts';

export type Handler = (event: Event, context: Context) => Promise<Result>;
export type Run<Name extends EndpointName> = (call: ApiCall<Name>, context: CallContext<Name>) => Promise<Answer<Name>> | Answer<Name>;

/** What a handler leans on, to be replaced in tests. */
export interface Leanings {
  readonly verifyToken?: VerifyToken;
  /** Asked once for each token. Endpoints that take tokens must have it. */
  readonly isDeleted?: IsDeleted;
  readonly rates?: RateCounter;
  /** Sums that all functions share; endpoints with daily limits have them. Their rates are counted there as well. */
  readonly counters?: SharedCounters;
}

/** Milliseconds before the function's own end in which an answer is still given. */
const TIME_TO_ANSWER = 500;

/**
 * The Lambda handler of an endpoint: it reads the endpoint's row, and calls `run` with what is
 * validated and allowed. Whatever is thrown becomes `{ error, code, details? }`.
 * Endpoints that take tokens use `handlerFor` (handler.ts), which knows of deleted accounts.
 *
 * @example export const handler = pipelineFor('templates', () => ({ body: TEMPLATES }));
 */
export function pipelineFor<Name extends EndpointName>(name: Name, run: Run<Name>, leanings: Leanings = {}): Handler {
  const endpoint: Endpoint = API[name];
  // Said when the function loads, so that no such handler ever runs.
  if (takesToken(endpoint) && !leanings.isDeleted) throw new Error(`${name} takes tokens: it needs handlerFor`);
  const counter = leanings.rates ?? new MemoryRates();
  // middy keeps what the stages found out from the handler itself; the event is what both know.
  const states = new WeakMap<Event, CallState>();

  const main = async (event: Event, context: Context, { signal }: { signal: AbortSignal }): Promise<Result> => {
    const state = states.get(event) as CallState;
    const call = { params: state.params, query: state.query, body: state.body, user: state.user, language: state.language };
    const environment = state.environment as ApiEnvironment<Name>;
    const answer = await withheld(state, async () => run(call as ApiCall<Name>, { requestId: context.awsRequestId, environment, address: state.address, signal, header: (field) => header(event, field), spend: (dollars) => void (state.spent = (state.spent ?? 0) + dollars), refused: state.refused }));
    return resultOf(answer, endpoint);
  };

  return middyfy<Event, Result, Error, Context, CallState>({ timeoutEarlyInMillis: TIME_TO_ANSWER })
    .use([
      recorded(name, endpoint),
      { before: ({ event, internal }) => void states.set(event, internal) },
      fronted(),
      configured(endpoint),
      switchedOn(endpoint),
      sized(endpoint),
      authorised(endpoint, leanings.verifyToken),
      limited(endpoint, counter),
      // After what this process counts for itself: a flood is turned away before it reaches the database.
      standing(endpoint, leanings.isDeleted),
      ...(leanings.counters ? [sharedlyLimited(endpoint, leanings.counters)] : []),
      parsed(endpoint),
      ...afforded(endpoint, leanings.counters),
    ])
    .handler(main);
}

/** Outermost: starts the clock, turns errors into answers, writes the line in the log. */
function recorded(name: EndpointName, endpoint: Endpoint): Stage {
  const record = (state: CallState, context: Context, result: Result, error?: Error) => {
    const status = result.statusCode ?? 200;
    const level = status >= 500 ? 'error' : 'info';
    const cause = status >= 500 && error ? describeError(error.cause ?? error) : undefined;
    const route = `${endpoint.method} ${endpoint.path}`;
    log(level, { requestId: context.awsRequestId, name, route, status, ms: Math.round(performance.now() - state.started), code: codeOf(result), ...cause });
  };
  return {
    before: ({ event, internal }) => {
      internal.started = performance.now();
      internal.language = languageOf(event.queryStringParameters?.language, header(event, 'accept-language'));
    },
    after: ({ internal, context, response }) => record(internal, context, response as Result),
    onError: (request) => {
      const error = appErrorOf(request.error, endpoint.failure);
      request.response = errorResult(error, request.internal.language);
      record(request.internal, request.context, request.response, error);
    },
  };
}

function configured(endpoint: Endpoint): Stage {
  const names = environmentNames(needsOf(endpoint));
  return { before: ({ internal }) => void (internal.environment = readEnvironment(names)) };
}

/** Nothing is looked at before it is known who calls and that no limit is gone round. */
function fronted(): Stage {
  return { before: ({ event, internal }) => void (internal.address = viewerAddress(event)) };
}

function sized(endpoint: Endpoint): Stage {
  return { before: ({ event }) => checkSize(event, endpoint) };
}

function authorised(endpoint: Endpoint, verifyToken: VerifyToken | undefined): Stage {
  return {
    before: async ({ event, internal }) => {
      internal.user = await callerOf(event, endpoint.auth, verifyToken);
    },
  };
}

function limited(endpoint: Endpoint, counter: RateCounter): Stage {
  return { before: ({ internal }) => checkRates(counter, endpoint, { user: internal.user, ip: internal.address }) };
}

/** The same over sums that all functions share; where only visitors are held to an allowance, only their calls cost a write, and one. */
function sharedlyLimited(endpoint: Endpoint, counters: SharedCounters): Stage {
  if (endpoint.limits.daily?.of !== 'visitors') return limited(endpoint, sharedRates(counters));
  const { perIp: _, perUser: __, ...limits } = endpoint.limits;
  return limited({ ...endpoint, limits }, sharedRates(counters));
}

function parsed(endpoint: Endpoint): Stage {
  return {
    before: async ({ event, internal }) => {
      const { params, query, body } = endpoint;
      if (params) internal.params = validated(params, event.pathParameters ?? {}, 'params');
      if (query) internal.query = validated(query, event.queryStringParameters ?? {}, 'query');
      const sent = await readBody(event, endpoint);
      internal.language = languageOf(languageField(sent) ?? event.queryStringParameters?.language, header(event, 'accept-language'));
      internal.body = body && !isBytes(sent) ? validated(body, sent, 'body') : sent;
      checkOwner(internal.body, internal.user);
    },
  };
}

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

function languageField(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined;
}
