/** Same signature as `fetch`; `send` accepts one in its place. */
export type RequestTransport = (
  path: string,
  request: RequestInit & { readonly signal: AbortSignal },
) => Promise<Response>;

/** A transport that reports upload progress, 0-1, which `fetch` cannot. Rejects as `fetch` does. */
export function createUploadTransport(sent: (share: number) => void): RequestTransport {
  return (path, { method = 'GET', headers = {}, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const giveUp = () => request.abort();
      const settle = (work: () => void) => () => {
        signal.removeEventListener('abort', giveUp);
        work();
      };
      request.open(method, path);
      request.responseType = 'blob';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => sent(total > 0 ? loaded / total : 0));
      request.upload.addEventListener('load', () => sent(1));
      request.addEventListener(
        'load',
        settle(() => resolve(toResponse(request))),
      );
      request.addEventListener(
        'error',
        settle(() => reject(new TypeError('The connection failed'))),
      );
      request.addEventListener(
        'abort',
        settle(() => reject(new DOMException('Given up', 'AbortError'))),
      );
      signal.addEventListener('abort', giveUp);
      if (signal.aborted) return reject(new DOMException('Given up', 'AbortError'));
      return request.send(body as XMLHttpRequestBodyInit | null);
    });
}

/** Statuses without a body, for which Response accepts none. */
const BODYLESS_STATUSES: ReadonlySet<number> = new Set([204, 205, 304]);

function toResponse(request: XMLHttpRequest): Response {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/\r?\n/)
    .filter((line) => line.includes(':'));
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return new Response(BODYLESS_STATUSES.has(request.status) ? null : (request.response as Blob), {
    status: request.status,
    headers,
  });
}
