import type { Journey, KeptOrder, KeptSubscription } from './books.ts';

/** How the provider answers a call. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

const refused = (status: number, name: string, issue: string): Answer => ({ status, body: { name, details: [{ issue }] } });
export const missing = refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
export const invalid = (issue: string) => refused(422, 'UNPROCESSABLE_ENTITY', issue);

/** Where the product wants the payer back, in both shapes a call says it. */
export interface Context {
  readonly return_url: string;
  readonly cancel_url: string;
  readonly locale?: string;
}
export const journeyOf = ({ return_url, cancel_url, locale = 'en-US' }: Context): Journey => ({ returnUrl: return_url, cancelUrl: cancel_url, locale });

/** Without what only the stand-in knows. */
export function shown(one: KeptOrder | KeptSubscription): object {
  const { returnUrl: _return, cancelUrl: _cancel, locale: _locale, declined: _declined, payments: _payments, failing: _failing, late: _late, ...answer } = one as KeptOrder & KeptSubscription;
  return structuredClone(answer);
}
