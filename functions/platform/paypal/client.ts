import { exponentialJitter, retry } from '../retry.ts';
import type {
  PayPalCapture,
  PayPalDispute,
  PayPalEventPage,
  PayPalMoney,
  PayPalOrder,
  PayPalEvent,
  PayPalPlan,
  PayPalProduct,
  PayPalRefund,
  PayPalErrorBody,
  PayPalSale,
  PayPalSaleRefund,
  PayPalSubscription,
} from './types.ts';

/** Address and credentials of the provider's API. */
export interface PayPalSettings {
  /** Origin of the REST service, `https://api-m.paypal.com`. */
  readonly api: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A refusal by the provider, or no answer. */
export class PayPalError extends Error {
  override readonly name = 'PayPalError';
  /** 0 without an answer. */
  readonly status: number;
  /** The provider's own name for it: `ORDER_ALREADY_CAPTURED`, `INSTRUMENT_DECLINED`. */
  readonly issue: string;

  constructor(status: number, issue: string, cause?: unknown) {
    super(`${status} ${issue}`, cause === undefined ? undefined : { cause });
    this.status = status;
    this.issue = issue;
  }

  /** The outcome is unknown, or another call is in progress: a retry may tell. */
  get isOutage(): boolean {
    return this.status === 0 || this.status === 409 || this.status === 429 || this.status >= 500;
  }
}

/** Timeout of one attempt in milliseconds; a call of ours ends at 25 s. */
const ATTEMPT_TIMEOUT_MS = 7_000;
const MAX_ATTEMPTS = 3;
/** Events of a page: few calls, and none of them long. */
const EVENTS_PER_PAGE = 100;
const EVENTS_PATH = '/v1/notifications/webhooks-events';
/** Milliseconds before its end at which a token is no longer used. */
const TOKEN_MARGIN_MS = 60_000;

interface PayPalRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** Idempotency key: the provider answers a repeated call as it answered the first. */
  readonly requestId?: string;
  /** Language of what the payer reads. */
  readonly language?: string;
}

/** A partial refund; `id` is its idempotency key and names it in the provider's events. */
interface PartialRefund {
  readonly id: string;
  readonly amount: PayPalMoney;
}

interface CachedToken {
  readonly value: Promise<string>;
  until: number;
}

const tokenCache = new Map<string, CachedToken>();

export type PayPalClient = ReturnType<typeof createPayPalClient>;

/**
 * The parts of PayPal's REST service that are used: orders v2, subscriptions, refunds, disputes, events and the check
 * of a webhook. Each call is tried up to three times with the same PayPal-Request-Id (idempotency key), so that nothing
 * is done twice when an answer was lost. Throws {@link PayPalError}.
 */
export function createPayPalClient(settings: PayPalSettings, signal?: AbortSignal) {
  return {
    /** A repeated request id returns the same order for six hours. */
    createOrder: (body: unknown, requestId: string, language: string) =>
      call<PayPalOrder>({ method: 'POST', path: '/v2/checkout/orders', body, requestId, language }),
    order: (id: string) => get<PayPalOrder>(`/v2/checkout/orders/${encodeURIComponent(id)}`),
    /** A repeated request id returns the same capture for 45 days. */
    captureOrder: (id: string) =>
      call<PayPalOrder>({
        method: 'POST',
        path: `/v2/checkout/orders/${encodeURIComponent(id)}/capture`,
        body: {},
        requestId: `capture-${id}`,
      }),
    capture: (id: string) => get<PayPalCapture>(`/v2/payments/captures/${encodeURIComponent(id)}`),
    /** Returns a refund of a capture, made by anybody. */
    refund: (id: string) => get<PayPalRefund>(`/v2/payments/refunds/${encodeURIComponent(id)}`),
    /** The app at the provider needs the feature "Customer disputes" for it; without, it answers 403. */
    dispute: (id: string) => get<PayPalDispute>(`/v1/customer/disputes/${encodeURIComponent(id)}`),
    /**
     * Refunds what is left of a capture, or a `part` of it; repeated, it returns the same refund or an error that
     * nothing is left.
     */
    refundCapture: (id: string, part?: PartialRefund) => {
      const body = part ? { amount: part.amount, custom_id: part.id } : {};
      return call<PayPalRefund>({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(id)}/refund`,
        body,
        requestId: part?.id ?? `refund-${id}`,
      });
    },
    sale: (id: string) => get<PayPalSale>(`/v1/payments/sale/${encodeURIComponent(id)}`),
    /** Returns a refund of a subscription's payment, made by anybody. */
    saleRefund: (id: string) => get<PayPalSaleRefund>(`/v1/payments/refund/${encodeURIComponent(id)}`),
    /** Refunds a subscription's payment, or a `part` of it. */
    refundSale: (id: string, part?: PartialRefund) => {
      const body = part ? { amount: { total: part.amount.value, currency: part.amount.currency_code } } : {};
      return call<{ readonly id: string }>({
        method: 'POST',
        path: `/v1/payments/sale/${encodeURIComponent(id)}/refund`,
        body,
        requestId: part?.id ?? `refund-${id}`,
      });
    },
    createSubscription: (body: unknown, requestId: string) =>
      call<PayPalSubscription>({ method: 'POST', path: '/v1/billing/subscriptions', body, requestId }),
    subscription: (id: string) => get<PayPalSubscription>(`/v1/billing/subscriptions/${encodeURIComponent(id)}`),
    cancelSubscription: (id: string, reason: string) =>
      call<void>({
        method: 'POST',
        path: `/v1/billing/subscriptions/${encodeURIComponent(id)}/cancel`,
        body: { reason },
        requestId: `cancel-${id}`,
      }),
    /** Payments of a subscription in a span of time, at most 31 days of it. */
    subscriptionPayments: async (id: string, from: Date, to: Date) => {
      const span = timeSpan(from.toISOString(), to.toISOString());
      const answer = await call<{
        readonly transactions?: readonly {
          readonly id: string;
          readonly status: string;
          readonly time: string;
          readonly amount_with_breakdown: { readonly gross_amount: PayPalMoney };
        }[];
      }>({ method: 'GET', path: `/v1/billing/subscriptions/${encodeURIComponent(id)}/transactions?${span}` });
      return (answer.transactions ?? []).map(({ amount_with_breakdown: { gross_amount: amount }, ...payment }) => ({
        ...payment,
        amount,
      }));
    },
    createProduct: (body: unknown, requestId: string) =>
      call<PayPalProduct>({ method: 'POST', path: '/v1/catalogs/products', body, requestId }),
    createPlan: (body: unknown, requestId: string) =>
      call<PayPalPlan>({ method: 'POST', path: '/v1/billing/plans', body, requestId }),
    plan: (id: string) => get<PayPalPlan>(`/v1/billing/plans/${encodeURIComponent(id)}`),
    /**
     * A page of the webhook events in a span of the last 30 days, accepted or not, the newest first; or the page that
     * the `next` of another one leads to.
     */
    eventPage: async (
      where: string | { readonly from: Date; readonly to: Date },
    ): Promise<{ readonly events: readonly PayPalEvent[]; readonly next?: string }> => {
      const path =
        typeof where === 'string'
          ? where
          : `${EVENTS_PATH}?${timeSpan(toPayPalTime(where.from), toPayPalTime(where.to))}&page_size=${EVENTS_PER_PAGE}`;
      const { events = [], links }: PayPalEventPage = await call({ method: 'GET', path });
      const next = links?.find(({ rel }) => rel === 'next')?.href;
      const url = next === undefined ? null : URL.parse(next, settings.api);
      return { events, ...(url && { next: url.pathname + url.search }) };
    },
    /** Whether the provider knows the signature of a webhook as its own. */
    verifyWebhook: async (body: unknown) =>
      (
        await call<{ readonly verification_status: string }>({
          method: 'POST',
          path: '/v1/notifications/verify-webhook-signature',
          body,
        })
      ).verification_status === 'SUCCESS',
  };

  function get<Answer>(path: string): Promise<Answer> {
    return call<Answer>({ method: 'GET', path });
  }

  async function call<Answer>(what: PayPalRequest): Promise<Answer> {
    const attempt = async () => {
      try {
        return (await send(what)) as Answer;
      } catch (error) {
        const failure = error instanceof PayPalError ? error : new PayPalError(0, 'NO_ANSWER', error);
        // A token that was withdrawn before its time: the next attempt fetches another.
        if (failure.status === 401) tokenCache.delete(tokenCacheKey(settings));
        throw failure;
      }
    };
    return retry(attempt, {
      attempts: MAX_ATTEMPTS,
      delayMs: exponentialJitter(200),
      isRetryable: (error, count) =>
        error instanceof PayPalError &&
        (error.isOutage || (error.status === 401 && count === 1)) &&
        signal?.aborted !== true,
    });
  }

  async function send({ method, path, body, requestId, language }: PayPalRequest): Promise<unknown> {
    const token = await accessToken(settings);
    const limit = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
    const response = await fetch(settings.api + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        prefer: 'return=representation',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
        ...(language !== undefined && { 'accept-language': language }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      redirect: 'error',
    });
    if (!response.ok) throw await toPayPalError(response);
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  }
}

/** A span of time as parameters of a path. */
const timeSpan = (start: string, end: string) =>
  `start_time=${encodeURIComponent(start)}&end_time=${encodeURIComponent(end)}`;

/** The provider's times have no fractions. */
const toPayPalTime = (time: Date) => `${time.toISOString().slice(0, 19)}Z`;

const tokenCacheKey = ({ api, clientId }: PayPalSettings) => `${api} ${clientId}`;

/** The access token of these settings, cached until shortly before it expires. */
function accessToken(settings: PayPalSettings): Promise<string> {
  const key = tokenCacheKey(settings);
  const known = tokenCache.get(key);
  if (known && known.until > Date.now()) return known.value;
  // Concurrent callers share one request; the lifetime is known once it has arrived.
  const token: CachedToken = {
    value: fetchToken(settings).then(
      ({ value, seconds }) => ((token.until = Date.now() + seconds * 1_000 - TOKEN_MARGIN_MS), value),
    ),
    until: Infinity,
  };
  token.value.catch(() => tokenCache.delete(key));
  tokenCache.set(key, token);
  return token.value;
}

async function fetchToken({
  api,
  clientId,
  clientSecret,
}: PayPalSettings): Promise<{ readonly value: string; readonly seconds: number }> {
  const response = await fetch(`${api}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    redirect: 'error',
  });
  if (!response.ok) throw await toPayPalError(response);
  const { access_token: value, expires_in: seconds } = (await response.json()) as {
    access_token: string;
    expires_in: number;
  };
  return { value, seconds };
}

async function toPayPalError(response: Response): Promise<PayPalError> {
  const refusal = (await response.json().catch(() => ({}))) as PayPalErrorBody;
  return new PayPalError(response.status, refusal.details?.[0]?.issue ?? refusal.name ?? refusal.error ?? 'UNKNOWN');
}
