import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../listen.ts';
import { checkPostPolicy } from './postPolicy.ts';

/** Bytes of a form: the largest file and its fields. */
const MAX_FORM_BYTES = 11_000_000;

/**
 * Adds S3's handling of browser forms, which fauxqs lacks: it checks the form against its signed policy, and lets pages
 * read the answer as the bucket's CORS rule says. Everything else passes through.
 */
export async function openFormProxy(files: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] === 'POST')
      return answerPreflight(request, response);
    void (
      request.method === 'POST' && isForm(request)
        ? handleForm(files, request, response)
        : forwardRequest(files, request, response, undefined)
    ).catch(() => response.destroy());
    return undefined;
  });
  return listen(server);
}

const isForm = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/form-data') === true;

/** The CORS preflight of browsers when a page follows the progress of an upload. */
function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, {
    'access-control-allow-origin': request.headers.origin ?? '',
    'access-control-allow-methods': 'POST',
  });
  response.end();
}

async function handleForm(files: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.headers.origin !== undefined) response.setHeader('access-control-allow-origin', request.headers.origin);
  const body = Number(request.headers['content-length']) > MAX_FORM_BYTES ? undefined : await buffer(request);
  const fault = body
    ? await checkPostPolicy(body, request.headers['content-type'] ?? '', new Date())
    : 'EntityTooLarge';
  if (fault === undefined) return forwardRequest(files, request, response, body);
  request.resume();
  response.writeHead(fault === 'AccessDenied' ? 403 : 400, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${fault}</Code></Error>`);
}

function forwardRequest(
  files: string,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const onward = forward(
      new URL(request.url ?? '/', files),
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response).once('finish', resolve).once('error', reject);
      },
    );
    onward.once('error', reject);
    if (body) onward.end(body);
    else request.pipe(onward);
  });
}
