import { useIntl } from 'react-intl';
import { FREE_PLAN, PREMIUM_PLAN } from '../../../../shared/payments/plans.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { ContactForm } from './ContactForm.tsx';
import { BusinessHours } from './BusinessHours.tsx';
import './contact.css';

const QUESTIONS = ['price', 'data', 'language', 'cancel'] as const;

/** Contact form, support hours, and frequent questions (STAT-04 to STAT-06). */
export default function ContactPage() {
  const t = useTranslations();
  const intl = useIntl();
  const facts = {
    slots: FREE_PLAN.maxStorageSlots,
    price: intl.formatNumber(PREMIUM_PLAN.priceUSD, { style: 'currency', currency: 'USD' }),
  };
  return (
    <div className="contact wide">
      <h1>{t('contact.title')}</h1>
      <p className="contact-lead">{t('contact.lead')}</p>
      <div className="contact-main">
        <ContactForm />
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
