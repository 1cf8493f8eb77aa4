import { Icon } from '../../design/Icon.tsx';
import { useTranslations } from '../../i18n/useText.ts';

/** What an account is good for, in three lines. */
export function LoginBenefits({ lines }: { lines: readonly string[] }) {
  const t = useTranslations();
  return (
    <ul className="benefits" aria-label={t('account.benefits')}>
      {lines.map((line) => <li key={line}><Icon name="check" size={18} /><span>{line}</span></li>)}
    </ul>
  );
}
