import { useText } from '../i18n/useText.ts';
import { askAgain } from './consent.ts';

/** Opens the question again, to take a yes back or to give one. */
export function ConsentButton({ className }: { className?: string }) {
  const t = useText();
  return <button type="button" className={className} onClick={askAgain}>{t('shell.consent')}</button>;
}
