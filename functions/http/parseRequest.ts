import * as v from 'valibot';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { AppError, isErrorCode } from '../../shared/errors/errors.ts';
import { assertMaySend, assertOwnUserId } from './auth.ts';
import { header, type HttpEvent, type HttpMiddleware } from './call.ts';
import { negotiateLanguage } from './negotiateLanguage.ts';

/** Refuses a body larger than the endpoint takes, before anything is read. Throws payload_too_large. */
export function limitBodySize(endpoint: Endpoint): HttpMiddleware {
  const hasBody = endpoint.body !== undefined || endpoint.bodyType !== undefined;
  return {
    before: ({ event }) => {
      if (hasBody && bodyByteLength(event) > endpoint.limits.bodyBytes)
        throw new AppError('payload_too_large', { details: { limit: endpoint.limits.bodyBytes } });
    },
  };
}

/**
 * Reads path parameters, query and body, validates them by the schemas of the endpoint's row, and keeps the results for
 * the handler. A `userId` in the body must be the caller's own.
 */
export function parseRequest(endpoint: Endpoint): HttpMiddleware {
  return {
    before: async ({ event, internal }) => {
      const { params, query, body } = endpoint;
      if (params) internal.params = validate(params, event.pathParameters ?? {}, 'params');
      if (query) internal.query = validate(query, event.queryStringParameters ?? {}, 'query');
      const sent = await readBody(event, endpoint);
      internal.language = negotiateLanguage(
        languageField(sent) ?? event.queryStringParameters?.language,
        header(event, 'accept-language'),
      );
      internal.body = body && !isBytes(sent) ? validate(body, sent, 'body') : sent;
      assertMaySend(internal.body, endpoint, internal.user);
      assertOwnUserId(internal.body, internal.user);
    },
  };
}

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

function languageField(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined;
}

/** Length in bytes of the body, without decoding it. */
function bodyByteLength({ body, isBase64Encoded }: HttpEvent): number {
  if (!body) return 0;
  return Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8');
}

const decodeBody = (event: HttpEvent) => Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');

/** Half of a pair: JSON can hold one as an escape, but databases and queues refuse it. */
const LONE_SURROGATE = /\\u[dD][89a-fA-F]/;

/**
 * The body as the endpoint takes it: a parsed value, the fields of a form, or bytes. Throws unsupported_media_type,
 * invalid_json, invalid_request.
 */
async function readBody(event: HttpEvent, endpoint: Endpoint): Promise<unknown> {
  const type = (header(event, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (endpoint.bodyType === 'raw') return decodeBody(event);
  if (endpoint.bodyType === 'multipart') {
    if (type !== 'multipart/form-data')
      throw new AppError('unsupported_media_type', { details: { expected: 'multipart/form-data' } });
    return parseFormFields(event);
  }
  if (endpoint.body === undefined) return undefined;
  // A form on another site cannot send this type without a CORS preflight (CSRF protection).
  if (type !== 'application/json')
    throw new AppError('unsupported_media_type', { details: { expected: 'application/json' } });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(decodeBody(event));
    return LONE_SURROGATE.test(text)
      ? JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))
      : JSON.parse(text);
  } catch {
    throw new AppError('invalid_json');
  }
}

/** The fields of a form by name, files as files; the last one when a name comes twice. */
async function parseFormFields(event: HttpEvent): Promise<Readonly<Record<string, FormDataEntryValue>>> {
  const form = new Response(decodeBody(event), { headers: { 'content-type': header(event, 'content-type') ?? '' } });
  try {
    return Object.fromEntries(await form.formData());
  } catch (cause) {
    throw new AppError('invalid_request', { cause });
  }
}

/** How many faults an answer names. */
const MAX_ISSUES = 10;

/** Position and violated rule of a wrong value; never the value itself. */
interface ValidationIssue {
  /** `body.resumeData.experience.3.title` */
  readonly path: string;
  /** Name of the rule: `max_length`, `string`, `literal`. */
  readonly rule: string;
  readonly limit?: number;
}

function toValidationIssue(issue: v.BaseIssue<unknown>, part: string): ValidationIssue {
  const path = [part, ...(issue.path ?? []).map((item) => String(item.key))].join('.');
  const limit = issue.requirement;
  return typeof limit === 'number' ? { path, rule: issue.type, limit } : { path, rule: issue.type };
}

/**
 * The value as the schema gives it, with defaults and without keys the schema does not name.
 *
 * Throws invalid_request with the first faults in its details; a rule whose message is a code of the
 * error catalogue throws that code.
 */
function validate(schema: v.GenericSchema, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  const code = result.issues.map((issue) => issue.message).find(isErrorCode) ?? 'invalid_request';
  const issues = result.issues.slice(0, MAX_ISSUES).map((issue) => toValidationIssue(issue, part));
  throw new AppError(code, { details: { issues } });
}
