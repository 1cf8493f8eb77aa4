import type { PayerRedirects, EmulatedOrder, EmulatedSubscription } from './state.ts';

/** How the provider answers a call. */
export interface PayPalResponse {
  readonly status: number;
  readonly body?: unknown;
}

const errorResponse = (status: number, name: string, issue: string): PayPalResponse => ({
  status,
  body: { name, details: [{ issue }] },
});
export const notFoundResponse = errorResponse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
export const invalidResponse = (issue: string) => errorResponse(422, 'UNPROCESSABLE_ENTITY', issue);

/** The page to which the payer returns, in both shapes that calls may use. */
export interface ExperienceContext {
  readonly return_url: string;
  readonly cancel_url: string;
  readonly locale?: string;
}
export const toPayerRedirects = ({ return_url, cancel_url, locale = 'en-US' }: ExperienceContext): PayerRedirects => ({
  returnUrl: return_url,
  cancelUrl: cancel_url,
  locale,
});

/** Without what only the emulator knows. */
export function withoutEmulatorFields(purchase: EmulatedOrder | EmulatedSubscription): object {
  const {
    returnUrl: _return,
    cancelUrl: _cancel,
    locale: _locale,
    declined: _declined,
    payments: _payments,
    failing: _failing,
    late: _late,
    ...answer
  } = purchase as EmulatedOrder & EmulatedSubscription;
  return structuredClone(answer);
}
