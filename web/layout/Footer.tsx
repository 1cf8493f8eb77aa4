import { useText } from '../i18n/useText.ts';
import { AppLink } from './AppLink.tsx';
import './footer.css';

/** The foot of the page: where else to go, and the copyright line, which is Hebrew in either language (NAV-14). */
export function Footer() {
  const t = useText();
  return (
    <footer className="foot">
      <div className="foot-inner">
        <p lang="he" dir="rtl">{t('shell.copyright', { year: String(new Date().getFullYear()) })}</p>
        <nav aria-label={t('shell.foot.label')}>
          <AppLink to="/templates">{t('shell.nav.templates')}</AppLink>
          <AppLink to="/builder">{t('shell.nav.new')}</AppLink>
        </nav>
      </div>
    </footer>
  );
}
