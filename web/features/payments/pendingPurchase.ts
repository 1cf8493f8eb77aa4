import type { CreditPack } from '../../../shared/payments/plans.ts';
import { readJson, withMemory, type SafeStorage } from '../../lib/storage/safeStorage.ts';

/** Items to buy: `small`, `medium` and `large` are packs. */
export type PurchaseItem = CreditPack['id'] | 'premium';

/** A purchase that was started and whose outcome is not known yet. */
export interface PendingPurchase {
  readonly item: PurchaseItem;
  /** Idempotency key of the purchase: repeated with it, nothing is paid twice. */
  readonly requestId: string;
  /** User id of the buyer. */
  readonly owner: string;
  /** Start time, in ms since 1970. */
  readonly at: number;
  /** Id of the order or the subscription, once the provider has created it. */
  readonly id?: string;
}

const PENDING_PURCHASE_KEY = 'purchase';
/** The provider deletes an order that was not approved within three hours. */
const MAX_AGE_MS = 3 * 3_600_000;

/** The pending purchase in this browser, which outlives the page: a closed tab, a reload, another window. */
export function createPendingPurchaseStore(storage: SafeStorage, now: () => number = Date.now) {
  const kept = withMemory(storage);
  const read = (owner: string): PendingPurchase | null => {
    const stored = readJson(kept, PENDING_PURCHASE_KEY);
    return isPendingPurchase(stored) && stored.owner === owner && now() - stored.at < MAX_AGE_MS ? stored : null;
  };
  const write = (pending: PendingPurchase | null) =>
    void kept.write(PENDING_PURCHASE_KEY, pending && JSON.stringify(pending));
  return {
    read,
    write,
    /** The purchase of this item: the pending one, else a new one. */
    begin(owner: string, item: PurchaseItem): PendingPurchase {
      const before = read(owner);
      const pending = before?.item === item ? before : { item, owner, requestId: crypto.randomUUID(), at: now() };
      write(pending);
      return pending;
    },
  };
}

function isPendingPurchase(value: unknown): value is PendingPurchase {
  if (typeof value !== 'object' || value === null) return false;
  const { item, requestId, owner, at: startedAt, id } = value as Record<string, unknown>;
  const isItem = item === 'small' || item === 'medium' || item === 'large' || item === 'premium';
  return (
    isItem &&
    typeof requestId === 'string' &&
    typeof owner === 'string' &&
    typeof startedAt === 'number' &&
    (id === undefined || typeof id === 'string')
  );
}
