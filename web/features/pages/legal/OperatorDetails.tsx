import type { ContactPoint, Operator } from '../../../../shared/site/operator.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useSiteConfig } from '../../../lib/api/useSiteConfig.ts';

/** The operator of this installation, once known. */
export const OperatorDetails = () => <OperatorLines operator={useSiteConfig()?.operator} />;

/** The accessibility coordinator, once that is known. */
export const CoordinatorDetails = () => <CoordinatorLines coordinator={useSiteConfig()?.operator?.accessibility} />;

/** Name, number, address and contact details of the site's operator; nothing where these are not configured. */
export function OperatorLines({ operator }: { readonly operator: Operator | undefined }) {
  const t = useTranslations();
  const { language } = useLanguage();
  return (
    operator && (
      <dl className="legal-operator">
        <Line term={t('shell.operator.name')}>{operator.name[language]}</Line>
        <Line term={t('shell.operator.registration')} dir="ltr">
          {operator.registration}
        </Line>
        <Line term={t('shell.operator.address')}>{operator.address[language]}</Line>
        <ContactWays {...operator} />
      </dl>
    )
  );
}

/** The accessibility coordinator's contact details. */
export function CoordinatorLines({ coordinator }: { readonly coordinator: Operator['accessibility'] | undefined }) {
  const t = useTranslations();
  const { language } = useLanguage();
  return (
    coordinator && (
      <dl className="legal-operator">
        <Line term={t('shell.operator.name')}>{coordinator.name[language]}</Line>
        <ContactWays {...coordinator} />
      </dl>
    )
  );
}

interface LineProps {
  readonly term: string;
  readonly dir?: 'ltr';
  /** The address that it links to. */
  readonly href?: string;
  readonly children: string;
}

function Line({ term, dir, href, children }: LineProps) {
  const text = <bdi dir={dir}>{children}</bdi>;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
    </div>
  );
}

function ContactWays({ email, phone }: ContactPoint) {
  const t = useTranslations();
  return (
    <>
      <Line term={t('shell.operator.email')} dir="ltr" href={`mailto:${email}`}>
        {email}
      </Line>
      {phone && (
        <Line term={t('shell.operator.phone')} dir="ltr" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          {phone}
        </Line>
      )}
    </>
  );
}
