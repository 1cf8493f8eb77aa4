import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApprovalOutcome } from '../../../shared/payments/approval.ts';
import { ApiError, type ApiErrorCode } from '../../lib/api/apiError.ts';
import { trackEvent } from '../../lib/analytics/analytics.ts';
import type { PurchaseItem, PendingPurchase, createPendingPurchaseStore } from './pendingPurchase.ts';

/** What a purchase brought. */
export interface PurchaseResult {
  readonly aiCredits: number;
  /** Of a pack. */
  readonly creditsAdded?: number;
  /** Of premium; ISO 8601, UTC. */
  readonly paidThrough?: string;
}

/** Why a purchase has to be begun again. `text` is the server's. */
export interface CheckoutError {
  readonly code: ApiErrorCode | 'cancelled' | 'notApproved';
  readonly text?: string | undefined;
}

/** How far a purchase is. */
export type CheckoutStep =
  /** Nothing is under way. */
  | { readonly at: 'choosing'; readonly problem?: CheckoutError }
  /** The order is being made. */
  | { readonly at: 'starting' }
  /** The person is at the provider's approval page; `blocked`: the browser opened no window for it. */
  | { readonly at: 'approving'; readonly url: string; readonly blocked: boolean }
  /** What was approved is being collected. */
  | { readonly at: 'confirming' }
  /** Paid, perhaps, and not known for sure: looked at again, never paid again. */
  | { readonly at: 'unconfirmed'; readonly problem: CheckoutError }
  /** The provider looks into the payment; what was bought comes when it is through. */
  | { readonly at: 'pending' }
  | { readonly at: 'done'; readonly bought: PurchaseResult };

export interface CheckoutDependencies {
  readonly calls: {
    /** Makes the order; the same request id makes the same one. */
    readonly begin: (
      item: PurchaseItem,
      requestId: string,
    ) => Promise<{ readonly id: string; readonly approvalUrl: string }>;
    /** Collects what was approved; safe to repeat. */
    readonly complete: (item: PurchaseItem, id: string) => Promise<PurchaseResult>;
  };
  readonly pendingPurchases: ReturnType<typeof createPendingPurchaseStore>;
  /** User id of who buys. */
  readonly getUserId: () => string;
  readonly openApprovalWindow: () => Window | null;
  readonly onApproval: (heard: (outcome: ApprovalOutcome, ids: readonly string[]) => void) => () => void;
  readonly onPopupClosed: (popup: Window, onClosed: () => void) => () => void;
  /** Before `done` is shown: the session learns what changed. */
  readonly onPurchased: (bought: PurchaseResult) => Promise<void>;
}

export type Checkout = ReturnType<typeof createCheckout>;

/** Nobody knows whether it was done, or it was and is not booked yet: the same call again finds out. */
const UNCERTAIN_CODES: ReadonlySet<string> = new Set([
  'payment_failed_support',
  'network',
  'timeout',
  'unavailable',
  'internal',
  'rate_limited',
  'unauthenticated',
  'account_deleted',
  'credits_not_updated',
  'invalid_server_response',
]);
/** The provider's words for a payment that will not come any more, or has gone back already. */
const FAILED_STATUSES: ReadonlySet<unknown> = new Set([
  'DECLINED',
  'DENIED',
  'FAILED',
  'VOIDED',
  'CANCELLED',
  'EXPIRED',
  'REFUNDED',
]);

/**
 * One purchase at a time, from the click to what it brought (decision 13). The order is made on the server,
 * approved in a window of the provider's, and collected on the server. Whatever fails on the way, it is the same
 * purchase that goes on: its request id outlives the page, and is only forgotten once it is known how it ended.
 */
export function createCheckout({
  calls,
  pendingPurchases: pending,
  getUserId: owner,
  openApprovalWindow: openWindow,
  onApproval,
  onPopupClosed: watchClosed,
  onPurchased: bought,
}: CheckoutDependencies) {
  const state: StoreApi<{ readonly step: CheckoutStep }> = createStore(() => ({ step: { at: 'choosing' } }));
  let popup: Window | null = null;
  let mine: PendingPurchase | null = null;
  let stopWatching: (() => void) | undefined;
  const at = () => state.getState().step.at;
  const show = (step: CheckoutStep) => state.setState({ step });

  const closeWindow = () => {
    stopWatching?.();
    popup?.close();
    popup = null;
  };
  /** This page's own purchase, whatever another one begins meanwhile; else the one that an earlier page began. */
  const current = (): PendingPurchase | null => (mine?.owner === owner() ? mine : pending.read(owner()));

  /** Begins; call it in the very handler of a click, since the browser opens a window only then. */
  async function start(item: PurchaseItem): Promise<void> {
    if (at() !== 'choosing' && at() !== 'approving') return;
    closeWindow();
    popup = openWindow();
    show({ at: 'starting' });
    const purchase = pending.begin(owner(), item);
    try {
      const { id, approvalUrl } = await calls.begin(item, purchase.requestId);
      mine = { ...purchase, id };
      pending.write(mine);
      if (at() !== 'starting') return closeWindow();
      approve(approvalUrl);
    } catch (error) {
      closeWindow();
      show({ at: 'choosing', problem: toCheckoutError(error) });
    }
    return undefined;
  }

  function approve(url: string): void {
    show({ at: 'approving', url, blocked: popup === null });
    if (popup === null) return;
    popup.location.href = url;
    stopWatching = watchClosed(popup, () => void collect('notApproved'));
  }

  /** Collects what was approved. `otherwise` says what it means where nothing was. */
  async function collect(otherwise?: 'notApproved' | 'payment_failed'): Promise<void> {
    const purchase = current();
    if (purchase?.id === undefined || at() === 'confirming' || at() === 'done') return;
    closeWindow();
    show({ at: 'confirming' });
    try {
      const result = await calls.complete(purchase.item, purchase.id);
      await bought(result);
      forget(purchase);
      trackEvent('purchase_finished', purchase.item);
      show({ at: 'done', bought: result });
    } catch (error) {
      show(afterFailure(error, purchase, otherwise));
    }
  }

  function forget(purchase: PendingPurchase): void {
    mine = null;
    if (pending.read(purchase.owner)?.requestId === purchase.requestId) pending.write(null);
  }

  function afterFailure(
    error: unknown,
    purchase: PendingPurchase,
    otherwise?: 'notApproved' | 'payment_failed',
  ): CheckoutStep {
    const problem = toCheckoutError(error);
    const status = error instanceof ApiError ? error.details?.['status'] : undefined;
    if (UNCERTAIN_CODES.has(problem.code)) return { at: 'unconfirmed', problem };
    if (problem.code === 'payment_not_completed' && status === 'PENDING') return { at: 'pending' };
    // Not agreed to yet: the same order can still be.
    if (problem.code === 'payment_not_completed' && !FAILED_STATUSES.has(status))
      return otherwise ? { at: 'choosing', problem: { code: otherwise } } : { at: 'choosing' };
    // Refused for good: another try is another order.
    forget(purchase);
    return { at: 'choosing', problem: problem.code === 'payment_not_completed' ? { code: 'payment_failed' } : problem };
  }

  function hear(outcome: ApprovalOutcome, ids: readonly string[]): void {
    const purchase = current();
    if (purchase?.id === undefined || !ids.includes(purchase.id)) return;
    if (outcome === 'approved') void collect('payment_failed');
    else if (at() === 'approving') giveUp();
  }

  function giveUp(): void {
    closeWindow();
    if (at() === 'starting' || at() === 'approving') show({ at: 'choosing', problem: { code: 'cancelled' } });
  }

  return {
    state,
    start,
    /**
     * Looks again at what is not known for sure; where the session has ended meanwhile, the offer asks to sign in
     * first.
     */
    async check(): Promise<void> {
      if (current()) await collect('payment_failed');
      else show({ at: 'choosing' });
    },
    /** Goes on with a purchase that an earlier page, or another window, has begun. */
    async resume(items: readonly PurchaseItem[]): Promise<void> {
      const purchase = current();
      if (purchase && items.includes(purchase.item)) await collect();
    },
    /** Gives up waiting for the approval. What the person approves all the same is found by the server. */
    cancel: giveUp,
    /** Hears what comes back from the provider, whichever window it is in. Returns how to stop. */
    listen(): () => void {
      const stop = onApproval(hear);
      return () => {
        stop();
        closeWindow();
      };
    },
  };
}

function toCheckoutError(error: unknown): CheckoutError {
  return error instanceof ApiError ? { code: error.code, text: error.text } : { code: 'payment_failed' };
}
