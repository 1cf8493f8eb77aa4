/** PayPal's resources, as much of each as is read; field names and values are the provider's. */

export interface Money {
  readonly currency_code: string;
  /** Decimal: `4.99`. */
  readonly value: string;
}

export interface Link {
  readonly rel: string;
  readonly href: string;
}

export interface Capture {
  readonly id: string;
  /** COMPLETED, PENDING, DECLINED, FAILED, PARTIALLY_REFUNDED, REFUNDED. */
  readonly status: string;
  readonly amount: Money;
  readonly create_time?: string;
}

export interface Refund {
  readonly id: string;
  /** COMPLETED, PENDING, CANCELLED, FAILED. */
  readonly status: string;
  readonly amount: Money;
  /** Ours, where we asked for it and named it. */
  readonly custom_id?: string;
}

export interface PurchaseUnit {
  readonly reference_id?: string;
  readonly custom_id?: string;
  readonly amount?: Money;
  readonly payments?: { readonly captures?: readonly Capture[]; readonly refunds?: readonly Refund[] };
}

export interface Order {
  readonly id: string;
  /** CREATED, PAYER_ACTION_REQUIRED, APPROVED, COMPLETED, VOIDED. */
  readonly status: string;
  readonly purchase_units?: readonly PurchaseUnit[];
  readonly links?: readonly Link[];
}

export interface Subscription {
  readonly id: string;
  /** APPROVAL_PENDING, APPROVED, ACTIVE, SUSPENDED, CANCELLED, EXPIRED. */
  readonly status: string;
  readonly plan_id: string;
  readonly custom_id?: string;
  readonly start_time?: string;
  readonly billing_info?: {
    readonly next_billing_time?: string;
    readonly failed_payments_count?: number;
    readonly last_payment?: { readonly amount: Money; readonly time: string };
  };
  readonly links?: readonly Link[];
}

/** An event of the provider, as much of it as is read: what it is about is asked again, so that nothing depends on its order. */
export interface PayPalEvent {
  readonly id: string;
  readonly event_type: string;
  readonly resource: EventResource;
}

/** What an event is about, in the shapes of captures, refunds, sales, subscriptions and complaints. */
export interface EventResource {
  readonly id?: string;
  readonly custom_id?: string;
  /** Of sales. */
  readonly custom?: string;
  readonly billing_agreement_id?: string;
  readonly sale_id?: string;
  readonly amount?: { readonly value?: string; readonly total?: string };
  readonly links?: readonly { readonly rel: string; readonly href: string }[];
  readonly dispute_id?: string;
  readonly disputed_transactions?: readonly { readonly seller_transaction_id?: string }[];
  readonly dispute_outcome?: { readonly outcome_code?: string };
}

/** A page of past events. */
export interface EventPage {
  readonly events?: readonly PayPalEvent[];
  readonly links?: readonly Link[];
}

export interface Product {
  readonly id: string;
}

export interface Plan {
  readonly id: string;
  readonly status: string;
  readonly billing_cycles?: readonly { readonly tenure_type: string; readonly pricing_scheme?: { readonly fixed_price?: Money } }[];
}

/** How the provider says no. */
export interface Refusal {
  readonly name?: string;
  readonly details?: readonly { readonly issue: string }[];
  /** Of the token's endpoint. */
  readonly error?: string;
}
