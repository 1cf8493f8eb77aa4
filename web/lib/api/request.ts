import { ApiError, toApiError } from './apiError.ts';
import type { RequestTransport } from './uploadTransport.ts';

export interface CallOptions {
  /** Gives the call up; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds after which the call fails with `timeout`. */
  readonly timeout?: number;
  /** Access token of a session that is only beginning, in place of the one of whoever is signed in. */
  readonly token?: string;
  /** In place of `fetch`. */
  readonly transport?: RequestTransport;
}

/** Access token of whoever is signed in; set by the sign-in code when it is loaded. */
let accessTokenProvider: () => Promise<string | undefined> = () => Promise.resolve(undefined);

/** Told that the account of whoever is signed in was deleted, on another device for instance. */
let accountGone: () => void = () => {};

export function setAccessTokenProvider(source: () => Promise<string | undefined>, gone: () => void = () => {}): void {
  accessTokenProvider = source;
  accountGone = gone;
}

const DEFAULT_TIMEOUT_MS = 15_000;

/**
 * Sends a request to one of our endpoints and gives back what `read` makes of a successful answer. A form goes as
 * multipart, anything else as JSON.
 *
 * Throws ApiError: the server's own errors, `timeout`, and `network` when the connection failed. A call
 * that was given up rejects with its signal's reason.
 */
export async function sendRequest<T>(
  route: string,
  body: unknown,
  read: (response: Response) => Promise<T>,
  options: CallOptions = {},
): Promise<T> {
  const [method = 'GET', path = '/'] = route.split(' ');
  const headers: Record<string, string> = { 'accept-language': document.documentElement.lang };
  const request: RequestInit = { method, headers, credentials: 'omit' };
  if (body instanceof FormData) {
    request.body = body;
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  const ends = createDeadline(options);
  try {
    // A token may have to be renewed first, by a network that brings no answer.
    const token = options.token ?? (await Promise.race([accessTokenProvider(), ends.over]));
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const response = await (options.transport ?? fetch)(path, { ...request, signal: ends.signal });
    if (!response.ok) {
      const error = await toApiError(response);
      // A session that is only beginning is nobody's yet.
      if (error.code === 'account_deleted' && options.token === undefined) accountGone();
      throw error;
    }
    return await read(response);
  } catch (cause) {
    if (options.signal?.aborted) throw options.signal.reason;
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(ends.isLate() ? 'timeout' : 'network', { cause });
  } finally {
    ends.settle();
  }
}

/**
 * One signal for giving up and for running out of time, and a promise that rejects with it: AbortSignal.any is too
 * young for the browsers we serve.
 */
function createDeadline({ signal, timeout = DEFAULT_TIMEOUT_MS }: CallOptions) {
  const controller = new AbortController();
  let late = false;
  const giveUp = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, timeout);
  if (signal?.aborted) giveUp();
  else signal?.addEventListener('abort', giveUp, { once: true });
  const over = new Promise<never>((_, reject) => {
    const end = () => reject(new DOMException('The call is over', 'AbortError'));
    if (controller.signal.aborted) end();
    else controller.signal.addEventListener('abort', end, { once: true });
  });
  over.catch(() => undefined);
  return {
    signal: controller.signal,
    over,
    isLate: () => late,
    settle: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    },
  };
}
