import { ApiError, toApiError } from './apiError.ts';
import type { RequestTransport } from './uploadTransport.ts';

export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds; the call then fails with `timeout`. */
  readonly timeout?: number;
  /** Access token of a session that is only beginning, in place of the signed-in user's. */
  readonly token?: string;
  /** In place of `fetch`. */
  readonly transport?: RequestTransport;
}

/** Reads the access token of the signed-in user; set by the sign-in code when it is loaded. */
let accessTokenProvider: () => Promise<string | undefined> = () => Promise.resolve(undefined);

/** Called when the signed-in user's account was deleted, for example on another device. */
let accountGone: () => void = () => {};

export function setAccessTokenProvider(source: () => Promise<string | undefined>, gone: () => void = () => {}): void {
  accessTokenProvider = source;
  accountGone = gone;
}

const DEFAULT_TIMEOUT_MS = 15_000;

/**
 * Sends a request to one of our endpoints and returns what `read` makes of a successful answer. A form is sent as
 * multipart, anything else as JSON.
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
    // A token may have to be refreshed first, over a network that does not answer.
    const token = options.token ?? (await Promise.race([accessTokenProvider(), ends.over]));
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const response = await (options.transport ?? fetch)(path, { ...request, signal: ends.signal });
    if (!response.ok) {
      const error = await toApiError(response);
      // A session that is only beginning has no user yet.
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
 * Combines abort and timeout in one signal, with a promise that rejects with it: AbortSignal.any is too new for the
 * browsers we support.
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
