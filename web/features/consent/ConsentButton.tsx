import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { reopenConsentQuestion } from '../../lib/analytics/consent.ts';

/** Opens the question again, to take a yes back or to give one. */
export function ConsentButton({ className }: { className?: string }) {
  const t = useTranslations();
  return (
    <button type="button" className={className} onClick={reopenConsentQuestion}>
      {t('shell.consent')}
    </button>
  );
}
