import { Redirect, useLocation } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { forgetSession } from './auth.ts';
import { requestSignIn } from './loginPrompt.ts';
import { isSessionExpired, useSession } from './session.ts';
import '../../ui/notice.css';

/**
 * The one word about a session that ended by itself: the screen stays as it is, and the person signs in and goes on.
 * The same about an account that was deleted elsewhere, where nobody can sign in: what is open stays, as nobody's.
 * `isEmpty`: a screen of an account alone, before it has anything to keep, gives way to the login page.
 */
export function EndedSession({ isEmpty = false }: { readonly isEmpty?: boolean }) {
  const t = useTranslations();
  const [path] = useLocation();
  const expired = useSession(isSessionExpired);
  const gone = useSession(({ ended }) => ended?.how === 'gone');
  if (gone)
    return (
      <div className="notice" role="alert">
        <Icon name="info" />
        <p>{t('account.gone')}</p>
        <IconButton size="small" icon="close" label={t('shell.close')} onClick={forgetSession} />
      </div>
    );
  if (!expired) return null;
  if (isEmpty) return <Redirect to={`/login?from=${encodeURIComponent(path)}`} replace />;
  return (
    <div className="notice" role="alert">
      <Icon name="info" />
      <p>{t('account.expired')}</p>
      <Button size="small" onClick={() => void requestSignIn('storage')}>
        {t('account.expired.action')}
      </Button>
      <Button size="small" tone="quiet" onClick={forgetSession}>
        {t('account.expired.other')}
      </Button>
    </div>
  );
}
