import type { Context } from 'aws-lambda';
import type { Event } from '../../functions/middleware/call.ts';

/** A payload-v2 event of a JSON call from one address. */
export function eventWith(part: Partial<Event> & { readonly json?: unknown } = {}): Event {
  const { json, headers, ...rest } = part;
  return {
    version: '2.0', routeKey: '$default', rawPath: '/', rawQueryString: '', isBase64Encoded: false,
    headers: { 'content-type': 'application/json', ...headers },
    requestContext: { http: { method: 'POST', path: '/', protocol: 'HTTP/1.1', sourceIp: '10.0.0.1', userAgent: 'test' } } as Event['requestContext'],
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...rest,
  };
}

/** A run that ends after so many milliseconds. */
export function contextWith(milliseconds = 10_000): Context {
  const ends = Date.now() + milliseconds;
  return { awsRequestId: 'request-1', getRemainingTimeInMillis: () => ends - Date.now() } as Context;
}
