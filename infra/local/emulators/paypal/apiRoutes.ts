import { ownProperty } from '../../../../shared/platform/ownProperty.ts';
import { verifySignature } from '../../../../functions/payments/webhookSignature.ts';
import type { PayPalMoney } from '../../../../functions/platform/paypal/types.ts';
import type { EmulatedPayPal } from './orders.ts';
import { get, post, type EmulatorRoute } from './route.ts';
import type { WebhookSender } from './webhooks.ts';

type OrderRequest = Parameters<EmulatedPayPal['createOrder']>[0];
type OrderRefundRequest = Parameters<EmulatedPayPal['refundCall']>[1];
type SubscriptionRequest = Parameters<EmulatedPayPal['subscriptions']['create']>[0];
type SaleRefundRequest = Parameters<EmulatedPayPal['subscriptions']['refundCall']>[1];
interface PlanRequest {
  readonly billing_cycles: readonly [{ readonly pricing_scheme: { readonly fixed_price: PayPalMoney } }];
}

/** PayPal's REST service; `url` is where this emulator listens. */
export function createApiRoutes(
  provider: EmulatedPayPal,
  webhooks: WebhookSender,
  url: () => string,
): readonly EmulatorRoute[] {
  const { state, subscriptions } = provider;
  return [
    post<OrderRequest>(/^\/v2\/checkout\/orders$/, ({ body }) => provider.createOrder(body)),
    get(/^\/v2\/checkout\/orders\/(\w+)$/, ({ params: [id = ''] }) => provider.order(id)),
    post(/^\/v2\/checkout\/orders\/(\w+)\/capture$/, ({ params: [id = ''] }) => provider.captureOrder(id)),
    get(/^\/v2\/payments\/captures\/(\w+)$/, ({ params: [id = ''] }) => provider.capture(id)),
    post<OrderRefundRequest>(/^\/v2\/payments\/captures\/(\w+)\/refund$/, ({ params: [id = ''], body }) =>
      provider.refundCall(id, body),
    ),
    get(/^\/v2\/payments\/refunds\/(\w+)$/, ({ params: [id = ''] }) => provider.refundDetails(id)),
    get(/^\/v1\/customer\/disputes\/([\w-]+)$/, ({ params: [id = ''] }) => provider.disputeDetails(id)),
    get(/^\/v1\/payments\/refund\/(\w+)$/, ({ params: [id = ''] }) => subscriptions.refundDetails(id)),
    post<SaleRefundRequest>(/^\/v1\/payments\/sale\/(\w+)\/refund$/, ({ params: [id = ''], body }) =>
      subscriptions.refundCall(id, body),
    ),
    get(/^\/v1\/payments\/sale\/(\w+)$/, ({ params: [id = ''] }) => subscriptions.sale(id)),
    post<SubscriptionRequest>(/^\/v1\/billing\/subscriptions$/, ({ body }) => subscriptions.create(body)),
    get(/^\/v1\/billing\/subscriptions\/([\w-]+)$/, ({ params: [id = ''] }) => subscriptions.read(id)),
    post(/^\/v1\/billing\/subscriptions\/([\w-]+)\/cancel$/, ({ params: [id = ''] }) => subscriptions.cancel(id)),
    get(/^\/v1\/billing\/subscriptions\/([\w-]+)\/transactions$/, ({ params: [id = ''], query }) =>
      subscriptions.payments(id, query.get('start_time') ?? '', query.get('end_time') ?? ''),
    ),
    get(/^\/v1\/notifications\/webhooks-events$/, ({ query }) => webhooks.page(query, url())),
    post(/^\/v1\/catalogs\/products$/, () => ({ status: 201, body: { id: state.id('PROD-') } })),
    post<PlanRequest>(/^\/v1\/billing\/plans$/, ({ body }) => {
      const id = state.id('P-', 24);
      state.stored.plans[id] = body.billing_cycles[0].pricing_scheme.fixed_price;
      return { status: 201, body: { id, status: 'ACTIVE' } };
    }),
    get(/^\/v1\/billing\/plans\/([\w-]+)$/, ({ params: [id = ''] }) => ({
      status: 200,
      body: {
        id,
        status: 'ACTIVE',
        billing_cycles: [{ tenure_type: 'REGULAR', pricing_scheme: { fixed_price: state.planPrice(id) } }],
      },
    })),
    post<Record<string, unknown>>(/^\/v1\/notifications\/verify-webhook-signature$/, async ({ body }) => ({
      status: 200,
      body: { verification_status: (await verifyWebhookOnline(body, url())) ? 'SUCCESS' : 'FAILURE' },
    })),
  ];
}

/** The online check: what is signed there is the body as JSON, whose spaces and order this machine's webhooks keep. */
async function verifyWebhookOnline(body: Record<string, unknown>, url: string): Promise<boolean> {
  const headers = Object.fromEntries(
    ['transmission_id', 'transmission_time', 'transmission_sig', 'cert_url', 'auth_algo'].map((name) => [
      `paypal-${name.replaceAll('_', '-')}`,
      String(ownProperty(body, name)),
    ]),
  );
  return verifySignature(Buffer.from(JSON.stringify(body['webhook_event'])), (name) => ownProperty(headers, name), {
    api: url,
    webhookId: String(body['webhook_id']),
  }).then(
    () => true,
    () => false,
  );
}
