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
  /** On a capture that is read by its id: the order it belongs to. */
  readonly supplementary_data?: { readonly related_ids?: { readonly order_id?: string } };
}

export interface PayPalRefund {
  readonly id: string;
  /** COMPLETED, PENDING, CANCELLED, FAILED. */
  readonly status: string;
  readonly amount: PayPalMoney;
  /** Ours, where we asked for it and named it. */
  readonly custom_id?: string;
  /** On a refund that is read by its id: `up` is the capture it belongs to. */
  readonly links?: readonly PayPalLink[];
}

/** A payment of a subscription. */
export interface PayPalSale {
  readonly id: string;
  /** completed, partially_refunded, pending, refunded, denied. */
  readonly state?: string;
  readonly billing_agreement_id?: string;
}

export interface PayPalSaleRefund {
  readonly id: string;
  /** pending, completed, cancelled, failed. */
  readonly state: string;
  readonly amount: { readonly total: string; readonly currency: string };
  readonly sale_id?: string;
}

/** A complaint of a payer, or of their bank. */
export interface PayPalDispute {
  readonly dispute_id: string;
  /** OPEN, WAITING_FOR_BUYER_RESPONSE, WAITING_FOR_SELLER_RESPONSE, UNDER_REVIEW, RESOLVED, OTHER. */
  readonly status: string;
  readonly disputed_transactions?: readonly { readonly seller_transaction_id?: string }[];
  /** Once it is resolved. */
  readonly dispute_outcome?: { readonly outcome_code?: string };
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
 * An event of the provider. It says what to ask about, never what happened
 * (docs/decisions/0014-reconciling-payments.md): so of its resource only ids are read, by `PayPalReferenceSchema` of
 * functions/payments/payPalEvents.ts.
 */
export interface PayPalEvent {
  readonly id: string;
  readonly event_type: string;
  readonly create_time?: string;
  readonly resource: object;
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
  /** Error of the token's endpoint. */
  readonly error?: string;
}
