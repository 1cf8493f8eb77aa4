import type { Endpoint } from '../../shared/api/endpoint.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { header, type HttpEvent } from './call.ts';

/** Length in bytes of the body, without decoding it. */
function bodyByteLength({ body, isBase64Encoded }: HttpEvent): number {
  if (!body) return 0;
  return Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8');
}

/** Refuses a body larger than the endpoint takes. Throws payload_too_large. */
export function assertBodySize(event: HttpEvent, endpoint: Endpoint): void {
  if (endpoint.body === undefined && endpoint.bodyType === undefined) return;
  if (bodyByteLength(event) > endpoint.limits.bodyBytes)
    throw new AppError('payload_too_large', { details: { limit: endpoint.limits.bodyBytes } });
}

const decodeBody = (event: HttpEvent) => Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');

/** A lone surrogate: JSON can hold one as an escape, but databases and queues refuse it. */
const HALF = /\\u[dD][89a-fA-F]/;

/**
 * The body as the endpoint takes it: a parsed value, the fields of a form, or bytes. Throws unsupported_media_type,
 * invalid_json, invalid_request.
 */
export async function readBody(event: HttpEvent, endpoint: Endpoint): Promise<unknown> {
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
    return HALF.test(text)
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
