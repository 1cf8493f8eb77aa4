import type { Page } from 'playwright-core';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import type { Language } from '../../../shared/platform/language.ts';
import type { MessageId } from '../../../web/lib/i18n/messageAreas.ts';
import { known, newcomer } from './memberPeople.ts';
import {
  anew,
  closeTemplates,
  respondWith,
  dialogBy,
  inDialog,
  neverRespond,
  press,
  failWith,
  waitVisible,
  withResume,
  type Scene,
  type SceneState,
} from './scene.ts';

const PACKS = '.plan-actions button:nth-of-type(1)';
const PREMIUM = '.plan-actions button:nth-of-type(2)';
const main = '.dialog-actions .button-primary';
const IDS = { orderId: 'ORDER-1', subscriptionId: 'I-1' } as const;
const APPROVAL = { approvalUrl: 'http://localhost:1/approve' } as const;

/** Windows for a payment: one that nobody sees. */
const unseenWindows = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => ({ closed: false, close: () => undefined, location: { href: '' } }) as unknown as Window;
  });
/** Sends the message of the provider's return page, which has a separate window and closes itself. */
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
/** The payment of the state before, which waits to be confirmed. */
const forget = (page: Page) => page.evaluate(() => localStorage.removeItem('purchase'));
const failing = (name: string, title: MessageId, code: ErrorCode, details?: Record<string, unknown>): SceneState =>
  anew({ name, title }, forget, async (page) => {
    await failWith(page, 'captureOrder', code, details);
    await after(page, 'dialog .payment-words');
  });

const place = (states: Scene['states']): Scene => ({
  path: '/profile',
  member: true,
  before: (page: Page, language: Language) => known(page, language, newcomer(language)).then(() => unseenWindows(page)),
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
    anew({ name: 'credits-bought', title: 'payments.credits.done' }, forget, async (page) => {
      await respondWith(page, 'captureOrder', { status: 'COMPLETED', creditsAdded: 15, aiCredits: 17 });
      await after(page, 'dialog .payment-done');
    }),
    anew({ name: 'premium-bought', title: 'payments.premium.done' }, forget, async (page) => {
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
    }),
    anew({ name: 'approving-without-a-window', title: 'payments.credits.title' }, forget, async (page) => {
      await page.evaluate(() => {
        window.open = () => null;
      });
      await toApproval(page);
    }),
  ]),
  place([
    failing('payment-unconfirmed', 'payments.unconfirmed.title', 'payment_failed_support'),
    failing('credits-not-updated', 'payments.unconfirmed.title', 'credits_not_updated'),
    failing('payment-pending', 'payments.pending.title', 'payment_not_completed', { status: 'PENDING' }),
    anew({ name: 'collecting', title: 'payments.credits.title' }, forget, (page) =>
      neverRespond(page, 'captureOrder').then(() => after(page, 'dialog:not(:has(.payment-link)) .payment-busy')),
    ),
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
          await press(page, '.template-strip [data-template=modern]');
          await closeTemplates(page);
          await page.keyboard.press('Alt+KeyD');
          await page.locator('dialog[open]').waitFor();
          await inDialog(page, '.dialog-actions .button');
          await page.locator('dialog[open]').nth(1).waitFor();
        },
      },
    ],
  },
];
