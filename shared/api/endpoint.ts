import type { GenericSchema } from 'valibot';
import type { ErrorCode } from '../errors/errors.ts';
import type { EndpointNeeds, TableAction } from './needs.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `none` everyone; `optional` everyone, but a token that is sent must be valid; `user` signed-in people,
 * each for their data (handlers look it up by the caller's id, so that other people's is not found); or a machine whose
 * signature the handler checks. People are anonymous, free or premium (ROLE-01, ROLE-11).
 */
export type EndpointAuth = 'none' | 'optional' | 'user' | 'signature';

/** A folder of functions/ with everything that one part of the product does on the server. */
export type Capability =
  | 'account'
  | 'analytics'
  | 'contact'
  | 'credits'
  | 'import'
  | 'improve'
  | 'links'
  | 'payments'
  | 'pdf'
  | 'placeholder'
  | 'resumes'
  | 'templates'
  | 'twin';

/**
 * Module of the Lambda handler of a row, an endpoint's or a schedule's: below functions/, without extension. Its
 * export is `handler`.
 */
export const handlerModule = (name: string, { capability }: { readonly capability: Capability }): string =>
  `${capability}/handlers/${name}`;

/** A rate: the most calls that are served in a window of seconds. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

export interface EndpointLimits {
  /** Largest body, checked before parsing; 0 if the endpoint takes none. API Gateway's HTTP API itself ends at 6 MB. */
  readonly bodyBytes: number;
  /** How long the handler may take; HTTP API itself ends a call at 30 s. */
  readonly seconds: number;
  /** For one signed-in person. */
  readonly perUser?: RateLimit;
  /** For one address; generous, since mobile carriers share addresses. */
  readonly perIp?: RateLimit;
  /** For one address, for calls of people who have not signed in: their own, smaller share of `perIp`. */
  readonly perVisitor?: RateLimit;
  /**
   * For what costs money with every call: calls of one person in a day, where they are counted, and the dollars that a
   * call counts for until its cost is known. What all of them may spend in a day is the environment's allowance ({@link
   * EndpointNeeds.allowance}); where that is spent or switched off, a call is refused, or with `goesOn` left to the
   * handler, which then does what costs nothing. `of`: only calls of people who have not signed in are counted for it,
   * switched and refused, and each person who has may come to `dollarsPerUser` in a day, over all endpoints of the
   * capability.
   */
  readonly daily?: { readonly dollars: number } & (
    | { readonly perUser?: number; readonly goesOn?: true; readonly of?: undefined }
    | {
        readonly of: 'visitors';
        readonly dollarsPerUser: number;
        readonly perUser?: undefined;
        readonly goesOn?: undefined;
      }
  );
}

/** One endpoint: a row of the table in `shared/api/endpoints.ts`. */
export interface Endpoint {
  readonly method: HttpMethod;
  /** Parameters as `{name}`, as HTTP API writes them. */
  readonly path: `/api/${string}`;
  /** Folder of functions/ that answers it. */
  readonly capability: Capability;
  readonly auth: EndpointAuth;
  /**
   * Tokens of a deleted account are served too, so that a deletion which was stopped goes on; everywhere else they are
   * refused with account_deleted.
   */
  readonly servesDeleted?: true;
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /**
   * How the body is written; JSON where absent. `raw` reaches the handler as bytes; the fields of a `multipart` form
   * are what `body` is held to.
   */
  readonly bodyType?: 'json' | 'multipart' | 'raw';
  /** Fields of the body that only signed-in callers may send; from others they are refused with unauthenticated. */
  readonly signedInFields?: readonly string[];
  /** The answer on success: a schema means JSON, a string is the media type of a file. */
  readonly response: GenericSchema | 'application/pdf' | 'image/svg+xml' | 'text/html';
  /** The address is opened in a browser, so errors are answered as pages in every language instead of JSON. */
  readonly errorsAsPages?: true;
  /** Errors of this endpoint, besides those that every endpoint may answer ({@link COMMON_ERRORS}). */
  readonly errors: readonly ErrorCode[];
  /** Error code of an unexpected failure here, one of `errors`; `internal` when absent. */
  readonly failure?: ErrorCode;
  /**
   * Error code where an answer is larger than Lambda sends, or an item than the database stores; one of `errors`,
   * `payload_too_large` when absent.
   */
  readonly tooLarge?: ErrorCode;
  readonly limits: EndpointLimits;
  readonly needs: EndpointNeeds;
}

/** Errors that any endpoint may answer. */
export const COMMON_ERRORS = [
  'invalid_request',
  'invalid_json',
  'payload_too_large',
  'unsupported_media_type',
  'unauthenticated',
  'account_deleted',
  'forbidden',
  'rate_limited',
  'timeout',
  'not_configured',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[];

/** Errors of endpoints whose calls are held to an allowance. */
export const ALLOWANCE_ERRORS = [
  'daily_limit_reached',
  'daily_budget_reached',
  'capability_off',
] as const satisfies readonly ErrorCode[];

/** Whether callers are identified by a token, when one is sent. */
export const takesToken = ({ auth }: Pick<Endpoint, 'auth'>): boolean => auth === 'user' || auth === 'optional';

/**
 * Everything that an endpoint's function needs: what its row says and, where it takes tokens, reading whether an
 * account is deleted.
 */
export function needsOf(endpoint: Pick<Endpoint, 'auth' | 'needs'>): EndpointNeeds {
  const { needs } = endpoint;
  if (!takesToken(endpoint)) return needs;
  const requests = new Set<TableAction>([...(needs.tables?.requests ?? []), 'GetItem']);
  return { ...needs, tables: { ...needs.tables, requests: [...requests] } };
}
