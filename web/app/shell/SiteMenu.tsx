import { AppLink } from '../../ui/AppLink.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The navigation bar's links for a menu: a screen of the whole window hides the bar on a narrow window. */
export function SiteMenu({ path }: { path: string }) {
  const t = useTranslations();
  return (
    <div className="site-menu">
      <nav className="bar-links" aria-label={t('shell.nav.label')}>
        <AppLink to="/">{t('shell.nav.home')}</AppLink>
        <AppLink to="/templates">{t('shell.nav.templates')}</AppLink>
      </nav>
      <div className="bar-end">
        <LanguageSwitch />
        <AccountLinks path={path} />
      </div>
    </div>
  );
}
