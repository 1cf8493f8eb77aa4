import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../../shared/account/profile.fixture.ts';
import { CREDIT_PACKS, NIS_PER_USD, PREMIUM_PLAN } from '../../../../shared/payments/plans.ts';
import { findTemplateOrDefault } from '../../../../shared/templates/catalogue.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import { api } from '../../../lib/api/client.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { textsOf } from '../../../lib/i18n/screen.fixture.tsx';
import { createMapStorage } from '../../../lib/storage/mapStorage.fixture.ts';
import { drawAs } from '../../auth/session.fixture.ts';
import type { Checkout, CheckoutStep } from '../checkout.ts';
import { PlanSection } from '../profile/PlanSection.tsx';
import { purchasePromptStore } from '../purchasePrompt.ts';
import { CheckoutStatus } from './CheckoutStatus.tsx';
import CreditsDialog from './CreditsDialog.tsx';
import PremiumDialog from './PremiumDialog.tsx';
import PremiumTemplateDialog from './PremiumTemplateDialog.tsx';
import { PurchaseDialog } from './PurchaseDialog.tsx';

const nothing = () => {};
const asked = () => {
  const { open } = purchasePromptStore.getState();
  return [open?.purchase, open?.reason];
};
const UNTIL = '2099-05-06T00:00:00.000Z';

inEachLanguage('a press about money', ['payments', 'account'], ({ controls, say, day, money }) => {
  beforeEach(() => {
    drawAs(FREE_PROFILE);
    purchasePromptStore.setState({ open: null });
  });
  afterEach(() => purchasePromptStore.setState({ open: null }));
  const rate = () => money(NIS_PER_USD, 'ILS', 1);

  it.each(CREDIT_PACKS)(
    '[PAY-03] [PAY-05] on a pack names its price as what is paid, in either currency: $id',
    (pack) => {
      const prompt = { purchase: 'credits', reason: 'profile', settle: nothing } as const;
      const dialog = controls(<CreditsDialog prompt={prompt} />);
      const price = money(pack.priceUSD);
      const [, card = ''] = new RegExp(`data-pack="${pack.id}"[^>]*>(.*?)</label>`, 's').exec(dialog.html()) ?? [];
      dialog.set(textsOf(card).join(' '), true);
      expect(dialog.names()).toContain(say('payments.pay', { price }));
      expect(dialog.shown()).toContain(say('payments.approximate', { rate: rate(), price }));
      vi.stubGlobal('open', () => null);
      vi.stubGlobal('localStorage', createMapStorage());
      const order = vi.spyOn(api, 'createOrder').mockRejectedValue(new ApiError('network'));
      dialog.press(say('payments.pay', { price }));
      expect(order.mock.lastCall?.[0].packageId).toBe(pack.id);
      dialog.set(say('payments.currency.USD'), true);
      expect(dialog.shown()).toEqual(expect.arrayContaining([price, say('payments.charged', { price })]));
      expect(dialog.shown()).not.toContain(say('payments.approximate', { rate: rate(), price }));
    },
  );

  it('[PREM-01] on a currency says the month’s price in it', () => {
    const prompt = { purchase: 'premium', reason: 'profile', settle: nothing } as const;
    const dialog = controls(<PremiumDialog prompt={prompt} />);
    const price = money(PREMIUM_PLAN.priceUSD);
    expect(dialog.shown()).not.toContain(price);
    dialog.set(say('payments.currency.USD'), true);
    expect(dialog.shown()).toContain(price);
  });

  it('pays for the item that is offered, and closes without paying', () => {
    const [start, close] = [vi.fn(), vi.fn()];
    const dialog = controls(
      <PurchaseDialog
        checkout={{ start } as unknown as Checkout}
        step={{ at: 'choosing' }}
        close={close}
        title="Offer"
        item="large"
        pay="Pay"
        login=""
        done={() => ({ title: '', lines: [] })}
      >
        offer
      </PurchaseDialog>,
    );
    dialog.press(say('payments.cancel'));
    expect([start.mock.calls, close.mock.calls.length]).toEqual([[], 1]);
    dialog.press('Pay');
    expect([start.mock.calls, close.mock.calls.length]).toEqual([[['large']], 1]);
  });

  it.each<readonly [CheckoutStep['at'], object, 'payments.cancel' | 'payments.check', 'cancel' | 'check']>([
    ['starting', {}, 'payments.cancel', 'cancel'],
    ['approving', { url: 'https://pay.example/1', blocked: false }, 'payments.cancel', 'cancel'],
    ['pending', {}, 'payments.check', 'check'],
    ['unconfirmed', { problem: { code: 'network' } }, 'payments.check', 'check'],
  ])('[PAY-10] while it is paid does what it says, and nothing else: %s', (at, more, id, called) => {
    const checkout = { cancel: vi.fn(), check: vi.fn(async () => {}), start: vi.fn() };
    const step = { at, ...more } as Parameters<typeof CheckoutStatus>[0]['step'];
    const close = vi.fn();
    const given = { title: 'Offer', step, checkout: checkout as unknown as Checkout, onClose: close };
    controls(<CheckoutStatus {...given} />).press(say(id));
    const calls = Object.entries(checkout).flatMap(([name, call]) => (call.mock.calls.length > 0 ? [name] : []));
    expect([calls, close.mock.calls.length]).toEqual([[called], 0]);
  });

  it('[PRO-04] [PRO-05] [PREM-03] in the profile offers credits or Premium, and asks before it cancels', () => {
    const plan = controls(<PlanSection profile={FREE_PROFILE} />);
    plan.press(say('payments.plan.buy'));
    expect(asked()).toEqual(['credits', 'profile']);
    plan.press(say('payments.plan.upgrade'));
    expect(asked()).toEqual(['premium', 'profile']);
    const date = day(UNTIL);
    for (const isPremium of [true, false]) {
      const subscription = { status: isPremium ? 'active' : 'overdue', paidThrough: UNTIL } as const;
      const paid = controls(<PlanSection profile={{ ...FREE_PROFILE, isPremium, subscription }} />);
      expect(paid.shown()).not.toContain(say('payments.stop.title'));
      paid.press(say('payments.plan.stop'));
      expect(paid.shown()).toEqual(
        expect.arrayContaining([
          say('payments.stop.title'),
          isPremium ? say('payments.stop.text', { date }) : say('payments.stop.text.unpaid'),
          say('payments.stop.confirm'),
        ]),
      );
      paid.press(say(isPremium ? 'payments.stop.keep' : 'payments.stop.keep.unpaid'));
      expect(paid.shown()).not.toContain(say('payments.stop.title'));
    }
  });

  it('[DLG-06] of a premium template is used, or not', () => {
    const settle = vi.fn();
    const template = findTemplateOrDefault('modern');
    const dialog = controls(<PremiumTemplateDialog prompt={{ template, settle }} />);
    dialog.press(say('payments.trial.use'));
    dialog.press(say('payments.trial.no'));
    expect(settle.mock.calls).toEqual([[true], [false]]);
    dialog.press(say('payments.trial.premium'));
    expect(purchasePromptStore.getState().open).toMatchObject({ purchase: 'premium', reason: 'template' });
  });
});
