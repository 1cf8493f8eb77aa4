import type { Page } from 'playwright-core';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import type { Language } from '../../../shared/platform/language.ts';
import { known, newcomer } from './memberPeople.ts';
import {
  respondWith,
  dialogBy,
  inDialog,
  neverRespond,
  press,
  failWith,
  waitVisible,
  withResume,
  type Scene,
} from './scene.ts';

const PACKS = '.plan-actions button:nth-of-type(1)';
const PREMIUM = '.plan-actions button:nth-of-type(2)';
const main = '.dialog-actions .button-primary';
const IDS = { orderId: 'ORDER-1', subscriptionId: 'I-1' } as const;
const APPROVAL = { approvalUrl: 'http://localhost:1/approve' } as const;

/** Windows for a payment: one that nobody sees, or none. */
const windows = (opens: boolean) => (page: Page) =>
  page.addInitScript((open) => {
    window.open = () => {
      if (!open) return null;
      return { closed: false, close: () => undefined, location: { href: '' } } as unknown as Window;
    };
  }, opens);
/** Says what the provider's return page says in a window of its own, before it closes itself. */
const approve = (page: Page) =>
  page.evaluate(({ orderId, subscriptionId }) => {
    const channel = new BroadcastChannel('korot-payment');
    channel.postMessage(`${location.origin}/?token=${orderId}&subscription_id=${subscriptionId}`);
    channel.close();
  }, IDS);

async function toApproval(page: Page): Promise<void> {
  await respondWith(page, 'createOrder', { orderId: IDS.orderId, ...APPROVAL });
  await press(page, PACKS);
  await inDialog(page, main);
  await waitVisible(page, 'dialog .payment-link');
}

/** Approves the payment, and waits for the result on the screen. */
async function after(page: Page, wait: string): Promise<void> {
  await toApproval(page);
  await approve(page);
  await waitVisible(page, wait);
}
const failing = (code: ErrorCode, details?: Record<string, unknown>) => async (page: Page) => {
  await failWith(page, 'captureOrder', code, details);
  await after(page, 'dialog .payment-words');
};

const place = (states: Scene['states'], opens = true): Scene => ({
  path: '/profile',
  member: true,
  before: (page: Page, language: Language) =>
    known(page, language, newcomer(language)).then(() => windows(opens)(page)),
  states,
});

/** Buying, from the offer to what it brought, and whatever comes between. */
export const PAYING_SCENES: readonly Scene[] = [
  place([
    dialogBy('packs', 'payments.credits.title', PACKS),
    dialogBy('premium', 'payments.premium.title', PREMIUM),
    {
      name: 'buying-was-refused',
      title: 'payments.credits.title',
      show: async (page) => {
        await failWith(page, 'createOrder', 'payment_failed');
        await press(page, PACKS);
        await inDialog(page, main);
        await waitVisible(page, 'dialog .payment-problem');
      },
    },
    {
      name: 'premium-already',
      title: 'payments.premium.title',
      show: async (page) => {
        await failWith(page, 'createSubscription', 'already_subscribed');
        await press(page, PREMIUM);
        await inDialog(page, main);
        await waitVisible(page, 'dialog .payment-problem');
      },
    },
    {
      name: 'buying-begins',
      title: 'payments.credits.title',
      show: async (page) => {
        await neverRespond(page, 'createOrder');
        await press(page, PACKS);
        await inDialog(page, main);
        await waitVisible(page, 'dialog .payment-busy');
      },
    },
    { name: 'approving', title: 'payments.credits.title', show: toApproval },
    {
      name: 'buying-given-up',
      title: 'payments.credits.title',
      show: async (page) => {
        await toApproval(page);
        await inDialog(page, '.dialog-actions .button');
        await waitVisible(page, 'dialog .payment-problem');
      },
    },
  ]),
  place([{ name: 'approving-without-a-window', title: 'payments.credits.title', show: toApproval }], false),
  place([
    {
      name: 'collecting',
      title: 'payments.credits.title',
      show: (page) =>
        neverRespond(page, 'captureOrder').then(() => after(page, 'dialog:not(:has(.payment-link)) .payment-busy')),
    },
  ]),
  place([
    { name: 'payment-unconfirmed', title: 'payments.unconfirmed.title', show: failing('payment_failed_support') },
  ]),
  place([{ name: 'credits-not-updated', title: 'payments.unconfirmed.title', show: failing('credits_not_updated') }]),
  place([
    {
      name: 'payment-pending',
      title: 'payments.pending.title',
      show: failing('payment_not_completed', { status: 'PENDING' }),
    },
  ]),
  place([
    {
      name: 'credits-bought',
      title: 'payments.credits.done',
      show: (page) =>
        respondWith(page, 'captureOrder', { status: 'COMPLETED', creditsAdded: 15, aiCredits: 17 }).then(() =>
          after(page, 'dialog .payment-done'),
        ),
    },
  ]),
  place([
    {
      name: 'premium-bought',
      title: 'payments.premium.done',
      show: async (page) => {
        await respondWith(page, 'createSubscription', { subscriptionId: IDS.subscriptionId, ...APPROVAL });
        await respondWith(page, 'activateSubscription', {
          isPremium: true,
          paidThrough: '2031-01-31T00:00:00.000Z',
          aiCredits: 12,
        });
        await press(page, PREMIUM);
        await inDialog(page, main);
        await waitVisible(page, 'dialog .payment-link');
        await approve(page);
        await waitVisible(page, 'dialog .payment-done');
      },
    },
  ]),
  {
    path: '/builder#summary',
    storage: withResume,
    states: [
      {
        name: 'premium-without-an-account',
        title: 'payments.premium.title',
        show: async (page) => {
          if (await page.locator('.view-switch').isVisible())
            await page.locator('.view-switch .segment').last().click();
          await press(page, '.template-button');
          await press(page, '[data-template=modern]');
          await page.keyboard.press('Alt+KeyD');
          await page.locator('dialog[open]').waitFor();
          await inDialog(page, '.dialog-actions .button');
          await page.locator('dialog[open]').nth(1).waitFor();
        },
      },
    ],
  },
];
