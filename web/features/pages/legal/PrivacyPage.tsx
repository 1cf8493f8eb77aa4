import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LEGAL_FACTS } from '../../../../shared/site/legal.ts';
import { RETENTION_DAYS } from '../../../../shared/platform/retention.ts';
import { useSiteConfig } from '../../../lib/api/useSiteConfig.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { LegalText } from './LegalText.tsx';
import { OperatorDetails } from './OperatorDetails.tsx';

const SECTIONS = [
  'purpose',
  'browser',
  'pdf',
  'account',
  'link',
  'import',
  'ai',
  'payments',
  'contact',
  'logs',
  'others',
  'rights',
  'deletion',
  'security',
  'age',
  'changes',
  'operator',
] as const;

/** The privacy policy: what is stored, as implemented (STAT-13). */
export default function PrivacyPage() {
  const t = useTranslations();
  const intl = useIntl();
  const areas = useSiteConfig()?.dataAreas ?? [];
  const places = intl.formatList(areas.map((area) => t(`privacy.area.${area}`)));
  const facts = {
    // Files go at the midnight (UTC) after their days are over.
    pdfDays: RETENTION_DAYS.pdfs + 1,
    uploadDays: RETENTION_DAYS.uploads + 1,
    deletionDays: RETENTION_DAYS.deletions,
    improvementDays: RETENTION_DAYS.improvements,
    untakenDays: RETENTION_DAYS.untaken,
    messageDays: RETENTION_DAYS.messages,
    logDays: RETENTION_DAYS.logs,
    backupDays: RETENTION_DAYS.backups,
    binDays: RETENTION_DAYS.deletedResumes,
    linkDays: RETENTION_DAYS.endedLinks,
    age: LEGAL_FACTS.minimumAge,
    places: places && ` ${places}`,
  };
  const after: Partial<Record<(typeof SECTIONS)[number], ReactNode>> = {
    rights: (
      <p>
        <AppLink to="/contact">{t('privacy.contactLink')}</AppLink>
      </p>
    ),
    changes: (
      <p>
        <AppLink to="/terms">{t('privacy.termsLink')}</AppLink>
      </p>
    ),
    operator: <OperatorDetails />,
  };
  return (
    <LegalText
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      date={LEGAL_FACTS.changed.privacy}
      dated={(date, first) => t('privacy.updated', { date, first })}
      contents={t('privacy.contents')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`privacy.${id}.title`),
        text: t(`privacy.${id}.text`, facts),
        after: after[id],
      }))}
    />
  );
}
