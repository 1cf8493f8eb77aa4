import { useSearch } from 'wouter';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { signOut, Avatar, useSession } from '../../features/auth/index.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { useHash } from '../../lib/routing/location.ts';
import { matchRoute } from '../../lib/routing/routeTable.ts';

/**
 * Names the way back after login (LOG-02), with what the screen's address asks for: filters of the gallery, a section
 * of the builder. From home and from the login itself it leads to the profile.
 */
export function loginQuery(path: string, search = '', hash = ''): '' | `?from=${string}` {
  if (path === '/' || path === '/login' || !matchRoute(path)) return '';
  const asked = search.replace(/^\?/, '');
  return `?from=${encodeURIComponent(path + (asked === '' ? '' : `?${asked}`) + hash)}`;
}

/** Login; or, signed in, the profile with its credits, and logout (NAV-07, NAV-08, NAV-09, NAV-10). */
export function AccountLinks({ path }: { path: string }) {
  const t = useTranslations();
  const person = useSession((state) => state.person);
  const back = loginQuery(path, useSearch(), useHash());
  const here = path === '/login' || path === '/profile' ? ({ 'aria-current': 'page' } as const) : {};
  if (person === null)
    return (
      <AppLink to={`/login${back}`} className="bar-login" {...here}>
        {t('shell.nav.login')}
      </AppLink>
    );
  const { displayName, photoURL, aiCredits } = person;
  const credits = t('shell.nav.credits', { credits: aiCredits });
  const label = displayName === '' ? t('shell.nav.me') : t('shell.nav.profile', { name: displayName });
  return (
    <span className="bar-account">
      <AppLink to="/profile" className="bar-profile" {...here}>
        <Avatar name={displayName} photo={photoURL} size={30} />
        <span>
          <span className="visually-hidden">{label}, </span>
          {credits}
        </span>
      </AppLink>
      <IconButton icon="logout" label={t('shell.nav.logout')} onClick={() => void signOut()} />
    </span>
  );
}
