import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApprovalOutcome } from '../../../shared/payments/approval.ts';
import { ApiError, type ApiErrorCode } from '../../lib/api/apiError.ts';
import { trackEvent } from '../../lib/analytics/analytics.ts';
import type { PurchaseItem, PendingPurchase, createPendingPurchaseStore } from './pendingPurchase.ts';

/** Result of a purchase. */
export interface PurchaseResult {
  readonly aiCredits: number;
  /** Credits of a pack. */
  readonly creditsAdded?: number;
  /** End of premium; ISO 8601, UTC. */
  readonly paidThrough?: string;
}

/** Why a purchase has to be started again. `text` is the server's. */
export interface CheckoutError {
  readonly code: ApiErrorCode | 'cancelled' | 'notApproved';
  readonly text?: string | undefined;
}

/** State of a purchase. */
export type CheckoutStep =
  /** No purchase is running. */
  | { readonly at: 'choosing'; readonly problem?: CheckoutError }
  /** The order is being created. */
  | { readonly at: 'starting' }
  /** The person is at the provider's approval page; `blocked`: the browser blocked the popup. */
  | { readonly at: 'approving'; readonly url: string; readonly blocked: boolean }
  /** The approved order is being captured. */
  | { readonly at: 'confirming' }
  /** Possibly paid, but not confirmed: the same call is repeated (idempotent), never a second payment. */
  | { readonly at: 'unconfirmed'; readonly problem: CheckoutError }
  /** The provider reviews the payment; the credits or premium follow when it is cleared. */
  | { readonly at: 'pending' }
  | { readonly at: 'done'; readonly bought: PurchaseResult };

export interface CheckoutDependencies {
  readonly calls: {
    /** Creates the order; idempotent: the same request id returns the same order. */
    readonly begin: (
      item: PurchaseItem,
      requestId: string,
    ) => Promise<{ readonly id: string; readonly approvalUrl: string }>;
    /** Captures the approved order; idempotent. */
    readonly complete: (item: PurchaseItem, id: string) => Promise<PurchaseResult>;
  };
  readonly pendingPurchases: ReturnType<typeof createPendingPurchaseStore>;
  /** User id of the buyer, also while they are waited for to sign in again. */
  readonly getUserId: () => string;
  readonly openApprovalWindow: () => Window | null;
  readonly onApproval: (heard: (outcome: ApprovalOutcome, ids: readonly string[]) => void) => () => void;
  readonly onPopupClosed: (popup: Window, onClosed: () => void) => () => void;
  /** Called before `done` is shown, so that the session is up to date. */
  readonly onPurchased: (bought: PurchaseResult) => Promise<void>;
}

export type Checkout = ReturnType<typeof createCheckout>;

/** The outcome is unknown, or the payment is not booked yet: repeating the same call finds out. */
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
/** The provider's error codes for a payment that will not be completed, or was already refunded. */
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
 * External store of one purchase at a time, from the click to its result (decision 13). The order is created on the
 * server, approved in a popup of the provider, and captured on the server. After any failure the same purchase
 * continues: its request id (idempotency key) outlives the page, and is removed only once the outcome is known.
 */
export function createCheckout({
  calls,
  pendingPurchases: pending,
  getUserId,
  openApprovalWindow,
  onApproval,
  onPopupClosed,
  onPurchased,
}: CheckoutDependencies) {
  const state: StoreApi<{ readonly step: CheckoutStep }> = createStore(() => ({ step: { at: 'choosing' } }));
  let popup: Window | null = null;
  let mine: PendingPurchase | null = null;
  let stopWatching: (() => void) | undefined;
  const currentStep = () => state.getState().step.at;
  const show = (step: CheckoutStep) => state.setState({ step });

  const closeWindow = () => {
    stopWatching?.();
    popup?.close();
    popup = null;
  };
  /** This page's own purchase, whatever another page starts meanwhile; else the one that an earlier page started. */
  const current = (): PendingPurchase | null => (mine?.owner === getUserId() ? mine : pending.read(getUserId()));

  /** Starts; call it directly in the click handler, since only then the browser opens a popup. */
  async function start(item: PurchaseItem): Promise<void> {
    if (currentStep() !== 'choosing' && currentStep() !== 'approving') return;
    closeWindow();
    popup = openApprovalWindow();
    show({ at: 'starting' });
    const purchase = pending.begin(getUserId(), item);
    try {
      const { id, approvalUrl } = await calls.begin(item, purchase.requestId);
      mine = { ...purchase, id };
      pending.write(mine);
      if (currentStep() !== 'starting') return closeWindow();
      approve(approvalUrl);
    } catch (error) {
      closeWindow();
      const problem = toCheckoutError(error);
      // Whose session has ended is asked to sign in beside the offer, and no word about it outlives that.
      show(problem.code === 'unauthenticated' ? { at: 'choosing' } : { at: 'choosing', problem });
    }
    return undefined;
  }

  function approve(url: string): void {
    show({ at: 'approving', url, blocked: popup === null });
    if (popup === null) return;
    popup.location.href = url;
    stopWatching = onPopupClosed(popup, () => void collect('notApproved'));
  }

  /** Captures the approved order. `otherwise` is the state where nothing was captured. */
  async function collect(otherwise?: 'notApproved' | 'payment_failed'): Promise<void> {
    const purchase = current();
    if (purchase?.id === undefined || currentStep() === 'confirming' || currentStep() === 'done') return;
    closeWindow();
    show({ at: 'confirming' });
    try {
      const result = await calls.complete(purchase.item, purchase.id);
      await onPurchased(result);
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
    // Not approved yet: the same order can still be.
    if (problem.code === 'payment_not_completed' && !FAILED_STATUSES.has(status))
      return otherwise ? { at: 'choosing', problem: { code: otherwise } } : { at: 'choosing' };
    // Declined for good, or a newer order has taken its place: a retry is a new order.
    forget(purchase);
    const isOver = problem.code === 'payment_not_completed' || problem.code === 'not_found';
    return { at: 'choosing', problem: isOver ? { code: 'payment_failed' } : problem };
  }

  function hear(outcome: ApprovalOutcome, ids: readonly string[]): void {
    const purchase = current();
    if (purchase?.id === undefined || !ids.includes(purchase.id)) return;
    if (outcome === 'approved') void collect('payment_failed');
    else if (currentStep() === 'approving') giveUp();
  }

  function giveUp(): void {
    closeWindow();
    if (currentStep() === 'starting' || currentStep() === 'approving')
      show({ at: 'choosing', problem: { code: 'cancelled' } });
  }

  return {
    state,
    start,
    /** Checks an unconfirmed purchase again. */
    async check(): Promise<void> {
      if (current()) await collect('payment_failed');
      else show({ at: 'choosing' });
    },
    /** Continues a purchase that an earlier page, or another window, has started. */
    async resume(items: readonly PurchaseItem[]): Promise<void> {
      const purchase = current();
      if (purchase && items.includes(purchase.item)) await collect();
    },
    /** Stops waiting for the approval. The server's reconciliation finds a later approval all the same. */
    cancel: giveUp,
    /** Listens for the provider's return page, in whichever window it is. Returns a function that unsubscribes. */
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
