import { Icon } from '../../../ui/Icon.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';

/** What an account is good for, in three lines. */
export function LoginBenefits({ lines }: { lines: readonly string[] }) {
  const t = useTranslations();
  return (
    <ul className="benefits" aria-label={t('account.benefits')}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" size={18} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
