/** PayPal's resources, as much of each as is read; field names and values are the provider's. */

export interface PayPalMoney {
  readonly currency_code: string;
  /** Decimal: `4.99`. */
  readonly value: string;
}

export interface PayPalLink {
  readonly rel: string;
  readonly href: string;
}

export interface PayPalCapture {
  readonly id: string;
  /** COMPLETED, PENDING, DECLINED, FAILED, PARTIALLY_REFUNDED, REFUNDED. */
  readonly status: string;
  readonly amount: PayPalMoney;
  readonly create_time?: string;
}

export interface PayPalRefund {
  readonly id: string;
  /** COMPLETED, PENDING, CANCELLED, FAILED. */
  readonly status: string;
  readonly amount: PayPalMoney;
  /** Ours, where we asked for it and named it. */
  readonly custom_id?: string;
}

export interface PurchaseUnit {
  readonly reference_id?: string;
  readonly custom_id?: string;
  readonly amount?: PayPalMoney;
  readonly payments?: { readonly captures?: readonly PayPalCapture[]; readonly refunds?: readonly PayPalRefund[] };
}

export interface PayPalOrder {
  readonly id: string;
  /** CREATED, PAYER_ACTION_REQUIRED, APPROVED, COMPLETED, VOIDED. */
  readonly status: string;
  readonly purchase_units?: readonly PurchaseUnit[];
  readonly links?: readonly PayPalLink[];
}

export interface PayPalSubscription {
  readonly id: string;
  /** APPROVAL_PENDING, APPROVED, ACTIVE, SUSPENDED, CANCELLED, EXPIRED. */
  readonly status: string;
  readonly plan_id: string;
  readonly custom_id?: string;
  readonly start_time?: string;
  readonly billing_info?: {
    readonly next_billing_time?: string;
    readonly failed_payments_count?: number;
    readonly last_payment?: { readonly amount: PayPalMoney; readonly time: string };
  };
  readonly links?: readonly PayPalLink[];
}

/**
 * An event of the provider, as much of it as is read: what it is about is asked again, so that nothing depends on its
 * order.
 */
export interface PayPalEvent {
  readonly id: string;
  readonly event_type: string;
  readonly resource: PayPalEventResource;
}

/** What an event is about, in the shapes of captures, refunds, sales, subscriptions and complaints. */
export interface PayPalEventResource {
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
export interface PayPalEventPage {
  readonly events?: readonly PayPalEvent[];
  readonly links?: readonly PayPalLink[];
}

export interface PayPalProduct {
  readonly id: string;
}

export interface PayPalPlan {
  readonly id: string;
  readonly status: string;
  readonly billing_cycles?: readonly {
    readonly tenure_type: string;
    readonly pricing_scheme?: { readonly fixed_price?: PayPalMoney };
  }[];
}

/** How the provider says no. */
export interface PayPalErrorBody {
  readonly name?: string;
  readonly details?: readonly { readonly issue: string }[];
  /** Of the token's endpoint. */
  readonly error?: string;
}
