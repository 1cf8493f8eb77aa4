import { PayPalError, type PayPalClient } from '../../functions/platform/paypal/client.ts';
import type {
  PayPalOrder,
  PayPalEvent,
  PayPalRefund,
  PayPalSubscription,
} from '../../functions/platform/paypal/types.ts';
import type { PayPalResponse } from '../../infra/local/emulators/paypal/responses.ts';
import { dictionary } from '../../shared/platform/ownProperty.ts';
import { PayPalState, type EmulatedSubscription } from '../../infra/local/emulators/paypal/state.ts';
import { EmulatedPayPal } from '../../infra/local/emulators/paypal/orders.ts';
import type { WebhookSender } from '../../infra/local/emulators/paypal/webhooks.ts';
import type { Gate } from './memoryDatabase.ts';

/** Refunds that the product itself made. */
export interface GivenBack {
  readonly paymentId: string;
  /** Where absent: the whole rest. */
  readonly part?: string;
}

type ListedTransaction = EmulatedSubscription['payments'][number];

/** The payment provider's emulator in this process, without a network: its ids count up, and its clock stands still. */
export class MemoryProvider {
  readonly books: PayPalState;
  readonly provider: EmulatedPayPal;
  gate: Gate = async () => {};
  /** Every notification it sent, in order, one per kind and object. */
  told: readonly PayPalEvent[] = [];
  givenBack: readonly GivenBack[] = [];
  #ids = 0;

  private constructor(books: PayPalState, now: Date) {
    this.books = books;
    Object.assign(books, { id: (prefix = '') => `${prefix}ID${(this.#ids += 1)}`, now: () => now });
    const webhooks: Pick<WebhookSender, 'send'> = {
      send: (type, _, resource) => this.#record(type, resource),
    };
    this.provider = new EmulatedPayPal(books, webhooks, () => 'http://provider.test');
  }

  static async open(now: Date): Promise<MemoryProvider> {
    return new MemoryProvider(await PayPalState.open(), now);
  }

  #record(type: string, resource: { readonly id?: string; readonly dispute_id?: string }): void {
    const id = `WH-${type}-${String(resource.id ?? resource.dispute_id)}`;
    if (!this.told.some((event) => event.id === id))
      this.told = [...this.told, { id, event_type: type, resource: structuredClone(resource) }];
  }

  get state(): string {
    return JSON.stringify({ pages: this.books.stored, told: this.told, givenBack: this.givenBack, ids: this.#ids });
  }

  set state(text: string) {
    const { pages, told, givenBack, ids } = JSON.parse(text) as {
      pages: PayPalState['stored'];
      told: PayPalEvent[];
      givenBack: GivenBack[];
      ids: number;
    };
    Object.assign(this.books.stored, {
      ...pages,
      orders: dictionary(pages.orders),
      subscriptions: dictionary(pages.subscriptions),
      disputes: dictionary(pages.disputes),
      saleRefunds: dictionary(pages.saleRefunds),
      answers: dictionary(pages.answers),
    });
    this.told = told;
    this.givenBack = givenBack;
    this.#ids = ids;
  }

  /** The provider's client, as the product calls it. */
  get api(): PayPalClient {
    const { provider } = this;
    const call = async <T>(answer: () => PayPalResponse, requestId?: string): Promise<T> => {
      await this.gate();
      const known = requestId === undefined ? undefined : this.books.stored.answers[requestId];
      const { status, body } = structuredClone(known ?? answer()) as {
        status: number;
        body: { details?: { issue: string }[] };
      };
      if (status >= 300) throw new PayPalError(status, body.details?.[0]?.issue ?? 'UNKNOWN');
      if (requestId !== undefined) this.books.stored.answers[requestId] = { status, body };
      return body as T;
    };
    const api: Partial<PayPalClient> = {
      order: (id) => call<PayPalOrder>(() => provider.order(id)),
      captureOrder: (id) => call<PayPalOrder>(() => provider.captureOrder(id), `capture-${id}`),
      capture: (id) => call(() => provider.capture(id)),
      refund: (id) => call(() => provider.refundDetails(id)),
      dispute: (id) => call(() => provider.disputeDetails(id)),
      sale: (id) => call(() => provider.subscriptions.sale(id)),
      saleRefund: (id) => call(() => provider.subscriptions.refundDetails(id)),
      refundCapture: (id, part) =>
        call<PayPalRefund>(
          () => {
            this.givenBack = [...this.givenBack, { paymentId: id, ...(part && { part: part.amount.value }) }];
            return provider.refundCall(id, part ? { amount: part.amount, custom_id: part.id } : {});
          },
          part?.id ?? `refund-${id}`,
        ),
      refundSale: (id, part) =>
        call<{ id: string }>(
          () => {
            this.givenBack = [...this.givenBack, { paymentId: id, ...(part && { part: part.amount.value }) }];
            return provider.subscriptions.refundCall(id, part ? { amount: { total: part.amount.value } } : {});
          },
          part?.id ?? `refund-${id}`,
        ),
      subscription: (id) => call<PayPalSubscription>(() => provider.subscriptions.read(id)),
      cancelSubscription: (id) => call(() => provider.subscriptions.cancel(id)),
      subscriptionPayments: async (id, from, to) => {
        const listed = () => provider.subscriptions.payments(id, from.toISOString(), to.toISOString());
        const { transactions } = await call<{ transactions: ListedTransaction[] }>(listed);
        return transactions.map(({ amount_with_breakdown: { gross_amount: amount }, ...payment }) => ({
          ...payment,
          amount,
        }));
      },
      eventPage: (where) => this.#eventPage(where),
    };
    return api as PayPalClient;
  }

  /** All events are of today: there is none of other days. */
  async #eventPage(where: Parameters<PayPalClient['eventPage']>[0]): ReturnType<PayPalClient['eventPage']> {
    const now = this.books.now();
    if (typeof where === 'string' || now < where.from || now > where.to) return { events: [] };
    await this.gate();
    return { events: this.told.toReversed() };
  }
}
