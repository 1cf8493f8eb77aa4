import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApprovalOutcome } from '../../../shared/payments/approval.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { createCheckout, type PurchaseResult, type Checkout } from './checkout.ts';
import { CLOSED_STORAGE, createSafeMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { createPendingPurchaseStore, type PurchaseItem } from './pendingPurchase.ts';

const URL_OF = 'https://provider.example/approve?token=';

/** Fakes of the provider and the server: an order for each request id, captured once it is approved. */
class FakeShop {
  readonly orders = new Map<string, { id: string; item: PurchaseItem; approved: boolean; collected: number }>();
  failBegin: Error | null = null;
  failComplete: Error | null = null;
  credits = 2;

  begin = async (item: PurchaseItem, requestId: string) => {
    if (this.failBegin) throw this.failBegin;
    const order = this.orders.get(requestId) ?? {
      id: `ORDER-${this.orders.size + 1}`,
      item,
      approved: false,
      collected: 0,
    };
    this.orders.set(requestId, order);
    return { id: order.id, approvalUrl: URL_OF + order.id };
  };

  complete = async (_: PurchaseItem, id: string): Promise<PurchaseResult> => {
    if (this.failComplete) throw this.failComplete;
    const order = [...this.orders.values()].find((each) => each.id === id);
    if (!order?.approved)
      throw new ApiError('payment_not_completed', {
        status: 402,
        text: 'Payment not completed',
        details: { status: 'CREATED' },
      });
    if (order.collected === 0) this.credits += 5;
    order.collected += 1;
    return { creditsAdded: 5, aiCredits: this.credits };
  };
}

let shop: FakeShop;
let shelf: Map<string, string>;
let now: number;
let windows: { closed: boolean; href: string }[];
let blocked: boolean;
let hear: (outcome: ApprovalOutcome, ids: readonly string[]) => void;
let closeByHand: () => void;
let learned: PurchaseResult[];

/** A page of one person; another page shares the browser's storage with it. */
function page(who: string | (() => string) = 'dana'): Checkout {
  const owner = typeof who === 'string' ? () => who : who;
  const checkout = createCheckout({
    calls: shop,
    pendingPurchases: createPendingPurchaseStore(createSafeMapStorage(shelf), () => now),
    getUserId: owner,
    openApprovalWindow: () => {
      if (blocked) return null;
      const opened = { closed: false, href: '' };
      windows.push(opened);
      return {
        location: opened,
        close: () => {
          opened.closed = true;
        },
      } as unknown as Window;
    },
    onApproval: (heard) => {
      hear = heard;
      return () => {
        hear = () => {};
      };
    },
    onPopupClosed: (_, onClosed) => {
      closeByHand = onClosed;
      return () => {
        closeByHand = () => {};
      };
    },
    onPurchased: async (result) => void learned.push(result),
  });
  checkout.listen();
  return checkout;
}

beforeEach(() => {
  shop = new FakeShop();
  [shelf, now, windows, blocked, learned] = [new Map(), 1_000, [], false, []];
});

const stepOf = (checkout: Checkout) => checkout.state.getState().step;
const orderOf = (index = 0) => [...shop.orders.values()][index] as { id: string; approved: boolean; collected: number };
const settled = async (checkout: Checkout) => {
  await vi.waitFor(() => expect(['starting', 'confirming']).not.toContain(stepOf(checkout).at));
  return stepOf(checkout);
};
async function approve(index = 0): Promise<void> {
  orderOf(index).approved = true;
  hear('approved', [orderOf(index).id]);
}

describe('a purchase', () => {
  it('goes through the provider’s window, is collected on the server, and the session learns of it first', async () => {
    const checkout = page();
    await checkout.start('small');
    expect(stepOf(checkout)).toEqual({ at: 'approving', url: `${URL_OF}ORDER-1`, blocked: false });
    expect(windows[0]?.href).toBe(`${URL_OF}ORDER-1`);
    await approve();
    expect(stepOf(checkout).at).toBe('confirming');
    expect(await settled(checkout)).toEqual({ at: 'done', bought: { creditsAdded: 5, aiCredits: 7 } });
    expect([learned, windows[0]?.closed, shelf.size]).toEqual([[{ creditsAdded: 5, aiCredits: 7 }], true, 0]);
  });

  it('opens its window in the click itself, before anything is asked', () => {
    void page().start('small');
    expect(windows).toHaveLength(1);
  });

  it('that is bought again after it went through is another one', async () => {
    for (const index of [0, 1]) {
      const checkout = page();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await checkout.start('small');
      // oxlint-disable-next-line no-await-in-loop
      await approve(index);
      // oxlint-disable-next-line no-await-in-loop
      await settled(checkout);
    }
    expect([shop.orders.size, shop.credits]).toEqual([2, 12]);
  });

  it('can go on by a link where windows are blocked', async () => {
    blocked = true;
    const checkout = page();
    await checkout.start('small');
    expect(stepOf(checkout)).toMatchObject({ at: 'approving', blocked: true });
    await approve();
    expect(await settled(checkout)).toMatchObject({ at: 'done' });
  });

  it.each([
    ['the page there', 'cancelled', () => hear('cancelled', [orderOf().id])],
    ['the button here', 'cancelled', (checkout: Checkout) => checkout.cancel()],
    ['closing the window', 'notApproved', () => closeByHand()],
  ] as const)('given up by %s is begun again as the same one', async (_, code, giveUp) => {
    const checkout = page();
    await checkout.start('small');
    giveUp(checkout);
    expect(await settled(checkout)).toEqual({ at: 'choosing', problem: { code } });
    await checkout.start('small');
    expect(shop.orders.size).toBe(1);
    await approve();
    expect(await settled(checkout)).toMatchObject({ at: 'done' });
    expect(shop.credits).toBe(7);
  });

  it('of another pack is another one', async () => {
    const checkout = page();
    await checkout.start('small');
    checkout.cancel();
    await checkout.start('large');
    expect([...shop.orders.values()].map(({ item }) => item)).toEqual(['small', 'large']);
  });

  it('approved though its window seemed closed goes through all the same', async () => {
    const checkout = page();
    await checkout.start('small');
    closeByHand();
    await settled(checkout);
    await approve();
    expect(await settled(checkout)).toMatchObject({ at: 'done' });
  });

  it('of somebody else in another window is not taken for this one', async () => {
    const checkout = page();
    await checkout.start('small');
    hear('approved', ['ORDER-99']);
    hear('cancelled', ['ORDER-99']);
    expect(stepOf(checkout).at).toBe('approving');
  });
});

describe('a purchase that nobody knows the end of', () => {
  it.each([
    'payment_failed_support',
    'network',
    'timeout',
    'unavailable',
    'internal',
    'credits_not_updated',
    'unauthenticated',
  ] as const)('(%s) is looked at again and never paid again', async (code) => {
    const checkout = page();
    await checkout.start('small');
    shop.failComplete = new ApiError(code, { text: 'the words of the server' });
    await approve();
    expect(await settled(checkout)).toEqual({ at: 'unconfirmed', problem: { code, text: 'the words of the server' } });
    await checkout.start('small');
    expect(shop.orders.size).toBe(1);
    shop.failComplete = null;
    await checkout.check();
    expect(stepOf(checkout)).toMatchObject({ at: 'done', bought: { aiCredits: 7 } });
    expect(shop.credits).toBe(7);
  });

  it('waits for who began it, where their session ends in the middle', async () => {
    let signedIn = 'dana';
    const checkout = page(() => signedIn);
    await checkout.start('small');
    shop.failComplete = new ApiError('unauthenticated');
    signedIn = '';
    await approve();
    await checkout.check();
    expect(stepOf(checkout)).toEqual({ at: 'choosing' });
    [shop.failComplete, signedIn] = [null, 'dana'];
    await checkout.resume(['small']);
    expect(stepOf(checkout)).toMatchObject({ at: 'done', bought: { aiCredits: 7 } });
  });

  it('is not mistaken for one that another page begins meanwhile', async () => {
    const [one, other] = [page(), page()];
    await one.start('small');
    const closeOne = closeByHand;
    await other.start('large');
    orderOf(0).approved = true;
    closeOne();
    expect(await settled(one)).toMatchObject({ at: 'done', bought: { aiCredits: 7 } });
    expect(stepOf(other).at).toBe('approving');
    await other.start('large');
    expect(shop.orders.size).toBe(2);
  });

  it('survives the page: the next one finds what was approved meanwhile, and buys nothing twice', async () => {
    await page().start('small');
    orderOf().approved = true;
    const next = page();
    await next.resume(['small', 'medium', 'large']);
    expect(stepOf(next)).toMatchObject({ at: 'done', bought: { aiCredits: 7 } });
    await next.resume(['small']);
    expect(orderOf().collected).toBe(1);
  });

  it('is said to nobody where it was not approved, and goes on when wanted', async () => {
    await page().start('small');
    const next = page();
    await next.resume(['small']);
    expect(stepOf(next)).toEqual({ at: 'choosing' });
    await next.start('small');
    expect(shop.orders.size).toBe(1);
  });

  it("is another person's business, and another dialog's", async () => {
    await page().start('small');
    orderOf().approved = true;
    const [other, premium] = [page('yael'), page()];
    await other.resume(['small']);
    await premium.resume(['premium']);
    expect([stepOf(other), stepOf(premium), orderOf().collected]).toEqual([{ at: 'choosing' }, { at: 'choosing' }, 0]);
    await other.start('small');
    expect(shop.orders.size).toBe(2);
  });

  it('is forgotten when the provider has forgotten it', async () => {
    await page().start('small');
    now += 3 * 3_600_000;
    await page().start('small');
    expect(shop.orders.size).toBe(2);
  });

  it('waits for a payment that the provider looks into', async () => {
    const checkout = page();
    await checkout.start('small');
    shop.failComplete = new ApiError('payment_not_completed', { details: { status: 'PENDING' } });
    await approve();
    expect(await settled(checkout)).toEqual({ at: 'pending' });
    shop.failComplete = null;
    const later = page();
    await later.resume(['small']);
    expect(stepOf(later)).toMatchObject({ at: 'done' });
  });
});

describe('a purchase that failed', () => {
  it('at the order closes its window, says so, and goes on as the same one', async () => {
    shop.failBegin = new ApiError('payment_failed', { text: 'Payment failed. Please try again.' });
    const checkout = page();
    await checkout.start('small');
    expect(stepOf(checkout)).toEqual({
      at: 'choosing',
      problem: { code: 'payment_failed', text: 'Payment failed. Please try again.' },
    });
    expect(windows[0]?.closed).toBe(true);
    const [first] = [...shelf.values()];
    // A session that has ended is asked for beside the offer; no word about it outlives that.
    shop.failBegin = new ApiError('unauthenticated', { text: 'Please log in.' });
    await checkout.start('small');
    expect(stepOf(checkout)).toEqual({ at: 'choosing' });
    shop.failBegin = null;
    await checkout.start('small');
    expect(JSON.parse([...shelf.values()][0] ?? '')).toMatchObject({
      requestId: (JSON.parse(first ?? '') as { requestId: string }).requestId,
      id: 'ORDER-1',
    });
  });

  it.each([
    [
      new ApiError('payment_not_completed', { text: 'Payment not completed', details: { status: 'DECLINED' } }),
      { code: 'payment_failed' },
    ],
    [
      new ApiError('payment_not_completed', { text: 'Payment not completed', details: { status: 'REFUNDED' } }),
      { code: 'payment_failed' },
    ],
    // Ten newer orders have taken its place.
    [new ApiError('not_found', { text: 'Not found.' }), { code: 'payment_failed' }],
    [new ApiError('payment_failed', { text: 'Payment failed.' }), { code: 'payment_failed', text: 'Payment failed.' }],
  ])('because it was declined, or went back, is begun anew, with an order of its own: %s', async (error, problem) => {
    const checkout = page();
    await checkout.start('small');
    shop.failComplete = error;
    await approve();
    expect(await settled(checkout)).toEqual({ at: 'choosing', problem });
    expect([shelf.size, learned]).toEqual([0, []]);
    shop.failComplete = null;
    await checkout.start('small');
    expect(shop.orders.size).toBe(2);
  });

  it('leaves nothing behind where storage is closed, and still goes through', async () => {
    const pending = createPendingPurchaseStore(CLOSED_STORAGE, () => now);
    const first = pending.begin('dana', 'small');
    expect(pending.begin('dana', 'small')).toEqual(first);
  });

  it.each([
    'null',
    '{',
    '[]',
    '7',
    '{"item":"huge","requestId":"a","owner":"dana","at":1000}',
    '{"item":"small","requestId":5,"owner":"dana","at":1000}',
  ])('takes %s for nothing under way', (text) => {
    shelf.set('purchase', text);
    expect(createPendingPurchaseStore(createSafeMapStorage(shelf), () => now).read('dana')).toBeNull();
  });
});
