import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type {
  Endpoints,
  ApiBody,
  ApiEnvironment,
  ApiParams,
  ApiQuery,
  ApiResponse,
  EndpointName,
} from '../../shared/api/endpoints.ts';
import type { AppError } from '../../shared/errors/errors.ts';
import type { Allowance } from '../../shared/api/needs.ts';
import type { Language } from '../../shared/platform/language.ts';
import { ownProperty } from '../../shared/platform/ownProperty.ts';

/** A person whose token was verified. */
export interface AuthenticatedUser {
  /** The id of the profile and of everything they own: the token's subject, or the account that it names. */
  readonly id: string;
  /** The subject, where that is not the id: their user pool took the place of another one. */
  readonly subject?: string;
  /** Their name in the user pool, which is not the id where Google vouches for them. */
  readonly username?: string;
  /** When they signed in, in seconds since the epoch: the same for every token that is refreshed from there. */
  readonly signedInAt?: number;
  /** The account is deleted or being deleted; only endpoints that serve such users see one. */
  readonly isDeleted?: true;
}

/** The input of a handler; everything in it is validated. */
export interface ApiCall<Name extends EndpointName> {
  readonly params: ApiParams<Name>;
  readonly query: ApiQuery<Name>;
  readonly body: ApiBody<Name>;
  /** The caller; undefined if the endpoint allows that and no token was sent. */
  readonly user: Endpoints[Name]['auth'] extends 'user' ? AuthenticatedUser : AuthenticatedUser | undefined;
  /** Language of the texts this caller reads. */
  readonly language: Language;
}

export interface CallContext<Name extends EndpointName> {
  readonly requestId: string;
  /** The environment variables that the endpoint's needs name; all are there. */
  readonly environment: ApiEnvironment<Name>;
  /** The caller's network address. */
  readonly address: string;
  /** Aborted when the endpoint's time is over. */
  readonly signal: AbortSignal;
  /** A header of the call, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  /** Reports dollars that the call has cost; without a report the endpoint's estimate counts. */
  readonly reportCost: (dollars: number) => void;
  /** Why nothing may be spent, when the endpoint works without spending. */
  readonly spendingRefused: AppError | undefined;
}

/** A handler's response; 200 unless it sets another status. */
export interface HandlerResponse<Name extends EndpointName> {
  readonly body: ApiResponse<Name>;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Millionths of a dollar that a call was counted for before it ran. */
export interface ReservedBudget {
  readonly key: string;
  readonly amount: number;
  readonly expiresAt: number;
  /** Most that all persons together may spend; absent for one person's own. */
  readonly limit?: number;
  /** The counter that all people share, where this one counts one person and is added there too. */
  readonly shared?: { readonly key: string; readonly limit: number };
}

/** The results of a call's stages so far. */
export interface RequestState extends Record<string, unknown> {
  started: number;
  language: Language;
  /** The caller's network address. */
  viewerAddress: string;
  user: AuthenticatedUser | undefined;
  /** Resolves when the caller may have the answer, rejects when not; the handler runs in parallel. */
  admission: Promise<void> | undefined;
  params: unknown;
  query: unknown;
  body: unknown;
  environment: Readonly<Record<string, string>>;
  /** The allowance of the endpoint's capability in this environment. */
  allowance: Allowance | undefined;
  /** Dollars reserved before the call, and dollars that the handler reports. */
  reservedBudget: ReservedBudget | undefined;
  spentDollars: number | undefined;
  spendingRefused: AppError | undefined;
}

export type HttpEvent = APIGatewayProxyEventV2;
export type HttpResult = APIGatewayProxyStructuredResultV2;
/** One stage of a call, in the order they are used; `after` and `onError` run backwards. */
export type HttpMiddleware = MiddlewareObj<HttpEvent, HttpResult, Error, Context, RequestState>;

/** A header of the event: HTTP API writes their names in lower case. */
export function header(event: HttpEvent, name: string): string | undefined {
  return ownProperty(event.headers, name);
}
