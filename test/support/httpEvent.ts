import type { Context } from 'aws-lambda';
import type { HttpEvent } from '../../functions/http/call.ts';

/** A payload-v2 event of a JSON call from one address. */
export function createEvent(part: Partial<HttpEvent> & { readonly json?: unknown } = {}): HttpEvent {
  const { json, headers, ...rest } = part;
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: '/',
    rawQueryString: '',
    isBase64Encoded: false,
    headers: { 'content-type': 'application/json', ...headers },
    requestContext: {
      http: { method: 'POST', path: '/', protocol: 'HTTP/1.1', sourceIp: '10.0.0.1', userAgent: 'test' },
    } as HttpEvent['requestContext'],
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...rest,
  };
}

/** What a browser's form adds to an event; files are PDFs. */
export function createFormFields(
  fields: Readonly<Record<string, string | Buffer>>,
): Pick<HttpEvent, 'headers' | 'body' | 'isBase64Encoded'> {
  const boundary = '----korot-test-form';
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const about = typeof value === 'string' ? '' : '; filename="resume.pdf"\r\ncontent-type: application/pdf';
    return [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${about}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ];
  });
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: body.toString('base64'),
    isBase64Encoded: true,
  };
}

/** A Lambda context whose time ends after that many milliseconds. */
export function createContext(milliseconds = 10_000): Context {
  const ends = Date.now() + milliseconds;
  return { awsRequestId: 'request-1', getRemainingTimeInMillis: () => ends - Date.now() } as Context;
}
