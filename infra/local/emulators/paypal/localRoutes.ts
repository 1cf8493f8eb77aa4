import { DAY_MS } from '../../../../shared/platform/time.ts';
import { dictionary } from '../../../../shared/platform/ownProperty.ts';
import type { EmulatedPayPal } from './orders.ts';
import { emptyResponse, get, post, type EmulatorRoute } from './route.ts';
import type { InjectedFaults } from './state.ts';
import type { WebhookSender } from './webhooks.ts';

interface ClockRequest {
  readonly days?: number;
  readonly seconds?: number;
}
interface ReleaseRequest {
  readonly order?: Parameters<WebhookSender['release']>[0];
  readonly times?: number;
}
/** An event that our product does not know: posted to the address `to`. */
interface TellRequest {
  readonly type: string;
  readonly resource: object;
  readonly to: string;
}
interface RefundRequest {
  readonly value?: string;
  readonly event?: 'REFUNDED' | 'REVERSED';
}
interface DisputeRequest {
  readonly decided?: Parameters<EmulatedPayPal['dispute']>[1];
}

/** Below `/local`: what tests and people at this machine may make happen at the provider. */
export function createLocalRoutes(provider: EmulatedPayPal, webhooks: WebhookSender): readonly EmulatorRoute[] {
  const { state, subscriptions } = provider;
  return [
    post<InjectedFaults>(/^\/local\/faults$/, ({ body }) => {
      state.faults = body;
      return emptyResponse;
    }),
    post<ClockRequest>(/^\/local\/clock$/, ({ body: { days = 0, seconds = 0 } }) => {
      subscriptions.advance(days * DAY_MS + seconds * 1_000);
      return { status: 200, body: { now: state.now() } };
    }),
    post<{ readonly mode?: string }>(/^\/local\/webhooks$/, ({ body }) => {
      webhooks.mode = body.mode === 'hold' ? 'hold' : 'now';
      return emptyResponse;
    }),
    post<ReleaseRequest>(/^\/local\/webhooks\/release$/, async ({ body }) => ({
      status: 200,
      body: await webhooks.release(body.order, body.times),
    })),
    post<TellRequest>(/^\/local\/tell$/, ({ body }) => {
      webhooks.send(body.type, 'other', body.resource, body.to, state.now());
      return emptyResponse;
    }),
    get(/^\/local\/orders$/, () => ({ status: 200, body: Object.values(state.stored.orders) })),
    get(/^\/local\/webhooks$/, () => ({
      status: 200,
      body: webhooks.sent.map(({ id, type, answers }) => ({ id, type, answers })),
    })),
    post(/^\/local\/webhooks\/forget$/, async () => {
      await webhooks.waitForDeliveries();
      webhooks.dropHeld();
      return emptyResponse;
    }),
    post<object>(/^\/local\/orders\/(\w+)$/, ({ params: [id = ''], body }) => {
      Object.assign(state.stored.orders[id]?.purchase_units?.[0] ?? {}, body);
      return emptyResponse;
    }),
    post<{ readonly status: 'COMPLETED' | 'DECLINED' }>(/^\/local\/captures\/(\w+)$/, ({ params: [id = ''], body }) => {
      provider.decideCapture(id, body.status);
      return emptyResponse;
    }),
    post<RefundRequest>(/^\/local\/captures\/(\w+)\/refund$/, ({ params: [id = ''], body }) => ({
      status: 200,
      body: { id: provider.refund(id, body.value, body.event) },
    })),
    post<DisputeRequest>(/^\/local\/captures\/(\w+)\/dispute$/, ({ params: [id = ''], body }) => {
      provider.dispute(id, body.decided);
      return emptyResponse;
    }),
    post<RefundRequest>(/^\/local\/sales\/(\w+)\/refund$/, ({ params: [id = ''], body }) => {
      subscriptions.refund(id, body.value);
      return emptyResponse;
    }),
    post(/^\/local\/subscriptions\/forget$/, () => {
      state.stored.subscriptions = dictionary();
      return emptyResponse;
    }),
    post<{ readonly failing?: boolean; readonly late?: boolean }>(
      /^\/local\/subscriptions\/([\w-]+)$/,
      ({ params: [id = ''], body }) => {
        Object.assign(state.stored.subscriptions[id] ?? {}, {
          failing: body.failing === true,
          late: body.late === true,
        });
        return emptyResponse;
      },
    ),
  ];
}
