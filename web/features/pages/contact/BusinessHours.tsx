import { useIntl } from 'react-intl';
import { BUSINESS_HOURS } from '../../../../shared/site/legal.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';

/** A Sunday, from which the names of the weekdays are formatted. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/** Support hours, from one constant; closed on the weekend (STAT-04). */
export function BusinessHours() {
  const t = useTranslations();
  const intl = useIntl();
  const name = (day: number) => intl.formatDate(SUNDAY + day * DAY_MS, { weekday: 'long', timeZone: 'UTC' });
  const { open, closed, opens, closes } = BUSINESS_HOURS;
  return (
    <section className="contact-hours" aria-labelledby="hours-title">
      <h2 id="hours-title">{t('contact.hours.title')}</h2>
      <dl>
        <div>
          <dt>{t('contact.hours.open', { first: name(open.first), last: name(open.last) })}</dt>
          <dd>
            <bdi dir="ltr">{`${opens}–${closes}`}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('contact.hours.closed', { first: name(closed.first), last: name(closed.last) })}</dt>
          <dd>{t('contact.hours.closedLabel')}</dd>
        </div>
      </dl>
      <p>{t('contact.hours.zone')}</p>
    </section>
  );
}
