import type { CreditPack } from '../../shared/plans.ts';

/** What somebody set out to buy: `small`, `medium` and `large` are packs. */
export type Item = CreditPack['id'] | 'premium';

/** A purchase that was begun and of which nobody knows yet how it ended. */
export interface Pending {
  readonly item: Item;
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
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'purchase';
/** The provider forgets an order that was not approved after three hours. */
const LIFE_MS = 3 * 3_600_000;

/** The purchase under way in this browser, which outlives the page: a closed tab, a reload, another window. */
export function pendingPurchase(shelf: Shelf, now: () => number = Date.now) {
  let kept: Pending | null = null;
  const read = (owner: string): Pending | null => {
    const found = stored(shelf) ?? kept;
    return found && found.owner === owner && now() - found.at < LIFE_MS ? found : null;
  };
  const write = (pending: Pending | null) => {
    kept = pending;
    try {
      if (pending === null) shelf.removeItem(KEY);
      else shelf.setItem(KEY, JSON.stringify(pending));
    } catch {
      // Storage is closed to us: it is known as long as the page lasts.
    }
  };
  return {
    read,
    write,
    /** The purchase of this item: the one under way, else a new one. */
    begin(owner: string, item: Item): Pending {
      const before = read(owner);
      const pending = before?.item === item ? before : { item, owner, requestId: crypto.randomUUID(), at: now() };
      write(pending);
      return pending;
    },
  };
}

function stored(shelf: Shelf): Pending | null {
  try {
    const value: unknown = JSON.parse(shelf.getItem(KEY) ?? 'null');
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false;
  const { item, requestId, owner, at, id } = value as Record<string, unknown>;
  const isItem = item === 'small' || item === 'medium' || item === 'large' || item === 'premium';
  return isItem && typeof requestId === 'string' && typeof owner === 'string' && typeof at === 'number' && (id === undefined || typeof id === 'string');
}
