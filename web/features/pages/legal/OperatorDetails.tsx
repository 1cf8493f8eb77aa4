import type { ContactPoint } from '../../../../shared/site/operator.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useSiteConfig } from '../../../lib/api/useSiteConfig.ts';

/** Name, number, address and contact details of the site's operator; null where these are not configured. */
export function OperatorDetails() {
  const t = useTranslations();
  const { language } = useLanguage();
  const operator = useSiteConfig()?.operator;
  if (!operator) return null;
  return (
    <dl className="legal-operator">
      <div>
        <dt>{t('shell.operator.name')}</dt>
        <dd>
          <bdi>{operator.name[language]}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('shell.operator.registration')}</dt>
        <dd>
          <bdi dir="ltr">{operator.registration}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('shell.operator.address')}</dt>
        <dd>
          <bdi>{operator.address[language]}</bdi>
        </dd>
      </div>
      <ContactWays {...operator} />
    </dl>
  );
}

/** The accessibility coordinator's contact details. */
export function CoordinatorDetails() {
  const t = useTranslations();
  const { language } = useLanguage();
  const coordinator = useSiteConfig()?.operator?.accessibility;
  if (!coordinator) return null;
  return (
    <dl className="legal-operator">
      <div>
        <dt>{t('shell.operator.name')}</dt>
        <dd>
          <bdi>{coordinator.name[language]}</bdi>
        </dd>
      </div>
      <ContactWays {...coordinator} />
    </dl>
  );
}

function ContactWays({ email, phone }: ContactPoint) {
  const t = useTranslations();
  return (
    <>
      <div>
        <dt>{t('shell.operator.email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </dd>
      </div>
      {phone && (
        <div>
          <dt>{t('shell.operator.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </dd>
        </div>
      )}
    </>
  );
}
