import type { CreditPack } from '../../../shared/payments/plans.ts';

/** What somebody set out to buy: `small`, `medium` and `large` are packs. */
export type PurchaseItem = CreditPack['id'] | 'premium';

/** A purchase that was begun and of which nobody knows yet how it ended. */
export interface PendingPurchase {
  readonly item: PurchaseItem;
  /** Names the purchase: begun again under it, it is the same one, so that nothing is paid twice. */
  readonly requestId: string;
  /** User id of who buys. */
  readonly owner: string;
  /** When it was begun, in ms since the epoch. */
  readonly at: number;
  /** Of the order or the subscription, once the provider has made it. */
  readonly id?: string;
}

/** Where it is kept; localStorage, or what stands in for it. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PENDING_PURCHASE_KEY = 'purchase';
/** The provider forgets an order that was not approved after three hours. */
const MAX_AGE_MS = 3 * 3_600_000;

/** The purchase under way in this browser, which outlives the page: a closed tab, a reload, another window. */
export function createPendingPurchaseStore(shelf: StorageLike, now: () => number = Date.now) {
  let kept: PendingPurchase | null = null;
  const read = (owner: string): PendingPurchase | null => {
    const found = readStored(shelf) ?? kept;
    return found && found.owner === owner && now() - found.at < MAX_AGE_MS ? found : null;
  };
  const write = (pending: PendingPurchase | null) => {
    kept = pending;
    try {
      if (pending === null) shelf.removeItem(PENDING_PURCHASE_KEY);
      else shelf.setItem(PENDING_PURCHASE_KEY, JSON.stringify(pending));
    } catch {
      // Storage is closed to us: it is known as long as the page lasts.
    }
  };
  return {
    read,
    write,
    /** The purchase of this item: the one under way, else a new one. */
    begin(owner: string, item: PurchaseItem): PendingPurchase {
      const before = read(owner);
      const pending = before?.item === item ? before : { item, owner, requestId: crypto.randomUUID(), at: now() };
      write(pending);
      return pending;
    },
  };
}

function readStored(shelf: StorageLike): PendingPurchase | null {
  try {
    const value: unknown = JSON.parse(shelf.getItem(PENDING_PURCHASE_KEY) ?? 'null');
    return isPendingPurchase(value) ? value : null;
  } catch {
    return null;
  }
}

function isPendingPurchase(value: unknown): value is PendingPurchase {
  if (typeof value !== 'object' || value === null) return false;
  const { item, requestId, owner, at, id } = value as Record<string, unknown>;
  const isItem = item === 'small' || item === 'medium' || item === 'large' || item === 'premium';
  return (
    isItem &&
    typeof requestId === 'string' &&
    typeof owner === 'string' &&
    typeof at === 'number' &&
    (id === undefined || typeof id === 'string')
  );
}
