import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { FREE_PLAN, PREMIUM_PLAN } from '../../../../shared/payments/plans.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { ContactForm } from './ContactForm.tsx';
import { BusinessHours } from './BusinessHours.tsx';
import './contact.css';

const QUESTIONS = ['price', 'data', 'language', 'cancel'] as const;

/** Contact form, support hours, and frequent questions (STAT-04, STAT-05, STAT-06). */
export default function ContactPage() {
  const t = useTranslations();
  const intl = useIntl();
  const cancels = useCancellation();
  const facts = {
    slots: FREE_PLAN.maxStorageSlots,
    price: intl.formatNumber(PREMIUM_PLAN.priceUSD, { style: 'currency', currency: 'USD' }),
  };
  return (
    <div className="contact wide">
      <h1>{t('contact.title')}</h1>
      <p className="contact-lead">{t('contact.lead')}</p>
      {cancels && (
        <section className="contact-cancellation" aria-labelledby="cancellation-title">
          <h2 id="cancellation-title">{t('contact.cancellation.title')}</h2>
          <p>
            {t('contact.cancellation.text')}{' '}
            <AppLink to="/terms#cancellation">{t('contact.cancellation.terms')}</AppLink>
          </p>
        </section>
      )}
      <div className="contact-main">
        <ContactForm key={String(cancels)} subject={cancels ? t('contact.cancellation.title') : ''} />
        <BusinessHours />
      </div>
      <section className="contact-faq" aria-labelledby="faq-title">
        <h2 id="faq-title">{t('contact.faq.title')}</h2>
        <dl>
          {QUESTIONS.map((question) => (
            <div key={question}>
              <dt>{t(`contact.faq.${question}.question`)}</dt>
              <dd>{t(`contact.faq.${question}.answer`, facts)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const subscribeToNothing = () => () => undefined;

/** Whether somebody came to cancel a purchase; not in the prerendered page, which knows no query. */
function useCancellation(): boolean {
  const isAsked = new URLSearchParams(useSearch()).has('cancel');
  return useSyncExternalStore(
    subscribeToNothing,
    () => isAsked,
    () => false,
  );
}
