import { useText } from '../i18n/useText.ts';
import { AppLink } from './AppLink.tsx';
import './footer.css';

const YEAR = String(new Date().getFullYear());

/** The foot of the page: where else to go, and the copyright line, which is Hebrew in either language (NAV-14). */
export function Footer() {
  const t = useText();
  return (
    <footer className="foot">
      <div className="foot-inner">
        <p lang="he" dir="rtl">{t('shell.copyright', { year: YEAR })}</p>
        <nav aria-label={t('shell.foot.label')}>
          <AppLink to="/templates">{t('shell.nav.templates')}</AppLink>
          <AppLink to="/builder">{t('shell.nav.new')}</AppLink>
        </nav>
      </div>
    </footer>
  );
}
