/** A difference from the provider's state that was corrected. */
export interface ReconciliationRepair {
  readonly what: 'order' | 'subscription' | 'event';
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** A payment that an operator must look at. */
export interface UnresolvedPayment {
  readonly id: string;
  /**
   * Paid by an account that is gone, or beside another subscription, and the refund was refused; not what was ordered
   * or agreed; or withdrawn from, and the refund was refused.
   */
  readonly why: 'nobodys' | 'mismatch' | 'withdrawn';
}

export interface ReconciliationReport {
  readonly checked: number;
  readonly repaired: readonly ReconciliationRepair[];
  readonly unresolved: readonly UnresolvedPayment[];
  /** Ids that could not be checked, or whose effect could not be stored. */
  readonly failed: readonly string[];
  /** Lanes for which the time was not enough; `holdsMoney`: somebody's money may wait there until the next run. */
  readonly unfinished: readonly { readonly name: string; readonly holdsMoney: boolean }[];
}
