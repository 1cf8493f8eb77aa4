import type { ReactNode } from 'react';
import { LEGAL_FACTS } from '../../../../shared/site/legal.ts';
import {
  CREDIT_LIFETIME_MONTHS,
  CREDIT_PACKS,
  FREE_PLAN,
  IMPROVE_LIMITS,
  NIS_PER_USD,
  PREMIUM_PLAN,
} from '../../../../shared/payments/plans.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { LegalText, useMoneyFormat } from './LegalText.tsx';
import { OperatorDetails } from './OperatorDetails.tsx';

const SECTIONS = [
  'service',
  'account',
  'content',
  'plans',
  'credits',
  'payment',
  'renewal',
  'cancellation',
  'ai',
  'use',
  'property',
  'warranty',
  'liability',
  'law',
  'changes',
  'operator',
] as const;

/** The terms of service, with figures from the price list (STAT-13, STAT-14, STAT-15, STAT-16). */
export default function TermsPage() {
  const t = useTranslations();
  const { language } = useLanguage();
  const money = useMoneyFormat();
  const { liability, cancellation } = LEGAL_FACTS;
  const facts = {
    age: LEGAL_FACTS.minimumAge,
    slots: FREE_PLAN.maxStorageSlots,
    credits: FREE_PLAN.aiCredits,
    price: money(PREMIUM_PLAN.priceUSD, 'USD'),
    rate: money(NIS_PER_USD, 'ILS'),
    bonus: PREMIUM_PLAN.bonusCredits,
    creditMonths: CREDIT_LIFETIME_MONTHS,
    looks: IMPROVE_LIMITS.untakenResults,
    liabilityMonths: liability.months,
    liabilityLeast: money(liability.atLeastUSD, 'USD'),
    cancelDays: cancellation.days,
    refundDays: cancellation.refundDays,
    feePercent: cancellation.feePercent,
    feeMost: money(cancellation.feeAtMostNIS, 'ILS'),
    protectedMonths: cancellation.monthsOfProtected,
    seniorAge: cancellation.seniorAge,
    immigrantYears: cancellation.immigrantYears,
    ongoingDays: cancellation.ongoingBusinessDays,
  };
  const packs = CREDIT_PACKS.map((pack) =>
    t('terms.pack', {
      name: pack.name[language],
      credits: pack.credits,
      usd: money(pack.priceUSD, 'USD'),
      nis: money(pack.priceNIS, 'ILS'),
    }),
  );
  const after: Partial<Record<(typeof SECTIONS)[number], ReactNode>> = {
    payment: (
      <ul>
        {packs.map((pack) => (
          <li key={pack}>{pack}</li>
        ))}
      </ul>
    ),
    cancellation: (
      <p>
        <AppLink to="/contact">{t('terms.contactLink')}</AppLink>
      </p>
    ),
    changes: (
      <p>
        <AppLink to="/privacy">{t('terms.privacyLink')}</AppLink>
      </p>
    ),
    operator: <OperatorDetails />,
  };
  return (
    <LegalText
      title={t('terms.title')}
      lead={t('terms.lead')}
      date={LEGAL_FACTS.changed.terms}
      dated={(date, first) => t('terms.updated', { date, first })}
      contents={t('terms.contents')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`terms.${id}.title`),
        text: t(`terms.${id}.text`, facts),
        after: after[id],
      }))}
    />
  );
}
