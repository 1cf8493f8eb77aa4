import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../../shared/account/profile.fixture.ts';
import {
  CREDIT_LIFETIME_MONTHS,
  CREDIT_PACKS,
  FREE_PLAN,
  NIS_PER_USD,
  PREMIUM_PLAN,
} from '../../../../shared/payments/plans.ts';
import { templateTrialKey } from '../../../../shared/payments/templateAccess.ts';
import { findTemplateOrDefault, TEMPLATES } from '../../../../shared/templates/catalogue.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { textsIn, textsOf } from '../../../lib/i18n/screen.fixture.tsx';
import { drawAs } from '../../auth/session.fixture.ts';
import type { Checkout, CheckoutStep } from '../checkout.ts';
import { PlanSection } from '../profile/PlanSection.tsx';
import type { PurchaseReason } from '../purchasePrompt.ts';
import { CURRENCIES, type Currency } from '../usePriceFormat.ts';
import { ChargeNote, MonthlyPrice } from './ChargedPrice.tsx';
import { CheckoutStatus } from './CheckoutStatus.tsx';
import CreditsDialog from './CreditsDialog.tsx';
import { PackCard } from './PackCard.tsx';
import PremiumDialog from './PremiumDialog.tsx';
import PremiumTemplateDialog from './PremiumTemplateDialog.tsx';
import { PurchaseDialog } from './PurchaseDialog.tsx';

const REASONS: readonly PurchaseReason[] = ['ai', 'storage', 'template', 'profile'];
const UNTIL = '2099-05-06T00:00:00.000Z';
const checkout = {} as Checkout;
const nothing = () => {};

const prompt = (purchase: 'credits' | 'premium', reason: PurchaseReason) =>
  ({ purchase, reason, settle: nothing }) as const;

const card = (pack: (typeof CREDIT_PACKS)[number], currency: Currency) => (
  <PackCard name="pack" pack={pack} currency={currency} chosen={false} onChoose={nothing} />
);

inEachLanguage('an offer', ['payments', 'account'], ({ language, markup, shown, say, day, money }) => {
  beforeEach(() => drawAs(FREE_PROFILE));
  const about = (nis: number) => say('payments.about', { price: money(nis, 'ILS', 0) });

  it('[PAY-01] [PAY-02] [PAY-03] [DATA-17] is each pack with its credits, price and saving, in both currencies', () => {
    for (const pack of CREDIT_PACKS)
      for (const currency of CURRENCIES)
        expect(shown(card(pack, currency))).toEqual([
          pack.name[language],
          ...(pack.id === 'medium' ? [say('payments.credits.popular')] : []),
          say('payments.credits.count', { count: pack.credits }),
          currency === 'NIS' ? about(pack.priceNIS) : money(pack.priceUSD),
          ...(pack.savePercent > 0 ? [say('payments.credits.save', { percent: pack.savePercent })] : []),
          pack.description[language],
        ]);
  });

  it.each(REASONS)('[PAY-06] [CRED-02] of credits says how long they live and what one pays (%s)', (reason) => {
    const html = markup(<CreditsDialog prompt={prompt('credits', reason)} />);
    const texts = textsOf(html);
    const lead = reason === 'ai' ? 'payments.credits.text.ai' : 'payments.credits.text';
    expect(texts).toEqual(expect.arrayContaining([say('payments.credits.title'), say(lead, { months: 12 })]));
    expect(CREDIT_LIFETIME_MONTHS).toBe(12);
    expect([...html.matchAll(/data-pack="(\w+)"/g)].map(([, id]) => id)).toEqual(['small', 'medium', 'large']);
    const inputs = html.split('data-pack').slice(1);
    expect(inputs.map((input) => /<input[^>]*\bchecked=/.test(input))).toEqual([false, true, false]);
    expect(texts).toContain(say('payments.pay', { price: money(4.99) }));
    expect(texts).toContain(say('payments.approximate', { rate: money(NIS_PER_USD, 'ILS', 1), price: money(4.99) }));
    for (const id of [
      'payments.credits.packs',
      'payments.currency',
      'payments.currency.NIS',
      'payments.currency.USD',
      'payments.cancel',
    ] as const)
      expect(texts).toContain(say(id));
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="NIS"|value="NIS"[^>]*checked=""/);
    expect(texts).not.toContain(say('payments.credits.login'));
  });

  it('[PAY-04] [PAY-05] [PREM-01] says of every price what is charged, and what a month costs', () => {
    for (const priceUSD of [...CREDIT_PACKS.map((pack) => pack.priceUSD), PREMIUM_PLAN.priceUSD, 1234.5]) {
      const note = (currency: Currency) => shown(<ChargeNote priceUSD={priceUSD} currency={currency} />);
      const rate = money(NIS_PER_USD, 'ILS', 1);
      expect(note('NIS')).toEqual([say('payments.approximate', { rate, price: money(priceUSD) })]);
      expect(note('USD')).toEqual([say('payments.charged', { price: money(priceUSD) })]);
      const month = (currency: Currency) => shown(<MonthlyPrice priceUSD={priceUSD} currency={currency} />);
      const perMonth = { he: 'לחודש', en: 'a month' }[language];
      expect(month('NIS')).toEqual([about(Math.round(priceUSD * NIS_PER_USD)), perMonth]);
      expect(month('USD')).toEqual([money(priceUSD), perMonth]);
    }
  });

  it.each(REASONS)('[PREM-01] [PREM-04] of Premium says its price, what it brings and how it ends (%s)', (reason) => {
    const html = markup(<PremiumDialog prompt={prompt('premium', reason)} />);
    const texts = textsOf(html);
    expect(textsIn(html, /class="benefits"[^>]*>(.*?)<\/ul>/gs)).toEqual([
      [
        say('payments.premium.benefit.storage'),
        say('payments.premium.benefit.templates', { count: TEMPLATES.length }),
        say('payments.premium.benefit.credits', { count: PREMIUM_PLAN.bonusCredits }),
      ].join(' '),
    ]);
    expect(html).toContain(`aria-label="${say('payments.premium.benefits')}"`);
    for (const text of [
      say('payments.premium.title'),
      say('payments.approximate', { rate: money(NIS_PER_USD, 'ILS', 1), price: money(9.99) }),
      say(`payments.premium.text.${reason}`),
      about(36),
      say('payments.premium.perMonth'),
      say('payments.premium.renewal'),
      say('payments.premium.pay', { price: money(9.99) }),
    ])
      expect(texts).toContain(text);
  });

  it('[PREM-05] asks who is not signed in to sign in, and offers no payment', () => {
    drawAs(null);
    vi.stubGlobal('location', { pathname: '/profile', search: '' });
    for (const [dialog, login, pay] of [
      [<CreditsDialog key="c" prompt={prompt('credits', 'ai')} />, 'payments.credits.login', 'payments.pay'],
      [<PremiumDialog key="p" prompt={prompt('premium', 'ai')} />, 'payments.premium.login', 'payments.premium.pay'],
    ] as const) {
      const texts = shown(dialog);
      expect(texts).toContain(say(login));
      expect(texts).not.toContain(say(pay, { price: money(pay === 'payments.pay' ? 4.99 : 9.99) }));
    }
  });

  it('[DLG-06] [DLG-07] of a premium template says whether one is still free', () => {
    const template = findTemplateOrDefault('modern');
    const name = template.name[language];
    const texts = () => shown(<PremiumTemplateDialog prompt={{ template, settle: nothing }} />);
    const trial = [
      say('payments.trial.title'),
      say('payments.trial.text', { name }),
      say('payments.trial.premium'),
      say('payments.trial.no'),
    ];
    expect(texts()).toEqual(expect.arrayContaining([...trial, say('payments.trial.use')]));
    drawAs(null);
    expect(texts()).toEqual(expect.arrayContaining([...trial, say('payments.trial.login')]));
    expect(texts()).not.toContain(say('payments.trial.use'));
    drawAs({ ...FREE_PROFILE, usedTrials: [templateTrialKey('elegant')] });
    expect(texts()).toEqual(
      expect.arrayContaining([
        say('payments.only.title', { name }),
        say('payments.only.text', { count: TEMPLATES.length }),
        say('payments.only.upgrade'),
        say('payments.only.free'),
      ]),
    );
  });

  const at = (step: Exclude<CheckoutStep, { readonly at: 'choosing' | 'done' }>) =>
    markup(<CheckoutStatus title="Offer" step={step} checkout={checkout} onClose={nothing} />);

  describe('[PAY-10] while it is paid', () => {
    it.each([
      ['starting', { at: 'starting' }, ['payments.starting'], true],
      [
        'approving',
        { at: 'approving', url: 'https://pay.example/1', blocked: false },
        ['payments.approving', 'payments.reopen'],
        true,
      ],
      [
        'blocked',
        { at: 'approving', url: 'https://pay.example/1', blocked: true },
        ['payments.blocked', 'payments.open'],
        false,
      ],
      ['confirming', { at: 'confirming' }, ['payments.confirming'], true],
      ['pending', { at: 'pending' }, ['payments.pending.title', 'payments.pending', 'payments.check'], false],
      [
        'unconfirmed',
        { at: 'unconfirmed', problem: { code: 'network' } },
        ['payments.unconfirmed.title', 'payments.unconfirmed', 'payments.check', 'payments.support'],
        false,
      ],
    ] as const)('says so: %s', (name, step, ids, turns) => {
      const html = at(step);
      for (const id of ids) expect(textsOf(html)).toContain(say(id));
      expect(html.includes('href="https://pay.example/1"')).toBe(step.at === 'approving');
      const close = step.at === 'pending' || step.at === 'unconfirmed';
      // The dialog itself has a button of that name.
      expect(textsOf(html).filter((text) => text === say('payments.close'))).toHaveLength(close ? 2 : 1);
      expect(textsOf(html).includes('Offer')).toBe(!close);
      expect([name, /spinner/i.test(html)]).toEqual([name, turns]);
      expect(textsOf(html).includes(say('payments.cancel'))).toBe(step.at === 'starting' || step.at === 'approving');
    });

    it('[PAY-09] [ERR-11] and afterwards what came of it, and what went wrong', () => {
      const dialog = (step: CheckoutStep) =>
        shown(
          <PurchaseDialog
            checkout={checkout}
            step={step}
            close={nothing}
            title="Offer"
            item="small"
            pay="Pay"
            login="Log in"
            done={({ aiCredits, creditsAdded = 0 }) => ({
              title: say('payments.credits.done', { count: creditsAdded }),
              lines: [say('payments.total', { count: aiCredits })],
            })}
          >
            offer
          </PurchaseDialog>,
        );
      expect(dialog({ at: 'done', bought: { aiCredits: 7, creditsAdded: 5 } })).toEqual([
        say('payments.credits.done', { count: 5 }),
        say('shell.close'),
        say('payments.total', { count: 7 }),
        say('payments.goOn'),
      ]);
      expect(dialog({ at: 'choosing' })).toEqual(expect.arrayContaining(['offer', 'Pay', say('payments.terms')]));
      for (const [code, id] of [
        ['cancelled', 'payments.problem.cancelled'],
        ['notApproved', 'payments.problem.notApproved'],
        ['payment_failed', 'payments.problem.failed'],
        ['already_subscribed', 'payments.premium.already'],
        ['network', 'payments.problem.offline'],
      ] as const) {
        const texts = dialog({ at: 'choosing', problem: { code } });
        expect(texts).toContain(say(id));
        expect([code, texts.includes('Pay')]).toEqual([code, code !== 'already_subscribed']);
        expect(texts.includes(say('payments.premium.profile'))).toBe(code === 'already_subscribed');
      }
    });
  });

  const plan = (changes: object) => shown(<PlanSection profile={{ ...FREE_PROFILE, ...changes }} />).slice(1);

  it('[PREM-03] [PRO-04] [PRO-05] is what fits the plan somebody has', () => {
    const date = day(UNTIL);
    const later = day('2099-05-18T00:00:00.000Z');
    expect(PREMIUM_PLAN.graceDays).toBe(12);
    const buy = say('payments.plan.buy');
    const upgrade = say('payments.plan.upgrade');
    const stop = say('payments.plan.stop');
    const means = say('payments.plan.means');
    const free = say('payments.plan.free', { slots: FREE_PLAN.maxStorageSlots });
    const of = (status: string, isPremium: boolean) =>
      plan({ isPremium, subscription: { status, paidThrough: UNTIL } });
    expect(plan({})).toEqual([free, buy, upgrade]);
    expect(plan({ isPremium: true })).toEqual([say('payments.plan.premium'), buy]);
    expect(of('active', true)).toEqual([say('payments.plan.active', { date }), buy, stop]);
    expect(of('pending', false)).toEqual([say('payments.plan.pending'), buy, stop]);
    expect(of('failed', true)).toEqual([say('payments.plan.failed', { date: later }), means, buy, stop]);
    expect(of('overdue', false)).toEqual([say('payments.plan.overdue', { date }), means, buy, stop]);
    expect(of('disputed', false)).toEqual([say('payments.plan.disputed'), buy, stop]);
    expect(of('cancelled', true)).toEqual([say('payments.plan.cancelled', { date }), buy]);
    expect(of('expired', false)).toEqual([say('payments.plan.expired', { date }), buy, upgrade]);
  });
});
