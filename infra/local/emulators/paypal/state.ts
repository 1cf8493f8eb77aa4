import { randomInt } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type {
  PayPalDispute,
  PayPalMoney,
  PayPalOrder,
  PayPalSaleRefund,
  PayPalSubscription,
} from '../../../../functions/platform/paypal/types.ts';
import { addMonths } from '../../../../shared/credits/creditGrants.ts';
import { dictionary, type Dictionary } from '../../../../shared/platform/ownProperty.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Addresses to which a payer returns, and to which webhooks about the payment are sent. */
export interface PayerRedirects {
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly locale: string;
}

export interface EmulatedOrder extends Mutable<PayPalOrder>, PayerRedirects {
  /** The payer's means of payment will be refused. */
  declined?: boolean;
}

export interface EmulatedSubscription extends Mutable<PayPalSubscription>, PayerRedirects {
  payments: {
    id: string;
    status: 'COMPLETED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
    time: string;
    refunded?: number;
    amount_with_breakdown: { gross_amount: PayPalMoney };
  }[];
  /** The next payments fail. */
  failing?: boolean;
  /** The next payments are not even tried. */
  late?: boolean;
}

/** Injected faults; the test that sets one also clears it. */
export interface InjectedFaults {
  /** Every call is answered 503. */
  readonly outage?: boolean;
  /** So many seconds by the emulator's clock, then all is well again. */
  readonly seconds?: number;
  /** Refunds are refused. */
  readonly noRefunds?: boolean;
  /** Status of captures instead of COMPLETED; for a subscription PENDING delays the first payment. */
  readonly capture?: 'PENDING' | 'DECLINED';
  /** So many calls are done and never answered. */
  readonly unanswered?: number;
}

interface StoredState {
  orders: Dictionary<EmulatedOrder>;
  subscriptions: Dictionary<EmulatedSubscription>;
  disputes: Dictionary<PayPalDispute>;
  /** Refunds of subscriptions' payments. */
  saleRefunds: Dictionary<PayPalSaleRefund>;
  /** Amounts of plans. */
  plans: Dictionary<PayPalMoney>;
  /** Stored answers by request id (idempotency). */
  answers: Dictionary<{ status: number; body: unknown }>;
  /** Milliseconds the clock is ahead. */
  ahead: number;
}

const ID_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** The emulator's memory, in a file. */
export class PayPalState {
  readonly #file: string | undefined;
  readonly stored: StoredState;
  #faults: InjectedFaults = {};
  #faultsEnd = Infinity;
  #writing: Promise<void> = Promise.resolve();

  private constructor(file: string | undefined, pages: StoredState) {
    this.#file = file;
    this.stored = pages;
  }

  /** Throws a SyntaxError where the file is damaged. */
  static async open(file?: string): Promise<PayPalState> {
    const stored = file === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined);
    const {
      orders,
      subscriptions,
      disputes,
      saleRefunds,
      plans,
      answers,
      ahead = 0,
    } = (stored === undefined ? {} : JSON.parse(stored)) as Partial<StoredState>;
    return new PayPalState(file, {
      orders: dictionary(orders),
      subscriptions: dictionary(subscriptions),
      disputes: dictionary(disputes),
      saleRefunds: dictionary(saleRefunds),
      plans: dictionary(plans),
      answers: dictionary(answers),
      ahead,
    });
  }

  save(): Promise<void> {
    const file = this.#file;
    if (file === undefined) return Promise.resolve();
    this.#writing = this.#write(file, this.#writing);
    return this.#writing;
  }

  async #write(file: string, before: Promise<void>): Promise<void> {
    await before;
    await writeFile(`${file}.new`, JSON.stringify(this.stored));
    await rename(`${file}.new`, file);
  }

  get faults(): InjectedFaults {
    return this.now().getTime() < this.#faultsEnd ? this.#faults : {};
  }

  set faults(faults: InjectedFaults) {
    this.#faults = faults;
    this.#faultsEnd = faults.seconds === undefined ? Infinity : this.now().getTime() + faults.seconds * 1_000;
  }

  now(): Date {
    return new Date(Date.now() + this.stored.ahead);
  }

  /** Seventeen letters and digits, as the provider's ids are. */
  id(prefix = '', length = 17): string {
    return prefix + Array.from({ length }, () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)]).join('');
  }

  /** The order that a capture or a refund belongs to. */
  findOrder(id: string): EmulatedOrder | undefined {
    return Object.values(this.stored.orders).find(({ purchase_units }) => {
      const payments = purchase_units?.[0]?.payments;
      return (
        payments?.captures?.some((capture) => capture.id === id) ||
        payments?.refunds?.some((refund) => refund.id === id)
      );
    });
  }

  /** Times are to the second, as the provider writes them. */
  static formatTime(date: Date): string {
    return `${date.toISOString().slice(0, 19)}Z`;
  }

  /** Returns a plan's monthly price. */
  planPrice(planId: string): PayPalMoney {
    return this.stored.plans[planId] ?? { currency_code: 'USD', value: '9.99' };
  }

  /** A month's payment of a subscription. */
  charge(subscription: EmulatedSubscription, paidAt: Date): { id: string; amount: PayPalMoney } {
    const amount = this.planPrice(subscription.plan_id);
    const time = PayPalState.formatTime(paidAt);
    const payment = {
      id: this.id(),
      status: 'COMPLETED' as const,
      time,
      amount_with_breakdown: { gross_amount: amount },
    };
    subscription.payments.push(payment);
    subscription.billing_info = {
      next_billing_time: PayPalState.formatTime(addMonths(paidAt, 1)),
      failed_payments_count: 0,
      last_payment: { amount, time },
    };
    return { id: payment.id, amount };
  }
}
