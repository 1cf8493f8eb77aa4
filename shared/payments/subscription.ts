import * as v from 'valibot';

/** A subscription as it is stored with its profile: the provider's last word, and how far it is paid. */
export interface StoredSubscription {
  /** The provider's id. */
  readonly id: string;
  /** The provider's: APPROVAL_PENDING, APPROVED, ACTIVE, SUSPENDED, CANCELLED, EXPIRED. */
  readonly status: string;
  /** End of what is paid for; absent until the first payment. ISO 8601, UTC. */
  readonly paidThrough?: string;
  /** When the bonus was granted. */
  readonly activatedAt?: string;
  /** Payments in a row that failed. */
  readonly failedPayments: number;
  /** Time of the last payment, when it was refunded: its paid time is over, and there is no grace period. */
  readonly voided?: string;
  /** Time of the last payment, while a dispute about it is open: its paid time is suspended. */
  readonly disputed?: string;
}

/** A subscription as its owner sees it. */
export const SubscriptionViewSchema = v.object({
  /**
   * `pending`: approved, the first payment is not there yet; `failed`: the last renewal was not paid, and the provider
   * tries again; `overdue`: not paid for so long that premium rests, and still not ended; `disputed`: premium is
   * suspended while a dispute is open; `cancelled`: ends at `paidThrough`; `expired`: has ended.
   */
  status: v.picklist(['pending', 'active', 'failed', 'overdue', 'disputed', 'cancelled', 'expired']),
  /**
   * End of the paid term; for an active subscription the next renewal. Absent before the first payment. ISO 8601, UTC.
   */
  paidThrough: v.optional(v.string()),
});

export type SubscriptionView = v.InferOutput<typeof SubscriptionViewSchema>;
