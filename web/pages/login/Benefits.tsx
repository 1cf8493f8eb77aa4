import { Icon } from '../../design/Icon.tsx';
import { useText } from '../../i18n/useText.ts';

/** What an account is good for, in three lines. */
export function Benefits({ lines }: { lines: readonly string[] }) {
  const t = useText();
  return (
    <ul className="benefits" aria-label={t('account.benefits')}>
      {lines.map((line) => <li key={line}><Icon name="check" size={18} /><span>{line}</span></li>)}
    </ul>
  );
}
