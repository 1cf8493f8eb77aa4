import type { PayPalResponse } from './responses.ts';

export interface EmulatorRequest<Body = unknown> {
  /** The matches of the path's groups. */
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  /** The JSON that was sent; an empty object where there was none. */
  readonly body: Body;
}

type Answer<Body> = (request: EmulatorRequest<Body>) => PayPalResponse | Promise<PayPalResponse>;

export interface EmulatorRoute {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly answer: Answer<unknown>;
}

export const emptyResponse: PayPalResponse = { status: 200, body: {} };

export const get = (path: RegExp, answer: Answer<unknown>): EmulatorRoute => ({ method: 'GET', path, answer });

/** `Body` is not validated: those who call are this product's own client and its tests. */
export const post = <Body = unknown>(path: RegExp, answer: Answer<Body>): EmulatorRoute => ({
  method: 'POST',
  path,
  answer: (request) => answer(request as EmulatorRequest<Body>),
});
