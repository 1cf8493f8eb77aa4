import { ACCESSIBILITY_CHECKED_ON } from '../../../../shared/site/legal.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { LegalText } from './LegalText.tsx';
import { CoordinatorDetails } from './OperatorDetails.tsx';

const SECTIONS = ['standard', 'made', 'documents', 'checked', 'limits', 'coordinator'] as const;

/** The accessibility statement required by Israel's regulations, with the known limitations. */
export default function AccessibilityPage() {
  const t = useTranslations();
  return (
    <LegalText
      title={t('accessibility.title')}
      lead={t('accessibility.lead')}
      date={ACCESSIBILITY_CHECKED_ON}
      dated={(date) => t('accessibility.updated', { date })}
      contents={t('accessibility.contents')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`accessibility.${id}.title`),
        text: t(`accessibility.${id}.text`),
        after: id === 'coordinator' && (
          <>
            <CoordinatorDetails />
            <p>
              <AppLink to="/contact">{t('accessibility.contactLink')}</AppLink>
            </p>
          </>
        ),
      }))}
    />
  );
}
